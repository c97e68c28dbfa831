import { err, ok, type Result } from '@stammtisch/kernel';
import type { PersonId } from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type {
  AccountChange,
  AccountStore,
  NewAccount,
  NewSession,
  Shown,
  StoredAccount,
  StoredPasskey,
} from './store.ts';

/** Passwords, passkeys, recovery codes and sessions. All secrets are stored as hashes. */
export class SqlAccounts implements AccountStore {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** From now on the private id of the guest is worth nothing. */
  async signUp(account: NewAccount): Promise<Result<void, 'has-account' | 'not-you'>> {
    const { person, password, recovery, at, passkey } = account;
    if ((await this.find(person)) !== undefined) return err('has-account');
    if (!(await isKnown(this.#database, person))) return err('not-you');
    await this.#database.run(
      'INSERT INTO credential (person_id, password, recovery, at) VALUES (?, ?, ?, ?)',
      person,
      password ?? null,
      recovery,
      at,
    );
    await this.#database.run("UPDATE person SET secret_hash = '' WHERE id = ?", person);
    await this.#database.run('DELETE FROM private_number WHERE person_id = ?', person);
    if (passkey !== undefined) await this.#addPasskey(passkey);
    return ok(undefined);
  }

  find = async (person: PersonId): Promise<StoredAccount | undefined> =>
    await this.#account('person.id = ?', person);

  named = async (name: string, skeleton: string): Promise<StoredAccount | undefined> =>
    (await this.#account('person.name = ?', name)) ??
    (await this.#account('person.skeleton = ?', skeleton));

  async #account(where: string, value: string): Promise<StoredAccount | undefined> {
    const row = await this.#database.get(
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

  async change({
    person,
    shown,
    password,
    recovery,
    dropPasskeys,
  }: AccountChange): Promise<boolean> {
    if (!(await this.#isGood(person, shown))) return false;
    await this.#database.run(
      'UPDATE credential SET password = ? WHERE person_id = ?',
      password,
      person,
    );
    if (recovery !== undefined)
      await this.#database.run(
        'UPDATE credential SET recovery = ? WHERE person_id = ?',
        recovery,
        person,
      );
    if (dropPasskeys === true)
      await this.#database.run('DELETE FROM passkey WHERE person_id = ?', person);
    await this.closeSessions(person);
    return true;
  }

  async #isGood(person: PersonId, shown: Shown): Promise<boolean> {
    const account = await this.find(person);
    if (account === undefined) return false;
    if ('password' in shown) return shown.password === account.password;
    if ('recovery' in shown) return shown.recovery === account.recovery;
    return (await this.findPasskey(shown.passkey))?.person === person;
  }

  async openSession({ hash, person, at, until, shown }: NewSession): Promise<boolean> {
    await this.#database.run('DELETE FROM session WHERE until <= ?', at);
    if (!(await this.#isGood(person, shown))) return false;
    await this.#database.run(
      'INSERT INTO session (hash, person_id, at, until) VALUES (?, ?, ?, ?)',
      hash,
      person,
      at,
      until,
    );
    return true;
  }

  async personOfSession(hash: string, now: number): Promise<PersonId | undefined> {
    const row = await this.#database.get(
      'SELECT person_id FROM session WHERE hash = ? AND until > ?',
      hash,
      now,
    );
    return row && String(row['person_id']);
  }

  async closeSession(hash: string): Promise<void> {
    await this.#database.run('DELETE FROM session WHERE hash = ?', hash);
  }

  async closeSessions(person: PersonId): Promise<void> {
    await this.#database.run('DELETE FROM session WHERE person_id = ?', person);
    await this.#database.run('DELETE FROM private_number WHERE person_id = ?', person);
  }

  async savePasskey(passkey: StoredPasskey, shown: Shown): Promise<boolean> {
    const isNew = (await this.findPasskey(passkey.id)) === undefined;
    if (!isNew || !(await this.#isGood(passkey.person, shown))) return false;
    await this.#addPasskey(passkey);
    return true;
  }

  async #addPasskey({
    id,
    person,
    name,
    publicKey,
    counter,
    transports,
    at,
  }: StoredPasskey): Promise<void> {
    await this.#database.run(
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

  async usedPasskey(id: string, counter: number, at: number): Promise<void> {
    await this.#database.run(
      'UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?',
      counter,
      at,
      id,
    );
  }

  async removePasskey(
    person: PersonId,
    id: string,
    shown: Shown,
  ): Promise<Result<void, 'wrong-login' | 'last-passkey'>> {
    if (!(await this.#isGood(person, shown))) return err('wrong-login');
    const others = (await this.passkeysOf(person)).filter(passkey => passkey.id !== id);
    if (others.length === 0 && (await this.find(person))?.password === undefined)
      return err('last-passkey');
    await this.#database.run('DELETE FROM passkey WHERE id = ? AND person_id = ?', id, person);
    return ok(undefined);
  }

  findPasskey = async (id: string): Promise<StoredPasskey | undefined> =>
    (await this.#passkeys('WHERE id = ?', id))[0];

  passkeysOf = async (person: PersonId): Promise<readonly StoredPasskey[]> =>
    await this.#passkeys('WHERE person_id = ? ORDER BY at', person);

  async #passkeys(where: string, value: string): Promise<readonly StoredPasskey[]> {
    return (await this.#database.all(`SELECT * FROM passkey ${where}`, value)).map(row => ({
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
