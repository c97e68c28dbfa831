import { madeUpTableName, type TableSummary } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { proposedName } from './proposed-name.ts';

const table = (number: number, name: string): TableSummary => ({
  table: `t${number}`,
  number,
  name,
  game: 'watten',
  host: 'Anna',
  options: {},
  seats: 4,
  people: ['Anna'],
  chairs: [{ person: 'Anna' }, { nobody: true }, { nobody: true }, { nobody: true }],
  bots: 0,
  watching: 0,
  started: false,
});

test('a proposed name is what the house would call the next table', () => {
  expect(proposedName([])).toBe(madeUpTableName(1));
  expect(proposedName([table(26, 'Alte Post'), table(3, 'Linde')])).toBe(madeUpTableName(27));
});

test('it is never the name of a table that one sees (W10)', () => {
  const next = madeUpTableName(27);
  expect(proposedName([table(26, next)])).toBe(madeUpTableName(28));
  const all = Array.from({ length: 40 }, (_, at) => table(at + 1, madeUpTableName(at)));
  expect(all.map(({ name }) => name)).not.toContain(proposedName(all));
});
