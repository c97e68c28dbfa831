import { french } from '@stammtisch/kernel';

import { ACE, pipsOf, type Pips } from './odds/cards.ts';
import type { Card, Hand } from './state.ts';

export const rankOf = (card: Card): french.Rank =>
  french.RANKS.find(rank => card.startsWith(rank))!;

/** 1 for an ace, 10 for a court card (rule 1.1). */
export const pipsIn = (card: Card): Pips => pipsOf(rankOf(card));

/** Rule 1.2. Above 21 the hand is bust. */
export const valueOf = (cards: readonly Card[]): number =>
  hardTotalOf(cards) + (isSoft(cards) ? 10 : 0);

/** Whether an ace counts 11. */
export const isSoft = (cards: readonly Card[]): boolean =>
  cards.some(card => pipsIn(card) === ACE) && hardTotalOf(cards) <= 11;

/** With every ace as 1. */
export const hardTotalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pipsIn(card), 0);

export const isBust = ({ cards }: Pick<Hand, 'cards'>): boolean => valueOf(cards) > 21;

/** Two cards that make 21 (rule 1.2). */
export const makesNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && valueOf(cards) === 21;

/** A hand of a split never is one (rule 4.6). */
export const isNatural = ({ cards, fromSplit }: Pick<Hand, 'cards' | 'fromSplit'>): boolean =>
  !fromSplit && makesNatural(cards);

/** Rule 4.7: at 21 there is nothing left to decide. */
export const isFinished = ({ cards, stood }: Hand): boolean => stood || valueOf(cards) >= 21;

/** Two cards of equal value, be they of one rank or not (rule 4.6). */
export const isPair = ([first, second, ...more]: readonly Card[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  more.length === 0 &&
  pipsIn(first) === pipsIn(second);

/** What is at stake on a hand, in cents. */
export const stakeOf = ({ bet, doubled }: Pick<Hand, 'bet' | 'doubled'>): number =>
  doubled ? 2 * bet : bet;

/** Rule 5.3. */
export const insuranceFor = ({ bet }: Pick<Hand, 'bet'>): number => bet / 2;
