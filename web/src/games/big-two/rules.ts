import {
  type BigTwo,
  type Card,
  combinationOf,
  combinationsOf,
  game,
  type Kind,
  type Play,
  sorted,
  topOf,
} from '@stammtisch/big-two';
import { countOf as cardsIn, type Seat } from '@stammtisch/kernel';

import { viewReader } from '../../table/view-reader.ts';

export type View = BigTwo['View'];
export type Playing = Extract<View, { phase: 'playing' }>;
export type Fact = BigTwo['Fact'];
export type Refusal = BigTwo['Refusal'];
export {
  type Card,
  handOf,
  type Kind,
  placeOf,
  rankOf,
  sorted,
  suitOf,
  topOf,
} from '@stammtisch/big-two';

export const { viewOf, stampFor, allows } = viewReader(game);

/** What these cards are together, or undefined if they are nothing. */
export const kindOf = (cards: readonly Card[]): Kind | undefined => combinationOf(cards)?.kind;

/** What lies on the table. */
export interface Heap {
  readonly top?: Play;
  /** What everyone has laid last since the table was empty, one play for each who has; the top one last. */
  readonly laid: readonly Play[];
  /** Everyone passed: the top one has been put aside. */
  readonly aside: boolean;
  /** Who passed since the top one was laid. */
  readonly passed: readonly Seat[];
}

export function heapOf(plays: readonly Play[]): Heap {
  const trick = lastTrick(plays).filter(({ cards }) => cards.length > 0);
  const top = trick.at(-1);
  const passes = plays.slice(top === undefined ? 0 : plays.lastIndexOf(top) + 1);
  return {
    ...(top && { top }),
    laid: trick.filter(play => trick.findLast(({ seat }) => seat === play.seat) === play),
    aside: top !== undefined && topOf(plays) === undefined,
    passed: passes.map(({ seat }) => seat),
  };
}

/** After three passes a trick is over: the next card begins another (rule 4.5). */
function lastTrick(plays: readonly Play[]): readonly Play[] {
  const begin = plays.findLastIndex(
    ({ cards }, at) => cards.length > 0 && (at === 0 || topOf(plays.slice(0, at)) === undefined),
  );
  return plays.slice(Math.max(0, begin));
}

/** How many cards someone holds. */
export const countOf = (view: View, seat: Seat): number | undefined =>
  view.phase === 'playing' ? cardsIn(view.hands[seat] ?? 0) : undefined;

export const mayPass = (view: View): boolean => allows(view, { kind: 'pass' });

/** Everything that may be laid now, in the game's own order. */
export const possiblePlays = (view: View): readonly (readonly Card[])[] =>
  game.legalMoves(view).flatMap(move => (move.kind === 'play' ? [move.cards] : []));

/** All combinations of so many cards in a hand: what its owner could lead with. */
export const possibleGroups = (hand: readonly Card[], size: number): readonly (readonly Card[])[] =>
  combinationsOf(sorted(hand), size).map(({ cards }) => cards);
