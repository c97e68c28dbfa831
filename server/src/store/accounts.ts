import { err, ok, type Result } from '@stammtisch/kernel';
import type { PersonId } from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type {
  AccountChange,
  AccountStore,
  AtOnce,
  NewAccount,
  NewSession,
  Shown,
  StoredAccount,
  StoredPasskey,
} from './store.ts';

/** Passwords, passkeys, recovery codes and sessions. All secrets are stored as hashes. */
export class SqlAccounts implements AtOnce<AccountStore> {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** From now on the private id of the guest is worth nothing. */
  signUp(account: NewAccount): Result<void, 'has-account' | 'not-you'> {
    const { person, password, recovery, at, passkey } = account;
    if (this.find(person) !== undefined) return err('has-account');
    if (!isKnown(this.#database, person)) return err('not-you');
    this.#database.run(
      'INSERT INTO credential (person_id, password, recovery, at) VALUES (?, ?, ?, ?)',
      person,
      password ?? null,
      recovery,
      at,
    );
    this.#database.run("UPDATE person SET secret_hash = '' WHERE id = ?", person);
    this.#database.run('DELETE FROM private_number WHERE person_id = ?', person);
    if (passkey !== undefined) this.#addPasskey(passkey);
    return ok(undefined);
  }

  find = (person: PersonId): StoredAccount | undefined => this.#account('person.id = ?', person);

  named = (name: string, skeleton: string): StoredAccount | undefined =>
    this.#account('person.name = ?', name) ?? this.#account('person.skeleton = ?', skeleton);

  #account(where: string, value: string): StoredAccount | undefined {
    const row = this.#database.get(
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

  change({ person, shown, password, recovery, dropPasskeys }: AccountChange): boolean {
    if (!this.#isGood(person, shown)) return false;
    this.#database.run('UPDATE credential SET password = ? WHERE person_id = ?', password, person);
    if (recovery !== undefined)
      this.#database.run(
        'UPDATE credential SET recovery = ? WHERE person_id = ?',
        recovery,
        person,
      );
    if (dropPasskeys === true)
      this.#database.run('DELETE FROM passkey WHERE person_id = ?', person);
    this.closeSessions(person);
    return true;
  }

  #isGood(person: PersonId, shown: Shown): boolean {
    const account = this.find(person);
    if (account === undefined) return false;
    if ('password' in shown) return shown.password === account.password;
    if ('recovery' in shown) return shown.recovery === account.recovery;
    return this.findPasskey(shown.passkey)?.person === person;
  }

  openSession({ hash, person, at, until, shown }: NewSession): boolean {
    this.#database.run('DELETE FROM session WHERE until <= ?', at);
    if (!this.#isGood(person, shown)) return false;
    this.#database.run(
      'INSERT INTO session (hash, person_id, at, until) VALUES (?, ?, ?, ?)',
      hash,
      person,
      at,
      until,
    );
    return true;
  }

  personOfSession(hash: string, now: number): PersonId | undefined {
    const row = this.#database.get(
      'SELECT person_id FROM session WHERE hash = ? AND until > ?',
      hash,
      now,
    );
    return row && String(row['person_id']);
  }

  closeSession(hash: string): void {
    this.#database.run('DELETE FROM session WHERE hash = ?', hash);
  }

  closeSessions(person: PersonId): void {
    this.#database.run('DELETE FROM session WHERE person_id = ?', person);
    this.#database.run('DELETE FROM private_number WHERE person_id = ?', person);
  }

  savePasskey(passkey: StoredPasskey, shown: Shown): boolean {
    const isNew = this.findPasskey(passkey.id) === undefined;
    if (!isNew || !this.#isGood(passkey.person, shown)) return false;
    this.#addPasskey(passkey);
    return true;
  }

  #addPasskey({ id, person, name, publicKey, counter, transports, at }: StoredPasskey): void {
    this.#database.run(
      `INSERT INTO passkey (id, person_id, name, public_key, counter, transports, at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      id,
      person,
      name,
      publicKey,
      counter,
      transports.join(' '),
      at,
    );
  }

  usedPasskey(id: string, counter: number, at: number): void {
    this.#database.run('UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?', counter, at, id);
  }

  removePasskey(
    person: PersonId,
    id: string,
    shown: Shown,
  ): Result<void, 'wrong-login' | 'last-passkey'> {
    if (!this.#isGood(person, shown)) return err('wrong-login');
    const others = this.passkeysOf(person).filter(passkey => passkey.id !== id);
    if (others.length === 0 && this.find(person)?.password === undefined)
      return err('last-passkey');
    this.#database.run('DELETE FROM passkey WHERE id = ? AND person_id = ?', id, person);
    return ok(undefined);
  }

  findPasskey = (id: string): StoredPasskey | undefined => this.#passkeys('WHERE id = ?', id)[0];

  passkeysOf = (person: PersonId): readonly StoredPasskey[] =>
    this.#passkeys('WHERE person_id = ? ORDER BY at', person);

  #passkeys(where: string, value: string): readonly StoredPasskey[] {
    return this.#database.all(`SELECT * FROM passkey ${where}`, value).map(row => ({
      id: String(row['id']),
      person: String(row['person_id']),
      name: String(row['name']),
      publicKey: String(row['public_key']),
      counter: Number(row['counter']),
      transports: String(row['transports']).split(' ').filter(Boolean),
      at: Number(row['at']),
      ...(row['used_at'] !== null && { usedAt: Number(row['used_at']) }),
    }));
  }
}
