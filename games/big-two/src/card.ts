import { french } from '@stammtisch/kernel';

export type Card = french.Card;

/** Rule 1.1, lowest first: here the two is high. */
const RANKS: readonly french.Rank[] = [...french.RANKS.slice(1), '2'];

/** Rule 1.3: the pack in order, so that a card's place in it is its strength. */
export const PACK: readonly Card[] = RANKS.flatMap(rank =>
  french.SUITS.map((suit): Card => `${rank}${suit}`),
);

export const THREE_OF_DIAMONDS: Card = '3d';

const PLACES: ReadonlyMap<string, number> = new Map(PACK.map((card, place) => [card, place]));

/** 0 for 3♦ up to 51 for 2♠ (rule 1.3). */
export const placeOf = (card: Card): number => PLACES.get(card)!;

/** 0 for a three up to 12 for a two. */
export const rankOf = (card: Card): number => placeOf(card) >> 2;

/** 0 for diamonds up to 3 for spades (rule 1.2). */
export const suitOf = (card: Card): number => placeOf(card) & 3;

export const sorted = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => placeOf(a) - placeOf(b));
