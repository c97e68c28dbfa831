import { SerialQueue } from '../serial-queue.ts';
import { BadDatabase } from './bad-database.ts';
import { Database, isDoubled } from './database.ts';
import { roomsOf, type SqlRooms } from './rooms.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';

export interface SqliteOptions {
  /** Only tests lower it, to show that they notice. */
  readonly synchronous?: 'FULL' | 'NORMAL';
  /** To look at it, also while a house is open on it. */
  readonly readOnly?: boolean;
  /** The disk is full after so many pages: only tests have such a one. */
  readonly mostPages?: number;
}

/** The house's file. Every method of its rooms does its work at once; the writer groups them into commits. */
export class SqliteFile implements SqlRooms {
  readonly #database: Database;
  readonly #queue = new SerialQueue();
  readonly tables: SqlRooms['tables'];
  readonly people: SqlRooms['people'];
  readonly ledger: SqlRooms['ledger'];
  readonly chat: SqlRooms['chat'];
  readonly messages: SqlRooms['messages'];
  readonly friends: SqlRooms['friends'];
  readonly records: SqlRooms['records'];
  readonly replays: SqlRooms['replays'];
  readonly accounts: SqlRooms['accounts'];
  readonly robots: SqlRooms['robots'];
  readonly moderation: SqlRooms['moderation'];
  readonly nodes: SqlRooms['nodes'];

  constructor(path: string, options: SqliteOptions = {}) {
    const { readOnly } = options;
    const database = new Database(path, { readOnly });
    this.#database = database;
    const rooms = roomsOf(database);
    this.tables = rooms.tables;
    this.people = rooms.people;
    this.ledger = rooms.ledger;
    this.chat = rooms.chat;
    this.messages = rooms.messages;
    this.friends = rooms.friends;
    this.records = rooms.records;
    this.replays = rooms.replays;
    this.accounts = rooms.accounts;
    this.robots = rooms.robots;
    this.moderation = rooms.moderation;
    this.nodes = rooms.nodes;
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
      this.#database.exec('BEGIN IMMEDIATE');
      for (const migration of MIGRATIONS.slice(version)) this.#database.exec(migration);
      this.#database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
      this.#database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
      this.#database.exec('COMMIT');
    } catch (cause) {
      if (!isDoubled(cause)) throw cause;
      throw new BadDatabase('the log of a table has two entries in one place', { cause });
    }
  }

  /** Runs `work` in one transaction. When it returns, what was written is on disk. */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => this.#transaction(work));
  }

  async #transaction<T>(work: () => Promise<T>): Promise<T> {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = await work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk has taken everything back already.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** What `work` reads is the house as it was at one moment. */
  glance<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      this.#database.exec('BEGIN');
      try {
        return await work();
      } finally {
        this.#database.exec('COMMIT');
      }
    });
  }

  audit = (): Promise<readonly string[]> => this.ledger.audit();

  /** What was erased is not left in pages that are free, nor in the journal. */
  scrub(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.#database.close();
  }
}
