import type { Ruling } from '@stammtisch/client';
import { beforeEach, describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';

let testHouse: TestHouse;
let anna: TestClient;
let ben: TestClient;
let carl: TestClient;

const personOf = (testClient: TestClient): string => testClient.now.me!.person;

type Wish = Partial<Parameters<TestClient['client']['quick']>[0]>;

const quick = async (by: TestClient, wish: Wish = {}) => {
  const answer = await by.ask(by.client.quick({ game: 'watten', ...wish }), 3_000);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

const rule = async (by: TestClient, body: object): Promise<void> => {
  expect(await by.ask(by.client.rule(body as Ruling))).toMatchObject({ ok: true });
};

beforeEach(async () => {
  testHouse = await openHouse();
  [anna, ben, carl] = (await come(testHouse, 3)) as [TestClient, TestClient, TestClient];
});

describe('a quick seat', () => {
  test('opens a table with computers that the next one finds, who takes the place of one of them', async () => {
    const first = await quick(anna);
    expect(first).toMatchObject({ seated: true, opened: true });
    await anna.ask(anna.client.watch(first.table), 3_000);
    const { room } = anna.now.table!.scene;
    expect(room.listed && room.started).toBe(true);
    expect(room.chairs.filter(each => 'bot' in each)).toHaveLength(room.chairs.length - 1);
    const second = await quick(ben);
    expect(second).toMatchObject({ table: first.table, opened: false });
    const { chairs, waiting } = anna.now.table!.scene.room;
    expect(
      waiting.includes(personOf(ben)) ||
        chairs.some(each => 'person' in each && each.person === personOf(ben)),
    ).toBe(true);
  });

  test('at Blackjack nobody waits for the bets of others: they run at once (J24 as a variant)', async () => {
    const { table } = await quick(anna, { game: 'blackjack' });
    await anna.ask(anna.client.watch(table), 3_000);
    expect(anna.now.table!.scene.view).toMatchObject({ options: { betting: 'together' } });
    expect(await quick(ben, { game: 'blackjack' })).toMatchObject({ table, opened: false });
  });

  test('of two who come at the same moment, both sit at one table', async () => {
    const seats = [anna, ben].map(each => {
      const taken = each.client.quick({ game: 'watten' });
      return taken.then(answer => {
        // Whoever has a seat looks at it.
        if (answer.ok) void each.client.watch(answer.value.table);
        return answer;
      });
    });
    await testHouse.pass(5_000);
    const [one, other] = await Promise.all(seats);
    expect(one?.ok && other?.ok && one.value.table === other.value.table).toBe(true);
  });

  test('prefers a table that waits for people, and sits down at once', async () => {
    const table = await openTable(anna, 'watten', { listed: true });
    expect(await quick(ben)).toEqual({ table, seated: true, opened: false });
  });

  test.each<readonly [string, (table: string) => Promise<void>]>([
    ['that is for those with the link', table => settings(table, { listed: false })],
    ['where one knocks', table => settings(table, { access: 'knock' })],
    ['with a password', table => settings(table, { access: 'password', password: 'Enzian' })],
    ['that is locked', table => settings(table, { locked: true })],
    [
      'from which one is banned',
      table => rule(anna, { type: 'remove', table, person: personOf(ben), ban: true }),
    ],
    ['that is full', table => fill(table)],
    ['where nobody is', async () => anna.client.unwatch()],
  ])('does not lead to a table %s', async (_, make) => {
    const table = await openTable(anna, 'watten', { listed: true, seats: 2 });
    await make(table);
    await testHouse.pass(10_000);
    const taken = await quick(ben);
    expect(taken.opened).toBe(true);
    expect(taken.table).not.toBe(table);
  });

  const settings = (table: string, change: object) =>
    rule(anna, { type: 'settings', table, ...change });
  const fill = (table: string) => join(carl, table);

  test('hurries nobody more than they asked for, and prefers their own pace', async () => {
    const hurried = await openTable(anna, 'watten', { listed: true, clock: 30 });
    const calm = await quick(ben);
    expect(calm.opened).toBe(true);
    await ben.ask(ben.client.watch(calm.table));
    expect(await quick(carl, { clock: 30 })).toMatchObject({ table: hurried });
    const [dora] = (await come(testHouse, 1)) as [TestClient];
    await ben.ask(ben.client.leave(calm.table), 3_000);
    // Two minutes are asked for: half a minute is too little, so there is a new table.
    expect(await quick(dora, { clock: 120 })).toMatchObject({ opened: true });
  });

  test('asks before it ends another game, and then leaves it', async () => {
    const own = await openTable(ben, 'big-two');
    const table = await openTable(anna, 'watten', { listed: true });
    const refused = await ben.ask(ben.client.quick({ game: 'watten' }));
    expect(refused).toMatchObject({ ok: false, error: { code: 'seated-elsewhere' } });
    expect(await testHouse.disk.file.tables.seatOf(personOf(ben))).toBe(own);
    expect(await quick(ben, { leaving: true })).toMatchObject({ table });
    expect(await testHouse.disk.file.tables.seatOf(personOf(ben))).toBe(table);
  });

  test('is at the table of that game, with computers as strong as they were wanted', async () => {
    await openTable(anna, 'watten', { listed: true });
    const taken = await quick(ben, { game: 'big-two', skill: 1 });
    expect(taken.opened).toBe(true);
    await ben.ask(ben.client.watch(taken.table));
    expect(ben.now.table?.scene.room).toMatchObject({ game: 'big-two', skill: 1 });
    const unknown = await carl.ask(carl.client.quick({ game: 'chess' }));
    expect(unknown).toMatchObject({ ok: false, error: { code: 'no-such-game' } });
  });

  test('ten who come at once share tables, and nobody sits alone', async () => {
    const crowd = await come(testHouse, 10);
    for (const each of crowd)
      void each.client.quick({ game: 'big-two' }).then(answer => {
        if (answer.ok) void each.client.watch(answer.value.table);
      });
    await testHouse.pass(20_000);
    const tables = crowd.map(each => each.now.table?.table);
    expect(tables).not.toContain(undefined);
    expect(new Set(tables).size).toBe(3);
    expect(testHouse.alarms).toEqual([]);
  });
});
