import { german } from '@stammtisch/kernel';

import type { Card } from './state.ts';
import { CRITS, type Announcement, rankOf, strengthOf, suitOf } from './strength.ts';

// The computer plays thousands of rounds in its head for each card it lays
// down. There a card is its place in the pack, and what was named is a table.

/** A card by its place in the pack. */
export type Place = number;

const PLACES: ReadonlyMap<Card, Place> = new Map(
  german.PACK_32.map((card, place) => [card, place]),
);

export const placeOf = (card: Card): Place => PLACES.get(card)!;

/** By place, as numbers of `german.RANKS` and `german.SUITS`. */
export const RANK_AT = Uint8Array.from(german.PACK_32, card => german.RANKS.indexOf(rankOf(card)));
export const SUIT_AT = Uint8Array.from(german.PACK_32, card => german.SUITS.indexOf(suitOf(card)));
export const IS_CRIT: readonly boolean[] = german.PACK_32.map(card => CRITS.includes(card));

/** The strength of each card under one announcement. */
export type Strengths = Int8Array;

/** By Schlag and trump: `STRENGTHS[rank][suit]`. */
export const STRENGTHS: readonly (readonly Strengths[])[] = german.RANKS.map(schlag =>
  german.SUITS.map(trump =>
    Int8Array.from(german.PACK_32, card => strengthOf(card, { schlag, trump })),
  ),
);

// Where the classes of rule 4.1 begin.
export const TRUMP = german.RANKS.length;
export const SCHLAG = 2 * TRUMP;
export const HAUPTSCHLAG = 3 * TRUMP;
export const CRIT = 4 * TRUMP;

/** What was named, as numbers. */
export interface Named {
  readonly strengths: Strengths;
  /** The card of both names, which binds when it is led first (rule 5.3). */
  readonly card: Place;
  readonly trump: number;
}

const NAMED: readonly (readonly Named[])[] = STRENGTHS.map((suits, rank) =>
  suits.map((strengths, trump) => ({ strengths, trump, card: trump * TRUMP + rank })),
);

export const namedBy = (rank: number, suit: number): Named => NAMED[rank]![suit]!;

export const namedIn = ({ schlag, trump }: Announcement): Named =>
  namedBy(german.RANKS.indexOf(schlag), german.SUITS.indexOf(trump));

/** As `isStronger` has it (rules 4.1 to 4.6). */
export const beats = (card: Place, best: Place, strengths: Strengths): boolean =>
  strengths[card]! > strengths[best]! &&
  (strengths[card]! >= TRUMP || SUIT_AT[card] === SUIT_AT[best]);
