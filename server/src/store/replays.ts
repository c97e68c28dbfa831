import type { Outcome } from '@stammtisch/kernel';
import type { Holder, PersonId, ReplayId, TableId, Version } from '@stammtisch/protocol';
import type { LogEntry, MatchChange } from '@stammtisch/table';

import { EntryLog } from './entries.ts';
import { isKnown } from './people.ts';
import type { Row, Sql } from './sql.ts';
import type { Append, ReplayStore, ReplayWish, StoredReplay } from './store.ts';

/** Where the matches that are over lie in the logs. People are known by their ids only. */
export class SqlReplays implements ReplayStore {
  readonly #database: Sql;
  readonly #log: EntryLog;

  constructor(database: Sql) {
    this.#database = database;
    this.#log = new EntryLog(database);
  }

  /** What entries mean for the match at their table. */
  async note({ table, matches = [], tallies = [] }: Append): Promise<void> {
    if (tallies.length > 0)
      await this.#database.run(
        'UPDATE replay SET rounds = rounds + 1 WHERE table_id = ? AND last IS NULL',
        table,
      );
    for (const change of matches) await this.#change(table, change);
  }

  async #change(table: TableId, change: MatchChange): Promise<void> {
    switch (change.kind) {
      case 'began':
        return await this.#begin(table, change);
      case 'joined':
        return await this.#join(table, change.person);
      case 'ended':
        return await this.#end(table, change);
    }
  }

  async #begin(table: TableId, change: Extract<MatchChange, { kind: 'began' }>): Promise<void> {
    const { id, first, game, at, people } = change;
    await this.#database.run(
      'INSERT INTO replay (id, table_id, first, game, began, solo) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      table,
      first,
      game,
      at,
      people.length <= 1 ? 1 : 0,
    );
    for (const person of people) await this.#add(table, person);
  }

  /** Whoever comes into a match of somebody else has a hand there, too. */
  async #join(table: TableId, person: PersonId): Promise<void> {
    await this.#database.run(
      `UPDATE replay SET solo = 0 WHERE table_id = ? AND last IS NULL
       AND row NOT IN (SELECT replay_row FROM replay_person WHERE person_id = ?)`,
      table,
      person,
    );
    await this.#add(table, person);
  }

  async #add(table: TableId, person: PersonId): Promise<void> {
    if (!(await isKnown(this.#database, person))) return;
    await this.#database.run(
      `INSERT INTO replay_person (person_id, replay_row)
       SELECT ?, replay.row FROM replay WHERE table_id = ? AND last IS NULL ON CONFLICT DO NOTHING`,
      person,
      table,
    );
  }

  /** A match that was broken off before its first round was over is not kept. */
  async #end(table: TableId, change: Extract<MatchChange, { kind: 'ended' }>): Promise<void> {
    const { last, at, holders, outcome } = change;
    if (outcome === undefined)
      await this.#database.run(
        'DELETE FROM replay WHERE table_id = ? AND last IS NULL AND rounds = 0',
        table,
      );
    await this.#database.run(
      'UPDATE replay SET last = ?, ended = ?, holders = ?, outcome = ? WHERE table_id = ? AND last IS NULL',
      last,
      at,
      JSON.stringify(holders.map(withoutId)),
      outcome === undefined ? null : JSON.stringify(outcome),
      table,
    );
    for (const [seat, holder] of holders.entries())
      if ('person' in holder)
        await this.#database.run(
          `UPDATE replay_person SET seat = ?, won = ? WHERE person_id = ?
           AND replay_row = (SELECT MAX(replay.row) FROM replay WHERE table_id = ? AND last = ?)`,
          seat,
          outcome === undefined ? null : Number(outcome.winners.includes(seat)),
          holder.person,
          table,
          last,
        );
  }

  async list({
    of,
    game,
    result,
    against,
    skip,
    most,
  }: ReplayWish): Promise<readonly StoredReplay[]> {
    const [from, whose] =
      'person' in of
        ? ['replay_person JOIN replay ON replay.row = replay_row WHERE person_id = ?', of.person]
        : ['replay WHERE table_id = ?', of.table];
    const wanted = game === undefined ? [] : [game];
    const only = [
      ...(game === undefined ? [] : ['AND game = ?']),
      ...(result === undefined || !('person' in of) ? [] : [RESULTS[result]]),
      ...(against === undefined ? [] : [`AND solo = ${against === 'computers' ? 1 : 0}`]),
    ];
    const rows = await this.#database.all(
      `SELECT replay.* FROM ${from} AND last IS NOT NULL ${only.join(' ')}
       ORDER BY replay.row DESC LIMIT ? OFFSET ?`,
      whose,
      ...wanted,
      most,
      skip,
    );
    const replays: StoredReplay[] = [];
    for (const row of rows) replays.push(await this.#replayOf(row));
    return replays;
  }

  async find(id: ReplayId): Promise<StoredReplay | undefined> {
    const sql = 'SELECT * FROM replay WHERE id = ? AND last IS NOT NULL';
    const row = await this.#database.get(sql, id);
    return row && (await this.#replayOf(row));
  }

  entries = async (
    table: TableId,
    { after, last }: { readonly after: Version; readonly last: Version },
  ): Promise<readonly LogEntry[]> => await this.#log.read(table, after, last);

  async #replayOf(row: Row): Promise<StoredReplay> {
    const { outcome } = row;
    const people = await this.#peopleIn(Number(row['row']));
    const holders = JSON.parse(String(row['holders'])) as readonly Holder[];
    return {
      id: String(row['id']),
      table: String(row['table_id']),
      first: Number(row['first']),
      last: Number(row['last']),
      game: String(row['game']),
      began: Number(row['began']),
      ended: Number(row['ended']),
      rounds: Number(row['rounds']),
      isSolo: row['solo'] === 1,
      holders: holders.map((holder, seat) => withId(holder, people, seat)),
      ...(typeof outcome === 'string' && { outcome: JSON.parse(outcome) as Outcome }),
      people: people.map(({ person }) => person),
    };
  }

  #peopleIn = async (row: number): Promise<readonly Played[]> =>
    (
      await this.#database.all(
        'SELECT person_id, seat FROM replay_person WHERE replay_row = ?',
        row,
      )
    ).map(each => ({ person: String(each['person_id']), seat: each['seat'] }));
}

/** Of a match that somebody has played to its end. */
const RESULTS = { won: 'AND won = 1', lost: 'AND won = 0' } as const;

/** Somebody in a match, and what seat they had in its last round. */
interface Played {
  readonly person: PersonId;
  readonly seat: unknown;
}

/** Ids lie where they can be erased. */
const withoutId = (holder: Holder): Holder => ('person' in holder ? { person: '' } : holder);

const withId = (holder: Holder, people: readonly Played[], seat: number): Holder =>
  'person' in holder
    ? { person: people.find(each => each.seat === seat)?.person ?? holder.person }
    : holder;
