import { expect, test } from 'vitest';

import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** Every text in a catalogue, functions told with plain arguments. */
function textsOf(book: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof book === 'string') return [[path, book]];
  if (typeof book === 'function') return textsOf(book('2', '3'), path);
  if (typeof book !== 'object' || book === null) return [];
  return Object.entries(book).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

test.each([
  ['German', de],
  ['Italian', it],
])('%s says everything, and nothing of it in English', (_, book) => {
  const others = new Map(textsOf(book));
  expect([...others.values()].filter(text => text.trim() === '')).toEqual([]);
  const same = textsOf(en).filter(([path, text]) => others.get(path) === text);
  expect(
    same
      .map(([path]) => path)
      .filter(path => !/name|Name|password|share|passkeys.title|robots.token/.test(path)),
  ).toEqual([]);
});
