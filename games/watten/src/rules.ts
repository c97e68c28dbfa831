import {
  emptySeating,
  err,
  type HouseMove,
  type HouseRefusal,
  isFull,
  isSeat,
  ok,
  playBy,
  type Outcome,
  type Random,
  type Result,
  type Seat,
  withPresence,
  withSeat,
} from '@stammtisch/kernel';

import { dealFor, isDealFor } from './deal.ts';
import { legalMoves, refusal } from './legal.ts';
import { decodeMove } from './notation.ts';
import { sessionOf } from './phase.ts';
import {
  dealt,
  forfeited,
  gaveUp,
  held,
  namedSchlag,
  namedTrump,
  outcomeOf,
  played,
  raised,
} from './round.ts';
import { noPoints, SEATS } from './seats.ts';
import type { Between, Deal, Move, Options, Over, Refusal, State } from './state.ts';
import { toMove } from './turn.ts';
import { view } from './view.ts';

type Played = Result<State, Refusal | HouseRefusal>;

export function start(options: Options, seats: number): Between {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    throw new Error(`Watten has ${SEATS.min} to ${SEATS.max} seats, not ${seats}`);
  const seating = emptySeating(seats);
  return {
    phase: 'between',
    options,
    seating,
    scores: noPoints({ seating }),
    games: noPoints({ seating }),
    deals: 0,
    rounds: [],
    dealer: 'drawn',
    ready: [],
  };
}

export const outcome = (state: State): Outcome | undefined =>
  state.phase === 'over' ? state.outcome : undefined;

export function chance(state: State, random: Random): Deal | HouseMove {
  if (state.phase === 'dealing') return dealFor(state, random);
  return { kind: state.phase === 'over' ? 'again' : 'next' };
}

export const play = playBy({
  chanceKinds: ['deal'],
  decodeMove,
  view,
  refusal,
  playLegal,
  playOfHouse,
});

/** Whoever gets here may make the move: `refusal` has seen to it. */
export function playLegal(state: State, seat: Seat, move: Move): State {
  switch (state.phase) {
    case 'between':
    case 'over':
      return { ...state, ready: [...state.ready, seat] };
    case 'schlag':
      if (move.kind === 'schlag') return namedSchlag(state, move.schlag);
      break;
    case 'trump':
      if (move.kind === 'trump') return namedTrump(state, move.trump);
      break;
    case 'playing':
      if (move.kind === 'raise') return raised(state, seat);
      if (move.kind === 'card') return played(state, move.card);
      break;
    case 'raised':
      if (move.kind === 'answer') return move.hold ? held(state) : gaveUp(state);
      break;
    case 'dealing':
      break;
  }
  throw new Error(`nobody can ${move.kind} while ${state.phase}`);
}

function playOfHouse(state: State, move: Deal | HouseMove): Played {
  switch (move.kind) {
    case 'deal':
      if (state.phase !== 'dealing') return err('not-now');
      return isDealFor(state, move) ? ok(dealt(state, move)) : err('bad-chance');
    case 'took':
    case 'left':
      // Rule 9.1.
      return isRunning(state) ? err('round-running') : withSeat(state, move);
    case 'away':
    case 'back':
      // Rule 9.3.
      return withPresence(state, move);
    case 'brought':
      // Rule 9.5: there is nothing to bring chips for.
      return err('not-now');
    case 'forfeited':
      return forfeit(state, move.seat);
    case 'timedOut':
      return timeOut(state, move.seat);
    case 'next':
      return state.phase === 'between' ? begin(state) : err('not-now');
    case 'closed':
      return isRunning(state) ? err('round-running') : close(state);
    case 'again':
      return state.phase === 'over' ? begin(state) : err('not-now');
  }
}

type Paused = Between | Over;

const isRunning = (state: State): state is Exclude<State, Paused> =>
  state.phase !== 'between' && state.phase !== 'over';

/** Rule 9.2. */
function forfeit(state: State, seat: Seat): Played {
  if (!isRunning(state)) return err('not-now');
  return isSeat(state.seating, seat) ? ok(forfeited(state, seat)) : err('no-such-seat');
}

/** Rules 3.1, 8.4 and 8.5: as soon as everyone is there and ready. */
function begin(state: Paused): Played {
  if (!isFull(state.seating)) return err('seat-empty');
  if (!toMove(state).includes('house')) return err('not-awaited');
  const { dealer, deals } = state;
  const round = { ...sessionOf(state), phase: 'dealing', dealer, deals: deals + 1 } as const;
  return ok(state.phase === 'between' ? round : { ...round, scores: noPoints(state), rounds: [] });
}

function timeOut(state: State, seat: Seat): Played {
  if (!isSeat(state.seating, seat) || !toMove(state).includes(seat)) return err('not-awaited');
  return ok(playLegal(state, seat, lateMove(state, seat)));
}

/**
 * Rule 9.4. What is named late depends on no hand, and hands lie as they were
 * dealt, so that neither a late name nor a late card tells more than it shows.
 */
function lateMove(state: State, seat: Seat): Move {
  switch (state.phase) {
    case 'schlag':
      return { kind: 'schlag', schlag: 'U' };
    case 'trump':
      return { kind: 'trump', trump: 'h' };
    case 'playing':
      return legalMoves(view(state, seat)).findLast(({ kind }) => kind === 'card')!;
    case 'raised':
      return { kind: 'answer', hold: false };
    case 'between':
    case 'over':
      return { kind: 'ready' };
    case 'dealing':
      throw new Error('the house is never late');
  }
}

/** Rule 8.6. */
function close(state: Paused): Played {
  if (state.phase === 'over') return err('not-now');
  const { dealer, last } = state;
  const outcome = outcomeOf(state);
  return ok({
    ...sessionOf(state),
    phase: 'over',
    outcome,
    dealer,
    ready: [],
    ...(last && { last }),
  });
}
