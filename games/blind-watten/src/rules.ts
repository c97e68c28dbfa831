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

import { dealFor, isDealFor, isRedealFor, redealFor } from './deal.ts';
import { legalMoves, refusal } from './legal.ts';
import { decodeMove } from './notation.ts';
import { sessionOf } from './phase.ts';
import {
  answered,
  asked,
  bet,
  dealt,
  forfeited,
  outcomeOf,
  redealt,
  saidNoWish,
  showed,
  threw,
} from './round.ts';
import { SEATS } from './seats.ts';
import type { Between, Chance, Move, Options, Over, Refusal, State } from './state.ts';
import { toMove } from './turn.ts';
import { view } from './view.ts';

type Played = Result<State, Refusal | HouseRefusal>;

export function start(options: Options, seats: number): Between {
  if (seats !== SEATS) throw new Error(`Blind Watten has ${SEATS} seats, not ${seats}`);
  return {
    phase: 'between',
    options,
    seating: emptySeating(SEATS),
    score: [0, 0],
    games: [0, 0],
    deals: 0,
    rounds: [],
    dealer: 'drawn',
    ready: [],
  };
}

export const outcome = (state: State): Outcome | undefined =>
  state.phase === 'over' ? state.outcome : undefined;

export function chance(state: State, random: Random): Chance | HouseMove {
  if (state.phase === 'dealing') return dealFor(state, random);
  if (state.phase === 'redealing') return redealFor(state, random);
  return { kind: state.phase === 'over' ? 'again' : 'next' };
}

export const play = playBy({
  chanceKinds: ['deal', 'redeal'],
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
    case 'announcing':
      if (move.kind === 'ask') return asked(state, { by: seat, wish: move.wish });
      if (move.kind === 'noWish') return saidNoWish(state, seat);
      if (move.kind === 'show') return showed(state, seat, move.card);
      break;
    case 'asked':
    case 'forced':
    case 'betting':
      if (move.kind === 'answer') return answered(state, move.accept);
      break;
    case 'playing':
      if (move.kind === 'bet') return bet(state, seat);
      if (move.kind === 'card') return threw(state, move.card);
      break;
    case 'dealing':
    case 'redealing':
      break;
  }
  throw new Error(`nobody can ${move.kind} while ${state.phase}`);
}

function playOfHouse(state: State, move: Chance | HouseMove): Played {
  switch (move.kind) {
    case 'deal':
      if (state.phase !== 'dealing') return err('not-now');
      return isDealFor(state, move) ? ok(dealt(state, move)) : err('bad-chance');
    case 'redeal':
      if (state.phase !== 'redealing') return err('not-now');
      return isRedealFor(state, move) ? ok(redealt(state, move.hands)) : err('bad-chance');
    case 'took':
    case 'left':
      // Rule 10.1.
      return isRunning(state) ? err('round-running') : withSeat(state, move);
    case 'away':
    case 'back':
      // Rule 10.4.
      return withPresence(state, move);
    case 'brought':
      // Rule 10.6: there is nothing to bring chips for.
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

/** Rule 10.2. */
function forfeit(state: State, seat: Seat): Played {
  if (!isRunning(state)) return err('not-now');
  return isSeat(state.seating, seat) ? ok(forfeited(state, seat)) : err('no-such-seat');
}

/** Rules 3.1, 9.2 and 9.5: as soon as four are there and ready. */
function begin(state: Paused): Played {
  if (!isFull(state.seating)) return err('seat-empty');
  if (!toMove(state).includes('house')) return err('not-awaited');
  const round = { ...sessionOf(state), phase: 'dealing', deals: state.deals + 1 } as const;
  if (state.phase === 'between') return ok({ ...round, dealer: state.dealer });
  return ok({ ...round, score: [0, 0], rounds: [], dealer: 'drawn' });
}

function timeOut(state: State, seat: Seat): Played {
  if (!isSeat(state.seating, seat) || !toMove(state).includes(seat)) return err('not-awaited');
  return ok(playLegal(state, seat, lateMove(state, seat)));
}

/**
 * Rule 10.5. Hands lie as they were dealt, so either end of one says nothing;
 * and the two ends differ, so that a card thrown late is not the card shown late.
 */
function lateMove(state: State, seat: Seat): Move {
  const cards = legalMoves(view(state, seat)).filter(
    ({ kind }) => kind === 'show' || kind === 'card',
  );
  switch (state.phase) {
    case 'announcing':
      return cards[0] ?? { kind: 'noWish' };
    case 'playing':
      return cards.at(-1)!;
    case 'asked':
    case 'forced':
    case 'betting':
      return { kind: 'answer', accept: false };
    case 'between':
    case 'over':
      return { kind: 'ready' };
    case 'dealing':
    case 'redealing':
      throw new Error('the house is never late');
  }
}

/** Rule 9.6. */
function close(state: Paused): Played {
  if (state.phase === 'over') return err('not-now');
  const { score, last } = state;
  const outcome = outcomeOf(score);
  return ok({ ...sessionOf(state), phase: 'over', outcome, ready: [], ...(last && { last }) });
}
