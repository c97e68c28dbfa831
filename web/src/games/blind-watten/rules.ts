import {
  type Announcement,
  answererOf,
  type BlindWatten,
  type Card,
  choosers,
  game,
  isAnnouncer,
  offeredStakeOf,
  onTurn,
  stakeOf,
  teamOf,
  type Trick,
  winnerOf,
} from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';

import { viewReader } from '../../table/view-reader.ts';
import { isDealt, isDecided, isPause, withLastTrick } from '../german/round.ts';

export type View = BlindWatten['View'];
export type Fact = BlindWatten['Fact'];
export type Move = BlindWatten['Move'];
export type Refusal = BlindWatten['Refusal'];
/** Cards are in the players' hands. */
export type Dealt = Extract<View, { hands: unknown }>;
export type Announcing = Extract<View, { phase: 'announcing' }>;
export type Playing = Extract<View, { phase: 'playing' }>;
export type WithTricks = Extract<View, { phase: 'playing' | 'betting' }>;
/** Between two rounds or two games. */
export type Pause = Extract<View, { phase: 'between' | 'over' }>;
export type Asking = Extract<View, { phase: 'asked' | 'forced' | 'betting' }>;
export type AnnounceOrder = View['options']['announceOrder'];
export type Task = ReturnType<typeof choosers>[number]['what'];

export type {
  Announcement,
  Card,
  Class,
  Ending,
  Finished,
  LastRound,
  Team,
  Trick,
  Wish,
} from '@stammtisch/blind-watten';

export { hasTricks, isDealt, isDecided } from '../german/round.ts';

export const { viewOf, stampFor, allows } = viewReader(game);

export const isAsking = (view: View): view is Asking & View =>
  view.phase === 'asked' || view.phase === 'forced' || view.phase === 'betting';

/** What the two announcers know, and nobody else. */
export const knownAnnouncement = (view: View): Announcement | undefined =>
  'announcement' in view && view.announcement !== 'hidden' ? view.announcement : undefined;

/** What the viewer does with a card: show it, play it, or nothing yet. */
export function useOf(view: View, card: Card): Move | undefined {
  const moves: readonly Move[] = [
    { kind: 'show', card },
    { kind: 'card', card },
  ];
  return moves.find(move => allows(view, move));
}

/** Of a deal: dealer, forehand, or neither. */
export function roleOf(view: View, seat: Seat): 'dealer' | 'forehand' | undefined {
  if (!isDealt(view) || !isAnnouncer(seat, view.dealer)) return undefined;
  return seat === view.dealer ? 'dealer' : 'forehand';
}

/** Who takes a trick; of one that is not over, only those who know Schlag and trump can tell. */
export function takerOf(view: View, trick: Trick): Seat | undefined {
  const known = knownAnnouncement(view);
  if (trick.winner !== undefined) return trick.winner;
  return known && trick.cards.length > 0 ? winnerOf(trick, known, view.options) : undefined;
}

/** The last trick of a round that ended with one, as it lay there. */
export const lastTrickOf = (before: View, after: View): View | undefined =>
  before.phase === 'playing' && isPause(after)
    ? withLastTrick(before, after.last, { by: onTurn(before), sideOf: teamOf })
    : undefined;

/** Whom the table waits for. */
export function awaitedSeat(view: View): Seat | undefined {
  if (isDecided(view)) return undefined;
  if (isAsking(view)) return answererOf(view);
  return view.phase === 'playing' ? onTurn(view) : undefined;
}

/** What the round is worth so far, once it has begun. */
export const worthOf = (view: View): number =>
  view.phase === 'forced' || view.phase === 'playing' || view.phase === 'betting'
    ? stakeOf(view)
    : 2;

/** What is asked for now, or what the next bid would be. */
export const nextStake = (view: WithTricks | Extract<View, { phase: 'forced' }>): number =>
  view.phase === 'playing' ? view.stake + 1 : offeredStakeOf(view);

/** Whether a seat is on the viewer's side; those who watch take the first team's. */
export const isOurs = (viewer: Seat | undefined, seat: Seat): boolean =>
  teamOf(seat) === teamOf(viewer ?? 0);

/** Rule 4.3: whether a card that is chosen now is not shown yet. */
export const isUnseen = (view: View): boolean =>
  view.phase === 'announcing' &&
  view.options.announceOrder === 'together' &&
  Object.keys(view.shown).length === 0;

/** Who is to show a card now. */
export const showing = (view: View): readonly Seat[] =>
  view.phase === 'announcing' ? choosers(view).map(({ seat }) => seat) : [];
