import { german, isSeat, type Random, type Seat, shuffle } from '@stammtisch/kernel';

import { announcersOf, SEATS } from './seats.ts';
import type { Card, Chance, Dealing, Dealt, Fully, Redealing } from './state.ts';

/** Rule 3.3. */
export const HAND_SIZE = 5;

type Deal = Extract<Chance, { kind: 'deal' }>;
type Redeal = Extract<Chance, { kind: 'redeal' }>;

/** Rules 3.2 and 3.3. */
export function dealFor({ dealer }: Dealing, random: Random): Deal {
  const pack = shuffle(german.PACK_33, random);
  const hands = Array.from({ length: SEATS }, () => pack.splice(0, HAND_SIZE));
  return { kind: 'deal', dealer: dealer === 'drawn' ? random.below(SEATS) : dealer, hands };
}

/** Rule 4.6. */
export function redealFor(state: Redealing, random: Random): Redeal {
  const stock = shuffle(stockOf(state), random);
  return { kind: 'redeal', hands: [stock.splice(0, HAND_SIZE), stock.splice(0, HAND_SIZE)] };
}

/** Whether the house may deal like this: entries of a log are data, and data can be anything. */
export const isDealFor = ({ dealer, seating }: Dealing, deal: Deal): boolean =>
  (dealer === 'drawn' ? isSeat(seating, deal.dealer) : deal.dealer === dealer) &&
  areHandsFrom(german.PACK_33, deal.hands, SEATS);

export const isRedealFor = (state: Redealing, { hands }: Redeal): boolean =>
  areHandsFrom(stockOf(state), hands, 2);

/** Before the first card is thrown: all but the hands of the announcers' partners. */
function stockOf({ hands, dealer }: Dealt<Fully>): readonly Card[] {
  const announcers: readonly Seat[] = announcersOf(dealer);
  const kept = hands.filter((_, seat) => !announcers.includes(seat)).flat();
  return german.PACK_33.filter(card => !kept.includes(card));
}

function areHandsFrom(stock: readonly Card[], hands: unknown, count: number): boolean {
  if (!Array.isArray(hands) || hands.length !== count) return false;
  if (!hands.every(hand => Array.isArray(hand) && hand.length === HAND_SIZE)) return false;
  const cards = new Set(hands.flat());
  return (
    cards.size === count * HAND_SIZE && stock.filter(card => cards.has(card)).length === cards.size
  );
}
