import { de as settings } from '../preferences/text/de.ts';
import { house } from './house/de.ts';
import { table } from './table/de.ts';

export const de = {
  ...house,
  ...table,
  settings,
  home: { ...house.home, ...table.tables },
  door: { ...house.door, ...table.door },
  people: { ...house.people, ...table.people },
};
