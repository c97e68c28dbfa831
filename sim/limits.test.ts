import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { game as blackjack } from '@stammtisch/blackjack';
import type { HouseMessage } from '@stammtisch/protocol';
import { afterAll, describe, expect, test } from 'vitest';

import { Admission } from '../server/src/net/admission.ts';
import { Connection } from '../server/src/net/connection.ts';
import { come, join, openHouse, openTable, sceneOf } from './guests.ts';
import { type Caller, TestHouse, type TestClient } from './test-house.ts';

type Message<Type> = Extract<HouseMessage, { type: Type }>;

const messagesTo = <Type extends HouseMessage['type']>(testClient: TestClient, type: Type) =>
  testClient.received
    .map(text => JSON.parse(text.slice(text.indexOf(' ') + 1)) as HouseMessage)
    .filter((message): message is Message<Type> => message.type === type);

const come2 = async (testHouse: TestHouse) =>
  (await come(testHouse, 2)) as [TestClient, TestClient];

describe('opening tables', () => {
  test('one person opens eight, and then one every two minutes', async () => {
    const testHouse = await openHouse();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const open = () => anna.ask(anna.client.open('big-two', { start: true, leaving: true }), 3_000);
    for (let count = 0; count < 8; count++) expect(await open()).toMatchObject({ ok: true });
    expect(await open()).toMatchObject({ error: { code: 'too-fast' } });
    await testHouse.pass(121_000);
    expect(await open()).toMatchObject({ ok: true });
  });

  test('tables that their only person has left are closed: nobody fills the house', async () => {
    const testHouse = await openHouse();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const wish = { start: true, leaving: true, leavers: 'forfeit' } as const;
    for (let count = 0; count < 8; count++) await anna.ask(anna.client.open('cluedo', wish), 3_000);
    await testHouse.pass(1_000);
    expect(await testHouse.disk.file.tables.open()).toHaveLength(1);
  });

  test('one person keeps ten tables: of those left unfinished the one that was left first is closed', async () => {
    const testHouse = await openHouse();
    const [anna, ben] = await come2(testHouse);
    const opened: string[] = [];
    const openOne = async () => {
      const wish = { start: true, leaving: true };
      const answer = await anna.ask(anna.client.open('big-two', wish), 3_000);
      if (!answer.ok) throw new Error(answer.error.code);
      opened.push(answer.value.table);
      await anna.ask(anna.client.watch(answer.value.table));
      await testHouse.pass(121_000);
    };
    await openOne();
    // Where a friend has a chair, the table is not hers alone.
    await join(ben, opened[0]!);
    await testHouse.pass(1_000);
    for (let count = 0; count < 12; count++) await openOne();
    const open = await testHouse.disk.file.tables.open();
    expect(new Set(open)).toEqual(new Set([opened[0], ...opened.slice(3)]));
    expect(anna.now.seat).toBe(opened.at(-1));
    expect(await testHouse.disk.file.audit()).toEqual([]);
    expect(testHouse.alarms).toEqual([]);
  });

  test('the last table is opened by one, also of two who want it at the same moment', async () => {
    const testHouse = new TestHouse();
    testHouse.mostTables = 1;
    await testHouse.open();
    const both = await come2(testHouse);
    const opening = both.map(({ client }) => client.open('big-two'));
    await testHouse.pass(1_000);
    const answers = await Promise.all(opening);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'too-many-tables' } });
  });

  test('the house has a number of tables, and one that nobody looks at any more is not in use', async () => {
    const testHouse = new TestHouse(1);
    testHouse.mostTables = 1;
    await testHouse.open();
    const [anna, ben] = await come2(testHouse);
    const table = await openTable(anna, 'watten', { start: true });
    expect(await ben.ask(ben.client.open('watten'))).toMatchObject({
      error: { code: 'too-many-tables' },
    });
    anna.client.stop();
    await testHouse.pass(10 * 60_000);
    expect(testHouse.house.tables.inUse).toBe(0);
    expect(await ben.ask(ben.client.open('watten'))).toMatchObject({ ok: true });
    // It is still there for whoever sat at it.
    const back = testHouse.testClient(anna.identity);
    await testHouse.pass(500);
    expect(back.now.seat).toBe(table);
    await back.ask(back.client.watch(table));
    expect(sceneOf<{ viewer: number }>(back).view.viewer).toBe(0);
  });

  test('two thousand tables are in use at a time, where nothing else was said', async () => {
    const testHouse = await openHouse();
    /** Answers to as many people who come and open a table each. */
    const open = async (count: number): Promise<readonly unknown[]> => {
      const callers = Array.from({ length: count }, () => testHouse.dial());
      for (const { say } of callers) {
        say({ re: 1, type: 'hello', protocol: 3 });
        say({ re: 2, type: 'open', game: 'watten' });
      }
      await testHouse.pass(1_000);
      return callers.map(({ heard }) => heard[1]);
    };
    await open(2_000);
    expect(testHouse.house.tables.inUse).toBe(2_000);
    expect(await open(1)).toEqual([{ type: 'error', re: 2, code: 'too-many-tables' }]);
  });

  test('a table opened twice at the same moment is one table, with nobody waiting at the other', async () => {
    const testHouse = await openHouse();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const tab = testHouse.testClient(anna.identity);
    await testHouse.pass(500);
    const answers = [anna.client.open('big-two'), tab.client.open('big-two')];
    await testHouse.pass(2_000);
    const opened = (await Promise.all(answers)).filter(answer => answer.ok);
    expect(opened).toHaveLength(1);
    expect(await testHouse.disk.file.tables.open()).toHaveLength(1);
  });
});

describe('all who come from one address', () => {
  const FROM = { address: '192.0.2.1', isForwarded: false };

  /** A house of which the whole inn next door wants something at once. */
  async function crowded() {
    const testHouse = await openHouse();
    const world = testHouse.world.process();
    const isInUse = (table: string): boolean => testHouse.house.tables.isInUse(table);
    const admission = new Admission(world, { isInUse });
    testHouse.network.answer = socket =>
      new Connection(testHouse.house, world, socket, { limits: admission.enter(FROM)! });
    const dial = (count: number) => Array.from({ length: count }, () => testHouse.dial());
    return { testHouse, admission, dial };
  }

  const said = (callers: readonly Caller[], type: string): number =>
    callers.flatMap(({ heard }) => heard).filter(each => Object(each).type === type).length;

  test('are answered a thousand times at once, however many they are', async () => {
    const { testHouse, dial } = await crowded();
    const callers = dial(20);
    for (const { say } of callers) for (let re = 0; re < 60; re++) say({ re, type: 'ping' });
    await testHouse.pass(100);
    expect([said(callers, 'ok'), said(callers, 'error')]).toEqual([1_000, 200]);
  });

  test('become sixty new people at once, and those who are known come in besides', async () => {
    const { testHouse, dial } = await crowded();
    const callers = dial(80);
    for (const { say } of callers) say({ re: 1, type: 'hello', protocol: 3 });
    await testHouse.pass(500);
    expect([said(callers, 'ok'), said(callers, 'error')]).toEqual([60, 20]);
    const { result } = callers[0]!.heard[0] as { result: { person: string; secret: string } };
    const resume = { person: result.person, secret: result.secret };
    const [again] = dial(1) as [Caller];
    again.say({ re: 1, type: 'hello', protocol: 3, resume });
    await testHouse.pass(100);
    expect(again.heard).toMatchObject([
      { type: 'ok', result: { person: result.person } },
      { type: 'pages', count: 2 },
    ]);
  });

  test('open sixty tables at once', async () => {
    const { testHouse, dial } = await crowded();
    const hello = async (count: number) => {
      const callers = dial(count);
      for (const { say } of callers) say({ re: 1, type: 'hello', protocol: 3 });
      await testHouse.pass(500);
      return callers;
    };
    const early = await hello(60);
    // Then ten more may come.
    await testHouse.pass(10_000);
    const callers = [...early, ...(await hello(10))];
    for (const { say } of callers) say({ re: 2, type: 'open', game: 'watten' });
    await testHouse.pass(2_000);
    expect(await testHouse.disk.file.tables.open()).toHaveLength(60);
    expect(said(callers, 'error')).toBe(10);
  });

  test('have a hundred and twenty tables in use, and one more for each that ends', async () => {
    const { testHouse, dial } = await crowded();
    const callers: Caller[] = [];
    /** Somebody comes, opens a table and stays at it. */
    const openOne = async (): Promise<unknown> => {
      const [caller] = dial(1) as [Caller];
      callers.push(caller);
      caller.say({ re: 1, type: 'hello', protocol: 3 });
      caller.say({ re: 2, type: 'open', game: 'watten' });
      await testHouse.pass(100);
      const { code, result } = caller.heard.find(each => Object(each).re === 2) as {
        code?: string;
        result?: { table: string };
      };
      caller.say({ re: 3, type: 'watch', table: result?.table });
      for (const { say } of callers) say({ re: 4, type: 'ping' });
      await testHouse.pass(9_900);
      return code;
    };
    for (let count = 0; count < 120; count++) expect(await openOne()).toBeUndefined();
    expect(testHouse.house.tables.inUse).toBe(120);
    expect(await openOne()).toBe('too-many-tables');
    callers[0]!.hangUp();
    for (let minutes = 0; minutes < 6; minutes++)
      for (let tenth = 0; tenth < 6; tenth++) {
        for (const { say } of callers.slice(1)) say({ re: 5, type: 'ping' });
        await testHouse.pass(10_000);
      }
    expect(await openOne()).toBeUndefined();
  });

  test('have two hundred lines, and one more for each that ends', async () => {
    const { admission, dial } = await crowded();
    const callers = dial(200);
    expect(admission.enter(FROM)).toBeUndefined();
    callers[0]!.hangUp();
    expect(admission.enter(FROM)).toBeDefined();
  });
});

describe('the list of tables (W12)', () => {
  test('has a table whose people are gone for a moment, not for longer, and again when one returns', async () => {
    const testHouse = await openHouse();
    const [anna, ben] = await come2(testHouse);
    ben.client.lobby(true);
    const table = await openTable(anna, 'watten', { listed: true });
    await testHouse.pass(1_000);
    expect(ben.now.lobby?.tables).toMatchObject([{ table }]);
    const { name } = anna.now.me!;
    const chairsOf = () => ben.now.lobby?.tables[0]?.chairs;
    expect(chairsOf()?.[0]).toEqual({ person: name });
    anna.client.stop();
    await testHouse.pass(3_000);
    expect(chairsOf()?.[0]).toEqual({ person: name, away: true });
    await testHouse.pass(57_000);
    expect(ben.now.lobby?.tables).toMatchObject([{ table }]);
    expect(chairsOf()?.[0]).toEqual({ person: name, away: true });
    await testHouse.pass(70_000);
    expect(ben.now.lobby?.tables).toEqual([]);
    const back = testHouse.testClient(anna.identity);
    await testHouse.pass(500);
    await back.ask(back.client.watch(table), 2_000);
    expect(ben.now.lobby?.tables).toMatchObject([{ table }]);
    expect(chairsOf()?.[0]).toEqual({ person: name });
  });

  test('nor one at which only those are left who look on', async () => {
    const testHouse = await openHouse();
    const [anna, ben, carl] = (await come(testHouse, 3)) as [TestClient, TestClient, TestClient];
    ben.client.lobby(true);
    const table = await openTable(anna, 'watten', { listed: true });
    await carl.ask(carl.client.watch(table));
    expect(ben.now.lobby?.tables).toMatchObject([{ table }]);
    anna.client.stop();
    await testHouse.pass(130_000);
    expect(carl.now.table?.watching).toBe(1);
    expect(ben.now.lobby?.tables).toEqual([]);
  });
});

describe('those who look on', () => {
  test('cannot drown out those who play: they share ten lines, and then two a second', async () => {
    const testHouse = await openHouse();
    const people = await come(testHouse, 6);
    const [host, ...others] = people as [TestClient, ...TestClient[]];
    const table = await openTable(host, 'watten', { start: true });
    for (const other of others) await other.ask(other.client.watch(table), 200);
    const lines = others.flatMap(({ client }) =>
      Array.from({ length: 5 }, () => client.chat(table, 'hoi')),
    );
    const own = host.client.chat(table, 'servus');
    await testHouse.pass(500);
    const said = (await Promise.all(lines)).filter(({ ok }) => ok);
    expect(said.length).toBeGreaterThanOrEqual(10);
    expect(said.length).toBeLessThan(14);
    expect(await own).toMatchObject({ ok: true });
  });

  test('are told of as a number and a few names, as differences, four times a second at the most', async () => {
    const testHouse = await openHouse();
    const people = await come(testHouse, 14);
    const [host, ...others] = people as [TestClient, ...TestClient[]];
    const table = await openTable(host, 'watten', { start: true });
    for (const other of others.slice(0, 12)) await other.ask(other.client.watch(table), 200);
    await testHouse.pass(1_000);
    expect(host.now.table?.watching).toBe(12);
    expect(Object.keys(host.now.table!.people)).toHaveLength(9);
    const before = messagesTo(host, 'people').length;
    const restless = others[12]!;
    for (let times = 0; times < 60; times++) {
      void restless.client.watch(table);
      await testHouse.pass(60);
      restless.client.unwatch();
      await testHouse.pass(60);
    }
    await testHouse.pass(1_000);
    const told = messagesTo(host, 'people').slice(before);
    expect(told.length).toBeLessThan(36);
    expect(told.every(({ whole }) => whole === undefined)).toBe(true);
    expect(host.now.table?.watching).toBe(12);
  });
});

test('whoever only looks on at a busy table stays connected', async () => {
  const testHouse = await openHouse();
  const [anna, ben] = await come2(testHouse);
  const table = await openTable(anna, 'watten', { start: true });
  await ben.ask(ben.client.watch(table));
  const closed = ben.received.length;
  for (let second = 0; second < 60; second++) {
    void anna.client.chat(table, `line ${second}`);
    await testHouse.pass(1_100);
    expect(ben.now.connection).toBe('open');
  }
  expect(ben.received.slice(closed).some(text => text.includes('"type":"table"'))).toBe(false);
});

describe('somebody is gone', () => {
  test('everyone sees how long the table waits, and that it no longer does', async () => {
    const testHouse = await openHouse();
    const [anna, ben] = await come2(testHouse);
    const table = await openTable(anna, 'watten', { seats: 4 });
    await join(ben, table);
    await anna.ask(anna.client.startGame(table));
    ben.unplug();
    await testHouse.pass(1_000);
    const until = anna.now.table?.absences[1] ?? 0;
    expect(until - testHouse.world.now).toBeGreaterThan(15_000);
    expect(until - testHouse.world.now).toBeLessThan(21_000);
    ben.plugIn();
    await testHouse.pass(5_000);
    expect(anna.now.table?.absences).toEqual({});
    expect(sceneOf(anna).room.chairs[1]).toEqual({ person: ben.now.me?.person });
  });

  test('a host who is gone for a minute is no longer one, and does not become one again', async () => {
    const testHouse = await openHouse();
    const [anna, ben] = await come2(testHouse);
    const table = await openTable(anna, 'watten');
    await join(ben, table);
    anna.unplug();
    await testHouse.pass(55_000);
    expect(sceneOf(ben).room.host).toBe(anna.now.me?.person);
    await testHouse.pass(10_000);
    expect(sceneOf(ben).room.host).toBe(ben.now.me?.person);
    anna.plugIn();
    await testHouse.pass(10_000);
    expect(sceneOf(anna).room.host).toBe(ben.now.me?.person);
  });
});

describe('a table that cannot be read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stammtisch-damaged-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes into the file what no house would. */
  function damage(where: string, table: string, body: string): void {
    const file = new DatabaseSync(where);
    file
      .prepare(
        `UPDATE entry SET body = ? WHERE table_id = ?
         AND version = (SELECT max(version) FROM entry WHERE table_id = ?)`,
      )
      .run(body, table, table);
    file.close();
  }

  test.each([
    ['an entry that is no JSON', '{"kind":'],
    ['an entry that the rules refuse', '{"kind":"move","by":0,"move":{"kind":"fly"}}'],
  ])('%s: it is left out and reported, and everything else opens', async (what, body) => {
    const file = path.join(folder, `${what}.db`);
    const testHouse = await openHouse(1, file);
    const [anna, ben] = await come2(testHouse);
    const broken = await openTable(anna, 'watten', { start: true });
    const whole = await openTable(ben, 'watten', { start: true });
    testHouse.kill();
    damage(file, broken, body);
    await testHouse.pass(1_000);
    await testHouse.open();
    // Some lines go silent with the house, and that is noticed only after a while.
    await testHouse.pass(30_000);
    expect(testHouse.notes.join('\n')).toContain(`table ${broken} cannot be read and is left out`);
    expect(ben.now.seat).toBe(whole);
    expect(await anna.ask(anna.client.watch(broken))).toMatchObject({
      error: { code: 'unreadable-table' },
    });
    // Whoever sat there is free to sit elsewhere.
    expect(await anna.ask(anna.client.open('watten'))).toMatchObject({ ok: true });
  });
});

test('computers do not play on among themselves when all have left a table that is kept', async () => {
  const testHouse = await openHouse();
  const [anna, ben] = await come2(testHouse);
  const table = await openTable(anna, 'blackjack', { options: { preset: 'vegas' } });
  await join(ben, table);
  await anna.ask(anna.client.startGame(table), 5_000);
  for (const { client } of [anna, ben]) void client.leave(table);
  await testHouse.pass(60_000);
  const count = async () => (await testHouse.disk.file.tables.read(table, 0)).entries.length;
  const written = await count();
  await testHouse.pass(600_000);
  expect(await count()).toBe(written);
});

describe('the computer', () => {
  /** When somebody sees the computer's first move, if its thoughts take so long. */
  async function movesAfter(thinkingMs: number): Promise<number> {
    const testHouse = await openHouse();
    const { chooseMove } = testHouse;
    testHouse.chooseMove = async (question, asker) => {
      const move = await chooseMove(question, asker);
      await new Promise<void>(resolve => void testHouse.world.after(thinkingMs, resolve));
      return move;
    };
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    await openTable(anna, 'big-two', { start: true });
    await testHouse.pass(30_000);
    const moved = anna.received.find(text => /"type":"entry".*"by":[123]/.test(text));
    return Number(moved?.split(' ', 1)[0]);
  }

  test('moves at the same time however long it thinks, and late at the same time too', async () => {
    const quick = await movesAfter(0);
    expect(await movesAfter(40)).toBe(quick);
    expect(await movesAfter(400)).toBe(quick);
    const late = await movesAfter(1_600);
    expect(late).toBeGreaterThan(quick);
    expect(await movesAfter(1_900)).toBe(late);
  });

  test('puts no more of an absent person’s money at stake, even if it wants to (8.4)', async () => {
    type View = Parameters<typeof blackjack.decisions>[0];
    const SPENDING = ['double', 'split', 'insurance'] as const;
    /** What it could have done with Anna's money, and wanted to. */
    const wanted = new Set<string>();
    const wishFor = (view: View) =>
      SPENDING.find(kind => !wanted.has(kind) && blackjack.refusal(view, { kind }) === undefined);

    /** The moves that the computer made for Anna in a round in which she has bet and gone. */
    async function movesFor(seed: number): Promise<readonly string[]> {
      const testHouse = await openHouse(seed);
      const [anna, ben] = await come2(testHouse);
      const table = await openTable(anna, 'blackjack', { options: { preset: 'vegas' }, clock: 0 });
      await join(ben, table);
      testHouse.chooseMove = ({ view }) => {
        const kind = wishFor(view as View);
        if (kind !== undefined && (view as View).viewer === 0) wanted.add(kind);
        return Promise.resolve(kind && { kind });
      };
      await anna.ask(anna.client.startGame(table), 2_000);
      for (const testClient of [anna, ben]) {
        const asked = blackjack
          .decisions(sceneOf<View>(testClient).view)
          .find(({ kinds }) => kinds.includes('bet'));
        const bet = { kind: 'bet', amount: 1_000 };
        await testClient.ask(testClient.client.move(table, asked?.stamp ?? '', bet), 500);
      }
      anna.unplug();
      await testHouse.pass(60_000);
      const { entries } = await testHouse.disk.file.tables.read(table, 0);
      return entries.flatMap(({ body }) =>
        body.kind === 'move' && body.by === 0 ? [Object(body.move).kind] : [],
      );
    }

    for (let seed = 1; seed < 200 && wanted.size < SPENDING.length; seed++) {
      const [bet, ...others] = await movesFor(seed);
      expect(bet).toBe('bet');
      for (const move of others) expect(['hit', 'stand', 'decline']).toContain(move);
    }
    expect(wanted).toEqual(new Set(SPENDING));
  });
});
