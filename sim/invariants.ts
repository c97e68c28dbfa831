import type { Client } from '@stammtisch/client';
import { fingerprint, type Game } from '@stammtisch/kernel';
import type { TableId } from '@stammtisch/protocol';
import {
  extended,
  holdingsAt,
  sceneFor,
  type LogEntry,
  type Table,
  unfold,
} from '@stammtisch/table';

import { collected } from '../server/src/collected.ts';
import type { SqlRooms } from '../server/src/store/rooms.ts';
import type { Journal } from './robot.ts';

/** The logs of a house, and its books. */
type Books = Pick<SqlRooms, 'tables' | 'ledger'>;

/** After these nobody knows whether the move was written. */
const UNSURE: readonly string[] = ['house-error', 'lost', 'unavailable'];

/** Someone who was there, and what they wrote down. */
export interface Guest {
  readonly journal: Journal;
  readonly client: Pick<Client, 'snapshot'>;
}

/** What the invariants have to say about a house and those who were in it; nothing, if all is well. */
export async function checkAll(
  file: Books,
  robots: readonly Guest[],
  { game, ...given }: { game: Game; heads?: ReadonlyMap<TableId, number> },
): Promise<readonly string[]> {
  const heads = given.heads ?? (await headsOf(file));
  const tables = new Set([
    ...(await file.tables.open()),
    ...robots.flatMap(({ journal }) => [...journal.seen.values()].map(({ table }) => table)),
  ]);
  const logs = await logsOf(file, tables);
  return [
    ...robots.flatMap(({ journal }) => journal.complaints),
    ...[...logs].flatMap(([id, entries]) => checkLog(id, entries, game)),
    ...(await collected(logs, ([id, entries]) => checkStakes(file, id, unfoldable(entries, game)))),
    ...(await file.ledger.audit()),
    ...robots.flatMap(robot => checkJournal(robot, logs)),
    ...[...logs].flatMap(([id, entries]) => checkScenes(id, entries, { robots, game })),
    ...robots.flatMap(robot => checkProgress(robot, heads)),
  ];
}

const logsOf = async (
  file: Books,
  tables: Iterable<TableId>,
): Promise<ReadonlyMap<TableId, readonly LogEntry[]>> =>
  new Map(
    await collected(tables, async id => [[id, (await file.tables.read(id, 0)).entries] as const]),
  );

/** I2, I5 and I7: no gap, and the log folds; chips come and go only with people and bots. */
function checkLog(id: TableId, entries: readonly LogEntry[], game: Game): readonly string[] {
  const gaps = entries.flatMap(({ version }, at) =>
    version === at + 1 ? [] : [`table ${id}: gap at ${at + 1}`],
  );
  if (gaps.length > 0) return gaps;
  const keys = entries.flatMap(({ body }) =>
    body.kind === 'move' && body.key !== undefined ? [body.key] : [],
  );
  if (new Set(keys).size !== keys.length) return [`table ${id}: a move took effect twice`];
  try {
    const { state } = unfold(game, entries);
    const { seats, bank } = game.chips?.(state) ?? { seats: [], bank: 0 };
    const total = seats.reduce((sum, each) => sum + each, bank);
    return seats.every(chips => chips >= 0) && Number.isSafeInteger(total)
      ? []
      : [`table ${id}: chips are wrong`];
  } catch (error) {
    return [`table ${id}: ${String(error)}`];
  }
}

/** I8: what lies on a table is what the books say; a table that could not be read says nothing here. */
async function checkStakes(
  file: Books,
  id: TableId,
  table: Table | undefined,
): Promise<readonly string[]> {
  if (table?.game.chips === undefined) return [];
  const { seats } = table.game.chips(table.state);
  // When a table closes everyone gets back what still lay there.
  const total = table.room.closed ? 0 : seats.reduce((sum, each) => sum + each, 0);
  const booked = await file.ledger.stakeOf(id);
  const holdings = table.room.closed ? [] : holdingsAt(table);
  return [
    ...(total === booked ? [] : [`table ${id}: ${total} lie there, ${booked} are in the books`]),
    ...(await collected(holdings, async ({ person, amount }) => {
      const held = await file.ledger.heldAt(person, id);
      return held === amount ? [] : [`table ${id}: ${person} has ${amount}, not ${held}`];
    })),
  ];
}

function unfoldable(entries: readonly LogEntry[], game: Game): Table | undefined {
  try {
    return unfold(game, entries);
  } catch {
    return undefined;
  }
}

/** I1 and I4: an acknowledged move is in the log where it was said to be; a refused one is not. */
function checkJournal(
  { journal }: Guest,
  logs: ReadonlyMap<TableId, readonly LogEntry[]>,
): readonly string[] {
  const at = (table: TableId, key: string) =>
    (logs.get(table) ?? []).filter(({ body }) => body.kind === 'move' && body.key === key);
  const lost = journal.acknowledged.flatMap(({ table, key, version }) => {
    const found = at(table, key);
    return found.length === 1 && found[0]!.version === version
      ? []
      : [`acknowledged move ${key} is not at ${version}`];
  });
  const traces = journal.refused.flatMap(({ table, key, code }) =>
    !UNSURE.includes(code) && at(table, key).length > 0
      ? [`refused move ${key} left a trace: ${code}`]
      : [],
  );
  return [...lost, ...traces];
}

/** I3: whatever anyone saw is the projection of a prefix of the log. */
function checkScenes(
  id: TableId,
  entries: readonly LogEntry[],
  { robots, game }: { robots: readonly Guest[]; game: Game },
): readonly string[] {
  const sightings = robots.flatMap(({ journal }) =>
    [...journal.seen.values()].filter(({ table }) => table === id),
  );
  const byVersion = new Map<number, typeof sightings>();
  for (const sighting of sightings)
    byVersion.set(sighting.version, [...(byVersion.get(sighting.version) ?? []), sighting]);
  const complaints: string[] = [];
  let table: Table | undefined;
  for (const [at, entry] of entries.entries()) {
    // A gap is told of by `checkLog`.
    if (entry.version !== at + 1) return complaints;
    const after = tableAfter(table, entry, game);
    // So is what does not fold.
    if (after === undefined) return complaints;
    table = after;
    for (const { viewer, print } of byVersion.get(entry.version) ?? [])
      if (fingerprint(sceneFor(table, viewer === 'gallery' ? viewer : Number(viewer))) !== print)
        complaints.push(`table ${id}: ${viewer} saw something else at ${entry.version}`);
    byVersion.delete(entry.version);
  }
  if (byVersion.size > 0)
    complaints.push(`table ${id}: someone saw versions that are not in the log`);
  return complaints;
}

function tableAfter(before: Table | undefined, entry: LogEntry, game: Game): Table | undefined {
  try {
    return before === undefined ? unfold(game, [entry]) : extended(before, entry);
  } catch {
    return undefined;
  }
}

/** I10: once all is well again, everyone is connected, answered, and as far as the log was a moment ago. */
function checkProgress({ client }: Guest, heads: ReadonlyMap<TableId, number>): readonly string[] {
  const { connection, table } = client.snapshot;
  if (connection !== 'open') return [`a client is ${connection} after everything has healed`];
  if (table === undefined) return [];
  const head = heads.get(table.table) ?? 0;
  return table.version >= head ? [] : [`a client is at ${table.version} of ${head}`];
}

/** How far each open table is. */
export async function headsOf(file: Books): Promise<ReadonlyMap<TableId, number>> {
  const logs = await logsOf(file, await file.tables.open());
  return new Map([...logs].map(([id, entries]) => [id, entries.length]));
}
