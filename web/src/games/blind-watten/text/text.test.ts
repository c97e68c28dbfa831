import { german } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { refusesInSentences, tellsYouApart } from '../../../testing/books.ts';
import type { Class, Ending, Refusal, Wish } from '../rules.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const BOOKS = { en, de, it };

const CLASSES: readonly Class[] = ['good', 'right', 'blind', 'trump', 'plain'];
const WISHES: readonly Wish[] = ['schoenere', 'schlagtausch'];
const ENDINGS: readonly Ending['by'][] = ['tricks', 'declined', 'four declined', 'forfeited'];

const name = 'Rosi';

describe.each(Object.entries(BOOKS))('Blind Watten in %s', (_, book) => {
  refusesInSentences<Refusal>(book);

  test('every card has a name of its own, and so has every value and suit', () => {
    expect(new Set(german.PACK_33.map(book.cardName)).size).toBe(33);
    expect(new Set(german.PACK_33.map(book.value)).size).toBe(9);
    expect(new Set(german.PACK_33.map(book.suit)).size).toBe(4);
  });

  test('everything that can be asked, be strong or be over has words', () => {
    const said = [
      ...CLASSES.map(each => book.classes[each]),
      ...WISHES.map(each => book.wishes[each]),
      book.result.why.tricks,
      book.result.why['four declined'],
      ...ENDINGS.map(each => book.result.whyShort[each]),
    ];
    for (const text of said) expect(text).toMatch(/.{3,}/);
    for (const each of ['declined', 'forfeited'] as const)
      expect(book.result.why[each]({ name, you: false })).toContain(name);
  });

  tellsYouApart(['trick', 'announced'], book);

  test('the state line fits a phone', () => {
    const { state } = book;
    for (const text of [
      state.show.schlag,
      state.show.trump,
      state.lead,
      state.leadAgain,
      state.play,
      state.bound,
      state.will('Ua'),
    ])
      expect(text.length).toBeLessThanOrEqual(34);
  });

  test('what a card is used for fits on its button', () => {
    const { show, pick, answerFirst, wait } = book.actions;
    const labels = [...Object.values(show), ...Object.values(pick), answerFirst, wait];
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(18);
  });

  test('a bid names its price on both sides', () => {
    expect(book.actions.bid(3)).toContain('3');
    expect(book.ask.noNote(2)).toContain('2');
    expect(book.ask.holdNote(3)).toContain('3');
  });
});

test('cards are called what players call them', () => {
  expect([en, de, it].map(book => book.cardName('Ol'))).toEqual([
    'Ober of leaves',
    'Laub-Ober',
    'Ober di foglie',
  ]);
  expect([en, de, it].map(book => book.cardName('6b'))).toEqual(['Weli', 'Weli', 'Weli']);
});
