import { madeUpTableName, type TableSummary } from '@stammtisch/protocol';

const MOST_TRIES = 20;

/** The name the next table would have from the house, as far as one can see the others. */
export function proposedName(tables: readonly TableSummary[]): string {
  const next = Math.max(0, ...tables.map(({ number = 0 }) => number)) + 1;
  const taken = new Set(tables.map(({ name }) => name));
  for (let number = next; number < next + MOST_TRIES; number++)
    if (!taken.has(madeUpTableName(number))) return madeUpTableName(number);
  return `${madeUpTableName(next)} ${next}`;
}
