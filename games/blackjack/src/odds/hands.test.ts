import { describe, expect, test } from 'vitest';

import { ALL_PIPS, fullDeck, pipsOf } from './cards.ts';
import { BUST, dealt, HAND_COUNT, handOf, isNatural, isSoft, sizeOf, totalOf } from './hands.ts';

/** In how many ways the pips of `sum` can be made up of cards of at most `largest`. */
function partitions(sum: number, largest: number): number {
  if (sum === 0) return 1;
  if (sum < 0 || largest === 0) return 0;
  return partitions(sum - largest, largest) + partitions(sum, largest - 1);
}

describe('the list of hands', () => {
  test('has every hand of 0 to 21 pips once: partitions into parts of at most 10', () => {
    const sums = Array.from({ length: 22 }, (_, sum) => partitions(sum, 10));
    expect(HAND_COUNT).toBe(sums.reduce((all, count) => all + count));
  });

  test('knows no order of cards', () => {
    expect(handOf([9, 1, 2, 1])).toBe(handOf([1, 1, 2, 9]));
  });

  test('numbers a hand lower than the same hand with one card more', () => {
    expect(handOf([10, 9])).toBeLessThan(handOf([1, 9, 10]));
    expect(handOf([10])).toBeLessThan(handOf([1, 10]));
  });
});

describe('a hand', () => {
  test.each([
    [[10, 6], 16, false],
    [[1, 6], 17, true],
    [[1, 6, 10], 17, false],
    [[1, 1], 12, true],
    [[1, 1, 9], 21, true],
    [[1, 1, 10], 12, false],
    [[1, 10], 21, true],
    [Array.from({ length: 21 }, () => 1), 21, false],
  ])('%j counts %i, soft: %s', (cards, total, soft) => {
    expect(totalOf(handOf(cards))).toBe(total);
    expect(isSoft(handOf(cards))).toBe(soft);
  });

  test('over 21 is bust, and stays so', () => {
    expect(handOf([10, 6, 6])).toBe(BUST);
    expect(handOf([10, 6, 6, 1])).toBe(BUST);
  });

  test('is a natural only with two cards (BJ-D13)', () => {
    expect(isNatural(handOf([10, 1]))).toBe(true);
    expect(isNatural(handOf([10, 10, 1]))).toBe(false);
    expect(isNatural(handOf([10, 9]))).toBe(false);
  });

  test('comes out of the deck', () => {
    const rest = dealt(fullDeck(1), handOf([1, 1, 10]));
    expect([...rest.counts]).toEqual([0, 2, 4, 4, 4, 4, 4, 4, 4, 4, 15]);
    expect(rest.size).toBe(52 - sizeOf(handOf([1, 1, 10])));
  });
});

test('a full deck has 340 pips in 52 cards', () => {
  const { counts, size } = fullDeck(1);
  expect(ALL_PIPS.reduce((sum, pips) => sum + pips * counts[pips]!, 0)).toBe(340);
  expect(size).toBe(52);
});

test('tens and court cards count 10, an ace 1', () => {
  expect((['A', '2', '9', 'T', 'J', 'Q', 'K'] as const).map(pipsOf)).toEqual([
    1, 2, 9, 10, 10, 10, 10,
  ]);
});
