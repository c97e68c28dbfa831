import { german } from '@stammtisch/kernel';

import type { Announcement, Card } from './state.ts';
import { strengthOf, suitOf, VALUES, valueOf } from './strength.ts';

// The computer plays thousands of rounds in its head for each card it throws.
// There a card is its place in the pack, and an announcement a table of strengths.

/** A card by its place in the pack. */
export type Place = number;

const PLACES: ReadonlyMap<Card, Place> = new Map(
  german.PACK_33.map((card, place) => [card, place]),
);

export const placeOf = (card: Card): Place => PLACES.get(card)!;

export const cardAt = (place: Place): Card => german.PACK_33[place]!;

/** Schlag by value, 0 being the Weli; trump by suit. */
export const VALUE_AT: readonly number[] = german.PACK_33.map(card =>
  VALUES.indexOf(valueOf(card)),
);
export const SUIT_AT: readonly number[] = german.PACK_33.map(card =>
  german.SUITS.indexOf(suitOf(card)),
);

/** The strength of each card under one announcement. */
export type Strengths = Int8Array;

const strengthsUnder = (announcement: Announcement): Strengths =>
  Int8Array.from(german.PACK_33, card => strengthOf(card, announcement));

const anyOfValue = (value: number): Card => cardAt(VALUE_AT.indexOf(value));
const anyOfSuit = (suit: number): Card => cardAt(SUIT_AT.lastIndexOf(suit));

/** By Schlag and trump: `STRENGTHS[value][suit]`. */
export const STRENGTHS: readonly (readonly Strengths[])[] = VALUES.map((_, value) =>
  german.SUITS.map((_, suit) =>
    strengthsUnder({ schlag: anyOfValue(value), trump: anyOfSuit(suit) }),
  ),
);

export const strengthsOf = ({ schlag, trump }: Announcement): Strengths =>
  STRENGTHS[VALUE_AT[placeOf(schlag)]!]![SUIT_AT[placeOf(trump)]!]!;

// Where the classes of rule 5.1 begin.
export const TRUMP = VALUES.length;
export const BLIND = 2 * TRUMP;
export const RIGHT = 3 * TRUMP;
export const GOOD = 4 * TRUMP;

/** Rule 6.3. */
export const bindsAt = (strength: number): boolean =>
  (strength >= TRUMP && strength < BLIND) || (strength >= RIGHT && strength < GOOD);

/** Rule 5.6, as `isStronger` has it. */
export const beats = (
  card: Place,
  best: Place,
  strengths: Strengths,
  needsSuit: boolean,
): boolean =>
  strengths[card]! > strengths[best]! &&
  (!needsSuit || strengths[card]! >= TRUMP || SUIT_AT[card] === SUIT_AT[best]);
