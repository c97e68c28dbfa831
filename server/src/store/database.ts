import { existsSync, realpathSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

import { skeletonOf } from '../names/names.ts';
import { BadDatabase } from './bad-database.ts';
import type { Row, Sql, SqlValue } from './sql.ts';

/** A file of SQLite: one house writes to it, and anyone may look at it. */
export class Database implements Sql {
  readonly #database: DatabaseSync;
  readonly #lock: DatabaseSync | undefined;
  readonly #statements = new Map<string, StatementSync>();

  constructor(path: string, { readOnly = false }: { readonly readOnly?: boolean | undefined }) {
    this.#lock = path === ':memory:' || readOnly ? undefined : lockFor(path);
    try {
      this.#database = open(path, readOnly);
    } catch (error) {
      this.#lock?.close();
      throw error;
    }
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  pragma(name: string): unknown {
    const row: Row = this.#database.prepare(`PRAGMA ${name}`).get() ?? {};
    return Object.values(row)[0];
  }

  // They do their work at once; only the other database takes its time.

  run(sql: string, ...values: SqlValue[]): Promise<void> {
    return atOnce(() => void this.#statement(sql).run(...values));
  }

  get(sql: string, ...values: SqlValue[]): Promise<Row | undefined> {
    return atOnce(() => this.#statement(sql).get(...values));
  }

  all(sql: string, ...values: SqlValue[]): Promise<readonly Row[]> {
    return atOnce(() => this.#statement(sql).all(...values));
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  close(): void {
    this.#database.close();
    this.#lock?.close();
  }
}

function atOnce<T>(work: () => T): Promise<T> {
  try {
    return Promise.resolve(work());
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Held until the file is closed or the process gone: nobody else may write what is known here. */
function lockFor(path: string): DatabaseSync {
  const lock = openLock(`${existsSync(path) ? realpathSync(path) : path}-lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    const isTaken = isError(cause, BUSY);
    throw new BadDatabase(isTaken ? 'another house is open on these data' : NO_LOCK, { cause });
  }
}

const NO_LOCK = 'the lock beside the database cannot be used';

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (cause) {
    throw new BadDatabase(NO_LOCK, { cause });
  }
}

/** What SQLite says where someone else holds a lock. */
const BUSY = 5;
/** What SQLite says where something would be there twice. */
const CONSTRAINT = 19;

export const isDoubled = (error: unknown): boolean => isError(error, CONSTRAINT);

const isError = (error: unknown, code: number): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === code;

function open(path: string, readOnly: boolean): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { readOnly });
    // Known to migrations as well.
    database.function('skeleton_of', name => skeletonOf(String(name)));
    database.exec('PRAGMA schema_version');
    return database;
  } catch (cause) {
    throw new BadDatabase('the database cannot be opened', { cause });
  }
}
