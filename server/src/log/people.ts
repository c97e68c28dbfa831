import type { PersonId } from '@stammtisch/protocol';

import type { Shelf } from './books.ts';
import type { StoredPerson } from './store.ts';

/** Who people are: their names, no two of which look alike, and with what they show it. */
export class PeopleShelf {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  save({ person, name, skeleton, secretHash }: StoredPerson, at: number): boolean {
    const taken = this.#shelf.get('SELECT id FROM person WHERE skeleton = ?', skeleton);
    if (taken !== undefined && taken['id'] !== person) return false;
    this.#shelf.run(
      `INSERT INTO person (id, name, skeleton, secret_hash, seen_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, skeleton = excluded.skeleton,
         secret_hash = excluded.secret_hash, seen_at = excluded.seen_at`,
      person,
      name,
      skeleton,
      secretHash,
      at,
    );
    return true;
  }

  /** The private id stays what it is. */
  rename({ person, name, skeleton }: Omit<StoredPerson, 'secretHash'>, at: number): boolean {
    const taken = this.#shelf.get('SELECT id FROM person WHERE skeleton = ?', skeleton);
    if (taken !== undefined && taken['id'] !== person) return false;
    this.#shelf.run(
      'UPDATE person SET name = ?, skeleton = ?, seen_at = ? WHERE id = ?',
      name,
      skeleton,
      at,
      person,
    );
    return this.find(person) !== undefined;
  }

  find(person: PersonId): StoredPerson | undefined {
    const row = this.#shelf.get(
      'SELECT name, skeleton, secret_hash FROM person WHERE id = ?',
      person,
    );
    return (
      row && {
        person,
        name: String(row['name']),
        skeleton: String(row['skeleton']),
        secretHash: String(row['secret_hash']),
      }
    );
  }
}
