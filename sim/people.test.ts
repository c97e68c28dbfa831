import { seeded } from '@stammtisch/kernel';
import type { HouseMessage, Visitor } from '@stammtisch/protocol';
import { beforeEach, describe, expect, test } from 'vitest';

import { visitorsAfter } from '../client/src/messages.ts';
import type { Snapshot } from '../client/src/snapshot.ts';
import { ListUpdates } from '../server/src/lobby/list-updates.ts';
import { oneIsOut } from './cluedo-secret.ts';
import { come, join, openHouse, openTable, saidTo } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';
import { SimWorld } from './world.ts';

const NOBODY = 'zzzzzzzzzz';

let testHouse: TestHouse;
let anna: TestClient;
let hannes: TestClient;
let vroni: TestClient;

const personOf = (testClient: TestClient): string => testClient.now.me!.person;
const codeOf = (answer: { ok: boolean; error?: { code: string } }): string =>
  answer.ok ? 'ok' : answer.error!.code;

/** Another tab of the same person. */
async function another(testClient: TestClient): Promise<TestClient> {
  const tab = testHouse.testClient(testClient.identity);
  await testHouse.pass(1_000);
  return tab;
}

const listOf = (testClient: TestClient): readonly Visitor[] => testClient.now.people?.people ?? [];
const rowOf = (reader: TestClient, whom: TestClient): Visitor | undefined =>
  listOf(reader).find(({ person }) => person === personOf(whom));

const cardOf = async (asker: TestClient, person: string) =>
  asker.ask(asker.client.person(person), 500);

const write = async (from: TestClient, to: TestClient | string, text: string): Promise<string> =>
  codeOf(
    await from.ask(from.client.message(typeof to === 'string' ? to : personOf(to), text), 500),
  );

const mute = async (who: TestClient, whom: TestClient | string, muted = true): Promise<string> =>
  codeOf(await who.ask(who.client.mute(typeof whom === 'string' ? whom : personOf(whom), muted)));

const unreadOf = (testClient: TestClient, from: TestClient): number =>
  testClient.now.unread?.[personOf(from)] ?? 0;

const linesOf = (testClient: TestClient): readonly string[] =>
  (testClient.now.conversation?.lines ?? []).map(({ own, text }) => `${own ? '>' : '<'} ${text}`);

async function converse(testClient: TestClient, other: TestClient): Promise<readonly string[]> {
  testClient.client.converse(personOf(other));
  await testHouse.pass(500);
  return linesOf(testClient);
}

beforeEach(async () => {
  testHouse = await openHouse();
  [anna, hannes, vroni] = (await come(testHouse, 3)) as [TestClient, TestClient, TestClient];
});

describe('who is in the house (W8, C11–C14, C22)', () => {
  test('everyone once, however many tabs they have open', async () => {
    anna.client.people(true);
    anna.client.lobby(true);
    const tabs = [await another(hannes), await another(hannes)];
    await testHouse.pass(2_000);
    expect(new Set(listOf(anna).map(({ person }) => person))).toEqual(
      new Set([anna, hannes, vroni].map(personOf)),
    );
    expect(listOf(anna)).toHaveLength(3);
    expect(anna.now.people?.total).toBe(3);
    expect(anna.now.lobby?.online).toBe(3);
    // They are gone with the last of them (C13), not before.
    for (const { client } of tabs) client.stop();
    await testHouse.pass(2_000);
    expect(rowOf(anna, hannes)).toBeDefined();
    hannes.client.stop();
    await testHouse.pass(2_000);
    expect(rowOf(anna, hannes)).toBeUndefined();
    expect(anna.now.people?.total).toBe(2);
  });

  test('newcomers are told (C11), and so is whoever is lost and comes back (C12, C14)', async () => {
    anna.client.people(true);
    await testHouse.pass(2_000);
    const [sepp] = (await come(testHouse, 1)) as [TestClient];
    await testHouse.pass(2_000);
    expect(rowOf(anna, sepp)?.name).toBe(sepp.now.me!.name);
    sepp.unplug();
    await testHouse.pass(60_000);
    expect(rowOf(anna, sepp)).toBeUndefined();
    sepp.plugIn();
    await testHouse.pass(3_000);
    expect(rowOf(anna, sepp)).toBeDefined();
    await sepp.ask(sepp.client.rename('Seppl'));
    await testHouse.pass(2_000);
    expect(rowOf(anna, sepp)?.name).toBe('Seppl');
  });

  test('what they do: a listed table has its name, another one none, unless one belongs to it', async () => {
    const table = await openTable(hannes, 'watten', { listed: true });
    const secret = await openTable(vroni, 'watten', { listed: false });
    anna.client.people(true);
    await testHouse.pass(2_000);
    const { number, name } = hannes.now.table!.scene.room;
    expect(rowOf(anna, hannes)?.at).toEqual({ table, number, name, game: 'watten' });
    expect(rowOf(anna, vroni)?.at).toEqual({});
    expect(rowOf(anna, anna)?.at).toBeUndefined();
    expect(await cardOf(anna, personOf(vroni))).toMatchObject({ value: { at: {} } });
    expect(anna.received.join('')).not.toContain(secret);
    await join(anna, secret);
    expect(await cardOf(anna, personOf(vroni))).toMatchObject({ value: { at: { table: secret } } });
    expect(rowOf(anna, anna)?.at).toEqual({});
  });

  test('whoever has looked at no page for two minutes is away', async () => {
    anna.client.people(true);
    hannes.client.setLooking(false);
    await testHouse.pass(60_000);
    expect(rowOf(anna, hannes)?.away).toBeUndefined();
    await testHouse.pass(140_000);
    expect(rowOf(anna, hannes)?.away).toBe(true);
    hannes.client.setLooking(true);
    await testHouse.pass(3_000);
    expect(rowOf(anna, hannes)?.away).toBeUndefined();
  });

  test('nobody is told who has not asked, or no longer wants to know', async () => {
    anna.client.people(true);
    await testHouse.pass(1_000);
    anna.client.people(false);
    await testHouse.pass(1_000);
    const before = anna.received.length;
    await come(testHouse, 1);
    await testHouse.pass(3_000);
    const later = anna.received.slice(before).join('');
    expect(later).not.toContain('visitors');
    expect(vroni.received.join('')).not.toContain('visitors');
  });

  test('the list ends at 500, and counts all', async () => {
    const { presence } = testHouse.house;
    for (let at = 0; at < 600; at++)
      testHouse.house.arrived({
        person: `p${at}`,
        address: '',
        isAway: false,
        watching: { table: undefined },
        is: () => false,
        send: () => undefined,
        tell: () => undefined,
        dismiss: () => undefined,
      });
    await testHouse.pass(20_000);
    const list = presence.listen({ person: 'x', offer: () => true }, true);
    expect(list.people).toHaveLength(500);
    expect(list.total).toBe(603);
  });

  test.each([1, 2, 3, 4])('is the same for everyone in the end, seed %i', async seed => {
    const random = seeded('people', seed);
    const world = new SimWorld(seed);
    const rows = new Map<string, Visitor>();
    const list = new ListUpdates<Visitor>({
      world: world.process(),
      read: () => ({ rows: new Map(rows), count: rows.size }),
      textOf: ({ rows: people, count: total, ...rest }) =>
        JSON.stringify({ type: 'visitors', people, total, ...rest } satisfies HouseMessage),
    });
    const readers = [0, 1, 2].map(() => {
      const reader = {
        isSlow: false,
        list: undefined as Snapshot['people'],
        offer(text: string): boolean {
          if (reader.isSlow) return false;
          reader.list = visitorsAfter(reader.list, JSON.parse(text));
          return true;
        },
      };
      const { rows: people, count: total } = list.listen(reader, true);
      reader.list = { people, total };
      return reader;
    });
    for (let step = 0; step < 200; step++) {
      const person = `p${random.below(9)}`;
      if (random.below(3) === 0) rows.delete(person);
      else rows.set(person, { person, name: `n${random.below(4)}` });
      list.changed();
      for (const reader of readers) if (random.below(9) === 0) reader.isSlow = !reader.isSlow;
      await world.pass(random.below(400));
    }
    for (const reader of readers) reader.isSlow = false;
    await world.pass(2_500);
    for (const reader of readers)
      expect(new Set(reader.list?.people)).toEqual(new Set(rows.values()));
  });
});

describe('two pages of one person', () => {
  test('know of each other, until the other one is gone', async () => {
    expect(hannes.now.pages).toBeUndefined();
    const tab = await another(hannes);
    expect([hannes.now.pages, tab.now.pages]).toEqual([2, 2]);
    expect(anna.now.pages).toBeUndefined();
    tab.client.stop();
    await testHouse.pass(1_000);
    expect(hannes.now.pages).toBe(1);
  });

  test('show the same seat, and either can take it over from the other', async () => {
    const table = await openTable(hannes, 'big-two', { start: true });
    const phone = await another(hannes);
    await phone.ask(phone.client.watch(table));
    await testHouse.pass(1_000);
    expect(phone.now.table?.scene).toEqual(hannes.now.table?.scene);
    expect(phone.now.seat).toBe(table);
    expect(codeOf(await phone.ask(phone.client.takeOver()))).toBe('ok');
    expect(hannes.now).toMatchObject({ connection: 'stopped', stoppedBy: 'replaced' });
    expect(phone.now).toMatchObject({ connection: 'open', seat: table, pages: 1 });
    expect(anna.now.connection).toBe('open');
    // Nobody has left by that: the seat is not played for by a computer.
    await testHouse.pass(60_000);
    expect(phone.now.table?.scene.room.leaving).toEqual([]);
    expect(phone.now.table?.people[personOf(phone)]?.here).toBe(true);
    const back = await another(hannes);
    expect(back.now).toMatchObject({ connection: 'open', seat: table, pages: 2 });
  });
});

describe('a card of a person (C21)', () => {
  test('name, since when, guest, record and where they are', async () => {
    expect(await cardOf(anna, personOf(hannes))).toEqual({
      ok: true,
      value: {
        person: personOf(hannes),
        name: hannes.now.me!.name,
        here: true,
        account: false,
        since: expect.any(Number),
        records: [],
      },
    });
    hannes.client.stop();
    await testHouse.pass(1_000);
    expect(await cardOf(anna, personOf(hannes))).toMatchObject({ value: { here: false } });
  });

  test('nobody has such an id: INVALID_PLAYER_ID', async () => {
    expect(codeOf(await cardOf(anna, NOBODY))).toBe('no-such-person');
  });

  test('a host is told whom they can invite, nobody else is (C19)', async () => {
    const table = await openTable(anna, 'watten');
    expect(await cardOf(anna, personOf(hannes))).toMatchObject({ value: { mayInvite: table } });
    expect(await cardOf(anna, personOf(anna))).not.toMatchObject({ value: { mayInvite: table } });
    expect(JSON.stringify(await cardOf(vroni, personOf(hannes)))).not.toContain('mayInvite');
    await join(hannes, table);
    expect(JSON.stringify(await cardOf(anna, personOf(hannes)))).not.toContain('mayInvite');
    expect(JSON.stringify(await cardOf(hannes, personOf(vroni)))).not.toContain('mayInvite');
  });
});

describe('private messages (C31)', () => {
  test('reach every page of both people, and nobody else', async () => {
    const [annas, hannes2] = [await another(anna), await another(hannes)];
    for (const each of [anna, annas]) each.client.converse(personOf(hannes));
    hannes2.client.conversations(true);
    await testHouse.pass(500);
    expect(await write(anna, hannes, ' Kimmsch?\u202e ')).toBe('ok');
    expect(linesOf(anna)).toEqual(['> Kimmsch?']);
    expect(linesOf(annas)).toEqual(['> Kimmsch?']);
    expect([unreadOf(hannes, anna), unreadOf(hannes2, anna)]).toEqual([1, 1]);
    expect(hannes2.now.conversations).toMatchObject([
      { person: personOf(anna), name: anna.now.me!.name, unread: 1, last: { text: 'Kimmsch?' } },
    ]);
    expect(unreadOf(anna, hannes)).toBe(0);
    expect(vroni.received.join('')).not.toContain('Kimmsch');
  });

  test('read on one page, they are read on all of them', async () => {
    const tab = await another(hannes);
    tab.client.conversations(true);
    await write(anna, hannes, 'eins');
    await write(anna, hannes, 'zwei');
    expect([unreadOf(hannes, anna), unreadOf(tab, anna)]).toEqual([2, 2]);
    expect(await converse(hannes, anna)).toEqual(['< eins', '< zwei']);
    expect([unreadOf(hannes, anna), unreadOf(tab, anna)]).toEqual([0, 0]);
    expect(tab.now.conversations).toMatchObject([{ unread: 0 }]);
    // What comes while one looks at it is read at once; while nobody looks, it is not.
    await write(anna, hannes, 'drei');
    expect(unreadOf(hannes, anna)).toBe(0);
    hannes.client.setLooking(false);
    await write(anna, hannes, 'vier');
    expect(unreadOf(hannes, anna)).toBe(1);
    hannes.client.setLooking(true);
    await testHouse.pass(500);
    expect(unreadOf(hannes, anna)).toBe(0);
    expect(linesOf(hannes)).toEqual(['< eins', '< zwei', '< drei', '< vier']);
  });

  test('are kept for whoever is away, also over a restart of the house', async () => {
    hannes.client.stop();
    await testHouse.pass(1_000);
    expect(await write(anna, hannes, 'bis morgen')).toBe('ok');
    testHouse.kill();
    await testHouse.pass(1_000);
    await testHouse.open();
    await testHouse.pass(20_000);
    const back = await another(hannes);
    expect(unreadOf(back, anna)).toBe(1);
    expect(await converse(back, anna)).toEqual(['< bis morgen']);
  });

  test('whoever loses the connection in a conversation is told what was missed', async () => {
    await converse(hannes, anna);
    await write(anna, hannes, 'eins');
    hannes.unplug();
    await testHouse.pass(1_000);
    await write(anna, hannes, 'zwei');
    hannes.plugIn();
    await testHouse.pass(5_000);
    expect(linesOf(hannes)).toEqual(['< eins', '< zwei']);
    expect(unreadOf(hannes, anna)).toBe(0);
  });

  test('to nobody and to oneself there are none: INVALID_PLAYER_ID', async () => {
    expect(await write(anna, NOBODY, 'hallo')).toBe('no-such-person');
    expect(await write(anna, anna, 'hallo')).toBe('no-such-person');
    expect(await mute(anna, NOBODY)).toBe('no-such-person');
    expect(await mute(anna, anna)).toBe('no-such-person');
    const caller = testHouse.dial();
    caller.say({ re: 0, type: 'hello', protocol: 3, resume: anna.identity });
    await testHouse.pass(500);
    for (const person of [NOBODY, personOf(anna)]) caller.say({ re: 9, type: 'messages', person });
    await testHouse.pass(500);
    expect(caller.heard.slice(-2)).toMatchObject([
      { re: 9, code: 'no-such-person' },
      { re: 9, code: 'no-such-person' },
    ]);
  });

  test.each(['', ' \u200b ', 'x'.repeat(501)])('no text, or too much of it: %#', async text => {
    expect(await write(anna, hannes, text)).toBe('bad-text');
    expect(hannes.now.unread).toEqual({});
  });

  test('one person writes ten at once and then one a second, over all of their pages', async () => {
    const tab = await another(anna);
    const answers = [anna, tab].flatMap(({ client }) =>
      Array.from({ length: 8 }, (_, at) => client.message(personOf(hannes), `Nr. ${at}`)),
    );
    await testHouse.pass(500);
    const codes = (await Promise.all(answers)).map(codeOf);
    expect(codes.filter(code => code === 'ok').length).toBeLessThanOrEqual(11);
    expect(codes.filter(code => code === 'ok').length).toBeGreaterThanOrEqual(10);
    expect(codes).toContain('too-fast');
    expect(unreadOf(hannes, anna)).toBe(codes.filter(code => code === 'ok').length);
  });

  test('the last hundred lines are kept', async () => {
    const { messages } = testHouse.disk.file;
    for (let at = 1; at <= 130; at++)
      await messages.add({ from: personOf(anna), to: personOf(hannes), text: `Nr. ${at}`, at });
    const lines = await converse(hannes, anna);
    expect(lines).toHaveLength(100);
    expect(lines.at(-1)).toBe('< Nr. 130');
  });
});

describe('muting', () => {
  test('keeps what somebody writes from the one who muted them, and does not tell', async () => {
    await write(anna, hannes, 'vorher');
    await mute(hannes, anna);
    await converse(anna, hannes);
    expect(await write(anna, hannes, 'hörst du mich?')).toBe('ok');
    expect(linesOf(anna)).toEqual(['> vorher', '> hörst du mich?']);
    expect(await converse(hannes, anna)).toEqual(['< vorher']);
    expect(hannes.received.join('')).not.toContain('hörst');
    expect(anna.received.join('')).not.toContain('muted');
    // Who has muted may write, and hears again when they want to.
    expect(await write(hannes, anna, 'ich schon')).toBe('ok');
    await mute(hannes, anna, false);
    await write(anna, hannes, 'und jetzt?');
    expect(linesOf(hannes)).toEqual(['< vorher', '> ich schon', '< und jetzt?']);
  });

  test('is known on every page, also on one that comes later', async () => {
    const tab = await another(hannes);
    await mute(hannes, anna);
    expect([hannes, tab].map(({ now }) => now.muted)).toEqual([[personOf(anna)], [personOf(anna)]]);
    const late = await another(hannes);
    expect(late.now.muted).toEqual([personOf(anna)]);
    expect(await late.ask(late.client.mutes())).toEqual({
      ok: true,
      value: { people: [{ person: personOf(anna), name: anna.now.me!.name }] },
    });
    await mute(late, anna, false);
    expect([hannes, tab, late].map(({ now }) => now.muted)).toEqual([[], [], []]);
  });

  test('leaves table chat to the page: everyone is still told all of it', async () => {
    const table = await openTable(anna, 'watten');
    await join(hannes, table);
    await mute(hannes, anna);
    await anna.ask(anna.client.chat(table, 'Servus'));
    expect(saidTo(hannes).map(({ text, from }) => [from, text])).toEqual([
      [personOf(anna), 'Servus'],
    ]);
  });
});

test('after somebody was erased nobody has a word of theirs, nor a mute (T15)', async () => {
  await write(anna, hannes, 'Geheimnis');
  await write(hannes, anna, 'Antwort');
  await mute(hannes, anna);
  await mute(anna, vroni);
  await testHouse.disk.file.people.erase(personOf(anna), 1);
  const back = await another(hannes);
  back.client.conversations(true);
  await testHouse.pass(500);
  expect(back.now.conversations).toEqual([]);
  expect(back.now.muted).toEqual([]);
  expect(await write(back, anna, 'noch da?')).toBe('no-such-person');
  expect(codeOf(await cardOf(back, personOf(anna)))).toBe('no-such-person');
});

describe('whoever knows a secret (CL-D12)', () => {
  test('cannot write to those who still play for it, nor can anybody who could look on', async () => {
    const out = await oneIsOut();
    ({ testHouse } = out);
    const [stranger] = (await come(testHouse, 1)) as [TestClient];
    for (const knowing of [out.anna, out.sepp, stranger])
      expect(await write(knowing, out.hannes, 'Es war Grün')).toBe('knows-secret');
    expect(out.hannes.received.join('')).not.toContain('Grün');
    // Among themselves they may; and those who play may write to whom they like.
    expect(await write(out.anna, out.sepp, 'Es war Grün')).toBe('ok');
    expect(await write(out.hannes, out.vroni, 'Wer war es?')).toBe('ok');
    expect(await write(out.hannes, out.anna, 'Wer war es?')).toBe('ok');
    // Nor after leaving the table, nor by a name that the conversation shows.
    await out.anna.ask(out.anna.client.leave(out.table));
    out.anna.client.unwatch();
    await testHouse.pass(500);
    expect(await write(out.anna, out.hannes, 'Es war Grün')).toBe('knows-secret');
    await write(out.hannes, stranger, 'Servus');
    expect(codeOf(await stranger.ask(stranger.client.rename('Gruen')))).toBe('knows-secret');
  });

  test('cannot tell it by a name in the list of people, nor on a card', async () => {
    const out = await oneIsOut();
    ({ testHouse } = out);
    const [stranger] = (await come(testHouse, 1)) as [TestClient];
    out.hannes.client.people(true);
    out.sepp.client.people(true);
    expect(await stranger.ask(stranger.client.rename('Gruen'))).toMatchObject({ ok: true });
    await testHouse.pass(5_000);
    expect(rowOf(out.sepp, stranger)?.name).toBe('Gruen');
    expect(codeOf(await cardOf(out.hannes, personOf(stranger)))).toBe('not-now');
    expect(codeOf(await cardOf(out.hannes, personOf(out.vroni)))).toBe('ok');
    expect(out.hannes.received.join('')).not.toContain('Gruen');
    // Once there is no secret any more, they are told.
    await out.solve();
    await testHouse.pass(3_000);
    expect(rowOf(out.hannes, stranger)?.name).toBe('Gruen');
    expect(await write(stranger, out.hannes, 'Es war Grün')).toBe('ok');
  });
});
