import {
  areHandsFrom,
  dealFrom,
  german,
  handsFrom,
  isDealFrom,
  type Random,
  type Seat,
  shuffle,
} from '@stammtisch/kernel';

import { announcersOf } from './seats.ts';
import type { Card, Chance, Dealing, Dealt, Fully, Redealing } from './state.ts';

/** Rule 3.3. */
export const HAND_SIZE = 5;
export const TWO_HANDS = { count: 2, size: HAND_SIZE };

type Deal = Extract<Chance, { kind: 'deal' }>;
type Redeal = Extract<Chance, { kind: 'redeal' }>;

/** Rules 3.2 and 3.3. */
export const dealFor = (state: Dealing, random: Random): Deal =>
  dealFrom(german.PACK_33, HAND_SIZE, state, random);

export const isDealFor = (state: Dealing, deal: Deal): boolean =>
  isDealFrom(german.PACK_33, HAND_SIZE, state, deal);

/** Rule 4.6. */
export function redealFor(state: Redealing, random: Random): Redeal {
  const [dealers, forehands] = handsFrom(shuffle(stockOf(state), random), TWO_HANDS);
  return { kind: 'redeal', hands: [dealers!, forehands!] };
}

export const isRedealFor = (state: Redealing, { hands }: Redeal): boolean =>
  areHandsFrom(stockOf(state), hands, TWO_HANDS);

/** Before the first card is thrown: all but the hands of the announcers' partners. */
function stockOf({ hands, dealer }: Dealt<Fully>): readonly Card[] {
  const announcers: readonly Seat[] = announcersOf(dealer);
  const kept = hands.filter((_, seat) => !announcers.includes(seat)).flat();
  return german.PACK_33.filter(card => !kept.includes(card));
}
