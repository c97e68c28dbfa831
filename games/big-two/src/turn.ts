import type { Seat } from '@stammtisch/kernel';

import { combinationOf, type Combination } from './combination.ts';
import type { Play } from './state.ts';

export const SEATS = 4;

/** Rule 3.2: the neighbour to the right. */
export const after = (seat: Seat): Seat => (seat + SEATS - 1) % SEATS;

/** The play on top of the heap, unless three passes have cleared it (rule 4.5). */
export function topOf(plays: readonly Play[]): Play | undefined {
  const recent = plays.slice(1 - SEATS);
  return recent.findLast(({ cards }) => cards.length > 0);
}

/** What has to be beaten now; nothing for whoever leads. */
export function toBeat(plays: readonly Play[]): Combination | undefined {
  const top = topOf(plays);
  return top && combinationOf(top.cards);
}
