import { expect, test } from 'vitest';

import * as french from './french.ts';
import * as german from './german.ts';

test('the French pack has 52 cards, thirteen of each suit', () => {
  expect(new Set(french.PACK).size).toBe(52);
  for (const suit of french.SUITS)
    expect(french.PACK.filter(card => card.endsWith(suit))).toHaveLength(13);
});

test('the German pack has 32 cards, eight of each suit, and the Weli makes 33', () => {
  expect(new Set(german.PACK_32).size).toBe(32);
  expect(new Set(german.PACK_33).size).toBe(33);
  for (const suit of german.SUITS)
    expect(german.PACK_32.filter(card => card.endsWith(suit))).toHaveLength(8);
  expect(german.PACK_33.filter(card => card.endsWith('b'))).toHaveLength(9);
});

test.each(['', '3', '10d', 'dT', '3D', '3d ', '6b', null, 3, ['3d'], {}, '__proto__'])(
  '%j is no French card',
  value => {
    expect(french.isCard(value)).toBe(false);
  },
);

test('a six is a German card only in bells', () => {
  expect(['6b', '6l', '6h', '6a', '7b', 'Oh', 'Th'].filter(german.isCard)).toEqual([
    '6b',
    '7b',
    'Oh',
    'Th',
  ]);
});
