import {
  chanceIn,
  emptySeating,
  type HouseMove,
  houseInRounds,
  playBy,
  type Random,
  type Seat,
} from '@stammtisch/kernel';

import { dealFor, isDealFor } from './deal.ts';
import type { Watten } from './index.ts';
import { legalMoves, refusal } from './legal.ts';
import { decodeMove } from './notation.ts';
import { offer } from './offer.ts';
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
import { noPoints } from './seats.ts';
import type { Between, Deal, Dealing, Move, Options, Over, State } from './state.ts';
import { toMove } from './turn.ts';
import { view } from './view.ts';

export function start(options: Options, seats: number): Between {
  const seating = emptySeating(offer, seats);
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

export function chance(state: State, random: Random): Deal | HouseMove {
  if (state.phase === 'dealing') return dealFor(state, random);
  return { kind: state.phase === 'over' ? 'again' : 'next' };
}

export const play = playBy<Watten>(
  { decodeMove, view, refusal, toMove, playLegal },
  { deal: chanceIn('dealing', isDealFor, dealt) },
  // Rules 9.1 to 9.5.
  houseInRounds<State, Move>({ toMove, playLegal, lateMove, begun, closed, forfeited }),
);

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

/** Rules 3.1, 8.4 and 8.5. */
function begun(state: Between | Over): Dealing {
  const { dealer, deals } = state;
  const round = { ...sessionOf(state), phase: 'dealing', dealer, deals: deals + 1 } as const;
  return state.phase === 'between' ? round : { ...round, scores: noPoints(state), rounds: [] };
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
function closed(state: Between): Over {
  const { dealer, last } = state;
  const outcome = outcomeOf(state);
  return {
    ...sessionOf(state),
    phase: 'over',
    outcome,
    dealer,
    ready: [],
    ...(last && { last }),
  };
}
