import type { PersonId } from '@stammtisch/protocol';

import { isMadeUp, skeletonOf } from '../names/names.ts';
import { dataOf, eraseFrom } from './erasure.ts';
import type { SqlLedger } from './ledger.ts';
import type { Sql } from './sql.ts';
import type { AtOnce, KnownPerson, PersonStore, StoredPerson } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A guest who was not here for so long may have another name. */
const FORGOTTEN_MS = 90 * DAY_MS;

/** Who people are: their names, no two of which look alike, and with what they show it. */
export class SqlPeople implements AtOnce<PersonStore> {
  readonly #database: Sql;
  readonly #ledger: SqlLedger;

  constructor(database: Sql, ledger: SqlLedger) {
    this.#database = database;
    this.#ledger = ledger;
  }

  save({ person, name, skeleton, secretHash }: StoredPerson, at: number): boolean {
    if (this.#isTaken(skeleton, person) && !this.#giveBack(skeleton, at)) return false;
    this.#database.run(
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
  rename({ person, name, skeleton }: Omit<StoredPerson, 'secretHash'>, at: number): boolean {
    if (this.#isTaken(skeleton, person)) return false;
    this.#database.run(
      'UPDATE person SET name = ?, skeleton = ?, seen_at = ? WHERE id = ?',
      name,
      skeleton,
      at,
      person,
    );
    return this.find(person) !== undefined;
  }

  /** Written down once a day. */
  saw(person: PersonId, at: number): void {
    const sql = 'UPDATE person SET seen_at = ? WHERE id = ? AND seen_at < ?';
    this.#database.run(sql, at, person, at - DAY_MS);
  }

  #isTaken(skeleton: string, person: PersonId): boolean {
    const taken = this.#database.get('SELECT id FROM person WHERE skeleton = ?', skeleton);
    return taken !== undefined && taken['id'] !== person;
  }

  /** A made-up name of a guest who was not here for long is free again; they get a number instead. */
  #giveBack(skeleton: string, at: number): boolean {
    const holder = this.#database.get(
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
    if (this.#isTaken(other, id)) return false;
    this.#database.run('UPDATE person SET name = ?, skeleton = ? WHERE id = ?', name, other, id);
    return true;
  }

  find(person: PersonId): StoredPerson | undefined {
    const row = this.#database.get(
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

  known(person: PersonId): KnownPerson | undefined {
    const row = this.#database.get(
      `SELECT name, since, id IN (SELECT person_id FROM credential) AS has_account
       FROM person WHERE id = ?`,
      person,
    );
    return (
      row && {
        name: String(row['name']),
        since: Number(row['since']),
        hasAccount: row['has_account'] === 1,
      }
    );
  }

  savePrivateNumber(person: PersonId, hash: string): boolean {
    if (!isKnown(this.#database, person)) return false;
    this.#database.run(
      `INSERT INTO private_number (person_id, hash) VALUES (?, ?)
       ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash`,
      person,
      hash,
    );
    return true;
  }

  usePrivateNumber(person: PersonId, hash: string): boolean {
    const sql = 'SELECT hash FROM private_number WHERE person_id = ?';
    if (this.#database.get(sql, person)?.['hash'] !== hash) return false;
    this.dropPrivateNumber(person);
    return true;
  }

  dropPrivateNumber(person: PersonId): void {
    this.#database.run('DELETE FROM private_number WHERE person_id = ?', person);
  }

  dataOf = (person: PersonId): Readonly<Record<string, unknown>> => dataOf(this.#database, person);

  /** Their robots go with them. Chips that still lie on a table go back to where all come from, when the round is over. */
  erase(person: PersonId, at: number): void {
    for (const { person_id: robot } of this.#database.all(
      'SELECT person_id FROM robot WHERE owner_id = ?',
      person,
    ))
      this.erase(String(robot), at);
    this.#ledger.closeAccount(person, at);
    eraseFrom(this.#database, person);
  }
}

/** Nothing is written any more of somebody who was erased, whatever of theirs was still under way. */
export const isKnown = (database: Sql, person: PersonId): boolean =>
  database.get('SELECT id FROM person WHERE id = ?', person) !== undefined;
