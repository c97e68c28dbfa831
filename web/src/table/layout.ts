import type { Seat } from '@stammtisch/kernel';

/** Where someone sits as the visitor sees it; the visitor is in the south. */
export type Side = 's' | 'sw' | 'w' | 'nw' | 'n' | 'ne' | 'e' | 'se';

/** By how many sit at the table. Seats are counted clockwise, so the next higher one is to the left. */
const CLOCKWISE: Readonly<Record<number, readonly Side[]>> = {
  2: ['s', 'n'],
  3: ['s', 'nw', 'ne'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'sw', 'nw', 'ne', 'se'],
  6: ['s', 'sw', 'nw', 'n', 'ne', 'se'],
};

export const sideOf = (seat: Seat, viewpoint: Seat, seats: number): Side =>
  CLOCKWISE[seats]?.[(seat - viewpoint + seats) % seats] ?? 'n';

/** The others from left to right; for those who watch, everybody, the viewpoint last. */
export function othersFrom(seat: Seat | undefined, seats: number): readonly Seat[] {
  const all = everyoneFrom(seat ?? 0, seats);
  return seat === undefined ? all : all.slice(0, -1);
}

/** Everybody from left to right, whoever looks on last. */
export const everyoneFrom = (viewpoint: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => (viewpoint + 1 + step) % seats);

/** Whoever looks on first, then the others as they sit. */
export const ownFirst = (own: Seat | undefined, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => ((own ?? 0) + step) % seats);
