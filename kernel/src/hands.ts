import type { Random } from './random.ts';
import { isSeat, type Seat, type Seating } from './seating.ts';

/** Who deals the next round: a seat, or whoever is drawn. */
export type Dealer = Seat | 'drawn';

export const drawnDealer = (dealer: Dealer, { length }: Seating, random: Random): Seat =>
  dealer === 'drawn' ? random.below(length) : dealer;

/** Whether the house may let this seat deal: entries of a log are data, and data can be anything. */
export const mayDeal = (seat: unknown, dealer: Dealer, seating: Seating): boolean =>
  dealer === 'drawn' ? isSeat(seating, seat) : seat === dealer;

/** So many hands of so many cards, from the top of a pack. */
export const handsFrom = <Card>(
  pack: readonly Card[],
  { count, size }: { readonly count: number; readonly size: number },
): readonly (readonly Card[])[] =>
  Array.from({ length: count }, (_, at) => pack.slice(at * size, (at + 1) * size));

/** Whether the house may deal these hands from a pack. */
export function areHandsFrom(
  pack: readonly unknown[],
  hands: unknown,
  { count, size }: { readonly count: number; readonly size: number },
): boolean {
  if (!Array.isArray(hands) || hands.length !== count) return false;
  if (!hands.every(hand => Array.isArray(hand) && hand.length === size)) return false;
  const cards = new Set(hands.flat());
  return cards.size === count * size && pack.filter(card => cards.has(card)).length === cards.size;
}
