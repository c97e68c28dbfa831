import { HOUSE, type TableId } from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type { AtOnce, ChatStore, StoredLine } from './store.ts';

/** How far private lines lie apart: more than anyone says before the next line for everyone. */
const PRIVATE_STEP = 1 / 65_536;

/** What people say at the tables. */
export class SqlChat implements AtOnce<ChatStore> {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** Private lines are numbered between the lines for everyone, who cannot count them. */
  add(
    table: TableId,
    { from, text, at, isHouse = false }: Omit<StoredLine, 'line'>,
    isPrivate = false,
  ): number | undefined {
    if (from !== HOUSE && !isKnown(this.#database, from)) return undefined;
    const last = this.#lastLine('chat', table);
    const line = isPrivate
      ? Math.max(last, this.#lastLine('aside', table)) + PRIVATE_STEP
      : last + 1;
    this.#database.run(
      `INSERT INTO ${isPrivate ? 'aside' : 'chat'} (table_id, line, person_id, at, text) VALUES (?, ?, ?, ?, ?)`,
      table,
      line,
      from,
      at,
      text,
    );
    if (isHouse)
      this.#database.run(
        'UPDATE chat SET is_house = 1 WHERE table_id = ? AND line = ?',
        table,
        line,
      );
    return line;
  }

  #lastLine(where: 'chat' | 'aside', table: TableId): number {
    const row = this.#database.get(
      `SELECT MAX(line) AS last FROM ${where} WHERE table_id = ?`,
      table,
    );
    return Number(row?.['last'] ?? 0);
  }

  /** The last line of a table stays as an empty one, so that the next does not get its number. */
  removeOlder(before: number): void {
    for (const where of ['chat', 'aside']) {
      const isLast = `line = (SELECT MAX(line) FROM ${where} AS other WHERE other.table_id = ${where}.table_id)`;
      this.#database.run(`DELETE FROM ${where} WHERE at < ? AND NOT (${isLast})`, before);
      this.#database.run(
        `UPDATE ${where} SET person_id = '', text = '', at = 0 WHERE at < ? AND person_id <> ''`,
        before,
      );
    }
  }

  last(table: TableId, most: number, withPrivate = false): readonly StoredLine[] {
    const from = (where: 'chat' | 'aside') =>
      this.#database.all(
        `SELECT line, person_id, at, text${where === 'chat' ? ', is_house' : ''} FROM ${where} WHERE table_id = ? AND person_id <> ''
         ORDER BY line DESC LIMIT ?`,
        table,
        most,
      );
    return [...from('chat'), ...(withPrivate ? from('aside') : [])]
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
