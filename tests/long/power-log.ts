import { game } from '@stammtisch/big-two';
import { pick, seeded } from '@stammtisch/kernel';
import type { LogEntry } from '@stammtisch/table';

export const TABLES = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];

/** How many entries are written together, one time after the other: enough for several checkpoints. */
export const APPENDS: readonly number[] = Array.from({ length: 250 }, (_, at) => 1 + (at % 3));

const idOf = (table: string, version: number): string =>
  version === 0 ? '' : `${table}.${version}`;

/** What the log of a table says at a version: known beforehand, so that it can be compared. */
export const entryOf = (table: string, version: number): LogEntry => ({
  version,
  id: idOf(table, version),
  previous: idOf(table, version - 1),
  at: version,
  body: version === 1 ? opened(table) : moved(table, version),
});

const opened = (table: string): LogEntry['body'] => ({
  kind: 'opened',
  game: game.name,
  rules: game.version,
  options: { stake: 0 },
  seats: 4,
  host: `host of ${table}`,
  listed: true,
});

/** Of any length: a pass, a few cards, or a whole pack. */
function moved(table: string, version: number): LogEntry['body'] {
  const random = seeded(table, version);
  const cards = Array.from({ length: pick([0, 1, 5, 52], random) }, () => random.below(52));
  const move = { kind: 'play', cards };
  return { kind: 'move', by: random.below(4), move, key: `key.${table}.${version}` };
}
