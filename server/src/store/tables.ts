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
  AtOnce,
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
export class SqlTables implements AtOnce<TableStore> {
  readonly #database: Sql;
  readonly #entries: EntryLog;
  readonly #deps: TableDeps;

  constructor(database: Sql, deps: TableDeps) {
    this.#database = database;
    this.#entries = new EntryLog(database);
    this.#deps = deps;
  }

  append(append: Append): Result<void, AppendRefusal> {
    const { table, entries, closed } = append;
    if (entries.length === 0) return ok(undefined);
    const refused = this.#refusal(append);
    if (refused !== undefined) return err(refused);

    this.#entries.append(table, entries);
    if (entries[0]?.version === 1)
      this.#database.run('INSERT INTO open_table (id) VALUES (?)', table);
    this.#appendBesides(append);
    if (closed === true) this.#close(table);
    return ok(undefined);
  }

  /** What the entries mean for people. */
  #appendBesides(append: Append): void {
    const { table, entries, seats = [], transfers = [], tallies = [], holdings = [] } = append;
    const { version, at } = entries.at(-1)!;
    if (append.nameSkeleton !== undefined)
      this.#database.run(
        'INSERT OR REPLACE INTO table_name (table_id, skeleton) VALUES (?, ?)',
        table,
        append.nameSkeleton,
      );
    for (const change of seats) this.#reseat(change, table);
    for (const { person, amount } of holdings) this.#deps.ledger.hold(person, table, amount);
    for (const transfer of transfers) this.#deps.ledger.transfer(transfer, { table, version, at });
    for (const tally of tallies) this.#deps.records.count(tally, at);
    this.#deps.replays.note(append);
  }

  #refusal(append: Append): AppendRefusal | undefined {
    const { table, entries, seats = [], transfers = [], nameSkeleton } = append;
    if (!this.#entries.follow(table, entries)) return 'conflict';
    if (seats.some(change => this.#cannotSit(change, table))) return 'seated-elsewhere';
    if (nameSkeleton !== undefined && this.#isTaken(nameSkeleton, table)) return 'name-taken';
    return this.#deps.ledger.covers(transfers, table) ? undefined : 'no-cover';
  }

  #close(table: TableId): void {
    this.#database.run('DELETE FROM open_table WHERE id = ?', table);
    this.#database.run('DELETE FROM seat WHERE table_id = ?', table);
    this.#database.run('DELETE FROM holding WHERE table_id = ?', table);
    this.#database.run('DELETE FROM table_name WHERE table_id = ?', table);
    this.#database.run('DELETE FROM table_password WHERE table_id = ?', table);
  }

  #isTaken(skeleton: string, table: TableId): boolean {
    const sql = 'SELECT table_id FROM table_name WHERE skeleton = ?';
    const row = this.#database.get(sql, skeleton);
    return row !== undefined && row['table_id'] !== table;
  }

  number(table: TableId): number {
    const sql = `INSERT INTO table_number (table_id) VALUES (?)
       ON CONFLICT (table_id) DO UPDATE SET table_id = table_id RETURNING number`;
    return Number(this.#database.get(sql, table)!['number']);
  }

  numbered(number: number): TableId | undefined {
    const row = this.#database.get('SELECT table_id FROM table_number WHERE number = ?', number);
    return row && String(row['table_id']);
  }

  passwordOf(table: TableId): string | undefined {
    const row = this.#database.get('SELECT hash FROM table_password WHERE table_id = ?', table);
    return row && String(row['hash']);
  }

  savePassword(table: TableId, hash: string): void {
    const sql = 'INSERT OR REPLACE INTO table_password (table_id, hash) VALUES (?, ?)';
    this.#database.run(sql, table, hash);
  }

  #cannotSit(change: SeatChange, table: TableId): boolean {
    if (!('took' in change)) return false;
    const seat = this.seatOf(change.person);
    return !isKnown(this.#database, change.person) || (seat !== undefined && seat !== table);
  }

  #reseat(change: SeatChange, table: TableId): void {
    const { person } = change;
    if ('took' in change) {
      this.#database.run(
        'INSERT OR REPLACE INTO seat (person_id, table_id) VALUES (?, ?)',
        person,
        table,
      );
      this.#database.run(
        'INSERT OR IGNORE INTO sat (person_id, table_id) VALUES (?, ?)',
        person,
        table,
      );
    } else
      this.#database.run('DELETE FROM seat WHERE person_id = ? AND table_id = ?', person, table);
  }

  read(table: TableId, after?: Version): StoredTable {
    try {
      return this.#read(table, after);
    } catch (error) {
      if (error instanceof SyntaxError) return { entries: [], isDamaged: true };
      throw error;
    }
  }

  #read(table: TableId, after?: Version): StoredTable {
    const sql = 'SELECT version, state FROM snapshot WHERE table_id = ?';
    const found = after === undefined ? this.#database.get(sql, table) : undefined;
    const snapshot = found && {
      version: Number(found['version']),
      table: JSON.parse(String(found['state'])) as Snapshot,
    };
    const entries = this.#entries.read(table, after ?? snapshot?.version ?? 0);
    return { ...(snapshot && { snapshot }), entries };
  }

  versionOf = (table: TableId, key: string): Version | undefined =>
    this.#entries.versionOf(table, key);

  snapshot(table: TableId, version: Version, state: Snapshot): void {
    this.#database.run(
      'INSERT OR REPLACE INTO snapshot (table_id, version, state) VALUES (?, ?, ?)',
      table,
      version,
      JSON.stringify(state),
    );
  }

  open(): readonly TableId[] {
    return this.#database
      .all('SELECT id FROM open_table ORDER BY row')
      .map(row => String(row['id']));
  }

  satAt(person: PersonId, most: number): readonly TableId[] {
    const sql = `SELECT open_table.id FROM sat JOIN open_table ON open_table.id = sat.table_id
       WHERE sat.person_id = ? ORDER BY open_table.row DESC LIMIT ?`;
    return this.#database.all(sql, person, most).map(row => String(row['id']));
  }

  naming(person: PersonId): readonly TableId[] {
    const sql = `SELECT id FROM open_table WHERE id IN (SELECT table_id FROM sat WHERE person_id = ?1
       UNION SELECT table_id FROM chat WHERE person_id = ?1)`;
    return this.#database.all(sql, person).map(row => String(row['id']));
  }

  openedAt(table: TableId): number | undefined {
    const sql = 'SELECT at FROM entry WHERE table_id = ? AND version = 1';
    const row = this.#database.get(sql, table);
    return row && Number(row['at']);
  }

  releaseSeats(table: TableId): void {
    this.#database.run('DELETE FROM seat WHERE table_id = ?', table);
  }

  seatOf(person: PersonId): TableId | undefined {
    const row = this.#database.get('SELECT table_id FROM seat WHERE person_id = ?', person);
    return row && String(row['table_id']);
  }
}
