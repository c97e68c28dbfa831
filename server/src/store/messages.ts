import { LIMITS, type PersonId, type PrivateLine } from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type { Delivered, MessageStore, NewMessage, StoredConversation } from './store.ts';

const MOST_CONVERSATIONS = 100;

/**
 * What people write to one another. Each of the two has a copy with numbers of its own: whoever
 * was muted cannot tell from theirs that the other one has none.
 */
export class SqlMessages implements MessageStore {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  async add({ from, to, text, at }: NewMessage): Promise<Delivered | undefined> {
    if (
      from === to ||
      !(await isKnown(this.#database, from)) ||
      !(await isKnown(this.#database, to))
    )
      return undefined;
    const sent = await this.#copy(from, to, { own: true, text, at });
    if (await this.#isMuted(to, from)) return { sent };
    return { sent, received: await this.#copy(to, from, { own: false, text, at }) };
  }

  /** Only the lines that can be asked for are kept. */
  async #copy(
    person: PersonId,
    other: PersonId,
    { own, text, at }: Omit<PrivateLine, 'line'>,
  ): Promise<number> {
    // Of what is not kept any longer the mark remembers the number.
    const row = await this.#database.get(
      `SELECT MAX(line) AS last FROM (
         SELECT line, person_id, other_id FROM message UNION ALL
         SELECT line, person_id, other_id FROM message_read) AS numbered
       WHERE person_id = ? AND other_id = ?`,
      person,
      other,
    );
    const line = Number(row?.['last'] ?? 0) + 1;
    await this.#database.run(
      'INSERT INTO message (person_id, other_id, line, own, at, text) VALUES (?, ?, ?, ?, ?, ?)',
      person,
      other,
      line,
      own ? 1 : 0,
      at,
      text,
    );
    await this.#database.run(
      'DELETE FROM message WHERE person_id = ? AND other_id = ? AND line <= ?',
      person,
      other,
      line - LIMITS.chatHistory,
    );
    return line;
  }

  async conversations(person: PersonId): Promise<readonly StoredConversation[]> {
    return (
      await this.#database.all(
        `SELECT other_id, line, own, at, text,
           (SELECT COUNT(*) FROM message AS each WHERE each.person_id = last.person_id
              AND each.other_id = last.other_id AND each.own = 0 AND each.line > COALESCE(
                (SELECT mark.line FROM message_read AS mark WHERE mark.person_id = last.person_id
                   AND mark.other_id = last.other_id), 0)) AS unread
         FROM message AS last
         WHERE person_id = ? AND line = (SELECT MAX(line) FROM message AS newest
           WHERE newest.person_id = last.person_id AND newest.other_id = last.other_id)
         ORDER BY at DESC LIMIT ?`,
        person,
        MOST_CONVERSATIONS,
      )
    ).map(row => ({
      person: String(row['other_id']),
      last: lineOf(row),
      unread: Number(row['unread']),
    }));
  }

  async lines(person: PersonId, other: PersonId, after = 0): Promise<readonly PrivateLine[]> {
    return (
      await this.#database.all(
        `SELECT line, own, at, text FROM message WHERE person_id = ? AND other_id = ? AND line > ?
         ORDER BY line`,
        person,
        other,
        after,
      )
    ).map(lineOf);
  }

  /** Up to the last line there is. False if that was so before. */
  async read(person: PersonId, other: PersonId): Promise<boolean> {
    const row = await this.#database.get(
      'SELECT MAX(line) AS last FROM message WHERE person_id = ? AND other_id = ? AND own = 0',
      person,
      other,
    );
    const last = Number(row?.['last'] ?? 0);
    const mark = await this.#database.get(
      'SELECT line FROM message_read WHERE person_id = ? AND other_id = ?',
      person,
      other,
    );
    if (last <= Number(mark?.['line'] ?? 0)) return false;
    await this.#database.run(
      `INSERT INTO message_read (person_id, other_id, line) VALUES (?, ?, ?)
       ON CONFLICT (person_id, other_id) DO UPDATE SET line = excluded.line`,
      person,
      other,
      last,
    );
    return true;
  }

  /** Their numbers stay taken: whoever asks for what comes after a line still gets it. */
  async removeOlder(before: number): Promise<void> {
    await this.#database.run(
      `INSERT INTO message_read (person_id, other_id, line)
       SELECT person_id, other_id, MAX(line) FROM message WHERE at < ? GROUP BY person_id, other_id
       ON CONFLICT (person_id, other_id) DO UPDATE SET line = excluded.line
         WHERE message_read.line < excluded.line`,
      before,
    );
    await this.#database.run('DELETE FROM message WHERE at < ?', before);
  }

  async mute(person: PersonId, other: PersonId, muted: boolean): Promise<boolean> {
    if (
      person === other ||
      !(await isKnown(this.#database, person)) ||
      !(await isKnown(this.#database, other))
    )
      return false;
    if (!muted)
      await this.#database.run(
        'DELETE FROM mute WHERE person_id = ? AND other_id = ?',
        person,
        other,
      );
    else if ((await this.mutes(person)).length < LIMITS.mutes)
      await this.#database.run(
        'INSERT INTO mute (person_id, other_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
        person,
        other,
      );
    return true;
  }

  mutes = async (person: PersonId): Promise<readonly PersonId[]> =>
    (
      await this.#database.all(
        'SELECT other_id FROM mute WHERE person_id = ? ORDER BY other_id',
        person,
      )
    ).map(row => String(row['other_id']));

  #isMuted = async (person: PersonId, other: PersonId): Promise<boolean> =>
    (await this.#database.get(
      'SELECT other_id FROM mute WHERE person_id = ? AND other_id = ?',
      person,
      other,
    )) !== undefined;
}

const lineOf = (row: Readonly<Record<string, unknown>>): PrivateLine => ({
  line: Number(row['line']),
  own: row['own'] === 1,
  text: String(row['text']),
  at: Number(row['at']),
});
