import { CATALOGUE } from '@stammtisch/bots';
import type { Game } from '@stammtisch/kernel';
import { holdingsAt, type Table, unfold } from '@stammtisch/table';

import { collected } from '../server/src/collected.ts';
import { roomsOf, type SqlRooms } from '../server/src/store/rooms.ts';
import type { Sql } from '../server/src/store/sql.ts';

export type Games = ReadonlyMap<string, Game>;

/** All games of the house, by name. */
export async function allGames(): Promise<Games> {
  const games = new Map<string, Game>();
  for (const [name, load] of Object.entries(CATALOGUE)) games.set(name, (await load()).game);
  return games;
}

/** The table that a log leads to, replayed from its first entry, or what is wrong with the log. */
export async function replayed(
  file: Pick<SqlRooms, 'tables'>,
  games: Games,
  id: string,
): Promise<Table | string> {
  try {
    const { entries, isDamaged } = await file.tables.read(id, 0);
    if (isDamaged === true) return `table ${id}: an entry is no JSON`;
    const [first] = entries;
    const game = first?.body.kind === 'opened' ? games.get(first.body.game) : undefined;
    if (game === undefined) return `table ${id} is of a game that is not here`;
    return unfold(game, entries);
  } catch (error) {
    return `table ${id} cannot be replayed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Whether what lies on an open table by its log is what the books say. */
export async function moneyComplaints(
  file: Pick<SqlRooms, 'ledger' | 'people'>,
  id: string,
  { game, state, ...rest }: Table,
): Promise<readonly string[]> {
  if (game.chips === undefined) return [];
  const total = game.chips(state).seats.reduce((sum, each) => sum + each, 0);
  const booked = await file.ledger.stakeOf(id);
  return [
    ...(total === booked ? [] : [`table ${id}: ${total} lie there, ${booked} are in the books`]),
    ...(await collected(holdingsAt({ game, state, ...rest }), async ({ person, amount }) => {
      const held = await file.ledger.heldAt(person, id);
      // Whoever was erased in the middle of a round has a chair, and nothing.
      const isErased = (await file.people.find(person)) === undefined;
      return isErased || held === amount
        ? []
        : [`table ${id}: ${amount} lie before ${person}, ${held} by the books`];
    })),
  ];
}

export interface CheckedHouse {
  readonly tables: number;
  readonly entries: number;
  readonly complaints: readonly string[];
}

/** Replays every table that has a log, also those that are closed, and counts the money. */
export async function houseComplaints(database: Sql, games: Games): Promise<CheckedHouse> {
  const rooms = roomsOf(database);
  const rows = await database.all('SELECT DISTINCT table_id FROM entry');
  const ids = rows.map(row => String(row['table_id']));
  const open = new Set(await rooms.tables.open());
  let entries = 0;
  const wrong = await collected(ids, async id => {
    const table = await replayed(rooms, games, id);
    if (typeof table === 'string') return [table];
    entries += table.version;
    return open.has(id) ? moneyComplaints(rooms, id, table) : [];
  });
  return {
    tables: ids.length,
    entries,
    complaints: [...(await rooms.ledger.audit()), ...wrong],
  };
}
