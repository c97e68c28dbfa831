import {
  areHandsFrom,
  drawnDealer,
  german,
  handsFrom,
  mayDeal,
  type Random,
  type Seating,
  shuffle,
} from '@stammtisch/kernel';

import type { Card, Deal, Dealing } from './state.ts';

/** Rule 1.2. */
export const HAND_SIZE = 5;

/** Rules 3.1 and 3.2. */
export function dealFor({ dealer, seating }: Dealing, random: Random): Deal {
  const hands = handsFrom(shuffle(german.PACK_32, random), sizeOf(seating));
  return { kind: 'deal', dealer: drawnDealer(dealer, seating, random), hands };
}

export const isDealFor = ({ dealer, seating }: Dealing, deal: Deal): boolean =>
  mayDeal(deal.dealer, dealer, seating) &&
  areHandsFrom(german.PACK_32, deal.hands, sizeOf(seating));

const sizeOf = ({ length }: Seating) => ({ count: length, size: HAND_SIZE });

/** Rule 1.1: there is no Weli. */
export const isCard = (value: unknown): value is Card =>
  german.isCard(value) && value !== german.WELI;
