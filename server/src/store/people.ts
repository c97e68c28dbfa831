import type { PersonId } from '@stammtisch/protocol';

import { isMadeUp, skeletonOf } from '../names/names.ts';
import { dataOf, eraseFrom } from './erasure.ts';
import type { SqlLedger } from './ledger.ts';
import type { Sql } from './sql.ts';
import type { KnownPerson, PersonStore, StoredPerson } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A guest who was not here for so long may have another name. */
const FORGOTTEN_MS = 90 * DAY_MS;

/** Who people are: their names, no two of which look alike, and with what they show it. */
export class SqlPeople implements PersonStore {
  readonly #database: Sql;
  readonly #ledger: SqlLedger;

  constructor(database: Sql, ledger: SqlLedger) {
    this.#database = database;
    this.#ledger = ledger;
  }

  async save({ person, name, skeleton, secretHash }: StoredPerson, at: number): Promise<boolean> {
    if ((await this.#isTaken(skeleton, person)) && !(await this.#giveBack(skeleton, at)))
      return false;
    await this.#database.run(
      `INSERT INTO person (id, name, skeleton, secret_hash, seen_at, since) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, skeleton = excluded.skeleton,
         secret_hash = excluded.secret_hash, seen_at = excluded.seen_at`,
      person,
      name,
      skeleton,
      secretHash,
      at,
      at,
    );
    return true;
  }

  /** The private id stays what it is. */
  async rename(
    { person, name, skeleton }: Omit<StoredPerson, 'secretHash'>,
    at: number,
  ): Promise<boolean> {
    if (await this.#isTaken(skeleton, person)) return false;
    await this.#database.run(
      'UPDATE person SET name = ?, skeleton = ?, seen_at = ? WHERE id = ?',
      name,
      skeleton,
      at,
      person,
    );
    return (await this.find(person)) !== undefined;
  }

  /** Written down once a day. */
  async saw(person: PersonId, at: number): Promise<void> {
    const sql = 'UPDATE person SET seen_at = ? WHERE id = ? AND seen_at < ?';
    await this.#database.run(sql, at, person, at - DAY_MS);
  }

  async #isTaken(skeleton: string, person: PersonId): Promise<boolean> {
    const taken = await this.#database.get('SELECT id FROM person WHERE skeleton = ?', skeleton);
    return taken !== undefined && taken['id'] !== person;
  }

  /** A made-up name of a guest who was not here for long is free again; they get a number instead. */
  async #giveBack(skeleton: string, at: number): Promise<boolean> {
    const holder = await this.#database.get(
      `SELECT id, name FROM person WHERE skeleton = ? AND seen_at < ?
         AND id NOT IN (SELECT person_id FROM credential) AND id NOT IN (SELECT person_id FROM robot)
         AND id NOT IN (SELECT person_id FROM seat)`,
      skeleton,
      at - FORGOTTEN_MS,
    );
    if (holder === undefined || !isMadeUp(String(holder['name']))) return false;
    const id = String(holder['id']);
    const name = `Gast ${id.slice(0, 8)}`;
    const other = skeletonOf(name);
    if (await this.#isTaken(other, id)) return false;
    await this.#database.run(
      'UPDATE person SET name = ?, skeleton = ? WHERE id = ?',
      name,
      other,
      id,
    );
    return true;
  }

  async find(person: PersonId): Promise<StoredPerson | undefined> {
    const row = await this.#database.get(
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

  async known(person: PersonId): Promise<KnownPerson | undefined> {
    const row = await this.#database.get(
      `SELECT name, since, (SELECT COUNT(*) FROM credential WHERE person_id = id) AS accounts
       FROM person WHERE id = ?`,
      person,
    );
    return (
      row && {
        name: String(row['name']),
        since: Number(row['since']),
        hasAccount: Number(row['accounts']) === 1,
      }
    );
  }

  async savePrivateNumber(person: PersonId, hash: string): Promise<boolean> {
    if (!(await isKnown(this.#database, person))) return false;
    await this.#database.run(
      `INSERT INTO private_number (person_id, hash) VALUES (?, ?)
       ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash,
         old_hash = COALESCE(private_number.old_hash, private_number.hash)`,
      person,
      hash,
    );
    return true;
  }

  async isPrivateNumber(person: PersonId, hash: string): Promise<boolean> {
    const sql = 'SELECT hash, old_hash FROM private_number WHERE person_id = ?';
    const row = await this.#database.get(sql, person);
    if (row?.['hash'] === hash) await this.confirmPrivateNumber(person, hash);
    return row?.['hash'] === hash || row?.['old_hash'] === hash;
  }

  async confirmPrivateNumber(person: PersonId, hash: string): Promise<void> {
    const sql = 'UPDATE private_number SET old_hash = NULL WHERE person_id = ? AND hash = ?';
    await this.#database.run(sql, person, hash);
  }

  async dropPrivateNumber(person: PersonId): Promise<void> {
    await this.#database.run('DELETE FROM private_number WHERE person_id = ?', person);
  }

  dataOf = async (person: PersonId): Promise<Readonly<Record<string, unknown>>> =>
    await dataOf(this.#database, person);

  /** Their robots go with them. Chips that still lie on a table go back to where all come from, when the round is over. */
  async erase(person: PersonId, at: number): Promise<void> {
    for (const { person_id: robot } of await this.#database.all(
      'SELECT person_id FROM robot WHERE owner_id = ?',
      person,
    ))
      await this.erase(String(robot), at);
    await this.#ledger.closeAccount(person, at);
    await eraseFrom(this.#database, person);
  }
}

/** Nothing is written any more of somebody who was erased, whatever of theirs was still under way. */
export const isKnown = async (database: Sql, person: PersonId): Promise<boolean> =>
  (await database.get('SELECT id FROM person WHERE id = ?', person)) !== undefined;
