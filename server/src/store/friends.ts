import { err, ok, type Result } from '@stammtisch/kernel';
import { LIMITS, type PersonId } from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type { FriendRefusal, FriendStore, StoredFriends } from './store.ts';

/** Who wants to be whose friend: two who want each other are. */
export class SqlFriends implements FriendStore {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  async ask(person: PersonId, other: PersonId, at: number): Promise<Result<void, FriendRefusal>> {
    if (person === other || !(await isKnown(this.#database, other))) return err('no-such-person');
    if (!(await this.#hasAccount(person))) return err('no-account');
    if (!(await this.#hasAccount(other))) return err('is-guest');
    if ((await this.#wanted(person)).length >= LIMITS.friends) return err('too-many-friends');
    await this.#database.run(
      'INSERT INTO friend (person_id, other_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      person,
      other,
      at,
    );
    return ok(undefined);
  }

  /** They are no longer friends, or it is not asked any more, or the answer is no. */
  async end(person: PersonId, other: PersonId): Promise<void> {
    for (const [one, two] of [
      [person, other],
      [other, person],
    ])
      await this.#database.run(
        'DELETE FROM friend WHERE person_id = ? AND other_id = ?',
        one!,
        two!,
      );
  }

  /** Whom one has muted can ask, and does not learn that it is not heard. */
  async of(person: PersonId): Promise<StoredFriends> {
    const wanted = await this.#wanted(person);
    const asking = (
      await this.#database.all(
        `SELECT person_id FROM friend WHERE other_id = ? AND person_id NOT IN
           (SELECT other_id FROM mute WHERE mute.person_id = ?) ORDER BY at LIMIT ?`,
        person,
        person,
        LIMITS.friends * 2,
      )
    ).map(row => String(row['person_id']));
    const both = await this.#wanting(person);
    return {
      friends: wanted.filter(other => both.has(other)),
      asked: asking.filter(other => !wanted.includes(other)).slice(0, LIMITS.friends),
      sent: wanted.filter(other => !both.has(other)),
    };
  }

  #wanted = async (person: PersonId): Promise<readonly PersonId[]> =>
    (
      await this.#database.all(
        'SELECT other_id FROM friend WHERE person_id = ? ORDER BY at',
        person,
      )
    ).map(row => String(row['other_id']));

  #wanting = async (person: PersonId): Promise<ReadonlySet<PersonId>> => {
    const rows = await this.#database.all(
      'SELECT person_id FROM friend WHERE other_id = ?',
      person,
    );
    return new Set(rows.map(row => String(row['person_id'])));
  };

  #hasAccount = async (person: PersonId): Promise<boolean> =>
    (await this.#database.get('SELECT at FROM credential WHERE person_id = ?', person)) !==
    undefined;
}
