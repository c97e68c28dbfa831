import { err, ok, type Result } from '@stammtisch/kernel';
import { LIMITS, type PersonId } from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type { AtOnce, FriendRefusal, FriendStore, StoredFriends } from './store.ts';

/** Who wants to be whose friend: two who want each other are. */
export class SqlFriends implements AtOnce<FriendStore> {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  ask(person: PersonId, other: PersonId, at: number): Result<void, FriendRefusal> {
    if (person === other || !isKnown(this.#database, other)) return err('no-such-person');
    if (!this.#hasAccount(person)) return err('no-account');
    if (!this.#hasAccount(other)) return err('is-guest');
    if (this.#wanted(person).length >= LIMITS.friends) return err('too-many-friends');
    this.#database.run(
      'INSERT OR IGNORE INTO friend (person_id, other_id, at) VALUES (?, ?, ?)',
      person,
      other,
      at,
    );
    return ok(undefined);
  }

  /** They are no longer friends, or it is not asked any more, or the answer is no. */
  end(person: PersonId, other: PersonId): void {
    for (const [one, two] of [
      [person, other],
      [other, person],
    ])
      this.#database.run('DELETE FROM friend WHERE person_id = ? AND other_id = ?', one!, two!);
  }

  /** Whom one has muted can ask, and does not learn that it is not heard. */
  of(person: PersonId): StoredFriends {
    const wanted = this.#wanted(person);
    const asking = this.#database
      .all(
        `SELECT person_id FROM friend WHERE other_id = ? AND person_id NOT IN
           (SELECT other_id FROM mute WHERE mute.person_id = ?) ORDER BY at LIMIT ?`,
        person,
        person,
        LIMITS.friends * 2,
      )
      .map(row => String(row['person_id']));
    const both = (other: PersonId): boolean => this.#wants(other, person);
    return {
      friends: wanted.filter(both),
      asked: asking.filter(other => !wanted.includes(other)).slice(0, LIMITS.friends),
      sent: wanted.filter(other => !both(other)),
    };
  }

  #wanted = (person: PersonId): readonly PersonId[] =>
    this.#database
      .all('SELECT other_id FROM friend WHERE person_id = ? ORDER BY at', person)
      .map(row => String(row['other_id']));

  #wants = (person: PersonId, other: PersonId): boolean =>
    this.#database.get(
      'SELECT at FROM friend WHERE person_id = ? AND other_id = ?',
      person,
      other,
    ) !== undefined;

  #hasAccount = (person: PersonId): boolean =>
    this.#database.get('SELECT at FROM credential WHERE person_id = ?', person) !== undefined;
}
