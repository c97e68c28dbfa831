import { err, ok, type Result } from '@stammtisch/kernel';
import { FIRST_BALANCE, type PersonId, type TableId, type Version } from '@stammtisch/protocol';

import { AccountShelf } from './accounts.ts';
import { Books, idOf } from './books.ts';
import { ChatShelf } from './chat.ts';
import { BadDatabase, Database, isDoubled } from './database.ts';
import { EntryShelf } from './entries.ts';
import { dataOf, eraseFrom } from './erasure.ts';
import { PeopleShelf } from './people.ts';
import { RecordShelf } from './records.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';
import {
  type Append,
  type AppendRefusal,
  type NewAccount,
  type NewSession,
  type SeatChange,
  type Snapshot,
  type StoredLine,
  type StoredPasskey,
  type StoredPerson,
  type StoredTable,
} from './store.ts';

export interface SqliteOptions {
  /** Only tests lower it, to show that they notice. */
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** How many entries wait for their place in the index: enough that a table has several among them. */
  readonly unplaced?: number;
  /** How many keys of moves are kept in mind: only tests keep few. */
  readonly keys?: number;
  /** To look at it, also while a house is open on it. */
  readonly readOnly?: boolean;
  /** The disk is full after so many pages: only tests have such a one. */
  readonly mostPages?: number;
}

const MOST_UNPLACED = 4_096;

/** The house's file. Every method does its work at once; `Writer` groups them into commits. */
export class SqliteFile {
  readonly #database: Database;
  readonly #entries: EntryShelf;
  readonly #books: Books;
  readonly #people: PeopleShelf;
  readonly #chat: ChatShelf;
  readonly #accounts: AccountShelf;
  readonly #records: RecordShelf;

  constructor(path: string, options: SqliteOptions = {}) {
    const { unplaced = MOST_UNPLACED, keys, readOnly } = options;
    const database = new Database(path, { readOnly });
    this.#database = database;
    this.#entries = new EntryShelf(database, { unplaced, ...(keys && { keys }) });
    this.#books = new Books(database);
    this.#people = new PeopleShelf(database);
    this.#chat = new ChatShelf(database);
    this.#accounts = new AccountShelf(database);
    this.#records = new RecordShelf(database);
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
    // What is put in order at once (entries.ts) fits into 16 MB.
    this.#database.exec('PRAGMA cache_size = -16000');
    if (path !== ':memory:') this.#check(synchronous);
    this.#migrate();
    if (mostPages !== undefined) this.#database.exec(`PRAGMA max_page_count = ${mostPages}`);
    this.#placeAll();
  }

  #placeAll(): void {
    try {
      this.transaction(() => this.#entries.place());
    } catch (cause) {
      if (!isDoubled(cause)) throw cause;
      throw new BadDatabase('the log of a table has two entries in one place', { cause });
    }
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
    this.transaction(() => {
      for (const migration of MIGRATIONS.slice(version)) this.#database.exec(migration);
      this.#database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
      this.#database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    });
  }

  /** Runs `work` in one transaction. When it returns, what was written is on disk. */
  transaction<T>(work: () => T): T {
    this.#database.run('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.run('COMMIT');
      return result;
    } catch (error) {
      this.#entries.forget();
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
    const { table, entries, seats = [], closed, transfers = [], tallies = [] } = append;
    if (entries.length === 0) return ok(undefined);
    const refused = this.#refusal(append);
    if (refused !== undefined) return err(refused);

    this.#entries.append(table, entries);
    if (entries[0]?.version === 1)
      this.#database.run('INSERT INTO open_table (id) VALUES (?)', table);
    for (const change of seats) this.#reseat(change, table);
    const { version, at } = entries.at(-1)!;
    for (const transfer of transfers) this.#books.transfer(transfer, { table, version, at });
    for (const tally of tallies) this.#records.count(tally, at);
    if (closed === true) this.#close(table);
    return ok(undefined);
  }

  #refusal({ table, entries, seats = [], transfers = [] }: Append): AppendRefusal | undefined {
    if (!this.#entries.follow(table, entries)) return 'conflict';
    if (seats.some(change => this.#isElsewhere(change, table))) return 'seated-elsewhere';
    return this.#books.covers(transfers, table) ? undefined : 'no-cover';
  }

  #close(table: TableId): void {
    this.#entries.drop(table);
    this.#database.run('DELETE FROM open_table WHERE id = ?', table);
    this.#database.run('DELETE FROM seat WHERE table_id = ?', table);
  }

  #isElsewhere(change: SeatChange, table: TableId): boolean {
    const seat = this.seatOf(change.person);
    return 'took' in change && seat !== undefined && seat !== table;
  }

  #reseat(change: SeatChange, table: TableId): void {
    if ('took' in change)
      for (const where of ['REPLACE INTO seat', 'IGNORE INTO sat'])
        this.#database.run(
          `INSERT OR ${where} (person_id, table_id) VALUES (?, ?)`,
          change.person,
          table,
        );
    else
      this.#database.run(
        'DELETE FROM seat WHERE person_id = ? AND table_id = ?',
        change.person,
        table,
      );
  }

  read(table: TableId, after?: Version): StoredTable {
    const found = this.#database.get(
      'SELECT version, state FROM snapshot WHERE table_id = ?',
      table,
    );
    const snapshot =
      after === undefined && found !== undefined
        ? {
            version: Number(found['version']),
            table: JSON.parse(String(found['state'])) as Snapshot,
          }
        : undefined;
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

  seatOf(person: PersonId): TableId | undefined {
    const row = this.#database.get('SELECT table_id FROM seat WHERE person_id = ?', person);
    return row && String(row['table_id']);
  }

  balanceOf = (person: PersonId): number => this.#books.balanceOf(`person ${person}`);

  purseOf(person: PersonId, bankGame: string | undefined): number {
    const balance = this.balanceOf(person);
    if (bankGame === undefined) return balance;
    return Math.min(balance, FIRST_BALANCE + this.#records.winningsOf(person, bankGame));
  }

  resetBalance(person: PersonId, at: number): Result<number, 'seated-elsewhere'> {
    // What they brought to a table would come on top of it.
    if (this.seatOf(person) !== undefined) return err('seated-elsewhere');
    const missing = FIRST_BALANCE - this.balanceOf(person);
    const own = `person ${person}` as const;
    if (missing > 0) this.#books.transfer({ from: 'mint', to: own, amount: missing }, { at });
    if (missing < 0) this.#books.transfer({ from: own, to: 'mint', amount: -missing }, { at });
    this.#records.beginAgain(person);
    return ok(FIRST_BALANCE);
  }

  stakeOf = (table: TableId): number => this.#books.balanceOf(idOf('table', table));

  /** Chips that lay on a table before there were books. */
  adopt(table: TableId, amount: number, at: number): void {
    if (amount === 0 || this.#books.isOpen(idOf('table', table))) return;
    this.#books.transfer({ from: 'mint', to: 'table', amount }, { table, at });
  }

  audit = (): readonly string[] => this.#books.audit();

  savePerson = (person: StoredPerson, at: number) => this.#people.save(person, at);
  renamePerson = (person: Omit<StoredPerson, 'secretHash'>, at: number) =>
    this.#people.rename(person, at);
  findPerson = (person: PersonId) => this.#people.find(person);
  addLine = (table: TableId, line: Omit<StoredLine, 'line'>, isAside = false) =>
    this.#chat.add(table, line, isAside);
  lines = (table: TableId, most: number, asides = false) => this.#chat.last(table, most, asides);
  notesOf = (person: PersonId, table: TableId): string => this.#records.notesOf(person, table);
  saveNotes = (person: PersonId, table: TableId, text: string): void =>
    this.#records.saveNotes(person, table, text);
  recordsOf = (person: PersonId) => this.#records.recordsOf(person);
  highScores = (game: string, most: number) => this.#records.highScores(game, most);
  signUp = (account: NewAccount) => this.#accounts.signUp(account);
  accountOf = (person: PersonId) => this.#accounts.accountOf(person);
  accountNamed = (skeleton: string) => this.#accounts.accountNamed(skeleton);
  changeAccount = (change: Omit<NewAccount, 'at'>) => this.#accounts.changeAccount(change);
  openSession = (session: NewSession) => this.#accounts.openSession(session);
  personOfSession = (hash: string, now: number) => this.#accounts.personOfSession(hash, now);
  closeSession = (hash: string) => this.#accounts.closeSession(hash);
  closeSessions = (person: PersonId) => this.#accounts.closeSessions(person);
  savePasskey = (passkey: StoredPasskey) => this.#accounts.savePasskey(passkey);
  usedPasskey = (id: string, counter: number) => this.#accounts.usedPasskey(id, counter);
  dropPasskeys = (person: PersonId) => this.#accounts.dropPasskeys(person);
  findPasskey = (id: string) => this.#accounts.findPasskey(id);
  passkeysOf = (person: PersonId) => this.#accounts.passkeysOf(person);
  dataOf = (person: PersonId) => dataOf(this.#database, person);

  /** Chips that still lie on a table go to an account that is nobody's, when the round is over. */
  erase(person: PersonId, at: number): void {
    const own = `person ${person}` as const;
    const amount = this.#books.isOpen(own) ? this.balanceOf(person) : 0;
    if (amount > 0) this.#books.transfer({ from: own, to: 'mint', amount }, { at });
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
