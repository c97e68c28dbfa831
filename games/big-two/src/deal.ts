import type { Seat } from '@stammtisch/kernel';

import { type Card, PACK, sorted } from './card.ts';
import { SEATS } from './turn.ts';

export const isWholePack = (cards: readonly Card[]): boolean =>
  Array.isArray(cards) && cards.length === PACK.length && PACK.every(card => cards.includes(card));

/** Rule 3.4: one card at a time, beginning at the dealer's right. */
export const handsFrom = (pack: readonly Card[], dealer: Seat): readonly (readonly Card[])[] =>
  Array.from({ length: SEATS }, (_, seat) => {
    const first = (dealer - seat + SEATS - 1) % SEATS;
    return sorted(pack.filter((_, place) => place % SEATS === first));
  });
