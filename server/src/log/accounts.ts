import { err, ok, type Result } from '@stammtisch/kernel';
import type { PersonId } from '@stammtisch/protocol';

import type { Shelf } from './books.ts';
import type { NewAccount, NewSession, StoredAccount, StoredPasskey } from './store.ts';

/** Who can show that they are somebody, and how. Nothing here opens a door by itself: all of it is hashed. */
export class AccountShelf {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** From now on the private id of the guest is worth nothing. */
  signUp({ person, password, recovery, at }: NewAccount): Result<void, 'has-account' | 'not-you'> {
    if (this.accountOf(person) !== undefined) return err('has-account');
    if (this.#shelf.get('SELECT id FROM person WHERE id = ?', person) === undefined)
      return err('not-you');
    this.#shelf.run(
      'INSERT INTO credential (person_id, password, recovery, at) VALUES (?, ?, ?, ?)',
      person,
      password ?? null,
      recovery,
      at,
    );
    this.#shelf.run("UPDATE person SET secret_hash = '' WHERE id = ?", person);
    return ok(undefined);
  }

  accountOf = (person: PersonId): StoredAccount | undefined =>
    this.#account('person.id = ?', person);

  accountNamed = (skeleton: string): StoredAccount | undefined =>
    this.#account('person.skeleton = ?', skeleton);

  #account(where: string, value: string): StoredAccount | undefined {
    const row = this.#shelf.get(
      `SELECT person.id, name, password, recovery, at FROM credential
       JOIN person ON person.id = credential.person_id WHERE ${where}`,
      value,
    );
    if (row === undefined) return undefined;
    const { id, name, password, recovery, at } = row;
    return {
      person: String(id),
      name: String(name),
      recovery: String(recovery),
      at: Number(at),
      ...(typeof password === 'string' && { password }),
    };
  }

  changeAccount({ person, password, recovery }: Omit<NewAccount, 'at'>): void {
    this.#shelf.run(
      'UPDATE credential SET password = ?, recovery = ? WHERE person_id = ?',
      password ?? null,
      recovery,
      person,
    );
  }

  openSession({ hash, person, at, until, shown }: NewSession): boolean {
    this.#shelf.run('DELETE FROM session WHERE until <= ?', at);
    const account = this.accountOf(person);
    if (account === undefined || (shown !== undefined && shown !== account.password)) return false;
    this.#shelf.run(
      'INSERT INTO session (hash, person_id, at, until) VALUES (?, ?, ?, ?)',
      hash,
      person,
      at,
      until,
    );
    return true;
  }

  personOfSession(hash: string, now: number): PersonId | undefined {
    const row = this.#shelf.get(
      'SELECT person_id FROM session WHERE hash = ? AND until > ?',
      hash,
      now,
    );
    return row && String(row['person_id']);
  }

  closeSession(hash: string): void {
    this.#shelf.run('DELETE FROM session WHERE hash = ?', hash);
  }

  closeSessions(person: PersonId): void {
    this.#shelf.run('DELETE FROM session WHERE person_id = ?', person);
  }

  savePasskey({ id, person, publicKey, counter, transports, at }: StoredPasskey): void {
    this.#shelf.run(
      'INSERT INTO passkey (id, person_id, public_key, counter, transports, at) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      person,
      publicKey,
      counter,
      transports.join(' '),
      at,
    );
  }

  usedPasskey(id: string, counter: number): void {
    this.#shelf.run('UPDATE passkey SET counter = ? WHERE id = ?', counter, id);
  }

  dropPasskeys(person: PersonId): void {
    this.#shelf.run('DELETE FROM passkey WHERE person_id = ?', person);
  }

  findPasskey = (id: string): StoredPasskey | undefined => this.#passkeys('WHERE id = ?', id)[0];

  passkeysOf = (person: PersonId): readonly StoredPasskey[] =>
    this.#passkeys('WHERE person_id = ? ORDER BY at', person);

  #passkeys(where: string, value: string): readonly StoredPasskey[] {
    return this.#shelf.all(`SELECT * FROM passkey ${where}`, value).map(row => ({
      id: String(row['id']),
      person: String(row['person_id']),
      publicKey: String(row['public_key']),
      counter: Number(row['counter']),
      transports: String(row['transports']).split(' ').filter(Boolean),
      at: Number(row['at']),
    }));
  }
}
