import { expect, test } from 'vitest';

import { emptySeating, isChips, isFull, reseat, type Seating, unready } from './seating.ts';
import { counting } from './testing/counting.ts';

const seating: Seating = ['person', 'away', 'bot', 'empty'];

test.each([
  [{ kind: 'took', seat: 3, by: 'bot', chips: 5 }, ['person', 'away', 'bot', 'bot']],
  [{ kind: 'left', seat: 1 }, ['person', 'empty', 'bot', 'empty']],
  [{ kind: 'away', seat: 0 }, ['away', 'away', 'bot', 'empty']],
  [{ kind: 'back', seat: 1 }, ['person', 'person', 'bot', 'empty']],
] as const)('%j: %j', (move, after) => {
  expect(reseat(seating, move)).toEqual({ ok: true, value: after });
});

test.each([
  [{ kind: 'took', seat: 0, by: 'bot', chips: 5 }, 'seat-taken'],
  [{ kind: 'took', seat: 3, by: 'bot', chips: -5 }, 'bad-chips'],
  [{ kind: 'took', seat: 4, by: 'bot', chips: 5 }, 'no-such-seat'],
  [{ kind: 'left', seat: 3 }, 'seat-empty'],
  [{ kind: 'away', seat: 2 }, 'not-present'],
  [{ kind: 'away', seat: 1 }, 'not-present'],
  [{ kind: 'back', seat: 0 }, 'not-away'],
] as const)('%j is refused: %s', (move, error) => {
  expect(reseat(seating, move)).toEqual({ ok: false, error });
});

test('nobody waits for the computer, for someone away, or for an empty chair', () => {
  const four: Seating = ['person', 'away', 'bot', 'person'];
  expect(unready(four, [], 'all')).toEqual([0, 3]);
  expect(unready(four, [3], 'all')).toEqual([0]);
  expect(unready(four, [3], 'anyone')).toEqual([]);
  expect(unready(four, [], 'anyone')).toEqual([0, 3]);
});

test('a table is full when no chair is empty', () => {
  expect(isFull(seating)).toBe(false);
  expect(isFull(['bot', 'away'])).toBe(true);
  expect(emptySeating(counting, 3)).toEqual(['empty', 'empty', 'empty']);
  expect(() => emptySeating(counting, 4)).toThrow('2 to 3 seats');
});

test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53, 10 ** 13 + 1, '5', null])(
  '%j are no chips',
  chips => {
    expect(isChips(chips)).toBe(false);
  },
);
