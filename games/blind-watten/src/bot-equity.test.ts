import { describe, expect, test } from 'vitest';

import { chanceOfGame } from './bot-equity.ts';

const TARGETS = [11, 15, 18] as const;

describe.each(TARGETS)('the chance of winning a game to %i', target => {
  const scores = [...Array(target).keys()];

  test('both chances are one together, and even at equal scores', () => {
    for (const ours of scores)
      for (const theirs of scores) {
        const both = [0, 1].map(team => chanceOfGame([ours, theirs], target, team as 0 | 1));
        expect(both[0]! + both[1]!).toBeCloseTo(1, 9);
      }
    for (const ours of scores) expect(chanceOfGame([ours, ours], target, 0)).toBeCloseTo(0.5, 9);
  });

  test('it is certain at the target, and nowhere before', () => {
    expect(chanceOfGame([target, 3], target, 0)).toBe(1);
    expect(chanceOfGame([3, target + 2], target, 0)).toBe(0);
    for (const score of scores) {
      expect(chanceOfGame([target - 1, score], target, 0)).toBeLessThan(1);
      expect(chanceOfGame([score, target - 1], target, 0)).toBeGreaterThan(0);
    }
  });

  test('two points more are never worse', () => {
    for (const ours of scores)
      for (const theirs of scores)
        expect(chanceOfGame([ours + 2, theirs], target, 0)).toBeGreaterThanOrEqual(
          chanceOfGame([ours, theirs], target, 0) - 1e-9,
        );
  });
});

test('gestrichen, the team in front is still the likelier winner (rule 8.1)', () => {
  expect(chanceOfGame([16, 11], 18, 0)).toBeGreaterThan(0.5);
  expect(chanceOfGame([17, 2], 18, 0)).toBeGreaterThan(chanceOfGame([17, 12], 18, 0));
});
