import { describe, expect, test } from 'vitest';

import { everyoneFrom, othersFrom, sideOf } from './layout.ts';

describe('where the others sit', () => {
  test('seats are counted clockwise: the next higher one is to the left', () => {
    expect([0, 1, 2, 3].map(seat => sideOf(seat, 0, 4))).toEqual(['s', 'w', 'n', 'e']);
  });

  test('play goes counter-clockwise: the next to play, one seat lower, is to the right', () => {
    for (const seat of [0, 1, 2, 3]) expect(sideOf((seat + 3) % 4, seat, 4)).toBe('e');
  });

  test('everybody sees themselves in the south', () => {
    for (const seat of [0, 1, 2, 3]) expect(sideOf(seat, seat, 4)).toBe('s');
  });

  test('the strip on a phone goes from left to right', () => {
    expect(othersFrom(2, 4).map(seat => sideOf(seat, 2, 4))).toEqual(['w', 'n', 'e']);
  });

  test('those who watch see all four, the one in front of them last', () => {
    expect(othersFrom(undefined, 4)).toEqual([1, 2, 3, 0]);
  });

  test.each([2, 3, 4, 5, 6])(
    '%i of them sit in places of their own, left and right alike',
    seats => {
      const sides = Array.from({ length: seats }, (_, seat) => sideOf(seat, 0, seats));
      expect(new Set(sides).size).toBe(seats);
      const others = sides.slice(1);
      const mirrored = others.map(side =>
        side.endsWith('w') ? side.replace('w', 'e') : side.replace('e', 'w'),
      );
      expect(mirrored.toReversed()).toEqual(others);
    },
  );

  test('where everybody stands in the strip, the visitor is last', () => {
    expect(everyoneFrom(2, 5)).toEqual([3, 4, 0, 1, 2]);
  });
});
