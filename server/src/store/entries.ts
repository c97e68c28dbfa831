import type { TableId, Version } from '@stammtisch/protocol';
import type { EntryBody, LogEntry } from '@stammtisch/table';

import type { Row, Sql } from './sql.ts';

interface Head {
  readonly version: Version;
  readonly id: string;
}

const NO_ENTRY: Head = { version: 0, id: '' };

/**
 * The logs of all tables. Rows are appended in the order of their arrival; unique indexes on
 * (table, version) and (table, key) order each table and make a repeated move harmless.
 */
export class EntryLog {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  async append(table: TableId, entries: readonly LogEntry[]): Promise<void> {
    for (const { version, id, previous, at, body } of entries)
      await this.#database.run(
        'INSERT INTO entry (table_id, version, id, previous, at, key, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
        table,
        version,
        id,
        previous,
        at,
        keyOf(body) ?? null,
        JSON.stringify(body),
      );
  }

  /** Whether they go on top of what is there, with keys that are new. */
  async follow(table: TableId, entries: readonly LogEntry[]): Promise<boolean> {
    const keys = entries.flatMap(({ body }) => keyOf(body) ?? []);
    if (new Set(keys).size < keys.length) return false;
    const [found, ...known] = await Promise.all([
      this.headOf(table),
      ...keys.map(key => this.versionOf(table, key)),
    ]);
    if (known.some(version => version !== undefined)) return false;
    let head = found;
    for (const { version, id, previous } of entries) {
      if (version !== head.version + 1 || previous !== head.id) return false;
      head = { version, id };
    }
    return true;
  }

  /** Whether this very entry is written there. */
  async holds(table: TableId, { version, id }: Head): Promise<boolean> {
    const sql = 'SELECT id FROM entry WHERE table_id = ? AND version = ?';
    return (await this.#database.get(sql, table, version))?.['id'] === id;
  }

  async headOf(table: TableId): Promise<Head> {
    const sql = 'SELECT version, id FROM entry WHERE table_id = ? ORDER BY version DESC LIMIT 1';
    const row = await this.#database.get(sql, table);
    return row === undefined
      ? NO_ENTRY
      : { version: Number(row['version']), id: String(row['id']) };
  }

  read = async (
    table: TableId,
    after: Version,
    last: Version = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly LogEntry[]> =>
    (
      await this.#database.all(
        `SELECT version, id, previous, at, body FROM entry
         WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version`,
        table,
        after,
        last,
      )
    ).map(entryOf);

  /** The version a key was written at, if it was. */
  async versionOf(table: TableId, key: string): Promise<Version | undefined> {
    const sql = 'SELECT version FROM entry WHERE table_id = ? AND key = ?';
    const row = await this.#database.get(sql, table, key);
    return row && Number(row['version']);
  }
}

/** A seat's move takes effect once. */
const keyOf = (body: EntryBody): string | undefined =>
  body.kind === 'move' ? body.key : undefined;

const entryOf = (row: Row): LogEntry => ({
  version: Number(row['version']),
  id: String(row['id']),
  previous: String(row['previous']),
  at: Number(row['at']),
  body: JSON.parse(String(row['body'])) as LogEntry['body'],
});
