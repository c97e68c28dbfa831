import { describe, expect, test } from 'vitest';

import { gameDeviation, gameValue, odds, PRESETS } from '../index.ts';

const { bjx, vegas } = PRESETS;

test('one split, double after split, peek, CDZ-: σ = 1.156280784 (rules.md, 3.6)', () => {
  expect(gameDeviation(vegas).toFixed(9)).toBe('1.156280784');
});

describe('the whole game is the mean of its deals, each played by its odds', () => {
  const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'] as const;
  type Rank = (typeof RANKS)[number];

  const copies = (rank: Rank, seen: readonly Rank[]): number =>
    (rank === 'T' ? 16 : 4) - seen.filter(each => each === rank).length;

  const DEALS = RANKS.flatMap(up =>
    RANKS.flatMap((first, at) =>
      RANKS.slice(at).map(second => ({
        up,
        hand: [first, second],
        chance:
          ((first === second ? 1 : 2) *
            (copies(up, []) * copies(first, [up]) * copies(second, [up, first]))) /
          (52 * 51 * 50),
      })),
    ),
  );

  test.each([
    ['bjx', bjx],
    ['vegas', vegas],
  ])('%s', (_, rules) => {
    const value = DEALS.reduce((sum, { up, hand, chance }) => {
      const { insurance: _insurance, ...plays } = odds(rules, { hand, up });
      const played = Math.max(...Object.values(plays));
      if (!rules.peek) return sum + chance * played;
      const hole = up === 'A' ? 'T' : up === 'T' ? 'A' : undefined;
      const natural = hole === undefined ? 0 : copies(hole, [up, ...hand]) / 49;
      const pushes = hand.includes('A') && hand.includes('T');
      return sum + chance * ((1 - natural) * played - (pushes ? 0 : natural));
    }, 0);
    expect(value).toBeCloseTo(gameValue(rules), 13);
  });
});
