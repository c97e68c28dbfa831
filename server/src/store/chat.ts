import { HOUSE, type TableId } from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type { ChatStore, StoredLine } from './store.ts';

/** How far private lines lie apart: more than anyone says before the next line for everyone. */
const PRIVATE_STEP = 1 / 65_536;

/** What people say at the tables. */
export class SqlChat implements ChatStore {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** Private lines are numbered between the lines for everyone, who cannot count them. */
  async add(
    table: TableId,
    { from, text, at, isHouse = false }: Omit<StoredLine, 'line'>,
    isPrivate = false,
  ): Promise<number | undefined> {
    if (from !== HOUSE && !(await isKnown(this.#database, from))) return undefined;
    const last = await this.#lastLine('chat', table);
    const line = isPrivate
      ? Math.max(last, await this.#lastLine('aside', table)) + PRIVATE_STEP
      : last + 1;
    await this.#database.run(
      `INSERT INTO ${isPrivate ? 'aside' : 'chat'} (table_id, line, person_id, at, text) VALUES (?, ?, ?, ?, ?)`,
      table,
      line,
      from,
      at,
      text,
    );
    if (isHouse)
      await this.#database.run(
        'UPDATE chat SET is_house = 1 WHERE table_id = ? AND line = ?',
        table,
        line,
      );
    return line;
  }

  async #lastLine(where: 'chat' | 'aside', table: TableId): Promise<number> {
    const row = await this.#database.get(
      `SELECT MAX(line) AS last FROM ${where} WHERE table_id = ?`,
      table,
    );
    return Number(row?.['last'] ?? 0);
  }

  /** The last line of a table stays as an empty one, so that the next does not get its number. */
  async removeOlder(before: number): Promise<void> {
    for (const where of ['chat', 'aside']) {
      const isLast = `line = (SELECT MAX(line) FROM ${where} AS other WHERE other.table_id = ${where}.table_id)`;
      await this.#database.run(`DELETE FROM ${where} WHERE at < ? AND NOT (${isLast})`, before);
      await this.#database.run(
        `UPDATE ${where} SET person_id = '', text = '', at = 0 WHERE at < ? AND person_id <> ''`,
        before,
      );
    }
  }

  async last(table: TableId, most: number, withPrivate = false): Promise<readonly StoredLine[]> {
    const from = (where: 'chat' | 'aside') =>
      this.#database.all(
        `SELECT line, person_id, at, text${where === 'chat' ? ', is_house' : ''} FROM ${where} WHERE table_id = ? AND person_id <> ''
         ORDER BY line DESC LIMIT ?`,
        table,
        most,
      );
    return [...(await from('chat')), ...(withPrivate ? await from('aside') : [])]
      .map(row => ({
        line: Number(row['line']),
        from: String(row['person_id']),
        at: Number(row['at']),
        text: String(row['text']),
        ...(row['is_house'] === 1 && { isHouse: true }),
      }))
      .toSorted((one, other) => one.line - other.line)
      .slice(-most);
  }
}
