import { it as settings } from '../preferences/text/it.ts';
import { house } from './house/it.ts';
import { table } from './table/it.ts';

export const it = {
  ...house,
  ...table,
  settings,
  home: { ...house.home, ...table.tables },
  door: { ...house.door, ...table.door },
  people: { ...house.people, ...table.people },
};
