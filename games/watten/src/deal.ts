import { german, isSeat, type Random, shuffle } from '@stammtisch/kernel';

import type { Card, Deal, Dealing } from './state.ts';

/** Rule 1.2. */
export const HAND_SIZE = 5;

/** Rules 3.1 and 3.2. */
export function dealFor({ dealer, seating }: Dealing, random: Random): Deal {
  const pack = shuffle(german.PACK_32, random);
  const hands = seating.map(() => pack.splice(0, HAND_SIZE));
  return {
    kind: 'deal',
    dealer: dealer === 'drawn' ? random.below(seating.length) : dealer,
    hands,
  };
}

/** Whether the house may deal like this: entries of a log are data, and data can be anything. */
export const isDealFor = ({ dealer, seating }: Dealing, deal: Deal): boolean =>
  (dealer === 'drawn' ? isSeat(seating, deal.dealer) : deal.dealer === dealer) &&
  areHands(deal.hands, seating.length);

function areHands(hands: unknown, count: number): boolean {
  if (!Array.isArray(hands) || hands.length !== count) return false;
  if (!hands.every(hand => Array.isArray(hand) && hand.length === HAND_SIZE)) return false;
  const cards = hands.flat();
  return cards.every(isCard) && new Set(cards).size === cards.length;
}

/** Rule 1.1: there is no Weli. */
export const isCard = (value: unknown): value is Card =>
  german.isCard(value) && value !== german.WELI;
