import { describe, expect, test } from 'vitest';

import {
  BOARD,
  CORRIDOR,
  DOORS,
  groundAt,
  neighboursOf,
  PASSAGES,
  squareAt,
  STARTS,
  WIDTH,
} from './board.ts';
import { nearestRoom, stepsTo } from './distance.ts';
import { formatPlace } from './notation.ts';
import { isShutIn, targetsOf } from './reach.ts';
import { CARDS, type Place, type Room, ROOMS, SUSPECTS, WEAPONS } from './state.ts';

/** Everywhere a token gets to from here without entering a room; `barred` cannot be crossed. */
function regionOf(start: number, barred: number | undefined): ReadonlySet<number> {
  const region = new Set([start]);
  for (const square of region)
    for (const next of neighboursOf(square)) if (next !== barred) region.add(next);
  return region;
}

describe('the material', () => {
  test('is 6 + 6 + 9 = 21 different cards, and 6 · 6 · 9 = 324 solutions (1.1)', () => {
    expect(new Set(CARDS).size).toBe(21);
    expect([SUSPECTS.length, WEAPONS.length, ROOMS.length]).toEqual([6, 6, 9]);
  });
});

describe('the board', () => {
  test('has 25 rows of 24 squares (2.1)', () => {
    expect(BOARD.map(row => row.length)).toEqual(Array.from({ length: 25 }, () => WIDTH));
  });

  test('has 192 squares of corridor that hang together (2.1)', () => {
    expect(CORRIDOR).toHaveLength(192);
    expect(regionOf(CORRIDOR[0]!, undefined).size).toBe(192);
  });

  test('neighbours are mutual, and never across the side of the board (2.1)', () => {
    for (const square of CORRIDOR)
      for (const next of neighboursOf(square)) {
        expect(neighboursOf(next)).toContain(square);
        expect(Math.abs((next % WIDTH) - (square % WIDTH))).toBeLessThan(2);
      }
  });

  test('nothing beyond its sides can be stood on (2.1)', () => {
    expect(groundAt(-1)).toBe('nothing');
    expect(groundAt(WIDTH * 25)).toBe('nothing');
    expect(groundAt(squareAt(12, 10))).toBe('nothing');
  });

  test.each<[Room, number, string]>([
    ['kitchen', 1, 'd7'],
    ['ballroom', 4, 'h4, q4, k7, n7'],
    ['conservatory', 1, 's7'],
    ['dining', 2, 'h12, f16'],
    ['billiard', 2, 'q11, v14'],
    ['library', 2, 't14, q17'],
    ['lounge', 1, 'g18'],
    ['hall', 3, 'l18, m18, p22'],
    ['study', 1, 'r20'],
  ])('the %s has %i doors, to %s (2.2)', (room, count, outside) => {
    const doors = DOORS.filter(door => door.room === room);
    expect(doors).toHaveLength(count);
    expect(doors.map(door => formatPlace(door.outside)).join(', ')).toBe(outside);
  });

  test('a door is drawn on a square of its room, and leads next to it into a corridor (2.2)', () => {
    for (const { room, inside, outside } of DOORS) {
      expect(groundAt(inside)).toBe(room);
      expect(BOARD[Math.floor(inside / WIDTH)]![inside % WIDTH]).toMatch(/[a-z]/);
      expect([1, WIDTH]).toContain(Math.abs(inside - outside));
      expect(CORRIDOR).toContain(outside);
    }
  });

  test('17 doors are drawn, there are no others, and no two lead to the same square (2.2)', () => {
    expect(BOARD.join('').match(/[a-z]/g)).toHaveLength(17);
    expect(new Set(DOORS.map(({ outside }) => outside)).size).toBe(17);
  });

  test('passages join the corners crosswise (2.3)', () => {
    expect(PASSAGES).toEqual({
      kitchen: 'study',
      study: 'kitchen',
      conservatory: 'lounge',
      lounge: 'conservatory',
    });
  });

  test('each token starts on its digit, with one way to go (2.4)', () => {
    expect(SUSPECTS.map(token => formatPlace(STARTS[token]))).toEqual([
      'h25',
      'a17',
      'h1',
      'q1',
      'x7',
      'x19',
    ]);
    for (const [at, token] of SUSPECTS.entries()) {
      const square = STARTS[token];
      expect(BOARD[Math.floor(square / WIDTH)]![square % WIDTH]).toBe(String(at + 1));
      expect(neighboursOf(square)).toHaveLength(1);
    }
  });

  test('no token can seal off anything but a starting square, and the alley of two rooms that have another door (2.1)', () => {
    const sealed = new Set<string>();
    for (const barred of CORRIDOR) {
      const start = CORRIDOR.find(square => square !== barred)!;
      const one = regionOf(start, barred);
      const other = CORRIDOR.filter(square => square !== barred && !one.has(square));
      const smaller = other.length < one.size ? other : [...one];
      for (const square of smaller) sealed.add(formatPlace(square));
    }
    const alley = ['r14', 's14', 't14', 'u14', 'v14'];
    const starts = Object.values(STARTS).map(formatPlace);
    expect([...sealed].toSorted()).toEqual([...alley, ...starts, ...STUBS].toSorted());
  });
});

/** Squares behind which only a starting square lies. */
const STUBS = ['h2', 'q2'];

describe('the fewest steps between rooms (2.5)', () => {
  const TABLE: Readonly<Record<Room, readonly number[]>> = {
    kitchen: [0, 9, 17, 11, 19, 25, 18, 21, 29],
    ballroom: [9, 0, 7, 10, 9, 15, 17, 16, 19],
    conservatory: [17, 7, 0, 18, 8, 14, 25, 19, 18],
    dining: [11, 10, 18, 0, 16, 14, 5, 10, 18],
    billiard: [19, 9, 8, 16, 0, 4, 19, 13, 12],
    library: [25, 15, 14, 14, 4, 0, 13, 7, 6],
    lounge: [18, 17, 25, 5, 19, 13, 0, 7, 15],
    hall: [21, 16, 19, 10, 13, 7, 7, 0, 6],
    study: [29, 19, 18, 18, 12, 6, 15, 6, 0],
  };

  test.each([...ROOMS])('from the %s', room => {
    expect(ROOMS.map(other => stepsTo(other, room))).toEqual(TABLE[room]);
  });

  test.each([...ROOMS])('from the %s just so many pips are needed to get there', from => {
    const walk = { from, taken: [], exactRoll: true };
    for (const [at, to] of ROOMS.entries()) {
      const pips = TABLE[from][at]!;
      if (pips === 0 || pips > 12) continue;
      expect(targetsOf({ ...walk, pips })).toContain(to);
      expect(targetsOf({ ...walk, pips: pips - 1 })).not.toContain(to);
    }
  });

  test.each([
    ['red', 'lounge', 9],
    ['yellow', 'dining', 7],
    ['white', 'ballroom', 4],
    ['green', 'ballroom', 4],
    ['blue', 'conservatory', 6],
    ['purple', 'study', 8],
  ] as const)('%s starts nearest to the %s, %i steps away', (token, room, steps) => {
    const from: Place = STARTS[token];
    const all = ROOMS.map(each => stepsTo(each, from));
    expect(Math.min(...all)).toBe(steps);
    expect(stepsTo(room, from)).toBe(steps);
    expect(isShutIn({ from, taken: [] })).toBe(false);
  });
});

describe('a square is named by the room that is nearest to it', () => {
  test('in front of a door, by that door', () => {
    for (const { room, outside } of DOORS) {
      const nearest = nearestRoom(outside);
      expect(nearest.steps).toBe(1);
      // Two doors of different rooms never open upon the same square.
      expect(nearest.room).toBe(room);
    }
  });

  test('everywhere else, and no room is nearer', () => {
    for (const square of CORRIDOR) {
      const { room, steps } = nearestRoom(square);
      expect(stepsTo(room, square)).toBe(steps);
      expect(ROOMS.filter(other => stepsTo(other, square) < steps)).toEqual([]);
    }
  });
});
