import {
  type Blackjack,
  type Card,
  DOLLAR,
  game,
  type Hand,
  handOnTurn,
  handsOf,
  isNatural,
  isSoft,
  settledIn,
  type SettledHand,
  stakesIn,
  toMove,
  valueOf,
} from '@stammtisch/blackjack';
import type { Seat } from '@stammtisch/kernel';

import { viewReader } from '../../table/view-reader.ts';

export type View = Blackjack['View'];
export type Fact = Blackjack['Fact'];
export type Move = Blackjack['Move'];
export type Refusal = Blackjack['Refusal'];
export type Playing = Extract<View, { phase: 'playing' }>;
export type Insuring = Extract<View, { phase: 'insuring' }>;

export const { viewOf, stampFor } = viewReader(game);

/** Whom the table waits for. */
export const awaited = (view: View): readonly Seat[] =>
  toMove(view).filter(actor => actor !== 'house');

/** Whether something is asked of this seat in a round; between rounds nobody has to hurry. */
export const isOnTurn = (view: View, seat: Seat | undefined): boolean =>
  seat !== undefined && view.phase !== 'between' && awaited(view).includes(seat);

/** What a seat has staked in the round on the table, in cents. */
export function stakesOf(view: View, seat: Seat): number {
  if (view.phase === 'betting') return view.bets[seat] ?? 0;
  return 'hands' in view ? stakesIn(view, seat) : 0;
}

/** Without a dollar, and none in play that could come back. */
export const isBroke = (view: View, seat: Seat): boolean =>
  view.seating[seat] !== 'empty' &&
  (view.stacks[seat] ?? 0) < DOLLAR &&
  stakesOf(view, seat) === 0 &&
  view.phase !== 'over';

/** Which of its seat's hands is being played; -1 if none is. */
export function handInPlay(view: View, seat: Seat): number {
  if (view.phase !== 'playing') return -1;
  return handsOf(view, seat).indexOf(handOnTurn(view));
}

/** What the round on the table brought a seat; undefined if it did not take part. */
export function profitOf(view: View, seat: Seat): number | undefined {
  const last = settledIn(view);
  return last?.hands.some(hand => hand.seat === seat) ? last.profits[seat] : undefined;
}

export const isSettled = (hand: Hand | SettledHand): hand is SettledHand => 'result' in hand;

/** A value as the table shows it: both ways to count while an ace may still be eleven. */
export interface Worth {
  readonly kind: 'natural' | 'bust' | 'soft' | 'hard';
  readonly value: number;
}

export function worthOf(cards: readonly Card[], fromSplit = false): Worth {
  const value = valueOf(cards);
  if (isNatural({ cards, fromSplit })) return { kind: 'natural', value };
  if (value > 21) return { kind: 'bust', value };
  return { kind: isSoft(cards) && value < 21 ? 'soft' : 'hard', value };
}
