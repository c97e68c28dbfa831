import { CATALOGUE, dealOf } from '@stammtisch/bots';
import { chooseOptions } from '@stammtisch/kernel';
import type { Answers, HouseMessage } from '@stammtisch/protocol';
import { LIMITS, PROTOCOL } from '@stammtisch/protocol';
import { beforeEach, describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable } from './guests.ts';
import { type Caller, type TestClient, TestHouse } from './test-house.ts';

let testHouse: TestHouse;
let anna: TestClient;
let ben: TestClient;

const personOf = (testClient: TestClient): string => testClient.now.me!.person;

beforeEach(async () => {
  testHouse = await openHouse();
  [anna, ben] = (await come(testHouse, 2)) as [TestClient, TestClient];
});

/** While the world goes on. */
async function meanwhile<T>(work: Promise<T>): Promise<T> {
  await testHouse.pass(1_000);
  return work;
}

/** A robot of the operator that has come in. */
class Robot {
  readonly person: string;
  readonly token: string;
  caller: Caller;
  #asked = 0;

  constructor(made: { readonly person: string; readonly token: string }) {
    this.person = made.person;
    this.token = made.token;
    this.caller = testHouse.dial();
  }

  async ask(type: string, wish: object = {}): Promise<Record<string, unknown>> {
    const re = ++this.#asked;
    this.caller.say({ re, type, ...wish });
    await testHouse.pass(1_000);
    const answer = this.caller.heard.find(
      (each): each is Record<string, unknown> => (each as { re?: number }).re === re,
    )!;
    return (answer['result'] as Record<string, unknown> | undefined) ?? answer;
  }

  hello = () => this.ask('hello', { protocol: PROTOCOL, token: this.token });

  heard = <Type extends HouseMessage['type']>(type: Type) =>
    (this.caller.heard as HouseMessage[]).filter(
      (each): each is Extract<HouseMessage, { type: Type }> => each.type === type,
    );
}

async function robotCalled(name: string): Promise<Robot> {
  const made = await meanwhile(testHouse.house.robots.add(name));
  if (!made.ok) throw new Error(made.error);
  const robot = new Robot(made.value);
  expect(await robot.hello()).toMatchObject({ name, robot: true, account: false });
  return robot;
}

const sit = async (robot: Robot, table: string): Promise<Record<string, unknown>> => {
  await robot.ask('watch', { table });
  return robot.ask('sit', { table });
};

const settings = (by: TestClient, table: string, change: object) =>
  by.ask(by.client.rule({ type: 'settings', table, ...change }));

const chairsOf = ({ now }: TestClient) => now.table!.scene.room.chairs;
const sits = (testClient: TestClient, robot: Robot): boolean =>
  chairsOf(testClient).some(holder => 'person' in holder && holder.person === robot.person);

describe('a robot', () => {
  test('comes in with its token and with nothing else, and is the same again', async () => {
    const robot = await robotCalled('Blechbüchse');
    robot.caller = testHouse.dial();
    expect(await robot.hello()).toMatchObject({ person: robot.person, name: 'Blechbüchse' });
    const stranger = testHouse.dial();
    const resume = { person: robot.person, secret: 'b'.repeat(LIMITS.secret) };
    stranger.say({ re: 1, type: 'hello', protocol: PROTOCOL, resume });
    await testHouse.pass(1_000);
    expect(stranger.heard).toEqual([{ type: 'error', re: 1, code: 'not-you' }]);
  });

  test('whose token is removed is hung up on, and cannot come back', async () => {
    const robot = await robotCalled('Blechbüchse');
    const table = await openTable(anna, 'watten', { listed: true });
    await sit(robot, table);
    expect(sits(anna, robot)).toBe(true);
    expect(await meanwhile(testHouse.house.robots.remove(robot.person))).toBe(true);
    expect(robot.caller.heard.at(-1)).toEqual({ type: 'bye', why: 'logged-out' });
    expect(robot.caller.isClosed).toBe(true);
    expect(sits(anna, robot)).toBe(false);
    robot.caller = testHouse.dial();
    expect(await robot.hello()).toMatchObject({ type: 'error', code: 'not-you' });
    expect(robot.caller.isClosed).toBe(true);
    expect(await meanwhile(testHouse.house.robots.remove(robot.person))).toBe(false);
  });

  test('is known to be one after the house was opened anew', async () => {
    const robot = await robotCalled('Blechbüchse');
    testHouse.kill();
    await testHouse.open();
    await testHouse.pass(10_000);
    expect(await anna.ask(anna.client.person(robot.person))).toMatchObject({
      value: { robot: true, here: false },
    });
  });

  test('has no more requests than anybody else', async () => {
    const robot = await robotCalled('Blechbüchse');
    for (let sent = 0; sent < 100; sent++)
      robot.caller.say({ re: 1_000 + sent, type: 'moves', table: 'aaaaaaaa' });
    await testHouse.pass(1_000);
    expect(robot.heard('error').some(({ code }) => code === 'too-fast')).toBe(true);
  });
});

describe('wherever it is named, it is said that it is a robot', () => {
  test('in the lists, on its card, at the table, in the chat and in messages', async () => {
    const robot = await robotCalled('Blechbüchse');
    const { person } = robot;
    const table = await openTable(anna, 'watten', { listed: true });
    await sit(robot, table);
    await robot.ask('chat', { table, text: 'Servus' });
    await testHouse.pass(2_000);
    const { people, chat } = anna.now.table!;
    expect(people[person]).toMatchObject({ name: 'Blechbüchse', robot: true });
    expect(people[personOf(anna)]).not.toHaveProperty('robot');
    expect(chairsOf(anna)).toContainEqual({ person, robot: true });
    expect(chat.find(({ text }) => text === 'Servus')).toMatchObject({ robot: true });
    expect(
      chat.find(({ house }) => house?.kind === 'sat' && house.person === person),
    ).toMatchObject({ robot: true });
    expect(await robot.ask('people', { on: true })).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ person, robot: true })]),
    });
    const lobby = (await robot.ask('lobby', { on: true })) as unknown as Answers['lobby'];
    expect(lobby.tables[0]).toMatchObject({ robots: ['Blechbüchse'] });
    expect(await ben.ask(ben.client.person(person))).toMatchObject({ value: { robot: true } });
    await robot.ask('message', { person: personOf(ben), text: 'Servus' });
    expect(ben.received.some(text => text.includes('"message"') && /"robot":true/.test(text))).toBe(
      true,
    );
    expect(await ben.ask(ben.client.mute(person, true))).toMatchObject({ ok: true });
    expect(testHouse.alarms).toEqual([]);
  });

  test('also in what it has played, when it is away', async () => {
    const robot = await robotCalled('Blechbüchse');
    const table = await openTable(anna, 'big-two', { listed: true, leavers: 'computer' });
    await sit(robot, table);
    await anna.ask(anna.client.startGame(table));
    robot.caller.hangUp();
    for (let waited = 0; waited < 60 && !isAwayThere(robot); waited++) await testHouse.pass(5_000);
    expect(chairsOf(anna)).toContainEqual({ person: robot.person, robot: true, away: true });
  });

  const isAwayThere = ({ person }: Robot): boolean =>
    chairsOf(anna).some(each => 'person' in each && each.person === person && each.away === true);
});

describe('a table whose host wants no robots', () => {
  test('says so in the list, and lets none sit, wait or be invited', async () => {
    const robot = await robotCalled('Blechbüchse');
    const table = await openTable(anna, 'watten', { listed: true, robots: false });
    expect(await sit(robot, table)).toMatchObject({ type: 'error', code: 'no-robots' });
    expect(
      await anna.ask(anna.client.rule({ type: 'invite', table, person: robot.person })),
    ).toMatchObject({ error: { code: 'no-robots' } });
    const lobby = (await robot.ask('lobby', { on: true })) as unknown as Answers['lobby'];
    expect(lobby.tables[0]).toMatchObject({ noRobots: true });
    await join(ben, table);
    expect(chairsOf(anna)).toContainEqual({ person: personOf(ben) });
    // It gives up no seat for one that it does not get.
    await robot.ask('open', { game: 'cluedo' });
    expect(await robot.ask('sit', { table, leaving: true })).toMatchObject({ code: 'no-robots' });
    expect(await robot.hello()).toHaveProperty('seat');
  });

  test('before the first round a robot gets up at once, and may come again when the host says so', async () => {
    const robot = await robotCalled('Blechbüchse');
    const table = await openTable(anna, 'watten', { listed: true });
    await sit(robot, table);
    expect(sits(anna, robot)).toBe(true);
    await settings(anna, table, { robots: false });
    expect(sits(anna, robot)).toBe(false);
    expect(anna.now.table!.chat.map(({ house }) => house)).toContainEqual({
      kind: 'settings',
      change: { robots: false },
    });
    await settings(anna, table, { robots: true });
    expect(await robot.ask('sit', { table })).toMatchObject({ seated: true });
  });

  test('in the middle of a round it plays on, and goes when the round is over', async () => {
    const robot = await robotCalled('Blechbüchse');
    const table = await openTable(anna, 'big-two', { listed: true });
    await sit(robot, table);
    await anna.ask(anna.client.startGame(table));
    await settings(anna, table, { robots: false });
    expect(sits(anna, robot)).toBe(true);
    let moved = 0;
    for (let step = 0; step < 300 && sits(anna, robot); step++) {
      moved += await playsFirst(robot, table);
      await annaPlays(table);
    }
    expect(moved).toBeGreaterThan(2);
    expect(sits(anna, robot)).toBe(false);
    expect(await robot.ask('sit', { table })).toMatchObject({ code: 'no-robots' });
    expect(testHouse.alarms).toEqual([]);
  });

  test('one that waits for a chair waits in vain from then on', async () => {
    const robot = await robotCalled('Blechbüchse');
    const table = await openTable(anna, 'big-two', { listed: true, start: true });
    await anna.ask(anna.client.move(table, '', { kind: 'ready' }));
    await testHouse.pass(2_000);
    expect(await sit(robot, table)).toEqual({ seated: false });
    expect(anna.now.table!.scene.room.waiting).toEqual([robot.person]);
    await settings(anna, table, { robots: false });
    expect(anna.now.table!.scene.room.waiting).toEqual([]);
  });
});

/** Makes the first legal move there is; says whether there was one. */
async function playsFirst(robot: Robot, table: string): Promise<number> {
  const { isAwaited, decisions } = (await robot.ask('moves', { table })) as unknown as
    | Answers['moves']
    | { isAwaited: undefined; decisions: undefined };
  const [first] = decisions ?? [];
  if (isAwaited !== true || first === undefined) return 0;
  const key = testHouse.world.random
    .below(2 ** 30)
    .toString(36)
    .padStart(LIMITS.moveKey, '0');
  const answer = await robot.ask('move', {
    table,
    key,
    decision: first.decision,
    move: first.moves[0],
  });
  expect(answer).toHaveProperty('version');
  return 1;
}

async function annaPlays(table: string): Promise<void> {
  const caller = testHouse.dial();
  caller.say({ re: 1, type: 'hello', protocol: PROTOCOL, resume: anna.identity });
  await testHouse.pass(200);
  caller.say({ re: 2, type: 'moves', table });
  await testHouse.pass(200);
  const asked = caller.heard.find(each => (each as { re?: number }).re === 2);
  const { decisions, isAwaited } = (asked as { result: Answers['moves'] }).result;
  const [first] = decisions;
  if (isAwaited && first !== undefined)
    void anna.client.move(table, first.decision, first.moves[0]);
  caller.hangUp();
  await testHouse.pass(500);
}

describe('a quick seat', () => {
  const quick = (by: TestClient) => by.ask(by.client.quick({ game: 'watten' }), 3_000);

  test('is never one among robots alone, for whoever is none', async () => {
    const robot = await robotCalled('Blechbüchse');
    const { table } = await robot.ask('quick', { game: 'watten' });
    await robot.ask('watch', { table });
    expect(await quick(anna)).toMatchObject({ value: { opened: true } });
    const other = await robotCalled('Rostlaube');
    expect(await other.ask('quick', { game: 'watten' })).not.toMatchObject({ opened: true });
  });

  test('leads a robot to people where they want robots, and not where they do not', async () => {
    const table = await openTable(anna, 'watten', { listed: true, start: true, robots: false });
    const robot = await robotCalled('Blechbüchse');
    expect(await robot.ask('quick', { game: 'watten' })).toMatchObject({ opened: true });
    await openTable(ben, 'watten', { listed: true, start: true });
    const other = await robotCalled('Rostlaube');
    expect(await other.ask('quick', { game: 'watten' })).toMatchObject({ opened: false });
    expect(table).not.toBe(ben.now.table!.table);
  });
});

describe('what one may do at a table', () => {
  test('is told to whoever has a seat there, with the stamp of the question', async () => {
    const table = await openTable(anna, 'big-two', { listed: true, start: true });
    const robot = await robotCalled('Blechbüchse');
    expect(await robot.ask('moves', { table })).toMatchObject({ code: 'not-seated' });
    expect(await robot.ask('moves', { table: 'aaaaaaaa' })).toMatchObject({
      code: 'no-such-table',
    });
    const caller = testHouse.dial();
    caller.say({ re: 1, type: 'hello', protocol: PROTOCOL, resume: anna.identity });
    await testHouse.pass(500);
    caller.say({ re: 2, type: 'moves', table });
    await testHouse.pass(500);
    const { view } = anna.now.table!.scene;
    const { game } = await CATALOGUE['big-two']!();
    const mine = view as { viewer: number };
    const [question] = game.decisions(mine);
    expect(caller.heard.at(-1)).toMatchObject({
      type: 'ok',
      result: {
        seat: 0,
        view,
        isAwaited: true,
        decisions: [{ decision: question!.stamp, moves: game.legalMoves(mine), amounts: [] }],
      },
    });
  });
});

describe('a table with a chosen deal', () => {
  const open = (by: TestClient, wish: object) => by.ask(by.client.open('big-two', wish));
  const dealBy = async (seed: number): Promise<string> => {
    const { game } = await CATALOGUE['big-two']!();
    const options = chooseOptions(game.options, {});
    if (!options.ok) throw new Error('big two cannot be played');
    return dealOf({ game, options: options.value, seed }, 0, 4);
  };

  test('is opened in a house that was opened for that alone', async () => {
    expect(await open(anna, { deal: await dealBy(1) })).toMatchObject({
      error: { code: 'no-arena' },
    });
  });

  test('deals these cards first, is marked and not listed, and counts in no statistics', async () => {
    testHouse = new TestHouse(2);
    testHouse.settings = { arena: true };
    await testHouse.open();
    [anna, ben] = (await come(testHouse, 2)) as [TestClient, TestClient];
    for (const deal of ['', 'pass', 'deal 3d', 'next', 'deal 3d 3d'])
      expect(await open(anna, { deal })).toMatchObject({ error: { code: 'bad-options' } });
    const deal = await dealBy(7);
    const table = await openTable(anna, 'big-two', { deal, listed: true, start: true });
    expect(anna.now.table!.scene.room).toMatchObject({ arena: true, listed: false });
    await annaPlays(table);
    const { entries } = await testHouse.disk.file.tables.read(table, 0);
    const dealt = entries.flatMap(({ body }) => (body.kind === 'move' ? [body.move] : []));
    const { game } = await CATALOGUE['big-two']!();
    expect(game.formatMove(dealt.find(({ kind }) => kind === 'deal') as never)).toBe(deal);
    for (let step = 0; step < 200 && !isBetween(); step++) await annaPlays(table);
    expect(isBetween()).toBe(true);
    expect(await testHouse.disk.file.records.of(personOf(anna))).toEqual([]);
    const balance = await anna.ask(anna.client.balance({ table }));
    expect(balance).toMatchObject({ value: { balance: 100_000, onTables: 0 } });
    await anna.ask(anna.client.leave(table));
    const over = anna.now.table!.scene.view as { outcome: { points: readonly number[] } };
    expect(over.outcome.points.reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(over.outcome.points.some(each => each !== 0)).toBe(true);
    expect(testHouse.alarms).toEqual([]);
  });

  const isBetween = (): boolean => {
    const view = anna.now.table!.scene.view as { last?: unknown };
    return view.last !== undefined;
  };
});
