import { describe, expect, test } from 'vitest';

import type { Card } from './rules.ts';
import { inOrder, nextOrder, type Order } from './sort.ts';

const cards = (text: string): readonly Card[] => text.split(' ') as Card[];

const sortedBy = (order: Order, hand: string): string => inOrder(cards(hand), order).join(' ');

describe('sorting a hand', () => {
  test('by rank: threes are low and twos are high, diamonds below spades (rules 1.1 and 1.2)', () => {
    expect(sortedBy('rank', '2d As 3s Td 3d Kc')).toBe('3d 3s Td Kc As 2d');
  });

  test('by suit: diamonds, clubs, hearts, spades, each by rank', () => {
    expect(sortedBy('suit', '2d As 3s 3d Kc 4h')).toBe('3d 2d Kc 4h 3s As');
  });

  test('by combination: a full house comes before the pair and the single cards', () => {
    expect(sortedBy('combination', '3d 4c 4h 7d 7c 7s Kd Kc 2s')).toBe(
      '7d 7c 7s Kd Kc 4c 4h 3d 2s',
    );
  });

  test('by combination: the stronger five is taken out first, then the next one', () => {
    expect(sortedBy('combination', '3d 4d 5d 6d 7d 8c 9c Tc Jc Qd')).toBe(
      '3d 4d 5d 6d 7d 8c 9c Tc Jc Qd',
    );
  });

  test('a hand without fives is sorted by how many are alike', () => {
    expect(sortedBy('combination', '3d 5c 5h 9s 9d 9c')).toBe('5c 5h 9d 9c 9s 3d');
  });

  test('sorting neither adds nor loses a card', () => {
    const hand = '3d 3c 4d 5h 6s 7d 7c 9h Td Jc Qs Ad 2s';
    for (const order of ['rank', 'suit', 'combination'] as const)
      expect(inOrder(cards(hand), order).toSorted()).toEqual(cards(hand).toSorted());
  });

  test('the button goes round', () => {
    expect(nextOrder('rank')).toBe('suit');
    expect(nextOrder('suit')).toBe('combination');
    expect(nextOrder('combination')).toBe('rank');
  });
});
