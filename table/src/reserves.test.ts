import type { Room } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { reserveOf, withReserve, withReservesRefilled } from './reserves.ts';

const ROOM: Room = {
  game: 'big-two',
  host: 'anna',
  chairs: [{ person: 'anna' }, { bot: 'Toni' }],
  waiting: [],
  leaving: [],
  started: true,
  listed: false,
  reserve: 60,
  closed: false,
};

const move = (by: 0 | 1 | 'house', reserve: number) =>
  ({ kind: 'move', by, move: { kind: 'timedOut', seat: 0 }, reserve }) as const;

test('whoever has used nothing of their time bank has all of it', () => {
  expect(reserveOf(ROOM, 'anna')).toBe(60_000);
  const { reserve: _, ...none } = ROOM;
  expect(reserveOf(none, 'anna')).toBe(0);
});

test('what is left goes with the move, or with the turn that passed', () => {
  expect(reserveOf(withReserve(ROOM, move(0, 20_000)), 'anna')).toBe(20_000);
  expect(reserveOf(withReserve(ROOM, move('house', 0)), 'anna')).toBe(0);
  // A computer has none.
  expect(withReserve(ROOM, move(1, 20_000))).toEqual(ROOM);
});

test('with every round a quarter of it comes back, and it is never more than whole', () => {
  const after = [0, 15_000, 30_000, 45_000, 60_000];
  let room = withReserve(ROOM, move(0, 0));
  for (const left of after) {
    expect(reserveOf(room, 'anna')).toBe(left);
    room = withReservesRefilled(room);
  }
  expect(room.reserves).toBeUndefined();
});

test('a host who makes it smaller makes it smaller for everyone', () => {
  const room = { ...withReserve(ROOM, move(0, 50_000)), reserve: 30 };
  expect(reserveOf(room, 'anna')).toBe(30_000);
});
