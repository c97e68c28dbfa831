import type { FriendList } from '@stammtisch/protocol';
import { beforeEach, describe, expect, test } from 'vitest';

import { oneIsOut } from './cluedo-secret.ts';
import { come, openHouse } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';

const NOBODY = 'zzzzzzzzzz';
const NONE = { friends: [], asked: [], sent: [] };

let testHouse: TestHouse;
let anna: TestClient;
let hannes: TestClient;
let vroni: TestClient;
let guest: TestClient;
/** Another page of Hannes. */
let tab: TestClient;

const personOf = (testClient: TestClient): string => testClient.now.me!.person;

/** As they would sign up: what is kept of it is what counts here. */
const signUp = async (house: TestHouse, testClient: TestClient): Promise<unknown> =>
  await house.disk.file.accounts.signUp({
    person: personOf(testClient),
    password: 'hashed',
    recovery: personOf(testClient),
    at: 1,
  });

async function friend(who: TestClient, whom: TestClient | string, on = true): Promise<string> {
  const person = typeof whom === 'string' ? whom : personOf(whom);
  const answer = await who.ask(who.client.friend(person, on));
  return answer.ok ? 'ok' : answer.error.code;
}

/** Their names, as somebody was told last. */
const listOf = ({ now }: TestClient) => namesIn(now.friends ?? NONE);
const namesIn = ({ friends, asked, sent }: FriendList) => ({
  friends: friends.map(({ name }) => name),
  asked: asked.map(({ name }) => name),
  sent: sent.map(({ name }) => name),
});
const nameOf = ({ now }: TestClient): string => now.me!.name;

beforeEach(async () => {
  testHouse = await openHouse();
  [anna, hannes, vroni, guest] = (await come(testHouse, 4)) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ];
  // Whoever has an account no longer comes in as a guest.
  tab = testHouse.testClient(hannes.identity);
  await testHouse.pass(500);
  for (const each of [anna, hannes, vroni]) await signUp(testHouse, each);
});

describe('friends', () => {
  test('are those who both want it; each is told at once, on every page', async () => {
    expect(await friend(anna, hannes)).toBe('ok');
    expect(listOf(anna)).toEqual({ ...NONE, sent: [nameOf(hannes)] });
    for (const page of [hannes, tab])
      expect(listOf(page)).toEqual({ ...NONE, asked: [nameOf(anna)] });
    expect(await friend(hannes, anna)).toBe('ok');
    expect(listOf(anna)).toEqual({ ...NONE, friends: [nameOf(hannes)] });
    expect(listOf(tab)).toEqual({ ...NONE, friends: [nameOf(anna)] });
    expect(vroni.received.join('')).not.toContain('"friends"');
    // Either ends it for both.
    expect(await friend(hannes, anna, false)).toBe('ok');
    for (const page of [anna, hannes, tab]) expect(listOf(page)).toEqual(NONE);
  });

  test('can be told no, and a question can be taken back', async () => {
    await friend(anna, hannes);
    await friend(hannes, anna, false);
    expect([listOf(anna), listOf(hannes)]).toEqual([NONE, NONE]);
    await friend(anna, hannes);
    await friend(anna, hannes, false);
    expect([listOf(anna), listOf(hannes)]).toEqual([NONE, NONE]);
  });

  test('are kept over a restart, and it is said who of them is here', async () => {
    await friend(anna, hannes);
    await friend(hannes, anna);
    const known = { person: personOf(hannes), name: nameOf(hannes) };
    expect(anna.now.friends?.friends).toEqual([{ ...known, here: true }]);
    for (const page of [hannes, tab]) page.client.stop();
    await testHouse.pass(1_000);
    expect(await anna.ask(anna.client.friends())).toMatchObject({
      value: { friends: [{ ...known, here: false }] },
    });
    testHouse.kill();
    await testHouse.pass(1_000);
    await testHouse.open();
    expect((await testHouse.disk.file.friends.of(personOf(anna))).friends).toEqual([known.person]);
  });

  test('whoever has none is told of none', async () => {
    const answer = await vroni.ask(vroni.client.friends());
    expect(answer).toEqual({ ok: true, value: NONE });
  });

  test('need accounts on both sides', async () => {
    expect(await friend(guest, anna)).toBe('no-account');
    expect(await friend(anna, guest)).toBe('is-guest');
    expect(await friend(anna, anna)).toBe('no-such-person');
    expect(await friend(anna, NOBODY)).toBe('no-such-person');
    expect(await friend(guest, anna, false)).toBe('ok');
    expect(listOf(guest)).toEqual(NONE);
  });

  test('whoever is muted can ask, and nobody hears it', async () => {
    await hannes.ask(hannes.client.mute(personOf(anna), true));
    expect(await friend(anna, hannes)).toBe('ok');
    expect(listOf(anna)).toEqual({ ...NONE, sent: [nameOf(hannes)] });
    expect(listOf(hannes)).toEqual(NONE);
    expect(JSON.stringify(await hannes.ask(hannes.client.friends()))).not.toContain(nameOf(anna));
  });

  test('somebody who was erased is nobody’s friend (T15)', async () => {
    await friend(anna, hannes);
    await friend(hannes, anna);
    await testHouse.disk.file.people.erase(personOf(hannes), 1);
    expect(await anna.ask(anna.client.friends())).toEqual({ ok: true, value: NONE });
  });

  test('two hundred can be wanted, no more', async () => {
    const { file } = testHouse.disk;
    for (let at = 0; at < 200; at++) {
      const person = `friend${String(at).padStart(4, '0')}`;
      await file.people.save({ person, name: person, skeleton: person, secretHash: '' }, 1);
      await file.accounts.signUp({ person, password: 'x', recovery: person, at: 1 });
      expect(await file.friends.ask(personOf(anna), person, at)).toMatchObject({ ok: true });
    }
    expect(await friend(anna, hannes)).toBe('too-many-friends');
  });
});

test('whoever plays for a secret is told of no friend until it is out (CL-D12)', async () => {
  const out = await oneIsOut();
  for (const each of [out.anna, out.hannes]) await signUp(out.testHouse, each);
  expect(await friend(out.anna, out.hannes)).toBe('ok');
  expect(out.hannes.received.join('')).not.toContain('"type":"friends"');
  expect(await out.hannes.ask(out.hannes.client.friends())).toMatchObject({
    error: { code: 'not-now' },
  });
  await out.solve();
  await out.testHouse.pass(3_000);
  expect(await out.hannes.ask(out.hannes.client.friends())).toMatchObject({
    value: { asked: [{ person: personOf(out.anna) }] },
  });
});
