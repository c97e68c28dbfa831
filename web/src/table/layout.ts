import type { Seat } from '@stammtisch/kernel';

/** Where someone sits as the visitor sees it; the visitor is in the south. */
export type Side = 's' | 'w' | 'n' | 'e';

/** Seats are counted clockwise, so the next higher one is to the left. */
const CLOCKWISE: readonly Side[] = ['s', 'w', 'n', 'e'];

export const sideOf = (seat: Seat, viewpoint: Seat, seats: number): Side =>
  CLOCKWISE[(seat - viewpoint + seats) % seats] ?? 'n';

/** The others from left to right; for those who watch, everybody, the viewpoint last. */
export function othersFrom(seat: Seat | undefined, seats: number): readonly Seat[] {
  const viewpoint = seat ?? 0;
  const others = Array.from({ length: seats - 1 }, (_, step) => (viewpoint + 1 + step) % seats);
  return seat === undefined ? [...others, viewpoint] : others;
}
