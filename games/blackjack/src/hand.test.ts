import { french } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { isPair, isSoft, makesNatural, valueOf } from './hand.ts';
import { cards } from './testing/position.ts';

describe('the value of a hand (1.1 and 1.2)', () => {
  test.each([
    ['2d 3c', 5, 'hard'],
    ['9s Th', 19, 'hard'],
    ['Jd Qc', 20, 'hard'],
    ['Kd Kc 2s', 22, 'hard'],
    ['Ad 6c', 17, 'soft'],
    ['Ad Ac', 12, 'soft'],
    ['Ad 6c 9h', 16, 'hard'],
    ['Ad Ac 9h', 21, 'soft'],
    ['Ad Ac Ah As', 14, 'soft'],
    ['Ad Ac Th Kd', 22, 'hard'],
    ['5d 5c Ah', 21, 'soft'],
    ['Ad Kc', 21, 'soft'],
  ])('%s is %i, %s', (text, value, kind) => {
    expect(valueOf(cards(text))).toBe(value);
    expect(isSoft(cards(text))).toBe(kind === 'soft');
  });
});

const TWO_CARDS = french.PACK.flatMap((first, at) =>
  french.PACK.slice(at + 1).map(second => [first, second]),
);

describe('of the 52 · 51 / 2 = 1326 first two cards', () => {
  test('4 aces · 16 tens = 64 are naturals (1.2)', () => {
    expect(TWO_CARDS).toHaveLength(1326);
    expect(TWO_CARDS.filter(makesNatural)).toHaveLength(64);
  });

  test('16 · 15 / 2 + 9 · 4 · 3 / 2 = 174 can be split (4.6)', () => {
    expect(TWO_CARDS.filter(isPair)).toHaveLength(174);
  });

  test('4 · 48 + 6 = 198 are soft: an ace with another card, or two aces (1.2)', () => {
    expect(TWO_CARDS.filter(isSoft)).toHaveLength(198);
  });
});

test('21 with three cards is no natural (1.2)', () => {
  expect(makesNatural(cards('7d 7c 7h'))).toBe(false);
  expect(makesNatural(cards('Ad 9c Ah'))).toBe(false);
});
