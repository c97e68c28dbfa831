import { type Bot, type Game, outcome } from '@stammtisch/kernel';

import { critical, hasty, meek, novice } from './bot.ts';
import { type Fact, facts } from './facts.ts';
import { decisions, legalMoves, refusal } from './legal.ts';
import { decodeMove, formatMove, parseMove } from './notation.ts';
import { offer, OPTIONS_1 } from './offer.ts';
import { botPace } from './pace.ts';
import { chance, play, playLegal, start } from './rules.ts';
import { sample } from './sample.ts';
import type { Deal, Move, Options, Refusal, State, Visible } from './state.ts';
import { tally } from './tally.ts';
import { toMove } from './turn.ts';
import { seen, type View, view } from './view.ts';

export interface Watten {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Deal;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}

const rules: Omit<Game<Watten>, 'version'> = {
  ...offer,
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
  sample,
  botPace,
  tally,
  outcome,
  decodeMove,
  formatMove,
  parseMove,
};

/** The same functions: what a table of version 1 does not know is not among its options (rule 7.8). */
const version1: Game<Watten> = { ...rules, version: 1, options: OPTIONS_1 };

export const game: Game<Watten> = { ...rules, version: 2, earlier: [version1] };

export { countOf, currentTrick, handOf, onTurn } from '@stammtisch/kernel';
export { binds, isTrumpOrCrit } from './duty.ts';
export type { Fact } from './facts.ts';
export { isBound } from './legal.ts';
export {
  answererOf,
  beginsAtThree,
  firstValueOf,
  forcedRaiserOf,
  gespanntAtStart,
  isGespannt,
  offeredValueOf,
} from './raise.ts';
export { sampler } from './sample.ts';
export {
  areTeamsFixed,
  clockwiseFrom,
  forehandOf,
  membersOf,
  otherParty,
  partyOf,
  scorerOf,
  seatAfter,
  trumpNamerOf,
} from './seats.ts';
export type {
  Between,
  Card,
  Deal,
  Ending,
  Finished,
  LastRound,
  Move,
  Options,
  Over,
  Party,
  Playing,
  Raised,
  Refusal,
  Session,
  State,
  Trick,
  Tricks,
  Visible,
} from './state.ts';
export {
  type Announcement,
  bestOf,
  type Class,
  classOf,
  CRITS,
  isStronger,
  namedCardOf,
  rankOf,
  strengthOf,
  suitOf,
  winnerOf,
} from './strength.ts';
export type { View } from './view.ts';

/** The computer players made for this game, the strongest first. */
export const bots: readonly Bot<Watten>[] = [critical, meek, hasty, novice];

export { advise, review } from './advice.ts';
export { schema } from './schema.ts';
