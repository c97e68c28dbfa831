import type { Card } from '@stammtisch/blackjack';

import { textCatalogue } from '../../text/texts.ts';
import type { Worth } from './rules.ts';
import type { Text } from './text/en.ts';

/** What is said at a Blackjack table, in the visitor's language. */
export const { texts, loadTexts } = textCatalogue<Text>({
  en: () => import('./text/en.ts').then(module => module.en),
  de: () => import('./text/de.ts').then(module => module.de),
  it: () => import('./text/it.ts').then(module => module.it),
});

export const cardList = (cards: readonly Card[]): string => cards.map(texts().cardName).join(', ');

export function worthInWords({ kind, value }: Worth): string {
  const text = texts().worth;
  return kind === 'natural' ? text.natural : text[kind](value);
}

/** The same as it stands on a small label: a soft 17 is 7/17. */
export function worthInShort({ kind, value }: Worth): string {
  const text = texts().worth;
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
