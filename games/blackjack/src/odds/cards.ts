import type { french } from '@stammtisch/kernel';

/** What a card counts, 1 to 10: an ace is 1, every ten, jack, queen and king is 10. */
export type Pips = number;

export const ACE: Pips = 1;
export const TEN: Pips = 10;
export const ALL_PIPS: readonly Pips[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function pipsOf(rank: french.Rank): Pips {
  if (rank === 'A') return ACE;
  return /[TJQK]/.test(rank) ? TEN : Number(rank);
}

/** Cards that may still come, the dealer's hole card among them: nobody but the dealer has seen it. */
export interface Deck {
  /** How many there are of each pips; place 0 stays empty. */
  readonly counts: Readonly<Uint16Array>;
  readonly size: number;
}

export function fullDeck(decks: number): Deck {
  const counts = Uint16Array.from([0, ...ALL_PIPS], pips => suitsOf(pips) * decks);
  return { counts, size: 52 * decks };
}

/** Four suits, and four ranks that count ten. */
const suitsOf = (pips: Pips): number => (pips === 0 ? 0 : pips === TEN ? 16 : 4);

export function without(deck: Deck, cards: readonly Pips[]): Deck {
  const counts = deck.counts.slice();
  for (const card of cards) counts[card]!--;
  return { counts, size: deck.size - cards.length };
}

export const chanceOf = ({ counts, size }: Deck, card: Pips): number => counts[card]! / size;
