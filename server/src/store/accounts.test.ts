import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { describe, expect, test } from 'vitest';

import { collected } from '../collected.ts';
import { skeletonOf } from '../names/names.ts';
import { APPLICATION_ID, MIGRATIONS } from './schema.ts';
import { SqliteFile } from './sqlite.ts';
import { openSqlite } from './store-client.ts';
import type { Store, StoredPerson } from './store.ts';
import { STORES } from './testing/stores.ts';

const ANNA: StoredPerson = { person: 'p', name: 'Anna', skeleton: 'anna', secretHash: 'secret' };

describe.each(STORES)('%s:', (_, newStore) => {
  /** A house in which Anna is known. */
  async function withAnna(): Promise<Store> {
    const file = await newStore();
    await file.people.save(ANNA, 1);
    return file;
  }

  /** The same, with an account. */
  async function withAccount(): Promise<Store> {
    const file = await withAnna();
    await file.accounts.signUp({ person: 'p', password: 'old', recovery: 'code', at: 2 });
    return file;
  }

  const session = { hash: 'h', person: 'p', at: 3, until: 99, shown: { password: 'old' } };
  const passkey = {
    id: 'k',
    person: 'p',
    name: 'Phone',
    publicKey: '',
    counter: 0,
    transports: [],
    at: 3,
  };
  const shownOld = { password: 'old' };

  describe('a session', () => {
    test('begins only with the password that is good now', async () => {
      const file = await withAccount();
      const shown = { password: 'old' };
      expect(await file.accounts.change({ person: 'p', shown, password: 'new' })).toBe(true);
      expect(await file.accounts.openSession({ ...session, shown })).toBe(false);
      expect(await file.accounts.personOfSession('h', 4)).toBeUndefined();
      expect(await file.accounts.openSession({ ...session, shown: { password: 'new' } })).toBe(
        true,
      );
      expect(await file.accounts.personOfSession('h', 4)).toBe('p');
      expect(await file.accounts.personOfSession('h', 99)).toBeUndefined();
    });

    test('begins only with a passkey that is still there, and is of this person', async () => {
      const file = await withAccount();
      const shown = { passkey: 'k' };
      expect(await file.accounts.openSession({ ...session, shown })).toBe(false);
      await file.people.save({ ...ANNA, person: 'q', skeleton: 'berta' }, 1);
      await file.accounts.signUp({
        person: 'q',
        recovery: 'code',
        at: 2,
        passkey: { ...passkey, person: 'q' },
      });
      expect(await file.accounts.openSession({ ...session, shown })).toBe(false);
      await file.accounts.savePasskey({ ...passkey, id: 'own' }, shownOld);
      expect(await file.accounts.openSession({ ...session, shown: { passkey: 'own' } })).toBe(true);
    });

    test('does not begin for a guest, nor for someone who was erased', async () => {
      expect(await (await withAnna()).accounts.openSession(session)).toBe(false);
      const file = await withAccount();
      await file.people.erase('p', 3);
      expect(await file.accounts.openSession(session)).toBe(false);
    });
  });

  describe('another password', () => {
    const change = { person: 'p', shown: { password: 'old' }, password: 'new' };

    test('ends every session', async () => {
      const file = await withAccount();
      for (const hash of ['h', 'i']) await file.accounts.openSession({ ...session, hash });
      expect(await file.accounts.change(change)).toBe(true);
      for (const hash of ['h', 'i'])
        expect(await file.accounts.personOfSession(hash, 4)).toBeUndefined();
    });

    test('needs what is good now, and otherwise changes nothing', async () => {
      const file = await withAccount();
      await file.accounts.openSession(session);
      await file.accounts.savePasskey(passkey, shownOld);
      for (const shown of [{ password: 'x' }, { recovery: 'x' }, { passkey: 'x' }])
        expect(await file.accounts.change({ ...change, shown, dropPasskeys: true })).toBe(false);
      expect(await file.accounts.find('p')).toMatchObject({ password: 'old', recovery: 'code' });
      expect(await file.accounts.personOfSession('h', 4)).toBe('p');
      expect(await file.accounts.passkeysOf('p')).toHaveLength(1);
    });

    test('leaves the code and the passkeys as they are, unless they are to go', async () => {
      const file = await withAccount();
      await file.accounts.savePasskey(passkey, shownOld);
      await file.accounts.change(change);
      expect(await file.accounts.find('p')).toMatchObject({ password: 'new', recovery: 'code' });
      expect(await file.accounts.passkeysOf('p')).toHaveLength(1);
      const shown = { passkey: 'k' };
      await file.accounts.change({ ...change, shown, recovery: 'code 2', dropPasskeys: true });
      expect(await file.accounts.find('p')).toMatchObject({ recovery: 'code 2' });
      expect(await file.accounts.passkeysOf('p')).toEqual([]);
    });

    test('comes once of a code that is sent twice at the same moment', async () => {
      const store = await openSqlite(join(mkdtempSync(join(tmpdir(), 'stammtisch-')), 'house.db'));
      await store.people.save(ANNA, 1);
      await store.accounts.signUp({ person: 'p', password: 'old', recovery: 'code', at: 2 });
      const recover = (mine: string) =>
        store.accounts.change({
          person: 'p',
          shown: { recovery: 'code' },
          password: `password ${mine}`,
          recovery: `code ${mine}`,
        });
      expect(await Promise.all(['1', '2', '3'].map(recover))).toEqual([true, false, false]);
      expect(await store.accounts.find('p')).toMatchObject({
        password: 'password 1',
        recovery: 'code 1',
      });
      await store.close();
    });
  });

  describe('a passkey', () => {
    test('is added only with what is good now, and once', async () => {
      const file = await withAccount();
      for (const shown of [{ password: 'x' }, { passkey: 'k' }])
        expect(await file.accounts.savePasskey(passkey, shown)).toBe(false);
      expect(await (await withAnna()).accounts.savePasskey(passkey, shownOld)).toBe(false);
      expect(await file.accounts.savePasskey(passkey, shownOld)).toBe(true);
      expect(await file.accounts.savePasskey(passkey, shownOld)).toBe(false);
      expect(await file.accounts.savePasskey({ ...passkey, id: 'l' }, { passkey: 'k' })).toBe(true);
      expect((await file.accounts.passkeysOf('p')).map(({ id }) => id)).toEqual(['k', 'l']);
    });

    test('is told apart by its name and by when it was used', async () => {
      const file = await withAccount();
      await file.accounts.savePasskey(passkey, shownOld);
      expect(await file.accounts.findPasskey('k')).toEqual(passkey);
      await file.accounts.usedPasskey('k', 7, 9);
      expect(await file.accounts.findPasskey('k')).toEqual({ ...passkey, counter: 7, usedAt: 9 });
    });

    test('is removed alone, with what is good now, and not by others', async () => {
      const file = await withAccount();
      for (const id of ['k', 'l']) await file.accounts.savePasskey({ ...passkey, id }, shownOld);
      const ids = async () => (await file.accounts.passkeysOf('p')).map(({ id }) => id);
      expect(await file.accounts.removePasskey('p', 'k', { password: 'x' })).toMatchObject({
        ok: false,
      });
      await file.people.save({ ...ANNA, person: 'q', skeleton: 'berta' }, 1);
      await file.accounts.signUp({ person: 'q', password: 'hers', recovery: 'code', at: 2 });
      await file.accounts.removePasskey('q', 'k', { password: 'hers' });
      expect(await ids()).toEqual(['k', 'l']);
      expect(await file.accounts.removePasskey('p', 'k', { passkey: 'k' })).toMatchObject({
        ok: true,
      });
      expect(await ids()).toEqual(['l']);
    });

    test('stays if nothing else opens the account', async () => {
      const file = await withAnna();
      await file.accounts.signUp({ person: 'p', recovery: 'code', at: 2, passkey });
      const refused = { ok: false, error: 'last-passkey' };
      expect(await file.accounts.removePasskey('p', 'k', { passkey: 'k' })).toEqual(refused);
      await file.accounts.change({ person: 'p', shown: { passkey: 'k' }, password: 'new' });
      expect(await file.accounts.removePasskey('p', 'k', { passkey: 'k' })).toMatchObject({
        ok: true,
      });
      expect(await file.accounts.passkeysOf('p')).toEqual([]);
    });
  });

  describe('another name', () => {
    test('leaves the private id as it is: worthless, once there is an account', async () => {
      const file = await withAccount();
      expect(await file.people.rename({ person: 'p', name: 'Anni', skeleton: 'annl' }, 3)).toBe(
        true,
      );
      expect(await file.people.find('p')).toMatchObject({ name: 'Anni', secretHash: '' });
    });

    test('brings nobody back who was erased', async () => {
      const file = await withAnna();
      await file.people.erase('p', 2);
      expect(await file.people.rename({ person: 'p', name: 'Anna', skeleton: 'anna' }, 3)).toBe(
        false,
      );
      expect(await file.people.find('p')).toBeUndefined();
    });
  });

  test('nobody signs up twice, and nobody who is not there', async () => {
    const file = await withAccount();
    const account = { person: 'p', recovery: 'code', at: 2 };
    expect(await file.accounts.signUp(account)).toEqual({ ok: false, error: 'has-account' });
    expect(await file.accounts.signUp({ ...account, person: 'q' })).toEqual({
      ok: false,
      error: 'not-you',
    });
  });

  test('against the bank one brings what all begin with and what one has won there, not what friends lost', async () => {
    const file = await withAnna();
    const entry = {
      version: 1,
      id: 'a',
      previous: '',
      at: 5,
      body: {
        kind: 'opened',
        game: 'blackjack',
        rules: 1,
        options: {},
        seats: 1,
        host: 'p',
        listed: false,
      },
    } as const;
    const gift = { from: 'mint', to: 'person p', amount: 900_000 } as const;
    const won = { person: 'p', game: 'blackjack', result: 'won', score: 25_000 } as const;
    const append = { table: 't', entries: [entry] };
    expect((await file.tables.append({ ...append, transfers: [gift], tallies: [won] })).ok).toBe(
      true,
    );
    expect(await file.ledger.spendableOf('p', { bankGame: undefined })).toBe(1_000_000);
    expect(await file.ledger.spendableOf('p', { bankGame: 'blackjack' })).toBe(125_000);
    // Not once more for every time it is brought.
    await file.ledger.adopt('t', { total: 0, people: [{ person: 'p', amount: 100_000 }] }, 1);
    expect(await file.ledger.spendableOf('p', { bankGame: 'blackjack', table: 't' })).toBe(25_000);
  });
});

test('people keep their names when more of them are seen to look alike, and come in by them', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'stammtisch-')), 'house.db');
  const old = new DatabaseSync(path);
  const before = MIGRATIONS.findIndex(migration => migration.includes('skeleton_of'));
  for (const migration of MIGRATIONS.slice(0, before)) old.exec(migration);
  old.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${before}`);
  const add = old.prepare('INSERT INTO person VALUES (?, ?, ?, ?, 1)');
  for (const [id, name] of [
    ['a', 'Arrnin'],
    ['b', 'Armin'],
    ['c', 'Toni'],
    ['d', 'rn'],
  ] as const)
    add.run(id, name, name.toLowerCase(), 'secret');
  old.exec("INSERT INTO credential VALUES ('b', 'x', 'y', 1)");
  old.close();

  const file = new SqliteFile(path);
  const find = async (person: string) => (await file.people.find(person))!;
  const names = await collected('abcd', async person => [(await find(person)).name]);
  expect(names).toEqual(['Arrnin', 'Armin', 'Toni', 'rn']);
  expect((await find('b')).skeleton).toBe(skeletonOf('ARMIN'));
  await file.accounts.signUp({ person: 'a', password: 'z', recovery: 'y', at: 2 });
  const named = async (name: string) => (await file.accounts.named(name, skeletonOf(name)))?.person;
  const found = await Promise.all(['Armin', 'Arrnin', 'armin', 'arrnin'].map(named));
  expect(found).toEqual(['b', 'a', 'b', 'b']);
  const wish = { person: 'd', name: 'Ármin', skeleton: skeletonOf('Ármin') };
  expect(await file.people.rename(wish, 3)).toBe(false);
});
