import { CATALOGUE, chooseMove } from '@stammtisch/bots';
import { beforeEach, describe, expect, test } from 'vitest';

import { LocalHub } from '../server/src/bus/local-bus.ts';
import { join, openTable, playAtRandom, saidTo, sceneOf } from './guests.ts';
import { type TestClient, TestHouse } from './test-house.ts';

const { game } = await CATALOGUE['big-two']!();

let one: TestHouse;
let two: TestHouse;
let anna: TestClient;
let ben: TestClient;
let table: string;
/** For which decisions the computer was asked, by node. */
let asked: readonly string[][];

interface View {
  readonly viewer: number;
}

async function openNodes(hub: LocalHub): Promise<void> {
  const world = new TestHouse();
  one = await new TestHouse(1, undefined, { of: world, hub }).open();
  two = await new TestHouse(1, undefined, { of: world, hub }).open();
  asked = [[], []];
  for (const [at, node] of [one, two].entries())
    node.chooseMove = question => {
      asked[at]!.push(JSON.stringify(question.view));
      return chooseMove(question);
    };
}

/** Anna is on the one node and Ben on the other, at one table with two computers. */
async function evening(): Promise<void> {
  anna = one.testClient();
  ben = two.testClient();
  await one.pass(500);
  table = await openTable(anna, 'big-two');
  await join(ben, table);
  await anna.ask(anna.client.startGame(table), 2_000);
}

const versionOf = ({ now }: TestClient): number => now.table!.version;
const goOn = async (moves: number, ...testClients: readonly TestClient[]): Promise<void> => {
  const goal = versionOf(testClients[0]!) + moves;
  await playAtRandom(one, { testClients, game }, () =>
    testClients.every(each => versionOf(each) >= goal),
  );
};
const isHere = (whom: TestClient, by: TestClient): boolean | undefined =>
  by.now.table?.people[whom.now.me!.person]?.here;
const chairs = (by: TestClient) => sceneOf<View>(by).room.chairs;

beforeEach(async () => {
  await openNodes(new LocalHub());
  await evening();
});

describe('players of one table on different nodes', () => {
  test('play together, and see and hear each other', async () => {
    await goOn(60, anna, ben);
    await ben.ask(ben.client.chat(table, 'Servus!'));
    await one.pass(1_000);
    expect(versionOf(anna)).toBe(versionOf(ben));
    expect(chairs(anna)).toEqual(chairs(ben));
    for (const each of [anna, ben]) {
      expect([isHere(anna, each), isHere(ben, each)]).toEqual([true, true]);
      expect(saidTo(each).map(({ text }) => text)).toEqual(['Servus!']);
    }
    expect([...one.alarms, ...two.alarms]).toEqual([]);
  });

  test('wait for computers that one node asks, once for each decision', async () => {
    await goOn(60, anna, ben);
    expect(asked[0]!.length).toBeGreaterThan(10);
    expect(new Set(asked[0]).size).toBe(asked[0]!.length);
    expect(asked[1]).toEqual([]);
  });

  test('see who is gone, for whom the computer plays, and who is back', async () => {
    ben.unplug();
    await one.pass(2_000);
    expect(isHere(ben, anna)).toBe(false);
    await one.pass(25_000);
    expect(chairs(anna)).toContainEqual({ person: ben.now.me!.person, away: true });
    ben.plugIn();
    await one.pass(8_000);
    expect(chairs(anna)).toContainEqual({ person: ben.now.me!.person });
    expect(isHere(ben, anna)).toBe(true);
  });

  test('play on when the node that kept the table is gone', async () => {
    await goOn(10, anna, ben);
    one.kill();
    // The balancer leads those who come back to a node that is there.
    one.network.answer = two.network.answer;
    await one.pass(10_000);
    expect(anna.now.connection).toBe('open');
    await goOn(40, ben, anna);
    expect(asked[1]!.length).toBeGreaterThan(5);
    expect(two.alarms).toEqual([]);
  });
});

describe('people on different nodes', () => {
  test('find each other and their tables in the lobby', async () => {
    const carla = two.testClient();
    await one.pass(500);
    const listed = await openTable(anna, 'watten', { listed: true, leaving: true });
    carla.client.lobby(true);
    carla.client.people(true);
    await one.pass(3_000);
    expect(carla.now.lobby?.tables.map(each => each.table)).toEqual([listed]);
    expect(carla.now.lobby?.online).toBe(3);
    const visitors = carla.now.people!.people;
    const seen = visitors.find(({ person }) => person === anna.now.me!.person);
    expect(seen).toMatchObject({ name: anna.now.me!.name, at: { table: listed } });
    await join(carla, listed);
    await one.pass(2_000);
    expect(anna.now.table?.people[carla.now.me!.person]?.here).toBe(true);
    anna.unplug();
    carla.unplug();
    await one.pass(20_000);
    ben.client.lobby(true);
    await one.pass(3_000);
    expect(ben.now.lobby?.online).toBe(1);
  });

  test('hear of new names, messages and invitations at once', async () => {
    const carla = two.testClient();
    await one.pass(500);
    await carla.ask(carla.client.rename('Carla'));
    await anna.ask(anna.client.message(carla.now.me!.person, 'Servus!'));
    expect(carla.now.unread).toEqual({ [anna.now.me!.person]: 1 });
    const invited = await openTable(anna, 'watten', { leaving: true });
    const { person } = carla.now.me!;
    expect(
      await anna.ask(anna.client.rule({ type: 'invite', table: invited, person })),
    ).toMatchObject({ ok: true });
    await one.pass(500);
    expect(carla.now.invitations?.map(each => each.table.table)).toEqual([invited]);
    await join(carla, invited);
    await one.pass(2_000);
    expect(anna.now.table?.people[person]?.name).toBe('Carla');
    await carla.ask(carla.client.rename('Karla'));
    await one.pass(1_000);
    expect(anna.now.table?.people[person]?.name).toBe('Karla');
  });

  test('are invited also if they come in later, on another node', async () => {
    const carla = two.testClient();
    await one.pass(500);
    const invited = await openTable(anna, 'watten', { leaving: true });
    const { person } = carla.now.me!;
    await anna.ask(anna.client.rule({ type: 'invite', table: invited, person }));
    carla.unplug();
    await one.pass(8_000);
    const again = two.testClient(carla.identity);
    await one.pass(2_000);
    expect(again.now.invitations?.map(each => each.table.table)).toEqual([invited]);
  });

  test('know of their own pages there, and can close them', async () => {
    const other = two.testClient(anna.identity);
    await one.pass(1_000);
    expect([anna.now.pages, other.now.pages]).toEqual([2, 2]);
    await anna.ask(anna.client.takeOver());
    await one.pass(1_000);
    expect(other.now.connection).not.toBe('open');
    expect(anna.now.connection).toBe('open');
    expect(anna.now.pages).toBe(1);
  });

  test('are led to each other who want a seat quickly', async () => {
    const [carla, dora] = [one.testClient(), two.testClient()];
    await one.pass(500);
    const first = await carla.ask(carla.client.quick({ game: 'watten' }));
    if (!first.ok) throw new Error(first.error.code);
    await carla.ask(carla.client.watch(first.value.table));
    expect(await dora.ask(dora.client.quick({ game: 'watten' }), 2_000)).toMatchObject({
      ok: true,
      value: { table: first.value.table, opened: false },
    });
  });

  test('have one seat in the house, and leave the one for the other', async () => {
    const carla = two.testClient();
    await one.pass(500);
    const second = await openTable(carla, 'watten', { seats: 2 });
    await anna.ask(anna.client.watch(second));
    expect(await anna.ask(anna.client.sit(second))).toMatchObject({
      error: { code: 'seated-elsewhere' },
    });
    expect(await anna.ask(anna.client.sit(second, undefined, { leaving: true }))).toMatchObject({
      ok: true,
    });
    await one.pass(1_000);
    expect(ben.now.table?.scene.room.leaving).toEqual([anna.now.me!.person]);
  });
});

test('what the operator says and whom they shut out on one node holds on all', async () => {
  one.house.operations.announcements.announce('Sperrstund!');
  await Promise.all([one.house.operations.blocks.block('10.0.0.1', 60_000), one.pass(500)]);
  expect(ben.now.announcement).toMatchObject({ text: 'Sperrstund!' });
  expect(two.house.operations.blocks.isBlocked('10.0.0.1')).toBe(true);
  two.house.operations.announcements.withdraw();
  await Promise.all([two.house.operations.blocks.unblock('10.0.0.1'), one.pass(500)]);
  expect(anna.now.announcement).toBeUndefined();
  expect(one.house.operations.blocks.isBlocked('10.0.0.1')).toBe(false);
});

test('more time that is given on one node is given on all', async () => {
  const clocked = await openTable(anna, 'watten', { seats: 2, clock: 60, leaving: true });
  await ben.ask(ben.client.watch(clocked));
  await ben.ask(ben.client.sit(clocked, undefined, { leaving: true }), 3_000);
  const left = () =>
    [one, two].map(({ house }) => Object.entries(house.tables.atHand(clocked)!.clocks().left)[0]);
  const [[seat] = ['']] = left();
  const giver = sceneOf<View>(anna).view.viewer === Number(seat) ? ben : anna;
  expect(await giver.ask(giver.client.moreTime(clocked, Number(seat)))).toMatchObject({ ok: true });
  for (const each of left()) expect(each![1]).toBeGreaterThan(70_000);
});

test('a node that closes leads its people to the others, who play on at once', async () => {
  await goOn(10, anna, ben);
  one.network.answer = two.network.answer;
  const closing = one.house.moveOut().then(() => one.house.close());
  await one.pass(1_500);
  await closing;
  expect(anna.now.connection).toBe('open');
  const before = versionOf(ben);
  await one.pass(500);
  await goOn(20, ben, anna);
  expect(versionOf(ben)).toBeGreaterThan(before);
  expect(two.alarms).toEqual([]);
});

test('hints that are lost only make them slower', async () => {
  await openNodes(new LocalHub(() => undefined));
  await evening();
  await goOn(20, anna, ben);
  await one.pass(3_000);
  expect(versionOf(anna)).toBe(versionOf(ben));
  expect([...one.alarms, ...two.alarms]).toEqual([]);
});
