import { describe, expect, test } from 'vitest';

import { gameValue, PRESETS, type Rules } from './index.ts';

const { bjx, vegas } = PRESETS;

const percent = (value: number, digits: number): string => (value * 100).toFixed(digits);

describe('the whole game off the top (rules.md, 3.6)', () => {
  test("the report's literal game: no split, no peek", () => {
    expect(percent(gameValue(bjx), 9)).toBe('-0.419260970');
  });

  test('one split, double after split, peek, CDZ-', () => {
    expect(percent(gameValue(vegas), 9)).toBe('0.153119996');
  });

  test('the same, with split hands played in the knowledge of the pair', () => {
    expect(percent(gameValue(vegas, 'knowing-the-pair'), 5)).toBe('0.15406');
  });

  test.each<[string, Rules, Rules]>([
    ['a peek saves doubled bets', { ...bjx, peek: true }, bjx],
    ['splitting is an offer', { ...bjx, split: true }, bjx],
    ['so is doubling after it', vegas, { ...vegas, doubleAfterSplit: false }],
    ['the house gains by drawing to a soft 17', bjx, { ...bjx, hitSoft17: true }],
    ['and by more decks', bjx, { ...bjx, decks: 8 }],
  ])('%s', (_, better, worse) => {
    expect(gameValue(better)).toBeGreaterThan(gameValue(worse));
  });

  test('no game has no decks', () => {
    expect(() => gameValue({ ...bjx, decks: 0 })).toThrow('0 decks');
  });
});
