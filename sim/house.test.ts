import type { BigTwo } from '@stammtisch/big-two';
import { CATALOGUE } from '@stammtisch/bots';
import { randomMove } from '@stammtisch/kernel';
import type { Answers, Scene } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import {
  come,
  join,
  openHouse,
  openTable as openTableOf,
  playAtRandom,
  sceneOf as sceneFor,
  saidTo,
} from './guests.ts';
import type { TestHouse, TestClient } from './test-house.ts';

type View = BigTwo['View'];

const { game } = await CATALOGUE['big-two']!();
const open = openHouse;
const sceneOf = (testClient: TestClient): Scene<View> => sceneFor<View>(testClient);
const seatIn = (testClient: TestClient): unknown => sceneOf(testClient).view.viewer;
const openTable = (testClient: TestClient, wish: object = {}): Promise<string> =>
  openTableOf(testClient, 'big-two', wish);

/** Everyone plays at random until `done`, or for a long time. */
const play = (
  testHouse: TestHouse,
  testClients: readonly TestClient[],
  done: () => boolean,
): Promise<void> => playAtRandom(testHouse, { testClients, game }, done);

describe('coming to the house', () => {
  test('everyone gets a friendly name, and nobody the same', async () => {
    const testClients = await come(await open(), 30);
    const names = testClients.map(({ now }) => now.me?.name);
    expect(names.every(name => /^\p{L}+ \d{3}$/u.test(name ?? ''))).toBe(true);
    expect(new Set(names).size).toBe(30);
  });

  test('a name can be changed, but whoever wants one that is taken or looks like it is told so (D43)', async () => {
    const [anna, hannes] = (await come(await open(), 2)) as [TestClient, TestClient];
    expect(await anna.ask(anna.client.rename('  Anna   Maria '))).toEqual({
      ok: true,
      value: { name: 'Anna Maria' },
    });
    expect(anna.now.me?.name).toBe('Anna Maria');
    for (const name of ['Anna Maria', 'anna maria', 'Anna-Maria', 'ÁnnaMaria', 'Аnna Maria'])
      expect(await hannes.ask(hannes.client.rename(name))).toMatchObject({ ok: false });
    for (const name of ['Anna Rnaria', 'Toni', 'ʀosi'])
      expect(await hannes.ask(hannes.client.rename(name))).toEqual({
        ok: false,
        error: { code: 'name-taken' },
      });
    for (const name of ['', 'x', 'x'.repeat(21), '<b>', 'a\u202eb', "''", '\u200b\u200b\u200b'])
      expect(await hannes.ask(hannes.client.rename(name))).toEqual({
        ok: false,
        error: { code: 'bad-name' },
      });
    // D17: letters, digits, dashes and underscores, in any number of each.
    for (const name of ['42', '-_-', 'Z9', '0123456789'])
      expect(await hannes.ask(hannes.client.rename(name), 2_000)).toEqual({
        ok: true,
        value: { name },
      });
  });

  test('whoever comes back is the same person, also after the house was restarted', async () => {
    const testHouse = await open();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const { person } = anna.now.me!;
    testHouse.kill();
    await testHouse.pass(2_000);
    expect(anna.now.connection).toBe('lost');
    await testHouse.open();
    await testHouse.pass(8_000);
    expect(anna.now).toMatchObject({ connection: 'open', me: { person } });
  });

  test('a private id that is not the right one makes nobody else', async () => {
    const testHouse = await open();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const caller = testHouse.dial();
    const resume = { person: anna.now.me!.person, secret: 'a'.repeat(32) };
    caller.say({ re: 1, type: 'hello', protocol: 3, resume });
    await testHouse.pass(100);
    expect(caller.heard).toEqual([{ type: 'error', re: 1, code: 'not-you' }]);
  });

  test('whoever says to be somebody else on the same line hears no more as who they were', async () => {
    const testHouse = await open();
    const caller = testHouse.dial();
    caller.say({ re: 1, type: 'hello', protocol: 3 });
    await testHouse.pass(100);
    caller.say({ re: 2, type: 'open', game: 'big-two', start: true });
    await testHouse.pass(100);
    const { table } = (caller.heard.at(-1) as { result: { table: string } }).result;
    caller.say({ re: 3, type: 'watch', table });
    await testHouse.pass(5_000);
    const entries = () =>
      caller.heard.filter(each => JSON.stringify(each).includes('"entry"')).length;
    expect(entries()).toBeGreaterThan(0);
    caller.say({ re: 4, type: 'hello', protocol: 3 });
    await testHouse.pass(100);
    const before = entries();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    await join(anna, table);
    await testHouse.pass(60_000);
    expect(entries()).toBe(before);
  });
});

describe('a house that hangs', () => {
  /** Two at a table; from now on the first hears nothing, though her line is there. */
  async function hanging({ after = 0 } = {}) {
    const testHouse = await open();
    const [anna, hannes] = (await come(testHouse, 2)) as [TestClient, TestClient];
    await join(hannes, await openTable(anna));
    await testHouse.pass(after);
    anna.silence();
    return { testHouse, anna };
  }

  test.each([0, 120_000, 3_600_000])(
    'is noticed after five seconds, when nothing has happened for %i ms, too',
    async after => {
      const { testHouse, anna } = await hanging({ after });
      await testHouse.pass(2_000);
      expect(anna.now.isUnanswered).toBeUndefined();
      await testHouse.pass(3_100);
      expect(anna.now).toMatchObject({ isUnanswered: true, connection: 'open' });
    },
  );

  test('is asked less often by a page that nobody sees, which stays connected', async () => {
    const testHouse = await open();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    anna.client.setLooking(false);
    await testHouse.pass(60_000);
    anna.received.length = 0;
    await testHouse.pass(600_000);
    expect(anna.received.length).toBeLessThan(20);
    expect(anna.now.connection).toBe('open');
    anna.client.setLooking(true);
    await testHouse.pass(10_000);
    expect(anna.received.length).toBeGreaterThan(16);
  });

  test('is well again once another line answers', async () => {
    const { testHouse, anna } = await hanging();
    await testHouse.pass(30_000);
    expect(anna.now.connection).toBe('open');
    expect(anna.now.isUnanswered).toBeUndefined();
  });
});

describe('one click', () => {
  test('opens a table with three computers, and the cards are dealt', async () => {
    const testHouse = await open();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    await openTable(anna, { start: true });
    const { room, view } = sceneOf(anna);
    expect(room.chairs.map(holder => Object.keys(holder)[0])).toEqual([
      'person',
      'bot',
      'bot',
      'bot',
    ]);
    expect(view).toMatchObject({ phase: 'playing', viewer: 0, deals: 1 });
    await play(testHouse, [anna], () => sceneOf(anna).view.deals === 2);
    expect(testHouse.alarms).toEqual([]);
  });

  test('a second click does not end the game; whoever says that they leave it, leaves it', async () => {
    const testHouse = await open();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const first = await openTable(anna, { start: true });
    expect(await anna.ask(anna.client.open('big-two', { start: true }))).toMatchObject({
      error: { code: 'seated-elsewhere' },
    });
    expect(await testHouse.disk.file.tables.open()).toEqual([first]);
    const wish = { start: true, leaving: true };
    expect(await anna.ask(anna.client.open('big-two', wish))).toMatchObject({ ok: true });
    // There is money on the table: the computer plays the hand to its end. Then the table waits (W20).
    await testHouse.pass(120_000);
    expect(await testHouse.disk.file.tables.seatOf(anna.now.me!.person)).not.toBe(first);
    expect(await anna.ask(anna.client.mine())).toMatchObject({
      value: { tables: [{ table: first, people: [] }, { people: [anna.now.me!.name] }] },
    });
  });
});

describe('friends', () => {
  test('come by link, and four of them start by themselves', async () => {
    const testHouse = await open();
    const testClients = await come(testHouse, 4);
    const table = await openTable(testClients[0]!);
    for (const testClient of testClients.slice(1)) await join(testClient, table);
    await testHouse.pass(1_000);
    expect(testClients.map(seatIn)).toEqual([0, 1, 2, 3]);
    for (const testClient of testClients) expect(sceneOf(testClient).view.phase).toBe('playing');
  });

  test('only the host starts, computers fill up, and nobody starts twice', async () => {
    const testHouse = await open();
    const [host, friend] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(host);
    await join(friend, table);
    expect(await friend.ask(friend.client.startGame(table))).toEqual({
      ok: false,
      error: { code: 'not-host' },
    });
    expect(await host.ask(host.client.startGame(table))).toMatchObject({ ok: true });
    expect(sceneOf(friend).room.chairs.filter(holder => 'bot' in holder)).toHaveLength(2);
    expect(await host.ask(host.client.startGame(table))).toEqual({
      ok: false,
      error: { code: 'already-started' },
    });
  });

  test('whoever comes during a hand waits, watches, and gets a chair when it is over (D22)', async () => {
    const testHouse = await open();
    const [host, late] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(host, { start: true });
    await late.ask(late.client.watch(table));
    expect(await late.ask(late.client.sit(table))).toEqual({ ok: true, value: { seated: false } });
    expect(seatIn(late)).toBe('gallery');
    expect(JSON.stringify(sceneOf(late).view)).not.toMatch(/"hands":\[\["/);
    await play(testHouse, [host, late], () => typeof seatIn(late) === 'number');
    expect(sceneOf(host).view.lead).toBe('3d');
    await play(testHouse, [host, late], () => sceneOf(late).view.phase === 'playing');
  });

  test('the fifth finds no chair', async () => {
    const testHouse = await open();
    const testClients = await come(testHouse, 5);
    const table = await openTable(testClients[0]!);
    for (const testClient of testClients.slice(1)) await join(testClient, table);
    const last = testClients[4]!;
    expect(await last.ask(last.client.sit(table))).toEqual({
      ok: false,
      error: { code: 'table-full' },
    });
    expect(seatIn(last)).toBe('gallery');
  });

  test('nobody sits at two tables', async () => {
    const testHouse = await open();
    const [host, friend] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(host);
    await join(friend, table);
    expect(await friend.ask(friend.client.open('big-two'))).toEqual({
      ok: false,
      error: { code: 'seated-elsewhere' },
    });
  });
});

describe('leaving', () => {
  async function twoAtATable() {
    const testHouse = await open();
    const [host, friend] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(host);
    await join(friend, table);
    await host.ask(host.client.startGame(table));
    return { testHouse, host, friend, table };
  }

  test('during a hand, the computer plays on; whoever returns gets the chair back (D33)', async () => {
    const { testHouse, host, friend, table } = await twoAtATable();
    await friend.ask(friend.client.leave(table));
    expect(sceneOf(host).room).toMatchObject({ leaving: [friend.now.me!.person] });
    expect(sceneOf(host).view.seating[1]).toBe('away');
    await friend.ask(friend.client.sit(table));
    expect(sceneOf(host).room.leaving).toEqual([]);
    expect(sceneOf(host).view.seating[1]).toBe('person');
    expect(seatIn(friend)).toBe(1);
    expect(testHouse.alarms).toEqual([]);
  });

  test('when the hand is over, a computer has the chair', async () => {
    const { testHouse, host, friend, table } = await twoAtATable();
    await friend.ask(friend.client.leave(table));
    await play(testHouse, [host], () => 'bot' in sceneOf(host).room.chairs[1]!);
    expect(await testHouse.disk.file.tables.seatOf(friend.now.me!.person)).toBeUndefined();
  });

  test('the host hands the table over by leaving', async () => {
    const { host, friend, table } = await twoAtATable();
    await host.ask(host.client.leave(table));
    expect(sceneOf(friend).room.host).toBe(friend.now.me!.person);
  });

  test('the last person ends the hand, which is settled, and the table is kept (D34, W20)', async () => {
    const { testHouse, host, friend, table } = await twoAtATable();
    await host.ask(host.client.leave(table));
    await friend.ask(friend.client.leave(table), 60_000);
    expect(await testHouse.disk.file.tables.open()).toEqual([table]);
    expect(sceneOf(friend).view.phase).toBe('between');
    expect(sceneOf(friend).room.chairs.some(holder => 'person' in holder)).toBe(false);
    expect(testHouse.alarms).toEqual([]);
    const answer = await host.ask(host.client.mine());
    expect(answer).toMatchObject({ ok: true, value: { tables: [{ table, people: [] }] } });
    await host.ask(host.client.sit(table));
    expect(sceneOf(host).room.host).toBe(host.now.me!.person);
  });

  test('whoever waits for a chair gets it from the last one to leave, and the table with it', async () => {
    const testHouse = await open();
    const [host, late] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(host, { start: true });
    await late.ask(late.client.watch(table));
    await late.ask(late.client.sit(table));
    await host.ask(host.client.leave(table), 20_000);
    expect(seatIn(late)).toBe(0);
    expect(sceneOf(late).room).toMatchObject({ host: late.now.me!.person, closed: false });
    expect(late.now.seat).toBe(table);
    expect(host.now.seat).toBeUndefined();
  });

  test('someone whose line is dead is away after a while, and back at once', async () => {
    const { testHouse, host, friend } = await twoAtATable();
    friend.client.stop();
    await testHouse.pass(10_000);
    expect(sceneOf(host).view.seating[1]).toBe('person');
    await testHouse.pass(15_000);
    expect(sceneOf(host).view.seating[1]).toBe('away');
    const back = testHouse.testClient();
    back.identity = friend.identity;
    await testHouse.pass(500);
    expect(back.now.seat).toBe(sceneOf(host) && friend.now.table?.table);
    await back.ask(back.client.watch(back.now.seat!));
    expect(sceneOf(host).view.seating[1]).toBe('person');
    expect(seatIn(back)).toBe(1);
  });

  test('someone who does not come back after a restart is away after a while, and play goes on', async () => {
    const { testHouse, host, friend } = await twoAtATable();
    friend.client.stop();
    await testHouse.pass(1_000);
    testHouse.kill();
    await testHouse.pass(1_000);
    await testHouse.open();
    await testHouse.pass(60_000);
    expect(host.now.connection).toBe('open');
    expect(sceneOf(host).view.seating[1]).toBe('away');
    await play(testHouse, [host], () => sceneOf(host).view.deals === 2);
  });

  test('a table whose people are all gone stands still until one returns', async () => {
    const { testHouse, host, friend, table } = await twoAtATable();
    host.client.stop();
    friend.client.stop();
    await testHouse.pass(60_000);
    const before = (await testHouse.disk.file.tables.read(table, 0)).entries.length;
    await testHouse.pass(600_000);
    expect((await testHouse.disk.file.tables.read(table, 0)).entries.length).toBe(before);
  });

  test('and is closed after half a day', async () => {
    const { testHouse, host, friend } = await twoAtATable();
    host.client.stop();
    friend.client.stop();
    await testHouse.pass(13 * 3_600_000);
    expect(await testHouse.disk.file.tables.open()).toEqual([]);
  });
});

describe('a move', () => {
  test('sent twice is played once, and answered the same', async () => {
    const testHouse = await open();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const table = await openTable(anna, { start: true });
    await play(testHouse, [], () => game.decisions(sceneOf(anna).view).length > 0);
    const { view } = sceneOf(anna);
    const move = randomMove(game, view, testHouse.world.random);
    const { stamp } = game.decisions(view)[0]!;
    const key = anna.client.newKey();
    const [one, two] = await anna.ask(
      Promise.all([
        anna.client.move(table, stamp, move, { key }),
        anna.client.move(table, stamp, move, { key }),
      ]),
    );
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
  });

  test('that answers an older question is stale; one against the rules gets the reason', async () => {
    const testHouse = await open();
    const testClients = await come(testHouse, 4);
    const [host] = testClients as [TestClient];
    const table = await openTable(host);
    for (const testClient of testClients.slice(1)) await join(testClient, table);
    await testHouse.pass(1_000);
    const { view } = sceneOf(host);
    const turn = view.phase === 'playing' ? view.turn : -1;
    const onTurn = testClients[turn]!;
    const other = testClients[(turn + 1) % 4]!;
    const { stamp } = game.decisions(sceneOf(onTurn).view)[0]!;
    const pass = { kind: 'pass' };
    const code = async (testClient: TestClient, decision: string, move: unknown) =>
      testClient.ask(testClient.client.move(table, decision, move));
    expect(await code(onTurn, 'play 1.99', pass)).toEqual({ ok: false, error: { code: 'stale' } });
    expect(await code(onTurn, stamp, pass)).toEqual({
      ok: false,
      error: { code: 'refused', reason: 'cannot-pass' },
    });
    expect(await code(other, stamp, pass)).toEqual({
      ok: false,
      error: { code: 'refused', reason: 'not-your-turn' },
    });
    expect(await code(onTurn, stamp, { kind: 'deal' })).toEqual({
      ok: false,
      error: { code: 'bad-message' },
    });
    const stranger = testHouse.testClient();
    await testHouse.pass(500);
    expect(await code(stranger, stamp, pass)).toEqual({ ok: false, error: { code: 'not-seated' } });
  });
});

describe('talking', () => {
  test('reaches everyone at the table, newcomers read what was said, and nothing hidden gets in', async () => {
    const testHouse = await open();
    const [host, friend] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(host);
    expect(await host.ask(host.client.chat(table, ' Servus!\r\nAll well? \u202e'))).toMatchObject({
      ok: true,
    });
    await friend.ask(friend.client.watch(table));
    expect(saidTo(friend).map(({ text }) => text)).toEqual(['Servus!\nAll well?']);
    await friend.ask(friend.client.chat(table, 'Griaß di'));
    expect(saidTo(host).map(({ name }) => name)).toEqual([host.now.me?.name, friend.now.me?.name]);
    for (const text of ['', ' \n ', '\u200b', 'x'.repeat(501)])
      expect(await host.ask(host.client.chat(table, text))).toEqual({
        ok: false,
        error: { code: 'bad-text' },
      });
  });
});

describe('the lobby', () => {
  test('lists open tables, tells of news, and hides those that are not listed', async () => {
    const testHouse = await open();
    const [host, secret, quiet, looker] = (await come(testHouse, 4)) as [
      TestClient,
      TestClient,
      TestClient,
      TestClient,
    ];
    looker.client.lobby(true);
    await openTable(host, { options: { stake: 5 }, listed: true });
    await openTable(secret, { listed: false });
    // Whoever says nothing about it wants to be among themselves.
    await openTable(quiet);
    await testHouse.pass(1_000);
    expect(looker.now.lobby?.tables).toMatchObject([
      {
        game: 'big-two',
        host: host.now.me!.name,
        people: [host.now.me!.name],
        options: { stake: 5 },
        started: false,
      },
    ]);
    expect(looker.now.lobby?.online).toBe(4);
    await host.ask(host.client.rename('Wirtin'));
    await testHouse.pass(1_000);
    expect(looker.now.lobby?.tables[0]?.host).toBe('Wirtin');
  });
});

describe('a caller without manners', () => {
  test.each([
    ['no JSON', 'hello', { type: 'error', code: 'bad-message' }],
    ['no request', { re: 3, type: 'steal' }, { type: 'error', re: 3, code: 'bad-message' }],
    [
      'a field too many',
      { re: 3, type: 'ping', x: 1 },
      { type: 'error', re: 3, code: 'bad-message' },
    ],
    ['no hello', { re: 3, type: 'lobby', on: true }, { type: 'error', re: 3, code: 'no-hello' }],
    [
      'another protocol',
      { re: 3, type: 'hello', protocol: 99 },
      { type: 'error', re: 3, code: 'other-protocol' },
    ],
    ['too much', 'x'.repeat(9_000), { type: 'error', code: 'too-large' }],
  ])('%s', async (_, message, answer) => {
    const testHouse = await open();
    const caller = testHouse.dial();
    caller.say(message);
    await testHouse.pass(100);
    expect(caller.heard).toEqual([answer]);
  });

  test('who is too fast is told so, and cut off if it goes on', async () => {
    const testHouse = await open();
    const caller = testHouse.dial();
    for (let at = 0; at < 100; at++) caller.say({ re: at, type: 'ping' });
    await testHouse.pass(100);
    expect(caller.heard).toHaveLength(100);
    expect(caller.heard).toContainEqual({ type: 'error', re: 99, code: 'too-fast' });
    for (let at = 0; at < 300; at++) caller.say({ re: at, type: 'ping' });
    expect(caller.heard.at(-1)).toEqual({ type: 'bye', why: 'abuse' });
    expect(caller.isClosed).toBe(true);
  });

  test('who talks without end is told to wait, and can still play', async () => {
    const testHouse = await open();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const table = await openTable(anna);
    const answers = await anna.ask(
      Promise.all(Array.from({ length: 30 }, () => anna.client.chat(table, 'And another thing'))),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(12);
    expect(answers.at(-1)).toEqual({ ok: false, error: { code: 'too-fast' } });
    expect(await anna.ask(anna.client.startGame(table))).toMatchObject({ ok: true });
  });

  test('who reads slowly misses news of the lobby, and is cut off in the end', async () => {
    const testHouse = await open();
    const caller = testHouse.dial();
    caller.say({ re: 1, type: 'hello', protocol: 3 });
    await testHouse.pass(100);
    caller.say({ re: 2, type: 'lobby', on: true });
    await testHouse.pass(100);
    const heard = caller.heard.length;
    caller.waiting = 100_000;
    await openTable((await come(testHouse, 1))[0]!);
    await testHouse.pass(2_000);
    expect(caller.heard).toHaveLength(heard);
    caller.waiting = 2_000_000;
    caller.say({ re: 3, type: 'ping' });
    await testHouse.pass(100);
    expect(caller.heard.at(-1)).toEqual({ type: 'bye', why: 'slow' });
    expect(caller.isClosed).toBe(true);
  });

  test('who says nothing for long is gone', async () => {
    const testHouse = await open();
    const caller = testHouse.dial();
    caller.say({ re: 1, type: 'hello', protocol: 3 });
    await testHouse.pass(40_000);
    expect(caller.isClosed).toBe(true);
  });
});

describe('money', () => {
  test('what one wins at a table is there when one leaves it, and not before', async () => {
    const testHouse = await open();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const balanceOf = async (reset = false) => await anna.ask(anna.client.balance({ reset }));
    expect(await balanceOf()).toEqual({ ok: true, value: { balance: 100_000, onTables: 0 } });
    const table = await openTable(anna, { start: true });
    expect(await balanceOf()).toEqual({ ok: true, value: { balance: 0, onTables: 100_000 } });
    expect(await balanceOf(true)).toEqual({ ok: false, error: { code: 'has-money' } });
    await play(testHouse, [anna], () => sceneOf(anna).view.deals === 2);
    const { onTables } = ((await balanceOf()) as { value: Answers['balance'] }).value;
    expect(onTables).not.toBe(100_000);
    expect(onTables).toBe(sceneOf(anna).view.chips[0]);
    await anna.ask(anna.client.leave(table), 30_000);
    const { balance } = ((await balanceOf()) as { value: Answers['balance'] }).value;
    expect(balance).not.toBe(100_000);
    expect(await testHouse.disk.file.audit()).toEqual([]);
    expect(await balanceOf(true)).toEqual({ ok: false, error: { code: 'has-money' } });
    expect(await balanceOf()).toEqual({ ok: true, value: { balance, onTables: 0 } });
    expect(await testHouse.disk.file.audit()).toEqual([]);
  });
});

test('whoever changes chairs takes the money along', async () => {
  const testHouse = await open();
  const [anna] = (await come(testHouse, 1)) as [TestClient];
  const table = await openTable(anna);
  await anna.ask(anna.client.sit(table, 2));
  expect(sceneOf(anna).view.chips).toEqual([0, 0, 100_000, 0]);
  expect(await anna.ask(anna.client.balance())).toEqual({
    ok: true,
    value: { balance: 0, onTables: 100_000 },
  });
});

test('the computers play as well as the host wants them to', async () => {
  const asked: unknown[] = [];
  const testHouse = await open();
  const { chooseMove } = testHouse;
  testHouse.chooseMove = (question, asker) => {
    asked.push(question.skill);
    return chooseMove(question, asker);
  };
  const [anna, hannes] = (await come(testHouse, 2)) as [TestClient, TestClient];
  const wish = { start: true, options: { preset: 'vegas' } };
  await openTableOf(anna, 'blackjack', { ...wish, skill: 1 });
  await openTableOf(hannes, 'blackjack', wish);
  await testHouse.pass(20_000);
  expect(new Set(asked)).toEqual(new Set([0, 1]));
  expect(sceneOf(anna).room.skill).toBe(1);
  expect(sceneOf(hannes).room.skill).toBeUndefined();
  expect(await anna.ask(anna.client.open('blackjack', { skill: 4 }))).toMatchObject({
    error: { code: 'bad-message' },
  });
});
