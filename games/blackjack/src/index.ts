import { type Bot, type Game, outcome } from '@stammtisch/kernel';

import { book, counter, novice, timid } from './bot.ts';
import { type Fact, facts } from './facts.ts';
import { amounts, decisions, legalMoves, refusal } from './legal.ts';
import { decodeMove, formatMove, parseMove } from './notation.ts';
import { offer } from './offer.ts';
import { botPace } from './pace.ts';
import { chance, chips, play, playLegal, start } from './rules.ts';
import { sample } from './sample.ts';
import {
  type Move,
  type Options,
  type Refusal,
  type Shuffle,
  SPENDING,
  type State,
  type Visible,
} from './state.ts';
import { tally } from './tally.ts';
import { toMove } from './turn.ts';
import { seen, type View, view } from './view.ts';

export interface Blackjack {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Shuffle;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}

export const game: Game<Blackjack> = {
  ...offer,
  version: 1,
  spending: SPENDING,
  start,
  toMove,
  chance,
  play,
  playLegal,
  view,
  decisions,
  legalMoves,
  amounts,
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

export { oddsRules, situationOf } from './advice.ts';
export type { Fact } from './facts.ts';
export { insuranceFor, isBust, isNatural, isSoft, makesNatural, stakeOf, valueOf } from './hand.ts';
export { actionsFor } from './legal.ts';
export type {
  Between,
  Betting,
  Card,
  Dealt,
  Fully,
  Hand,
  HandMove,
  Insuring,
  Move,
  Options,
  Over,
  Partly,
  Phase,
  Playing,
  Refusal,
  Result,
  Session,
  Settled,
  SettledHand,
  Shuffle,
  Shuffling,
  State,
  Visible,
} from './state.ts';
export {
  dealerCards,
  DOLLAR,
  handOnTurn,
  handsIn,
  handsOf,
  seenCards,
  settledIn,
  stakesIn,
  toMove,
} from './turn.ts';
export type { View } from './view.ts';

/** The computer players made for this game, the strongest first. */
export const bots: readonly Bot<Blackjack>[] = [counter, book, timid, novice];

export { schema } from './schema.ts';
