import { err, ok, type Result } from '@stammtisch/kernel';
import {
  BROKE_BELOW,
  FIRST_BALANCE,
  type PersonId,
  type TableId,
  type Version,
} from '@stammtisch/protocol';

import { AccountStore } from './accounts.ts';
import { ChatStore } from './chat.ts';
import { BadDatabase, Database, isDoubled } from './database.ts';
import { EntryStore } from './entries.ts';
import { dataOf, eraseFrom } from './erasure.ts';
import { Ledger, idOf } from './ledger.ts';
import { isKnown, PersonStore } from './people.ts';
import { RecordStore } from './records.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';
import {
  type AccountChange,
  type Append,
  type AppendRefusal,
  type Balance,
  type Chips,
  type NewAccount,
  type NewSession,
  type SeatChange,
  type Shown,
  type Snapshot,
  type StoredLine,
  type StoredPasskey,
  type StoredPerson,
  type StoredTable,
} from './store.ts';

export interface SqliteOptions {
  /** Only tests lower it, to show that they notice. */
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** To look at it, also while a house is open on it. */
  readonly readOnly?: boolean;
  /** The disk is full after so many pages: only tests have such a one. */
  readonly mostPages?: number;
}

/** The house's file. Every method does its work at once; `Writer` groups them into commits. */
export class SqliteFile {
  readonly #database: Database;
  readonly #entries: EntryStore;
  readonly #ledger: Ledger;
  readonly #people: PersonStore;
  readonly #chat: ChatStore;
  readonly #accounts: AccountStore;
  readonly #records: RecordStore;

  constructor(path: string, options: SqliteOptions = {}) {
    const { readOnly } = options;
    const database = new Database(path, { readOnly });
    this.#database = database;
    this.#entries = new EntryStore(database);
    this.#ledger = new Ledger(database);
    this.#people = new PersonStore(database);
    this.#chat = new ChatStore(database);
    this.#accounts = new AccountStore(database);
    this.#records = new RecordStore(database);
    try {
      if (readOnly === true) this.#recogniseCurrent();
      else this.#prepare(path, options);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  #prepare(path: string, { synchronous = 'FULL', mostPages }: SqliteOptions): void {
    this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};`);
    this.#database.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000;');
    this.#database.exec('PRAGMA secure_delete = ON');
    // The pages of the indexes that many tables at once touch fit into 16 MB.
    this.#database.exec('PRAGMA cache_size = -16000');
    if (path !== ':memory:') this.#check(synchronous);
    this.#migrate();
    if (mostPages !== undefined) this.#database.exec(`PRAGMA max_page_count = ${mostPages}`);
  }

  #check(synchronous: 'FULL' | 'NORMAL'): void {
    const mode = this.#database.pragma('journal_mode');
    const level = this.#database.pragma('synchronous');
    if (mode !== 'wal' || level !== (synchronous === 'FULL' ? 2 : 1))
      throw new BadDatabase('the database cannot promise to keep what it acknowledges');
    if (this.#database.pragma('quick_check') !== 'ok')
      throw new BadDatabase('the database is damaged');
  }

  /** How many migrations the file has seen. */
  #recognise(): number {
    const version = Number(this.#database.pragma('user_version'));
    const owner = Number(this.#database.pragma('application_id'));
    if (version > 0 && owner !== APPLICATION_ID)
      throw new BadDatabase('the database belongs to another program');
    if (version > MIGRATIONS.length)
      throw new BadDatabase('the database was written by a newer Stammtisch');
    return version;
  }

  #recogniseCurrent(): void {
    if (this.#recognise() < MIGRATIONS.length)
      throw new BadDatabase('the database is of an older Stammtisch; open the house once first');
  }

  #migrate(): void {
    const version = this.#recognise();
    try {
      this.transaction(() => {
        for (const migration of MIGRATIONS.slice(version)) this.#database.exec(migration);
        this.#database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
        this.#database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
      });
    } catch (cause) {
      if (!isDoubled(cause)) throw cause;
      throw new BadDatabase('the log of a table has two entries in one place', { cause });
    }
  }

  /** Runs `work` in one transaction. When it returns, what was written is on disk. */
  transaction<T>(work: () => T): T {
    this.#database.run('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.run('COMMIT');
      return result;
    } catch (error) {
      // A full disk has taken everything back already.
      if (this.#database.isTransaction) this.#database.run('ROLLBACK');
      throw error;
    }
  }

  /** What `work` reads is the house as it was at one moment. */
  glance<T>(work: () => T): T {
    this.#database.run('BEGIN');
    try {
      return work();
    } finally {
      this.#database.run('COMMIT');
    }
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
    for (const change of seats) this.#reseat(change, table);
    for (const { person, amount } of holdings) this.#hold(person, table, amount);
    for (const transfer of transfers) this.#ledger.transfer(transfer, { table, version, at });
    for (const tally of tallies) this.#records.count(tally, at);
  }

  #refusal({ table, entries, seats = [], transfers = [] }: Append): AppendRefusal | undefined {
    if (!this.#entries.follow(table, entries)) return 'conflict';
    if (seats.some(change => this.#cannotSit(change, table))) return 'seated-elsewhere';
    return this.#ledger.covers(transfers, table) ? undefined : 'no-cover';
  }

  #close(table: TableId): void {
    this.#database.run('DELETE FROM open_table WHERE id = ?', table);
    this.#database.run('DELETE FROM seat WHERE table_id = ?', table);
    this.#database.run('DELETE FROM holding WHERE table_id = ?', table);
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

  #hold(person: PersonId, table: TableId, amount: number): void {
    const where = 'person_id = ? AND table_id = ?';
    if (amount === 0 || !isKnown(this.#database, person))
      this.#database.run(`DELETE FROM holding WHERE ${where}`, person, table);
    else
      this.#database.run(
        'INSERT OR REPLACE INTO holding (person_id, table_id, chips) VALUES (?, ?, ?)',
        person,
        table,
        amount,
      );
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

  openTables(): readonly TableId[] {
    return this.#database
      .all('SELECT id FROM open_table ORDER BY row')
      .map(row => String(row['id']));
  }

  tablesOf(person: PersonId, most: number): readonly TableId[] {
    const sql = `SELECT open_table.id FROM sat JOIN open_table ON open_table.id = sat.table_id
       WHERE sat.person_id = ? ORDER BY open_table.row DESC LIMIT ?`;
    return this.#database.all(sql, person, most).map(row => String(row['id']));
  }

  tablesNaming(person: PersonId): readonly TableId[] {
    const sql = `SELECT id FROM open_table WHERE id IN (SELECT table_id FROM sat WHERE person_id = ?1
       UNION SELECT table_id FROM chat WHERE person_id = ?1)`;
    return this.#database.all(sql, person).map(row => String(row['id']));
  }

  releaseSeats(table: TableId): void {
    this.#database.run('DELETE FROM seat WHERE table_id = ?', table);
  }

  seatOf(person: PersonId): TableId | undefined {
    const row = this.#database.get('SELECT table_id FROM seat WHERE person_id = ?', person);
    return row && String(row['table_id']);
  }

  balanceOf(person: PersonId): Balance {
    const sql = 'SELECT coalesce(sum(chips), 0) AS chips FROM holding WHERE person_id = ?';
    const onTables = Number(this.#database.get(sql, person)?.['chips']);
    return { balance: this.#accountOf(person), onTables };
  }

  #accountOf = (person: PersonId): number => this.#ledger.balanceOf(`person ${person}`);

  spendableOf(person: PersonId, bankGame: string | undefined): number {
    const balance = this.#accountOf(person);
    if (bankGame === undefined) return balance;
    return Math.min(balance, FIRST_BALANCE + this.#records.winningsOf(person, bankGame));
  }

  resetBalance(person: PersonId, at: number): Result<Balance, 'has-money' | 'not-you'> {
    if (!isKnown(this.#database, person)) return err('not-you');
    const { balance, onTables } = this.balanceOf(person);
    const all = balance + onTables;
    if (all >= BROKE_BELOW) return err('has-money');
    const own = `person ${person}` as const;
    this.#ledger.transfer({ from: 'mint', to: own, amount: FIRST_BALANCE - all }, { at });
    this.#records.beginAgain(person);
    return ok(this.balanceOf(person));
  }

  /** What lies before a person on one table. */
  heldAt(person: PersonId, table: TableId): number {
    const sql = 'SELECT chips FROM holding WHERE person_id = ? AND table_id = ?';
    return Number(this.#database.get(sql, person, table)?.['chips'] ?? 0);
  }

  stakeOf = (table: TableId): number => this.#ledger.balanceOf(idOf('table', table));

  adopt(table: TableId, { total, people }: Chips, at: number): void {
    for (const { person, amount } of people) this.#hold(person, table, amount);
    if (total === 0 || this.#ledger.isOpen(idOf('table', table))) return;
    this.#ledger.transfer({ from: 'mint', to: 'table', amount: total }, { table, at });
  }

  audit = (): readonly string[] => this.#ledger.audit();

  savePerson = (person: StoredPerson, at: number) => this.#people.save(person, at);
  renamePerson = (person: Omit<StoredPerson, 'secretHash'>, at: number) =>
    this.#people.rename(person, at);
  sawPerson = (person: PersonId, at: number) => this.#people.saw(person, at);
  findPerson = (person: PersonId) => this.#people.find(person);
  addLine = (table: TableId, line: Omit<StoredLine, 'line'>, isPrivate = false) =>
    this.#chat.add(table, line, isPrivate);
  lines = (table: TableId, most: number, withPrivate = false) =>
    this.#chat.last(table, most, withPrivate);
  notesOf = (person: PersonId, table: TableId): string => this.#records.notesOf(person, table);
  saveNotes = (person: PersonId, table: TableId, text: string): void =>
    this.#records.saveNotes(person, table, text);
  recordsOf = (person: PersonId) => this.#records.recordsOf(person);
  highScores = (game: string, most: number) => this.#records.highScores(game, most);
  signUp = (account: NewAccount) => this.#accounts.signUp(account);
  accountOf = (person: PersonId) => this.#accounts.accountOf(person);
  accountNamed = (name: string, skeleton: string) => this.#accounts.accountNamed(name, skeleton);
  changeAccount = (change: AccountChange) => this.#accounts.changeAccount(change);
  openSession = (session: NewSession) => this.#accounts.openSession(session);
  personOfSession = (hash: string, now: number) => this.#accounts.personOfSession(hash, now);
  closeSession = (hash: string) => this.#accounts.closeSession(hash);
  closeSessions = (person: PersonId) => this.#accounts.closeSessions(person);
  savePasskey = (passkey: StoredPasskey, shown: Shown) =>
    this.#accounts.savePasskey(passkey, shown);
  usedPasskey = (id: string, counter: number, at: number) =>
    this.#accounts.usedPasskey(id, counter, at);
  removePasskey = (person: PersonId, id: string, shown: Shown) =>
    this.#accounts.removePasskey(person, id, shown);
  findPasskey = (id: string) => this.#accounts.findPasskey(id);
  passkeysOf = (person: PersonId) => this.#accounts.passkeysOf(person);
  dataOf = (person: PersonId) => dataOf(this.#database, person);

  /** Chips that still lie on a table go back to where all come from, when the round is over. */
  erase(person: PersonId, at: number): void {
    const own = `person ${person}` as const;
    const amount = this.#ledger.isOpen(own) ? this.#accountOf(person) : 0;
    if (amount > 0) this.#ledger.transfer({ from: own, to: 'mint', amount }, { at });
    eraseFrom(this.#database, person);
  }

  /** What was erased is not left in pages that are free, nor in the journal. */
  scrub(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.#database.close();
  }
}
