import { type Bot, type Game, outcome } from '@stammtisch/kernel';

import { forgetful, hasty, novice, watter } from './bot.ts';
import { type Fact, facts } from './facts.ts';
import { decisions, legalMoves, refusal } from './legal.ts';
import { decodeMove, formatMove, parseMove } from './notation.ts';
import { offer } from './offer.ts';
import { botPace } from './pace.ts';
import { chance, play, playLegal, start } from './rules.ts';
import { sample } from './sample.ts';
import type { Chance, Move, Options, Refusal, State, Visible } from './state.ts';
import { tally } from './tally.ts';
import { toMove } from './turn.ts';
import { seen, type View, view } from './view.ts';
import { botDelayMs } from './wish-time.ts';

export interface BlindWatten {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Chance;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}

export const game: Game<BlindWatten> = {
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
  sample,
  botPace,
  tally,
  botDelayMs,
  outcome,
  decodeMove,
  formatMove,
  parseMove,
};

export { countOf, currentTrick, handOf, onTurn } from '@stammtisch/kernel';
export type { Fact } from './facts.ts';
export { isBound } from './legal.ts';
export { sampler } from './sample.ts';
export {
  announcerOf,
  announcersOf,
  forehandOf,
  isAnnouncer,
  otherAnnouncerOf,
  otherTeam,
  schlagChooserOf,
  teamOf,
  trumpChooserOf,
} from './seats.ts';
export { offeredStakeOf, stakeOf } from './stake.ts';
export type {
  Announcement,
  Asking,
  Card,
  Ending,
  Finished,
  LastRound,
  Move,
  Options,
  Refusal,
  State,
  Team,
  Trick,
  Visible,
  Wish,
} from './state.ts';
export {
  binds,
  type Class,
  classOf,
  follows,
  goodOf,
  isStronger,
  rightOf,
  strengthOf,
  winnerOf,
} from './strength.ts';
export { answererOf, choosers, leadingTeam } from './turn.ts';
export type { View } from './view.ts';
export { wishAwaited } from './wish-time.ts';

/** The computer players made for this game, the strongest first. */
export const bots: readonly Bot<BlindWatten>[] = [watter, forgetful, hasty, novice];

export { advise, review } from './advice.ts';
export { schema } from './schema.ts';
