import type { TableId, Version } from '@stammtisch/protocol';
import type { LogEntry } from '@stammtisch/table';

import type { Row, Shelf } from './books.ts';

interface Head {
  readonly version: Version;
  readonly id: string;
}

const NO_ENTRY: Head = { version: 0, id: '' };

/**
 * The logs of all tables. Entries are written one behind the other as they come,
 * which touches one page of the file however many tables there are. Where a
 * table's entries are and which keys were used is written down later, for many
 * at once and sorted; until then it is known here. Nobody else may write.
 */
export class EntryShelf {
  readonly #shelf: Shelf;
  readonly #most: number;
  /** What has no place yet; undefined when that is not known. */
  #unplaced: Unplaced | undefined;

  /** So many entries wait for their place at the most. */
  constructor(shelf: Shelf, most: number) {
    this.#shelf = shelf;
    this.#most = most;
  }

  append(table: TableId, entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#write(table, entry);
    if (this.#known.count >= this.#most) this.place();
  }

  /** Whether they go on top of what is there, with keys that are new. */
  follow(table: TableId, entries: readonly LogEntry[]): boolean {
    let head = this.#headOf(table);
    const keys = new Set<string>();
    for (const { version, id, previous, body } of entries) {
      if (version !== head.version + 1 || previous !== head.id) return false;
      const key = keyOf(body);
      if (key !== null && (keys.has(key) || this.versionOf(table, key) !== undefined)) return false;
      if (key !== null) keys.add(key);
      head = { version, id };
    }
    return true;
  }

  #write(table: TableId, { version, id, previous, at, body }: LogEntry): void {
    const key = keyOf(body);
    this.#shelf.run(
      'INSERT INTO entry (table_id, version, id, previous, at, key, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
      table,
      version,
      id,
      previous,
      at,
      key,
      JSON.stringify(body),
    );
    const known = this.#known;
    known.count++;
    known.heads.set(table, { version, id });
    if (key !== null) known.keys.set(`${table} ${key}`, version);
  }

  #headOf(table: TableId): Head {
    const known = this.#known.heads.get(table);
    if (known !== undefined) return known;
    const row = this.#shelf.get(
      `SELECT place.version, entry.id FROM place JOIN entry ON entry.row = place.row
       WHERE place.table_id = ? ORDER BY place.version DESC LIMIT 1`,
      table,
    );
    return row === undefined
      ? NO_ENTRY
      : { version: Number(row['version']), id: String(row['id']) };
  }

  read = (table: TableId, after: Version): readonly LogEntry[] =>
    this.#shelf
      .all(
        `SELECT entry.version, id, previous, at, body FROM place JOIN entry ON entry.row = place.row
         WHERE place.table_id = ?1 AND place.version > ?2
         UNION ALL
         SELECT version, id, previous, at, body FROM entry
         WHERE row > (SELECT row FROM placed) AND table_id = ?1 AND version > ?2
         ORDER BY version`,
        table,
        after,
      )
      .map(entryOf);

  /** The version a key was written at, if it was. */
  versionOf(table: TableId, key: string): Version | undefined {
    const known = this.#known.keys.get(`${table} ${key}`);
    if (known !== undefined) return known;
    const sql = 'SELECT version FROM used_key WHERE table_id = ? AND key = ?';
    const row = this.#shelf.get(sql, table, key);
    return row && Number(row['version']);
  }

  /** Gives every entry its place. That no two have the same is seen to once more. */
  place(): void {
    const shelf = this.#shelf;
    shelf.run(`INSERT INTO place (table_id, version, row) SELECT table_id, version, row FROM entry
         WHERE row > (SELECT row FROM placed) ORDER BY table_id, version`);
    shelf.run(`INSERT INTO used_key (table_id, key, version) SELECT table_id, key, version FROM entry
         WHERE row > (SELECT row FROM placed) AND key IS NOT NULL ORDER BY table_id, key`);
    shelf.run('UPDATE placed SET row = coalesce((SELECT max(row) FROM entry), 0)');
    this.#unplaced = { count: 0, heads: new Map(), keys: new Map() };
  }

  /** What was written last has been taken back. */
  forget(): void {
    this.#unplaced = undefined;
  }

  get #known(): Unplaced {
    if (this.#unplaced === undefined) this.place();
    return this.#unplaced!;
  }
}

interface Unplaced {
  count: number;
  readonly heads: Map<TableId, Head>;
  readonly keys: Map<string, Version>;
}

const keyOf = (body: LogEntry['body']): string | null =>
  body.kind === 'move' ? (body.key ?? null) : null;

const entryOf = (row: Row): LogEntry => ({
  version: Number(row['version']),
  id: String(row['id']),
  previous: String(row['previous']),
  at: Number(row['at']),
  body: JSON.parse(String(row['body'])) as LogEntry['body'],
});
