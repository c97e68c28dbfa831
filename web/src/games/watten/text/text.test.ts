import { readFileSync } from 'node:fs';

import { german } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { refusesInSentences, tellsYouApart } from '../../../testing/books.ts';
import type { Class, Ending, Refusal } from '../rules.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const BOOKS = { en, de, it };

const CLASSES: readonly Class[] = ['crit', 'hauptschlag', 'schlag', 'trump', 'plain'];
const ENDINGS: readonly Ending['by'][] = ['tricks', 'given up', 'forfeited'];

const name = 'Rosi';

describe.each(Object.entries(BOOKS))('Watten in %s', (_, book) => {
  refusesInSentences<Refusal>(book);

  test('every card, every value and every suit has a name of its own', () => {
    expect(new Set(german.PACK_32.map(book.cardName)).size).toBe(32);
    expect(new Set(german.RANKS.map(rank => book.ranks[rank])).size).toBe(8);
    expect(new Set(german.SUITS.map(suit => book.suits[suit])).size).toBe(4);
  });

  test('everything that can be strong or be over has words', () => {
    for (const each of CLASSES) expect(book.classes[each]).toMatch(/.{3,}/);
    for (const each of ENDINGS) expect(book.result.whyShort[each]).toMatch(/.{3,}/);
    for (const each of ['givenUp', 'forfeited'] as const)
      expect(book.result.why[each]({ name, you: false })).toContain(name);
  });

  tellsYouApart(['trick', 'gaveUp'], book);

  test('one and several winners are told apart', () => {
    const { gets, gameBy } = book.result;
    const says = (many: boolean, you: boolean) => gets({ name: you ? 'x' : name, you, many }, 3);
    expect(new Set([says(false, false), says(true, false), says(false, true)]).size).toBe(3);
    expect(gameBy({ name, you: true, many: false })).toMatch(/!$/);
    expect(gameBy({ name, you: false, many: false })).toMatch(/\.$/);
  });

  test('the state line fits a phone', () => {
    const { state } = book;
    for (const text of [
      state.schlag,
      state.trump,
      state.willSchlag('7'),
      state.willTrump('b'),
      state.lead,
      state.leadAgain,
      state.play,
      state.bound,
      state.will('7b'),
    ])
      expect(text.length).toBeLessThanOrEqual(36);
  });

  test('in a strip of six there is room for the shortest words only', () => {
    for (const text of [
      book.ours,
      book.theirs,
      ...Object.values(book.roleShort),
      book.seat.raisesShort(3),
      book.seat.takesShort,
      book.seat.bestShort,
    ])
      expect(text.length).toBeLessThanOrEqual(7);
  });

  test('a raise names its price on both sides, and a foul says what it costs', () => {
    expect(book.actions.raiseNote(2)).toContain('2');
    expect(book.ask.noNote(2)).toContain('2');
    expect(book.ask.holdNote(3)).toContain('3');
    for (const text of [
      book.ask.foul,
      book.ask.foulWhy,
      book.ask.foulWhyTeam,
      book.ask.foulYesNote,
    ])
      expect(text).toContain('2');
  });
});

test('a trick of one’s own is told in the second person', () => {
  const told = Object.values(BOOKS).map(({ seat }) => [seat.yours.takes, `Rosi ${seat.takes}`]);
  expect(told).toEqual([
    ['You take it', 'Rosi takes it'],
    ['Du stichst', 'Rosi sticht'],
    ['Prendi tu', 'Rosi prende'],
  ]);
});

test('whose turn it is has one word in German', () => {
  const book = ['german', 'watten']
    .map(game => readFileSync(`web/src/games/${game}/text/de.ts`, 'utf8'))
    .join('\n');
  expect(book).toContain('am Zug');
  expect(book).not.toMatch(/\bdran\b/);
});

test('Italians play to eleven with another article', () => {
  expect([11, 15, 21].map(it.target)).toEqual(['agli 11', 'ai 15', 'ai 21']);
});

test('Germans ask as they do at the table', () => {
  expect(de.actions.raise(3, false)).toBe('Gehst du?');
  expect(de.actions.raise(3, true)).toBe('Geht ihr?');
  expect(de.cardName('7b')).toBe('Schellen-Siebener');
  expect(de.cardName('Al')).toBe('Laub-Sau');
});
