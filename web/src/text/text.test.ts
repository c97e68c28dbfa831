import { ERROR_CODES } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const BOOKS = { en, de, it };

/** Every text in a catalogue, functions told with plain arguments. */
function textsOf(book: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof book === 'string') return [[path, book]];
  if (typeof book === 'function') return [[path, String(book(2, 3, 4, 5))]];
  if (typeof book !== 'object' || book === null) return [];
  return Object.entries(book).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

describe.each(Object.entries(BOOKS))('the house in %s', (language, book) => {
  test('every error has a sentence', () => {
    for (const code of [...ERROR_CODES, 'lost'] as const)
      expect(book.errors[code]).toMatch(/^.{10,}\.$/);
  });

  test('no text is empty', () => {
    expect(textsOf(book).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('it says which language it is', () => expect(book.language).toBe(language));

  test('there are as many quick phrases as elsewhere', () =>
    expect(book.chat.quick).toHaveLength(en.chat.quick.length));
});

test('one and many are told apart', () => {
  expect(en.table.cards(1)).toBe('1 card');
  expect(en.table.cards(13)).toBe('13 cards');
  expect(de.table.cards(1)).toBe('1 Karte');
  expect(it.table.cards(2)).toBe('2 carte');
});

test('only a few names are the same in English and in the other languages', () => {
  const same = (book: typeof en) => {
    const others = new Map(textsOf(book));
    return textsOf(en).filter(([path, text]) => others.get(path) === text && /\s/.test(text));
  };
  expect(new Set(same(de).map(([, text]) => text))).toEqual(
    new Set(['Blind Watten', 'Big Two', 'Team 1', 'Team 2']),
  );
  expect(same(it).map(([, text]) => text)).toEqual(['Blind Watten', 'Big Two']);
});
