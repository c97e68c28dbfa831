import type { Bot, Game } from '@stammtisch/kernel';

import { critical, meek } from './bot.ts';
import { type Fact, facts } from './facts.ts';
import { decisions, legalMoves, refusal } from './legal.ts';
import { decodeMove, formatMove, parseMove } from './notation.ts';
import { chance, outcome, play, start } from './rules.ts';
import { sample } from './sample.ts';
import { SEATS } from './seats.ts';
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

export const game: Game<Watten> = {
  name: 'watten',
  version: 1,
  seats: SEATS,
  options: {
    bounds: {
      target: { is: 'one of', of: [11, 15, 21] },
      gespanntFoul: { is: 'one of', of: ['penalty', 'blocked'] },
      threePlayerBidding: { is: 'one of', of: ['split', 'solo'] },
    },
    presets: [
      {
        name: 'bayrisch',
        options: { target: 15, gespanntFoul: 'penalty', threePlayerBidding: 'split' },
      },
      {
        name: 'wirtshaus',
        options: { target: 11, gespanntFoul: 'blocked', threePlayerBidding: 'solo' },
      },
    ],
  },
  canForfeit: true,
  start,
  toMove,
  chance,
  play,
  view,
  decisions,
  legalMoves,
  refusal,
  seen,
  facts,
  sample,
  tally,
  outcome,
  decodeMove,
  formatMove,
  parseMove,
};

export { countOf } from '@stammtisch/kernel';
export { binds, isTrumpOrCrit } from './duty.ts';
export type { Fact } from './facts.ts';
export { isBound } from './legal.ts';
export { answererOf, forcedRaiserOf, isGespannt, offeredValueOf } from './raise.ts';
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
export { currentTrick, onTurn } from './turn.ts';
export { handOf, type View } from './view.ts';

/** The computer players made for this game, the strongest first. */
export const bots: readonly Bot<Watten>[] = [critical, meek];
