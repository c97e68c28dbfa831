import { CATALOGUE } from '@stammtisch/bots';
import type { HouseMessage } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom } from './guests.ts';
import { TestHouse } from './test-house.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a house with room for two', () => {
  async function full() {
    const testHouse = new TestHouse();
    testHouse.settings = { mostPeople: 2 };
    await testHouse.open();
    return { testHouse, guests: await come(testHouse, 2) };
  }

  test('turns a third away, who comes in as soon as there is room', async () => {
    const { testHouse, guests } = await full();
    const [third] = await come(testHouse, 1);
    expect(third!.now).toMatchObject({ connection: 'lost', turnedAway: 'house-full' });
    expect(third!.identity).toBeUndefined();
    guests[0]!.client.stop();
    await testHouse.pass(20_000);
    expect(third!.now.connection).toBe('open');
    expect(third!.now.turnedAway).toBeUndefined();
    expect(testHouse.house.connections.people.size).toBe(2);
  });

  test('hangs up on whoever was turned away', async () => {
    const { testHouse } = await full();
    const caller = testHouse.dial();
    caller.say({ re: 1, type: 'hello', protocol: 3 });
    await testHouse.pass(100);
    expect(caller.heard).toEqual([{ type: 'error', re: 1, code: 'house-full' }]);
    expect(caller.isClosed).toBe(true);
  });

  test('lets nobody in too many who come at the same moment', async () => {
    const testHouse = new TestHouse();
    testHouse.settings = { mostPeople: 2 };
    await testHouse.open();
    await come(testHouse, 6);
    expect(testHouse.house.connections.people.size).toBe(2);
  });

  test('lets whoever has a seat come back to it, and open a second page', async () => {
    const { testHouse, guests } = await full();
    const [anna, bert] = guests;
    await openTable(anna!, 'big-two');
    anna!.unplug();
    await testHouse.pass(100);
    const [carl] = await come(testHouse, 1);
    expect(carl!.now.connection).toBe('open');
    anna!.plugIn();
    const page = testHouse.testClient(bert!.identity);
    await testHouse.pass(1_000);
    expect(anna!.now.connection).toBe('open');
    expect(page.now.connection).toBe('open');
  });
});

describe('an announcement', () => {
  test('reaches everyone who is here or comes, until it is withdrawn', async () => {
    const testHouse = await openHouse();
    const [anna] = await come(testHouse, 1);
    const { announcements } = testHouse.house.operations;
    announcements.announce('A tournament at eight.');
    const [bert] = await come(testHouse, 1);
    for (const each of [anna!, bert!])
      expect(each.now.announcement?.text).toBe('A tournament at eight.');
    announcements.withdraw();
    const [carl] = await come(testHouse, 1);
    for (const each of [anna!, bert!, carl!]) expect(each.now.announcement).toBeUndefined();
  });

  test('is forgotten where the house is opened anew', async () => {
    const testHouse = await openHouse();
    const [anna] = await come(testHouse, 1);
    testHouse.house.operations.announcements.announce('Hello.');
    await testHouse.pass(100);
    testHouse.kill();
    await testHouse.open();
    await testHouse.pass(10_000);
    expect(anna!.now).toMatchObject({ connection: 'open' });
    expect(anna!.now.announcement).toBeUndefined();
  });
});

describe('a house that is drained', () => {
  const isOver = async (testHouse: TestHouse, after: number): Promise<boolean> => {
    let over = false;
    void testHouse.house.operations.drain.over.then(() => (over = true));
    await testHouse.pass(after);
    return over;
  };

  test('opens no table, lets nobody new in, and tells those who are here', async () => {
    const testHouse = await openHouse();
    const [anna] = await come(testHouse, 1);
    testHouse.house.operations.drain.begin(10 * MINUTE);
    const [bert] = await come(testHouse, 1);
    expect(anna!.now.closingAt).toBeGreaterThan(0);
    expect(bert!.now.turnedAway).toBe('house-closing');
    expect(await anna!.ask(anna!.client.open('big-two'))).toEqual({
      ok: false,
      error: { code: 'house-closing' },
    });
    expect(await isOver(testHouse, 2_000)).toBe(true);
  });

  test('waits for a game that is running, but not for ever', async () => {
    const testHouse = await openHouse();
    const [anna] = await come(testHouse, 1);
    await openTable(anna!, 'big-two', { start: true });
    testHouse.house.operations.drain.begin(MINUTE);
    expect(await isOver(testHouse, 30_000)).toBe(false);
    // Whoever loses the connection in the middle of a game comes back to it.
    anna!.unplug();
    anna!.plugIn();
    await testHouse.pass(5_000);
    expect(anna!.now.connection).toBe('open');
    expect(await isOver(testHouse, 31_000)).toBe(true);
  });

  test('is over when those who play have gone', async () => {
    const testHouse = await openHouse();
    const [anna] = await come(testHouse, 1);
    const table = await openTable(anna!, 'big-two', { start: true });
    testHouse.house.operations.drain.begin(60 * MINUTE);
    await anna!.ask(anna!.client.leave(table));
    expect(await isOver(testHouse, 2_000)).toBe(true);
  });
});

describe('a report', () => {
  async function table() {
    const testHouse = await openHouse();
    const [anna, bert] = await come(testHouse, 2);
    const id = await openTable(anna!, 'big-two');
    await join(bert!, id);
    const report = (about: string, text: string, where?: string) =>
      anna!.ask(anna!.client.report(about, text, where));
    const open = async () => await testHouse.disk.file.moderation.openReports(100);
    return { testHouse, anna: anna!, bert: bert!, id, report, open };
  }

  test('is kept with the last lines of the chat', async () => {
    const { anna, bert, id, report, open } = await table();
    for (let at = 1; at <= 25; at++) await bert.ask(bert.client.chat(id, `rude ${at}`), 1_500);
    const about = bert.identity!.person;
    expect(await report(about, '  He is rude.  ', id)).toEqual({ ok: true, value: {} });
    const [kept] = await open();
    expect(kept).toMatchObject({
      from: anna.identity!.person,
      about,
      table: id,
      text: 'He is rude.',
    });
    expect(kept!.lines.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, at) => `rude ${at + 6}`),
    );
  });

  test('needs some words about somebody who is known, at a table that is', async () => {
    const { bert, report, open } = await table();
    const { person } = bert.identity!;
    const code = async (...args: Parameters<typeof report>) => {
      const answer = await report(...args);
      return answer.ok ? 'ok' : answer.error.code;
    };
    expect(await code(person, 'bad')).toBe('bad-text');
    expect(await code(person, 'x'.repeat(501))).toBe('bad-text');
    expect(await code('nobodynobo', 'He is rude.')).toBe('no-such-person');
    expect(await code(person, 'He is rude.', 'nosuchta')).toBe('no-such-table');
    expect(await open()).toEqual([]);
    expect(await code(person, 'He is rude.')).toBe('ok');
  });

  test('is one of a few', async () => {
    const { testHouse, bert, report, open } = await table();
    for (let at = 0; at < 8; at++) await report(bert.identity!.person, 'He is rude.');
    expect(await open()).toHaveLength(5);
    await testHouse.pass(10 * MINUTE);
    await report(bert.identity!.person, 'He is rude again.');
    expect(await open()).toHaveLength(6);
  });
});

test('chat is kept for as many days as the operator says', async () => {
  const testHouse = new TestHouse();
  testHouse.settings = { chatDays: 2 };
  await testHouse.open();
  const [anna] = await come(testHouse, 1);
  const id = await openTable(anna!, 'big-two');
  await anna!.ask(anna!.client.chat(id, 'hello'));
  const lines = async () => await testHouse.disk.file.chat.last(id, 10);
  testHouse.kill();
  await testHouse.pass(DAY);
  await testHouse.open();
  await testHouse.pass(2 * MINUTE);
  expect(await lines()).toHaveLength(1);
  testHouse.kill();
  await testHouse.pass(DAY);
  await testHouse.open();
  await testHouse.pass(2 * MINUTE);
  expect(await lines()).toEqual([]);
});

test('nobody is let in from an address that is blocked, also after a restart, until it is lifted', async () => {
  const testHouse = await openHouse();
  const caller = testHouse.dial();
  const hello = async (who = testHouse.dial()): Promise<HouseMessage> => {
    who.say({ re: 1, type: 'hello', protocol: 3 });
    await testHouse.pass(200);
    return who.heard[0] as HouseMessage;
  };
  expect(await hello(caller)).toMatchObject({ type: 'ok' });
  // In the simulation nobody has an address, which is one as well.
  void testHouse.house.operations.blocks.block('', DAY);
  await testHouse.pass(100);
  expect(caller.heard.at(-1)).toEqual({ type: 'bye', why: 'blocked' });
  expect(await hello()).toMatchObject({ type: 'error', code: 'blocked' });
  testHouse.kill();
  await testHouse.open();
  void testHouse.house.operations.blocks.load();
  await testHouse.pass(100);
  expect(await hello()).toMatchObject({ type: 'error', code: 'blocked' });
  void testHouse.house.operations.blocks.unblock('');
  await testHouse.pass(100);
  expect(await hello()).toMatchObject({ type: 'ok' });
});

test.each(['blackjack', 'big-two'])(
  'a table of %s that the operator closes in the middle of a round leaves the books in order',
  async name => {
    const testHouse = await openHouse();
    const [anna] = await come(testHouse, 1);
    const { person } = anna!.identity!;
    const table = await openTable(anna!, name, { start: true });
    const { game } = await CATALOGUE[name]!();
    await playAtRandom(
      testHouse,
      { testClients: [anna!], game },
      () => anna!.now.table!.version > 12,
    );
    const closing = testHouse.house.operations.closeTable(table);
    await testHouse.pass(1_000);
    expect(await closing).toBe(true);
    expect(anna!.now.table!.scene.room.closed).toBe(true);
    expect(anna!.now.seat).toBeUndefined();
    const { ledger } = testHouse.disk.file;
    expect(await ledger.audit()).toEqual([]);
    expect(await ledger.stakeOf(table)).toBe(0);
    expect((await ledger.balanceOf(person)).onTables).toBe(0);
    expect(testHouse.alarms).toEqual([]);
  },
);
