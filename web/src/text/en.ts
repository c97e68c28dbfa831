import { en as settings } from '../preferences/text/en.ts';
import { house } from './house/en.ts';
import { table } from './table/en.ts';

/** Everything the house says outside the games, for tests: pages load the parts. */
export const en = {
  ...house,
  ...table,
  settings,
  home: { ...house.home, ...table.tables },
  door: { ...house.door, ...table.door },
  people: { ...house.people, ...table.people },
};

export type Text = typeof en;
