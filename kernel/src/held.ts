import { seatOf, type Viewer } from './game.ts';
import type { Seat } from './seating.ts';

/** What a viewer knows of a hand: its cards, or only how many there are. */
export type Held<Card> = readonly Card[] | number;

/** The cards for whoever holds them, and for whoever sees everything; how many for all others. */
export const heldTo = <Card>(viewer: Viewer, hand: readonly Card[], seat: Seat): Held<Card> =>
  viewer === 'open' || viewer === seat ? hand : hand.length;

/** The cards that are known. */
export const cardsIn = <Card>(held: Held<Card>): readonly Card[] =>
  typeof held === 'number' ? [] : held;

/** How many cards a hand has, known or not. */
export const countOf = (held: Held<unknown>): number =>
  typeof held === 'number' ? held : held.length;

/** The viewer's own cards; none for whoever has no seat, and while nobody holds any. */
export function handOf<Card>({
  viewer,
  hands,
}: {
  readonly viewer: Viewer;
  readonly hands?: readonly Held<Card>[];
}): readonly Card[] {
  const seat = seatOf(viewer);
  return seat === undefined ? [] : cardsIn(hands?.[seat] ?? []);
}

// Players that search lay all hands into one row of slots, so many for each seat.

/** The slots of these cards of the viewer's. */
export function slotsOf<Card>(
  view: { readonly viewer: Viewer; readonly hands: readonly Held<Card>[] },
  cards: readonly Card[],
  size: number,
): readonly number[] {
  const hand = handOf(view);
  const first = Number(view.viewer) * size;
  return cards.map(card => first + hand.indexOf(card));
}

/** A bit for each slot that holds a card. */
export const heldSlots = (hands: readonly Held<unknown>[], size: number): number =>
  hands.reduce<number>(
    (bits, held, seat) => bits | (((1 << countOf(held)) - 1) << (seat * size)),
    0,
  );
