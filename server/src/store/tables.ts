import { err, ok, type Result } from '@stammtisch/kernel';
import type { PersonId, TableId, Version } from '@stammtisch/protocol';

import { EntryLog } from './entries.ts';
import type { SqlLedger } from './ledger.ts';
import { isKnown } from './people.ts';
import type { SqlRecords } from './records.ts';
import type { SqlReplays } from './replays.ts';
import type { Sql } from './sql.ts';
import type {
  Append,
  AppendRefusal,
  SeatChange,
  Snapshot,
  StoredTable,
  TableStore,
} from './store.ts';

interface TableDeps {
  readonly ledger: SqlLedger;
  readonly records: SqlRecords;
  readonly replays: SqlReplays;
}

/** The logs of tables, and what goes with their entries. */
export class SqlTables implements TableStore {
  readonly #database: Sql;
  readonly #entries: EntryLog;
  readonly #deps: TableDeps;

  constructor(database: Sql, deps: TableDeps) {
    this.#database = database;
    this.#entries = new EntryLog(database);
    this.#deps = deps;
  }

  async append(append: Append): Promise<Result<void, AppendRefusal>> {
    const { table, entries, closed } = append;
    if (entries.length === 0) return ok(undefined);
    const refused = await this.#refusal(append);
    // Whoever has not heard that it was written asks again.
    if (refused === 'conflict' && (await this.#entries.holds(table, entries.at(-1)!)))
      return ok(undefined);
    if (refused !== undefined) return err(refused);

    await this.#entries.append(table, entries);
    if (entries[0]?.version === 1)
      await this.#database.run('INSERT INTO open_table (id) VALUES (?)', table);
    await this.#appendBesides(append);
    if (closed === true) await this.#close(table);
    return ok(undefined);
  }

  /** What the entries mean for people. */
  async #appendBesides(append: Append): Promise<void> {
    const { table, entries, seats = [], transfers = [], tallies = [], holdings = [] } = append;
    const { version, at } = entries.at(-1)!;
    if (append.nameSkeleton !== undefined)
      await this.#database.run(
        `INSERT INTO table_name (table_id, skeleton) VALUES (?, ?)
         ON CONFLICT (table_id) DO UPDATE SET skeleton = excluded.skeleton`,
        table,
        append.nameSkeleton,
      );
    for (const change of seats) await this.#reseat(change, table);
    for (const { person, amount } of holdings) await this.#deps.ledger.hold(person, table, amount);
    for (const transfer of transfers)
      await this.#deps.ledger.transfer(transfer, { table, version, at });
    for (const tally of tallies) await this.#deps.records.count(tally, at);
    await this.#deps.replays.note(append);
  }

  async #refusal(append: Append): Promise<AppendRefusal | undefined> {
    const { table, entries, seats = [], transfers = [], nameSkeleton } = append;
    if (!(await this.#entries.follow(table, entries))) return 'conflict';
    for (const change of seats) if (await this.#cannotSit(change, table)) return 'seated-elsewhere';
    if (nameSkeleton !== undefined && (await this.#isTaken(nameSkeleton, table)))
      return 'name-taken';
    return (await this.#deps.ledger.covers(transfers, table)) ? undefined : 'no-cover';
  }

  async #close(table: TableId): Promise<void> {
    await this.#database.run('DELETE FROM open_table WHERE id = ?', table);
    await this.#database.run('DELETE FROM seat WHERE table_id = ?', table);
    await this.#database.run('DELETE FROM holding WHERE table_id = ?', table);
    await this.#database.run('DELETE FROM table_name WHERE table_id = ?', table);
    await this.#database.run('DELETE FROM table_password WHERE table_id = ?', table);
  }

  async #isTaken(skeleton: string, table: TableId): Promise<boolean> {
    const sql = 'SELECT table_id FROM table_name WHERE skeleton = ?';
    const row = await this.#database.get(sql, skeleton);
    return row !== undefined && row['table_id'] !== table;
  }

  async number(table: TableId): Promise<number> {
    const sql = `INSERT INTO table_number (table_id) VALUES (?)
       ON CONFLICT (table_id) DO UPDATE SET table_id = excluded.table_id RETURNING number`;
    return Number((await this.#database.get(sql, table))!['number']);
  }

  async numbered(number: number): Promise<TableId | undefined> {
    const row = await this.#database.get(
      'SELECT table_id FROM table_number WHERE number = ?',
      number,
    );
    return row && String(row['table_id']);
  }

  async passwordOf(table: TableId): Promise<string | undefined> {
    const row = await this.#database.get(
      'SELECT hash FROM table_password WHERE table_id = ?',
      table,
    );
    return row && String(row['hash']);
  }

  async savePassword(table: TableId, hash: string): Promise<void> {
    const sql = `INSERT INTO table_password (table_id, hash) VALUES (?, ?)
       ON CONFLICT (table_id) DO UPDATE SET hash = excluded.hash`;
    await this.#database.run(sql, table, hash);
  }

  async #cannotSit(change: SeatChange, table: TableId): Promise<boolean> {
    if (!('took' in change)) return false;
    const seat = await this.seatOf(change.person);
    return (
      !(await isKnown(this.#database, change.person)) || (seat !== undefined && seat !== table)
    );
  }

  async #reseat(change: SeatChange, table: TableId): Promise<void> {
    const { person } = change;
    if ('took' in change) {
      await this.#database.run(
        `INSERT INTO seat (person_id, table_id) VALUES (?, ?)
         ON CONFLICT (person_id) DO UPDATE SET table_id = excluded.table_id`,
        person,
        table,
      );
      await this.#database.run(
        'INSERT INTO sat (person_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
        person,
        table,
      );
    } else
      await this.#database.run(
        'DELETE FROM seat WHERE person_id = ? AND table_id = ?',
        person,
        table,
      );
  }

  async read(table: TableId, after?: Version): Promise<StoredTable> {
    try {
      return await this.#read(table, after);
    } catch (error) {
      if (error instanceof SyntaxError) return { entries: [], isDamaged: true };
      throw error;
    }
  }

  async #read(table: TableId, after?: Version): Promise<StoredTable> {
    const sql = 'SELECT version, state FROM snapshot WHERE table_id = ?';
    const found = after === undefined ? await this.#database.get(sql, table) : undefined;
    const snapshot = found && {
      version: Number(found['version']),
      table: JSON.parse(String(found['state'])) as Snapshot,
    };
    const entries = await this.#entries.read(table, after ?? snapshot?.version ?? 0);
    return { ...(snapshot && { snapshot }), entries };
  }

  heads = (tables: readonly TableId[]): Promise<readonly Version[]> =>
    Promise.all(tables.map(table => this.#entries.headOf(table).then(({ version }) => version)));

  versionOf = async (table: TableId, key: string): Promise<Version | undefined> =>
    await this.#entries.versionOf(table, key);

  async snapshot(table: TableId, version: Version, state: Snapshot): Promise<void> {
    await this.#database.run(
      `INSERT INTO snapshot (table_id, version, state) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, state = excluded.state
         WHERE snapshot.version < excluded.version`,
      table,
      version,
      JSON.stringify(state),
    );
  }

  async open(): Promise<readonly TableId[]> {
    return (await this.#database.all('SELECT id FROM open_table ORDER BY row')).map(row =>
      String(row['id']),
    );
  }

  async satAt(person: PersonId, most: number): Promise<readonly TableId[]> {
    const sql = `SELECT open_table.id FROM sat JOIN open_table ON open_table.id = sat.table_id
       WHERE sat.person_id = ? ORDER BY open_table.row DESC LIMIT ?`;
    return (await this.#database.all(sql, person, most)).map(row => String(row['id']));
  }

  async naming(person: PersonId): Promise<readonly TableId[]> {
    const sql = `SELECT id FROM open_table WHERE id IN (SELECT table_id FROM sat WHERE person_id = ?
       UNION SELECT table_id FROM chat WHERE person_id = ?)`;
    return (await this.#database.all(sql, person, person)).map(row => String(row['id']));
  }

  async openedAt(table: TableId): Promise<number | undefined> {
    const sql = 'SELECT at FROM entry WHERE table_id = ? AND version = 1';
    const row = await this.#database.get(sql, table);
    return row && Number(row['at']);
  }

  async releaseSeats(table: TableId): Promise<void> {
    await this.#database.run('DELETE FROM seat WHERE table_id = ?', table);
  }

  async seatOf(person: PersonId): Promise<TableId | undefined> {
    const row = await this.#database.get('SELECT table_id FROM seat WHERE person_id = ?', person);
    return row && String(row['table_id']);
  }
}
