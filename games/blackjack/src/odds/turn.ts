import { type Analysis, chanceOfNatural, doubling, hitting, standing } from './analysis.ts';
import { ACE, type Pips } from './cards.ts';
import { dealt, type Hand, isNatural, sizeOf, totalOf } from './hands.ts';
import type { Action } from './rules.ts';
import { type SplitPlay, splitting } from './split.ts';

/** A hand that has to be played. */
export interface Turn {
  readonly round: Analysis;
  readonly hand: Hand;
  /** The pair this hand may be split as. */
  readonly pair: Pips | undefined;
  /** The pair this hand has come from. */
  readonly splitFrom: Pips | undefined;
  readonly splitPlay: SplitPlay;
}

export type Play = Exclude<Action, 'insurance'>;

/** The ways to play this hand, in the order of `ACTIONS`. */
export function playsOf({ round, hand, pair, splitFrom }: Turn): readonly Play[] {
  // BJ-D8: 21 stands, and so do split aces (BJ-D10).
  if (totalOf(hand) === 21 || splitFrom === ACE) return ['stand'];
  const mayDouble = sizeOf(hand) === 2 && (splitFrom === undefined || round.rules.doubleAfterSplit);
  return [
    'stand',
    'hit',
    ...(mayDouble ? (['double'] as const) : []),
    ...(pair === undefined ? [] : (['split'] as const)),
  ];
}

export function bestPlay(turn: Turn): Play {
  const worths = playsOf(turn).map(play => ({ play, worth: worthOf(turn, play) }));
  return worths.reduce((chosen, each) => (each.worth > chosen.worth ? each : chosen)).play;
}

/** In bets; under peek, a natural of the dealer counts for nothing. */
export function worthOf(turn: Turn, play: Play): number {
  const { round, hand } = turn;
  switch (play) {
    case 'stand':
      return standsOnNatural(turn) ? natural(round, hand) : standing(round, hand);
    case 'hit':
      return hitting(round, hand);
    case 'double':
      return doubling(round, hand);
    case 'split':
      if (turn.pair === undefined) throw new Error('only a pair can be split');
      return splitting({ round, card: turn.pair, play: turn.splitPlay });
  }
}

export const standsOnNatural = ({ hand, splitFrom }: Turn): boolean =>
  splitFrom === undefined && isNatural(hand);

/** 3:2, or a push against another natural (BJ-D13). */
const natural = ({ up, deck }: Analysis, hand: Hand): number =>
  1.5 * (1 - chanceOfNatural(up, dealt(deck, hand)));
