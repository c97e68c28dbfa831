import { game } from '@stammtisch/big-two';
import { french } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { keysOf, tellsYouApart } from '../../../testing/books.ts';
import type { Kind, Refusal } from '../rules.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const BOOKS = { en, de, it };

const KINDS: Readonly<Record<Kind, true>> = {
  single: true,
  pair: true,
  triple: true,
  straight: true,
  flush: true,
  'full house': true,
  'four of a kind': true,
  'straight flush': true,
};

describe.each(Object.entries(BOOKS))('Big Two in %s', (_, book) => {
  test('every refusal has a sentence, and a short form for the state line', () => {
    for (const refusal of keysOf<Refusal>(book.refusals)) {
      expect(book.refusals[refusal]).toMatch(/^.{10,}\.$/);
      expect(book.refusedBriefly[refusal]).toMatch(/^.{5,45}$/);
    }
  });

  test('every card has a name of its own', () => {
    expect(new Set(french.PACK.map(book.cardName)).size).toBe(52);
    for (const card of french.PACK) expect(book.cardName(card)).toMatch(/.{4,}/);
  });

  test('every combination has a name, and two ranks or suits have two', () => {
    for (const kind of keysOf(KINDS)) {
      expect(book.kinds[kind]).not.toBe('');
      const [low, high] = [
        { kind, card: '5d' },
        { kind, card: 'Qh' },
      ].map(book.combination);
      expect(low).not.toBe(high);
    }
  });

  tellsYouApart(['lastCard', 'dealt'], book);
});

test('a seat that may not act hears why in words', () => {
  const view = game.view(game.start({ stake: 0 }, 4), 'gallery');
  const refusal = game.refusal(view, { kind: 'pass' });
  expect(refusal && en.refusals[refusal]).toBe(
    'You are watching: only those with a seat can play.',
  );
});

test('cards are called what players call them', () => {
  const queen = { kind: 'pair', card: 'Qh' } as const;
  expect([en, de, it].map(book => book.combination(queen))).toEqual([
    'pair of queens',
    'Paar Damen',
    'coppia di donne',
  ]);
  const row = { kind: 'straight', card: '8s' } as const;
  expect([en, de, it].map(book => book.combination(row))).toEqual([
    'straight to the 8',
    'Straße bis zur Acht',
    'scala all’otto',
  ]);
});
