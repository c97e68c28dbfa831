import { rankOf } from './hand.ts';
import type { Rules, Situation } from './odds/index.ts';
import { without } from './shoe.ts';
import type { Hand, Options } from './state.ts';
import { seenCards } from './turn.ts';
import type { View } from './view.ts';

/** The table's rules as the odds know them. */
export const oddsRules = ({ decks, peek, split, doubleAfterSplit, soft17 }: Options): Rules => ({
  decks,
  peek,
  split,
  doubleAfterSplit,
  hitSoft17: soft17 === 'hit',
});

type DealtView = Extract<View, { readonly phase: 'insuring' | 'playing' }>;

/** What the odds need to know of a hand: with every other card that has been seen. */
export const situationOf = (view: DealtView, hand: Hand): Situation => ({
  hand: hand.cards.map(rankOf),
  up: rankOf(view.up),
  removed: without(seenCards(view), [...hand.cards, view.up]).map(rankOf),
  fromSplit: hand.fromSplit,
  insured: view.insurance[hand.seat]! > 0,
});
