import type { german, Seat } from '@stammtisch/kernel';
import {
  answererOf,
  areTeamsFixed,
  firstValueOf,
  forehandOf,
  game,
  gespanntAtStart,
  isGespannt,
  membersOf,
  offeredValueOf,
  onTurn,
  otherParty,
  type Party,
  partyOf,
  type Trick,
  trumpNamerOf,
  type Watten,
  winnerOf,
} from '@stammtisch/watten';

import type { Team } from '../../table/game-ui.ts';
import { ownFirst } from '../../table/layout.ts';
import { viewReader } from '../../table/view-reader.ts';
import { hasTricks, isDealt, isDecided, isPause, withLastTrick } from '../german/round.ts';

export type View = Watten['View'];
export type Fact = Watten['Fact'];
export type Move = Watten['Move'];
export type Refusal = Watten['Refusal'];
export type Rank = german.Rank;
export type Suit = german.Suit;
/** Cards are in the players' hands. */
export type Dealt = Extract<View, { hands: unknown }>;
export type Naming = Extract<View, { phase: 'schlag' | 'trump' }>;
export type WithTricks = Extract<View, { phase: 'playing' | 'raised' }>;
/** Between two rounds or two games. */
export type Pause = Extract<View, { phase: 'between' | 'over' }>;

export type {
  Announcement,
  Card,
  Class,
  Ending,
  Finished,
  LastRound,
  Party,
  Trick,
} from '@stammtisch/watten';

export { hasTricks, isDealt, isDecided, isPause } from '../german/round.ts';

export const { viewOf, stampFor, allows } = viewReader(game);

export const isNaming = (view: View): view is Naming & View =>
  view.phase === 'schlag' || view.phase === 'trump';

export const seatOfViewer = ({ viewer }: View): Seat | undefined =>
  typeof viewer === 'number' ? viewer : undefined;

/** The last trick of a round that ended with one, as it lay there. */
export const lastTrickOf = (before: View, after: View): View | undefined =>
  before.phase === 'playing' && isPause(after)
    ? withLastTrick(before, after.last, {
        by: onTurn(before),
        sideOf: seat => partyOf(seat, before),
      })
    : undefined;

/** Who takes a trick, or would if no more cards were played. */
export const takerOf = (view: WithTricks, trick: Trick): Seat | undefined =>
  trick.winner ?? (trick.cards.length > 0 ? winnerOf(trick, view) : undefined);

/** Whom the table waits for. */
export function awaitedSeat(view: View): Seat | undefined {
  switch (view.phase) {
    case 'schlag':
      return forehandOf(view);
    case 'trump':
      return trumpNamerOf(view);
    case 'playing':
      return isDecided(view) ? undefined : onTurn(view);
    case 'raised':
      return answererOf(view);
    case 'between':
    case 'dealing':
    case 'over':
      return undefined;
  }
}

/** Of a deal: dealer, forehand, or neither. */
export function roleOf(view: View, seat: Seat): 'dealer' | 'forehand' | undefined {
  if (!isDealt(view)) return undefined;
  if (seat === view.dealer) return 'dealer';
  return seat === forehandOf(view) ? 'forehand' : undefined;
}

/** What the round is worth so far. */
export function worthOf(view: View): number {
  if (hasTricks(view)) return view.value;
  return isDealt(view) ? firstValueOf(view) : 2;
}

/** Who is gespannt, if that is why the round is worth more from the start. */
export const gespanntFrom = (view: View): readonly Seat[] =>
  isDealt(view) && firstValueOf(view) > 2 ? gespanntAtStart(view) : [];

/** What is asked for now, or what the next raise would ask for. */
export const nextValue = (view: WithTricks): number =>
  view.phase === 'playing' ? view.value + 1 : offeredValueOf(view);

/** Whether a raise of this seat asks several opponents, or a single one (rule 6.2). */
export const asksSeveral = (view: Dealt, by: Seat): boolean =>
  membersOf(otherParty(partyOf(by, view)), view).length > 1;

/** Whether a raise by the viewer would be the foul that costs two points. */
export const isFoul = (view: View): boolean => {
  const seat = seatOfViewer(view);
  return seat !== undefined && isGespannt(seat, view);
};

/** The round whose parties are in force: the one that is played, or the one that has just ended. */
interface Round {
  readonly seating: View['seating'];
  readonly dealer: Seat;
}

export function roundOf(view: View): Round | undefined {
  if (isDealt(view)) return view;
  const dealer = isPause(view) ? view.last?.dealer : undefined;
  return dealer === undefined ? undefined : { seating: view.seating, dealer };
}

/** The sign of a side: of the two teams where they stay together, else ours first. */
export function markOf(view: View, seat: Seat): Team | undefined {
  if (areTeamsFixed(view)) return seat % 2 === 0 ? 0 : 1;
  const round = roundOf(view);
  if (round === undefined) return undefined;
  return partyOf(seat, round) === partyOf(seatOfViewer(view) ?? forehandOf(round), round) ? 0 : 1;
}

/** The viewer's party first; for those who watch, forehand's. */
export function partiesFrom(view: View): readonly Party[] {
  const round = roundOf(view);
  const viewer = seatOfViewer(view);
  if (viewer === undefined) return [0, 1];
  const mine = round === undefined ? viewer % 2 : partyOf(viewer, round);
  return mine === 0 ? [0, 1] : [1, 0];
}

/** Everyone who keeps a score, by one of its seats, the viewer first. */
export function scorersFrom(view: View): readonly Seat[] {
  return ownFirst(seatOfViewer(view), view.scores.length);
}
