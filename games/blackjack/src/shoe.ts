import { french } from '@stammtisch/kernel';

import { hardTotalOf } from './hand.ts';
import type { Card, Options, Session } from './state.ts';

export const cardsOfDecks = (decks: number): readonly Card[] =>
  Array.from({ length: decks }, () => french.PACK).flat();

/** Whether these are all cards of all decks, in whatever order. */
export function isWholeShoe(cards: unknown, decks: number): cards is readonly Card[] {
  if (!Array.isArray(cards) || !cards.every(french.isCard)) return false;
  return (
    cards.length === decks * french.PACK.length && without(cards, cardsOfDecks(decks)).length === 0
  );
}

/** The cards that are left when these have gone; of cards alike, one goes for each. */
export function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const counts = new Map<Card, number>();
  for (const card of gone) counts.set(card, (counts.get(card) ?? 0) + 1);
  return cards.filter(card => {
    const count = counts.get(card) ?? 0;
    counts.set(card, count - 1);
    return count <= 0;
  });
}

/** A quarter of the shoe lies behind the cut card. */
const CUT = 1 / 4;

/** Rules 1.3 and 1.4. Nothing hidden decides it: what is left follows from what has been seen. */
export function needsShuffle({ options, seating, stock }: Session): boolean {
  if (options.decks === 1) return true;
  const all = options.decks * french.PACK.length;
  return stock.length < CUT * all || hardTotalOf(stock) < mostPips(options, seating.length);
}

/** A hand takes up no more than 30 pips, a ten on a hard 20, and the dealer's no more than 26. */
const mostPips = ({ split }: Options, chairs: number): number =>
  30 * (split ? 2 * chairs : chairs) + 26;
