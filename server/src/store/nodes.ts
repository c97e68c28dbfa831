import type { Sql } from './sql.ts';
import type { Announcement, NodeRow, NodeStore, OtherNode } from './store.ts';

/** Which nodes a house has, and what each tells the others of those who are with it. */
export class SqlNodes implements NodeStore {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  async announce(node: string, { beat, isFirst, rows, settled }: Announcement): Promise<boolean> {
    const known = await this.#database.get('SELECT id FROM node WHERE id = ?', node);
    if (known === undefined && isFirst !== true) return false;
    if (isFirst === true) await this.remove(node);
    await this.#database.run(
      `INSERT INTO node (id, beat) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET beat = excluded.beat`,
      node,
      beat,
    );
    for (const { kind, what, version, state = '' } of rows)
      await this.#database.run(
        `INSERT INTO node_row (node_id, kind, what, version, state) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (node_id, kind, what)
           DO UPDATE SET version = excluded.version, state = excluded.state`,
        node,
        kind,
        what,
        version,
        state,
      );
    if (settled !== undefined)
      await this.#database.run(
        "DELETE FROM node_row WHERE node_id = ? AND version <= ? AND state = ''",
        node,
        settled,
      );
    return true;
  }

  async others(
    node: string,
    known: Readonly<Record<string, number>>,
  ): Promise<readonly OtherNode[]> {
    const nodes = await this.#database.all('SELECT id, beat FROM node WHERE id <> ?', node);
    return Promise.all(
      nodes.map(async row => {
        const id = String(row['id']);
        return { id, beat: Number(row['beat']), rows: await this.#rowsOf(id, known[id] ?? 0) };
      }),
    );
  }

  async #rowsOf(node: string, after: number): Promise<readonly NodeRow[]> {
    const rows = await this.#database.all(
      `SELECT kind, what, version, state FROM node_row
       WHERE node_id = ? AND version > ? ORDER BY version`,
      node,
      after,
    );
    return rows.map(({ kind, what, version, state }) => ({
      kind: kind === 'table' ? 'table' : 'person',
      what: String(what),
      version: Number(version),
      ...(state !== '' && { state: String(state) }),
    }));
  }

  async remove(node: string): Promise<void> {
    await this.#database.run('DELETE FROM node_row WHERE node_id = ?', node);
    await this.#database.run('DELETE FROM node WHERE id = ?', node);
  }
}
