import { describe, expect, test } from 'vitest';

import { SqliteFile } from './sqlite.ts';
import { stored, type StoredPerson } from './store.ts';

const ANNA: StoredPerson = { person: 'p', name: 'Anna', skeleton: 'anna', secretHash: 'secret' };

/** A house in which Anna is known. */
function withAnna(): SqliteFile {
  const file = new SqliteFile(':memory:');
  file.savePerson(ANNA, 1);
  return file;
}

/** The same, with an account. */
function withAccount(): SqliteFile {
  const file = withAnna();
  file.signUp({ person: 'p', password: 'old', recovery: 'code', at: 2 });
  return file;
}

const session = { hash: 'h', person: 'p', at: 3, until: 99 };

describe('a session', () => {
  test('begins only with the password that is good now', () => {
    const file = withAccount();
    file.changeAccount({ person: 'p', password: 'new', recovery: 'code' });
    expect(file.openSession({ ...session, shown: 'old' })).toBe(false);
    expect(file.personOfSession('h', 4)).toBeUndefined();
    expect(file.openSession({ ...session, shown: 'new' })).toBe(true);
    expect(file.personOfSession('h', 4)).toBe('p');
    expect(file.personOfSession('h', 99)).toBeUndefined();
  });

  test('does not begin for a guest, nor for someone who was erased', () => {
    expect(withAnna().openSession(session)).toBe(false);
    const file = withAccount();
    file.erase('p', 3);
    expect(file.openSession(session)).toBe(false);
  });
});

describe('another name', () => {
  test('leaves the private id as it is: worthless, once there is an account', () => {
    const file = withAccount();
    expect(file.renamePerson({ person: 'p', name: 'Anni', skeleton: 'annl' }, 3)).toBe(true);
    expect(file.findPerson('p')).toMatchObject({ name: 'Anni', secretHash: '' });
  });

  test('brings nobody back who was erased', () => {
    const file = withAnna();
    file.erase('p', 2);
    expect(file.renamePerson({ person: 'p', name: 'Anna', skeleton: 'anna' }, 3)).toBe(false);
    expect(file.findPerson('p')).toBeUndefined();
  });
});

test('nobody signs up twice, and nobody who is not there', () => {
  const file = withAccount();
  const account = { person: 'p', recovery: 'code', at: 2 };
  expect(file.signUp(account)).toEqual({ ok: false, error: 'has-account' });
  expect(file.signUp({ ...account, person: 'q' })).toEqual({ ok: false, error: 'not-you' });
});

test('against the bank one brings what all begin with and what one has won there, not what friends lost', () => {
  const file = withAnna();
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
  const append = { table: 't', entries: [stored(entry)] };
  expect(file.append({ ...append, transfers: [gift], tallies: [won] }).ok).toBe(true);
  expect(file.purseOf('p', undefined)).toBe(1_000_000);
  expect(file.purseOf('p', 'blackjack')).toBe(125_000);
});
