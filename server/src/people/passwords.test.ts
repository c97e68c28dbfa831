import { expect, test } from 'vitest';

import { isPassword, Passwords } from './passwords.ts';

/** Counts the salts that are drawn: one for every time that a password is worked on. */
function begin() {
  const world = { drawn: 0, bytes: (count: number) => new Uint8Array(count).fill(++world.drawn) };
  return { world, passwords: new Passwords(world) };
}

test('a password fits itself, however its letters are composed, and nothing else does', async () => {
  const { passwords } = begin();
  const hash = await passwords.hash('Grüße aus Tramin', 'a');
  if (!hash.ok) throw new Error(hash.error);
  expect(hash.value).not.toContain('Tramin');
  const fits = (password: string) => passwords.fits(password, hash.value, 'a');
  expect(await fits('Grüße aus Tramin')).toEqual({ ok: true, value: true });
  expect(await fits('Gru\u0308ße aus Tramin')).toEqual({ ok: true, value: true });
  expect(await fits('Grüße aus Kaltern')).toEqual({ ok: true, value: false });
});

test('costs 19 MiB and two passes (argon2id), and is the same on every machine', async () => {
  const { passwords } = begin();
  expect(await passwords.hash('drei schöne Karten', 'a')).toEqual({
    ok: true,
    value: 'AQEBAQEBAQEBAQEBAQEBAQ.JLBshq5taEbJDRyjEsH5C-5VRWy3YjfJ_Ar7KZtn1Pk',
  });
});

test('for somebody who does not exist, as much work is done (T7)', async () => {
  const { world, passwords } = begin();
  expect(await passwords.fits('anything at all', undefined, 'a')).toEqual({
    ok: true,
    value: false,
  });
  expect(world.drawn).toBe(1);
});

test.each([
  ['acht Zei', 'Anna', true],
  ['sieben.', 'Anna', false],
  ['x'.repeat(201), 'Anna', false],
  ['ANNA MARIA', 'Anna Maria', false],
])('%j for %s: %s', (password, name, isOne) => {
  expect(isPassword(password, name)).toBe(isOne);
});
