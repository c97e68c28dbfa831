import { game as bigTwo } from '@stammtisch/big-two';
import { beforeEach, describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, sceneOf } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';

type View = Parameters<typeof bigTwo.decisions>[0];

const CLOCK_MS = 10_000;
const RESERVE_MS = 60_000;

let testHouse: TestHouse;
let people: readonly TestClient[];
let table: string;

/** Four people, so that nobody's turn is played by a computer. */
async function begin(wish: object): Promise<void> {
  testHouse = await openHouse();
  people = await come(testHouse, 4);
  table = await openTable(people[0]!, 'big-two', { clock: 10, ...wish });
  for (const each of people.slice(1)) await join(each, table);
  for (let tries = 0; tries < 20 && timedSeat() === undefined; tries++) {
    if (!sceneOf(people[0]!).room.started) void people[0]!.client.startGame(table);
    await testHouse.pass(500);
  }
}

const clocks = () => people[0]!.now.table!.clocks;
const onReserve = () => people[0]!.now.table!.onReserve ?? [];
const timedSeat = (): number | undefined => Object.keys(clocks()).map(Number)[0];
const leftFor = (seat: number): number => clocks()[seat]! - testHouse.world.now;
const versionNow = () => people[0]!.now.table!.version;
const seatOf = (each: TestClient) => sceneOf<View>(each).view.viewer;
const code = (answer: { ok: boolean; error?: { code: string } }) =>
  answer.ok ? 'ok' : answer.error!.code;
const give = async (by: TestClient, seat: number) =>
  code(await by.ask(by.client.moreTime(table, seat), 300));
const at = (seat: number): TestClient => people.find(each => seatOf(each) === seat)!;

describe('a time bank', () => {
  beforeEach(() => begin({ reserve: 60 }));

  test('runs when the clock has run out, and only then the turn passes', async () => {
    const seat = timedSeat()!;
    const before = versionNow();
    expect(onReserve()).toEqual([]);
    await testHouse.pass(CLOCK_MS);
    expect(onReserve()).toEqual([seat]);
    expect(leftFor(seat)).toBeGreaterThan(RESERVE_MS - 3_000);
    expect(versionNow()).toBe(before);
    await testHouse.pass(RESERVE_MS);
    expect(versionNow()).toBeGreaterThan(before);
    expect(onReserve()).toEqual([]);
  });

  test('is less by what was used of it, the next time', async () => {
    const seat = timedSeat()!;
    await testHouse.pass(CLOCK_MS + 30_000);
    const left = leftFor(seat);
    const { client } = at(seat);
    const view = sceneOf<View>(at(seat)).view;
    const [move] = bigTwo.legalMoves(view);
    const [asked] = bigTwo.decisions(view);
    const moved = await at(seat).ask(client.move(table, asked!.stamp, move), 300);
    expect(code(moved)).toBe('ok');
    expect(onReserve()).toEqual([]);
    // The three others let their time run out, which is their own.
    for (let tries = 0; tries < 400 && timedSeat() !== seat; tries++) await testHouse.pass(1_000);
    expect(timedSeat()).toBe(seat);
    while (!onReserve().includes(seat)) await testHouse.pass(500);
    expect(leftFor(seat)).toBeLessThanOrEqual(left);
    expect(leftFor(seat)).toBeGreaterThan(left - 2_000);
  });

  test('is not full again after a restart', async () => {
    const seat = timedSeat()!;
    const person = at(seat).now.me!.person;
    const reserves = () => sceneOf(people[0]!).room.reserves;
    await testHouse.pass(CLOCK_MS + 30_000);
    const { client } = at(seat);
    const view = sceneOf<View>(at(seat)).view;
    const [asked] = bigTwo.decisions(view);
    await at(seat).ask(client.move(table, asked!.stamp, bigTwo.legalMoves(view)[0]), 300);
    const left = reserves()![person]!;
    expect(left).toBeGreaterThan(RESERVE_MS - 32_000);
    expect(left).toBeLessThan(RESERVE_MS - 28_000);
    testHouse.kill();
    await testHouse.open();
    await testHouse.pass(5_000);
    expect(reserves()).toEqual({ [person]: left });
    for (let tries = 0; tries < 400 && !onReserve().includes(seat); tries++)
      await testHouse.pass(1_000);
    expect(leftFor(seat)).toBeLessThanOrEqual(left);
    expect(leftFor(seat)).toBeGreaterThan(left - 2_000);
    // Nobody moves any more: what is used up stays so until the next round.
    await testHouse.pass(left + 1_000);
    expect(reserves()![person]).toBe(0);
  });
});

describe('more time', () => {
  beforeEach(() => begin({}));

  test('is given by those who play with them, not by oneself nor by those who look on', async () => {
    const seat = timedSeat()!;
    const other = people.find(each => seatOf(each) !== seat)!;
    const [stranger] = (await come(testHouse, 1)) as [TestClient];
    await stranger.ask(stranger.client.watch(table), 300);
    expect(await give(stranger, seat)).toBe('not-seated');
    expect(await give(at(seat), seat)).toBe('not-now');
    expect(await give(other, Number(seatOf(other)))).toBe('not-now');
    const before = leftFor(seat);
    expect(await give(other, seat)).toBe('ok');
    expect(leftFor(seat)).toBeGreaterThan(before + 28_000);
    const told = other.now.table!.chat.map(({ house }) => house?.kind);
    expect(told).toContain('more time');
  });

  test('ends at five minutes for one question', async () => {
    const seat = timedSeat()!;
    const other = people.find(each => seatOf(each) !== seat)!;
    const given = [];
    for (let times = 0; times < 12; times++) {
      given.push(await give(other, seat));
      await testHouse.pass(700);
    }
    expect(given.filter(each => each === 'ok')).toHaveLength(10);
    expect(given.at(-1)).toBe('not-now');
  });
});

test('a host who takes the clock away stops the one that runs', async () => {
  await begin({});
  const before = versionNow();
  await people[0]!.ask(people[0]!.client.rule({ type: 'settings', table, clock: 0 }), 500);
  expect(clocks()).toEqual({});
  await testHouse.pass(60_000);
  // Only what was decided, and nobody's turn has passed.
  expect(versionNow()).toBe(before + 1);
});
