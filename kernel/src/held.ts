import type { Viewer } from './game.ts';
import type { Seat } from './seating.ts';

/** What a viewer knows of a hand: its cards, or only how many there are. */
export type Held<Card> = readonly Card[] | number;

/** The cards for whoever holds them, and for whoever sees everything; how many for all others. */
export const heldTo = <Card>(viewer: Viewer, hand: readonly Card[], seat: Seat): Held<Card> =>
  viewer === 'open' || viewer === seat ? hand : hand.length;

/** How many cards a hand has, known or not. */
export const countOf = (held: Held<unknown>): number =>
  typeof held === 'number' ? held : held.length;
