import { type Bot, type Game, outcome } from '@stammtisch/kernel';

import { advise } from './advice.ts';
import { hasty, novice } from './beginners.ts';
import { deuce } from './bot.ts';
import { type Fact, facts } from './facts.ts';
import { finisher } from './finisher.ts';
import { learned } from './learned.ts';
import { decisions, legalMoves, refusal } from './legal.ts';
import { decodeMove, formatMove, parseMove } from './notation.ts';
import { offer } from './offer.ts';
import { botPace } from './pace.ts';
import { review } from './review.ts';
import { chance, chips, play, playLegal, start, toMove } from './rules.ts';
import { sample } from './sample.ts';
import type { Deal, Move, Options, Refusal, State } from './state.ts';
import { tally } from './tally.ts';
import { seen, type View, view, type Visible } from './view.ts';

export interface BigTwo {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Deal;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}

export const game: Game<BigTwo> = {
  ...offer,
  version: 1,
  start,
  toMove,
  chance,
  play,
  playLegal,
  view,
  decisions,
  legalMoves,
  refusal,
  seen,
  facts,
  chips,
  sample,
  botPace,
  tally,
  outcome,
  decodeMove,
  formatMove,
  parseMove,
};

export { handOf } from '@stammtisch/kernel';
export { type Card, placeOf, rankOf, sorted, suitOf } from './card.ts';
export { type Combination, combinationOf, combinationsOf, type Kind } from './combination.ts';
export type { Play } from './state.ts';
export { topOf } from './turn.ts';

/** The computer players made for this game, the strongest first. */
export const bots: readonly Bot<BigTwo>[] = [learned, deuce, hasty, novice];

/** Known to the arena alone, to measure others by. */
export const references: readonly Bot<BigTwo>[] = [finisher];

export { advise, review };
export type { Reason } from './advice.ts';
export { schema } from './schema.ts';
