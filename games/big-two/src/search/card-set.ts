import { type Card, PACK, placeOf } from '../card.ts';

/**
 * Some cards of the pack as bits, by their place (rule 1.3): 3 to 10 in `low`, J to 2 in `high`.
 * Four bits are a rank, one for each suit.
 */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

export const NO_CARDS: CardSet = { low: 0, high: 0 };

const LOW_PLACES = 32;

export const setOf = (cards: readonly Card[]): CardSet => setOfPlaces(cards.map(placeOf));

export function setOfPlaces(places: readonly number[]): CardSet {
  let low = 0;
  let high = 0;
  for (const place of places)
    if (place < LOW_PLACES) low |= 1 << place;
    else high |= 1 << (place - LOW_PLACES);
  return { low, high };
}

export function placesIn({ low, high }: CardSet): number[] {
  const places: number[] = [];
  for (let bits = low; bits !== 0; bits &= bits - 1) places.push(lowestBit(bits));
  for (let bits = high; bits !== 0; bits &= bits - 1) places.push(LOW_PLACES + lowestBit(bits));
  return places;
}

export const cardsIn = (set: CardSet): readonly Card[] => placesIn(set).map(place => PACK[place]!);

export const isEmpty = ({ low, high }: CardSet): boolean => (low | high) === 0;

export const without = (set: CardSet, other: CardSet): CardSet => ({
  low: set.low & ~other.low,
  high: set.high & ~other.high,
});

export const union = (set: CardSet, other: CardSet): CardSet => ({
  low: set.low | other.low,
  high: set.high | other.high,
});

export const includesAll = (set: CardSet, other: CardSet): boolean =>
  (other.low & ~set.low) === 0 && (other.high & ~set.high) === 0;

export const sizeOf = ({ low, high }: CardSet): number => bitsIn(low) + bitsIn(high);

/** The suits there are of a rank, as four bits. */
export const suitsOf = ({ low, high }: CardSet, rank: number): number =>
  rank < 8 ? (low >>> (rank * 4)) & 15 : (high >>> (rank * 4 - LOW_PLACES)) & 15;

/** The ranks there are of each suit, as thirteen bits. */
export function ranksBySuit(set: CardSet): readonly [number, number, number, number] {
  const ranks: [number, number, number, number] = [0, 0, 0, 0];
  for (const place of placesIn(set)) ranks[place & 3]! |= 1 << (place >> 2);
  return ranks;
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
