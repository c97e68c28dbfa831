import { type Bot, type Game, outcome } from '@stammtisch/kernel';

import { counts } from './bot-counts.ts';
import { infers } from './bot-infers.ts';
import { forgetful, reasons, remembers } from './bot.ts';
import { type Fact, facts } from './facts.ts';
import { decisions, legalMoves, refusal } from './legal.ts';
import { decodeMove, formatMove, parseMove } from './notation.ts';
import { offer } from './offer.ts';
import { botPace } from './pace.ts';
import { chance, knowsSecret, laidAnew, play, playLegal, start } from './rules.ts';
import { sample } from './sample.ts';
import type { Chance, Move, Options, Refusal, State, View, Visible } from './state.ts';
import { tally } from './tally.ts';
import { toMove } from './turn.ts';
import { seen, view } from './view.ts';

export interface Cluedo {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Chance;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}

export const game: Game<Cluedo> = {
  ...offer,
  version: 1,
  rash: ['accuse'],
  start,
  laidAnew,
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
  sample,
  botPace,
  knowsSecret,
  tally,
  outcome,
  decodeMove,
  formatMove,
  parseMove,
};

export { countOf, handOf } from '@stammtisch/kernel';
export {
  BOARD,
  columnOf,
  CORRIDOR,
  type Door,
  DOORS,
  groundAt,
  isRoom,
  PASSAGES,
  roomBehind,
  rowOf,
  squareAt,
  STARTS,
  WIDTH,
} from './board.ts';
export { cardsOf } from './deal.ts';
export { nearestRoom, stepsTo } from './distance.ts';
export type { Fact } from './facts.ts';
export { passageFrom, placeOf, walkOf } from './legal.ts';
export { formatPlace } from './notation.ts';
export { isDealt, isPlaying } from './phase.ts';
export { isShutIn, type Path, pathTo, targetsOf, type Walk } from './reach.ts';
export {
  type Cell,
  type Evidence,
  evidenceOf,
  type Mark,
  type MatchView,
  type Reason,
  type Sheet,
  sheetOf,
  weigh,
  type Weights,
} from './reason/index.ts';
export { ownerOf, seatsAfter } from './seats.ts';
export {
  type Accusation,
  type Card,
  CARDS,
  type Chance,
  type Guess,
  type InMatch,
  type Move,
  type Options,
  type Partly,
  type Place,
  type Refusal,
  type Room,
  ROOMS,
  type Session,
  type Square,
  type State,
  type Suspect,
  SUSPECTS,
  type Suspicion,
  type View,
  type Visible,
  type Weapon,
  WEAPONS,
} from './state.ts';
export { refuterIn } from './turn.ts';

/** The computer players made for this game, the strongest first. */
export const bots: readonly Bot<Cluedo>[] = [infers, reasons, remembers, forgetful];

/** Known to the arena alone, to measure others by. */
export const references: readonly Bot<Cluedo>[] = [counts];

export { advise, type AdviceReason } from './advice.ts';
export { schema } from './schema.ts';
