import type { TableId, Version } from '@stammtisch/protocol';
import type { LogEntry } from '@stammtisch/table';

import type { Row, Shelf } from './books.ts';
import { Sieve } from './sieve.ts';
import type { StoredEntry } from './store.ts';

interface Head {
  readonly version: Version;
  readonly id: string;
}

const NO_ENTRY: Head = { version: 0, id: '' };

/** How many keys are remembered, of all tables together. */
const MOST_KEYS = 800_000;

/**
 * The logs of all tables. Entries are written one behind the other as they come,
 * which touches one page of the file however many tables there are. Where a
 * table's entries are and which keys were used is written down later, for many
 * at once and sorted; until then it is known here. Nobody else may write.
 */
export class EntryShelf {
  readonly #shelf: Shelf;
  readonly #most: Required<Most>;
  /** What need not be looked up; undefined when nothing is certain. */
  #memory: Memory | undefined;

  constructor(shelf: Shelf, { unplaced, keys = MOST_KEYS }: Most) {
    this.#shelf = shelf;
    this.#most = { unplaced, keys };
  }

  append(table: TableId, entries: readonly StoredEntry[]): void {
    for (const entry of entries) this.#write(table, entry);
    if (this.#known.unplaced >= this.#most.unplaced) this.place();
  }

  /** Whether they go on top of what is there, with keys that are new. */
  follow(table: TableId, entries: readonly StoredEntry[]): boolean {
    let head = this.#headOf(table);
    const keys = new Set<string>();
    for (const { version, id, previous, key } of entries) {
      if (version !== head.version + 1 || previous !== head.id) return false;
      if (key !== null && (keys.has(key) || this.#isUsed(table, key))) return false;
      if (key !== null) keys.add(key);
      head = { version, id };
    }
    return true;
  }

  /** Nearly always the sieve knows that it is not, and nothing need be read. */
  #isUsed = (table: TableId, key: string): boolean =>
    this.#known.sieve.mayHold(nameOf(table, key)) && this.versionOf(table, key) !== undefined;

  /** Nobody writes to this table any more: it need not be kept in mind once its entries have their places. */
  drop(table: TableId): void {
    this.#known.dropped.push(table);
  }

  #write(table: TableId, { version, id, previous, at, key, body }: StoredEntry): void {
    this.#shelf.run(
      'INSERT INTO entry (table_id, version, id, previous, at, key, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
      table,
      version,
      id,
      previous,
      at,
      key,
      body,
    );
    const known = this.#known;
    known.unplaced++;
    known.heads.set(table, { version, id });
    if (key === null) return;
    const name = nameOf(table, key);
    known.keys.set(name, version);
    known.sieve.add(name);
  }

  #headOf(table: TableId): Head {
    const known = this.#known;
    const head = known.heads.get(table) ?? this.#lookUp(table);
    known.heads.set(table, head);
    return head;
  }

  /** The last entry of a table that was not written to lately; from now on its keys are remembered. */
  #lookUp(table: TableId): Head {
    // All of its entries have their places: only `place` takes a table out of mind.
    const { sieve } = this.#known;
    for (const { key } of this.#shelf.all('SELECT key FROM used_key WHERE table_id = ?', table))
      sieve.add(nameOf(table, String(key)));
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
    const known = this.#known.keys.get(nameOf(table, key));
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
    for (const table of this.#memory?.dropped ?? []) this.#memory?.heads.delete(table);
    this.#memory = { ...this.#lasting, unplaced: 0, keys: new Map(), dropped: [] };
  }

  /** What stays known when all entries have their places, unless the sieve is full. */
  get #lasting(): Pick<Memory, 'heads' | 'sieve'> {
    const { heads, sieve } = this.#memory ?? {};
    return heads === undefined || sieve === undefined || sieve.isFull
      ? { heads: new Map(), sieve: new Sieve(this.#most.keys) }
      : { heads, sieve };
  }

  /** What was written last has been taken back. */
  forget(): void {
    this.#memory = undefined;
  }

  get #known(): Memory {
    if (this.#memory === undefined) this.place();
    return this.#memory!;
  }
}

/** How much is kept in mind. */
interface Most {
  /** Entries that wait for their place. */
  readonly unplaced: number;
  readonly keys?: number;
}

interface Memory {
  /** So many entries have no place yet. */
  unplaced: number;
  /** Of those, the versions by table and key. */
  readonly keys: Map<string, Version>;
  /** The last entries of the tables that were written to lately. */
  readonly heads: Map<TableId, Head>;
  /** All keys of those tables. */
  readonly sieve: Sieve;
  readonly dropped: TableId[];
}

const nameOf = (table: TableId, key: string): string => `${table} ${key}`;

const entryOf = (row: Row): LogEntry => ({
  version: Number(row['version']),
  id: String(row['id']),
  previous: String(row['previous']),
  at: Number(row['at']),
  body: JSON.parse(String(row['body'])) as LogEntry['body'],
});
