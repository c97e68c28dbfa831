import type { Card } from '@stammtisch/blackjack';

import { bookshelf } from '../../text/words.ts';
import type { Worth } from './rules.ts';
import type { Text } from './text/en.ts';

const shelf = bookshelf<Text>({
  en: () => import('./text/en.ts').then(book => book.en),
  de: () => import('./text/de.ts').then(book => book.de),
  it: () => import('./text/it.ts').then(book => book.it),
});

/** What is said at a Blackjack table, in the visitor's language. */
export const say = shelf.read;
export const loadWords = shelf.load;

export const cardList = (cards: readonly Card[]): string => cards.map(say().cardName).join(', ');

export function worthInWords({ kind, value }: Worth): string {
  const text = say().worth;
  return kind === 'natural' ? text.natural : text[kind](value);
}

/** The same as it stands on a small label: a soft 17 is 7/17. */
export function worthInShort({ kind, value }: Worth): string {
  const text = say().worth;
  switch (kind) {
    case 'natural':
      return text.natural;
    case 'bust':
      return text.bustShort;
    case 'soft':
      return `${value - 10}/${value}`;
    case 'hard':
      return String(value);
  }
}
