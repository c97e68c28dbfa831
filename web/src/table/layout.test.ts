import { describe, expect, test } from 'vitest';

import { othersFrom, sideOf } from './layout.ts';

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
});
