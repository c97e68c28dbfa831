import type { HouseMove, Outcome, Ready, Seat, Seating } from '@stammtisch/kernel';

import type { Card } from './card.ts';

export type Options = {
  /** Cents for a point (rule 5.3). */
  readonly stake: number;
};

/** Cards laid down, or none for a pass. */
export interface Play {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** From sitting down to getting up (rule 5.5). */
export interface Score {
  readonly hands: number;
  /** Penalty points (rule 5.1). */
  readonly points: number;
  /** Points won from the others less points lost to them (rule 5.2). */
  readonly gain: number;
  /** The same in cents, as far as it was paid (rules 5.3 and 5.4). */
  readonly won: number;
}

interface ClosedScore extends Score {
  readonly seat: Seat;
  readonly by: 'person' | 'bot';
}

/** What outlasts a hand. */
export interface Session {
  readonly options: Options;
  readonly seating: Seating;
  /** Cents in front of each seat. */
  readonly chips: readonly number[];
  readonly accounts: readonly Score[];
  readonly closed: readonly ClosedScore[];
  /** How many hands have been dealt since the table was opened. */
  readonly deals: number;
  readonly dealer: Seat;
  /** Who leads: a seat, or whoever holds the three of diamonds (rules 4.1 and 4.2). */
  readonly lead: Seat | '3d';
}

/** What a hand came to. */
export interface Finished {
  readonly winner: Seat;
  readonly points: readonly number[];
  readonly gains: readonly number[];
  readonly won: readonly number[];
}

export type State = Phase<readonly Card[]>;

/** A state or a view of it, by how much of a hand is known. */
export type Phase<Hand> = Between | Dealing | Playing<Hand> | Over;

/** The hand that is over still lies on the table, the cards left face up (rule 5.6). */
interface LaidOpen {
  /** Absent before the first hand. */
  readonly last?: Finished;
  readonly hands: readonly (readonly Card[])[];
  readonly plays: readonly Play[];
}

export interface Between extends Session, LaidOpen {
  readonly phase: 'between';
  readonly ready: readonly Seat[];
}

export interface Dealing extends Session {
  readonly phase: 'dealing';
}

export interface Playing<Hand = readonly Card[]> extends Session {
  readonly phase: 'playing';
  readonly turn: Seat;
  readonly hands: readonly Hand[];
  /** All of this hand, in order. */
  readonly plays: readonly Play[];
}

export interface Over extends Session, LaidOpen {
  readonly phase: 'over';
  /** As it was when the table closed, whoever gets up later. */
  readonly outcome: Outcome;
}

export type Move =
  | { readonly kind: 'play'; readonly cards: readonly Card[] }
  | { readonly kind: 'pass' }
  | Ready;

export interface Deal {
  readonly kind: 'deal';
  /** As it was shuffled, top card first. */
  readonly pack: readonly Card[];
}

export type AnyMove = Move | Deal | HouseMove;

export type Refusal =
  | 'not-seated'
  | 'not-now'
  | 'not-your-turn'
  | 'already-ready'
  | 'not-in-hand'
  | 'no-combination'
  | 'wrong-size'
  | 'too-low'
  | 'needs-three-of-diamonds'
  | 'cannot-pass';
