import { beforeEach, describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, sceneOf } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';

let testHouse: TestHouse;
let anna: TestClient;
let ben: TestClient;
let table: string;

interface View {
  readonly viewer: number;
}

const roomOf = (testClient: TestClient) => sceneOf<View>(testClient).room;
const isPlayedFor = (testClient: TestClient): boolean =>
  roomOf(testClient).chairs.some(each => 'person' in each && each.away === true);
const LONG_MS = 20 * 60_000;

beforeEach(async () => {
  testHouse = await openHouse();
  [anna, ben] = (await come(testHouse, 2)) as [TestClient, TestClient];
  table = await openTable(anna, 'big-two', { leavers: 'wait' });
  await join(ben, table);
  await anna.ask(anna.client.startGame(table), 5_000);
});

const letComputerPlay = async (by: TestClient, seat: number) => {
  const answer = await by.ask(
    by.client.rule({ type: 'chair', table, seat, holder: 'computer' }),
    2_000,
  );
  return answer.ok ? 'ok' : answer.error.code;
};

describe('a table that waits for whoever is gone (W23)', () => {
  test('says so at once and has no countdown; nobody plays for them, however long it takes', async () => {
    ben.unplug();
    await testHouse.pass(LONG_MS);
    const person = ben.now.me!.person;
    expect(anna.now.table?.people[person]?.here).toBe(false);
    expect(anna.now.table?.absences).toEqual({});
    expect(isPlayedFor(anna)).toBe(false);
    expect(roomOf(anna).chairs).toContainEqual({ person });
    ben.plugIn();
    await testHouse.pass(5_000);
    expect(ben.now.seat).toBe(table);
  });

  test('unless the host lets the computer play, until they are back', async () => {
    const { viewer: seat } = sceneOf<View>(ben).view;
    expect(await letComputerPlay(anna, seat)).toBe('seat-taken');
    ben.unplug();
    await testHouse.pass(30_000);
    expect(await letComputerPlay(anna, seat)).toBe('ok');
    expect(isPlayedFor(anna)).toBe(true);
    ben.plugIn();
    await testHouse.pass(5_000);
    expect(isPlayedFor(anna)).toBe(false);
    expect(ben.now.seat).toBe(table);
  });

  test('or the host thinks better of it: then the countdown begins, and ends if it is taken back', async () => {
    const set = (leavers: 'wait' | 'computer') =>
      anna.ask(anna.client.rule({ type: 'settings', table, leavers }), 1_000);
    ben.unplug();
    await testHouse.pass(60_000);
    await set('computer');
    expect(Object.keys(anna.now.table!.absences)).toHaveLength(1);
    await set('wait');
    expect(anna.now.table?.absences).toEqual({});
    await testHouse.pass(60_000);
    expect(isPlayedFor(anna)).toBe(false);
    await set('computer');
    await testHouse.pass(30_000);
    expect(isPlayedFor(anna)).toBe(true);
  });

  test('and for those who say that they go, the computer plays', async () => {
    await ben.ask(ben.client.leave(table), 3_000);
    const bens = { person: ben.now.me!.person };
    expect(roomOf(anna).chairs).not.toContainEqual(bens);
    expect(ben.now.seat).toBeUndefined();
  });

  test('also after the house was restarted', async () => {
    ben.unplug();
    await testHouse.pass(1_000);
    testHouse.kill();
    await testHouse.pass(1_000);
    await testHouse.open();
    await testHouse.pass(LONG_MS);
    expect(roomOf(anna).leavers).toBe('wait');
    expect(isPlayedFor(anna)).toBe(false);
  });
});
