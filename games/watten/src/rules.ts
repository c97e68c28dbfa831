import {
  chanceIn,
  emptySeating,
  type HouseMove,
  houseInRounds,
  matchOver,
  playBy,
  playInRounds,
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
import type { Between, Deal, Dealing, Move, Options, Over, Running, State } from './state.ts';
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

export const playLegal = playInRounds<State, Move>((state, seat, move) => {
  switch (state.phase) {
    case 'schlag':
      return move.kind === 'schlag' ? namedSchlag(state, move.schlag) : undefined;
    case 'trump':
      return move.kind === 'trump' ? namedTrump(state, move.trump) : undefined;
    case 'playing':
      if (move.kind === 'raise') return raised(state, seat);
      return move.kind === 'card' ? played(state, move.card) : undefined;
    case 'raised':
      if (move.kind !== 'answer') return undefined;
      return move.hold ? held(state) : gaveUp(state);
    case 'dealing':
      return undefined;
  }
});

export const play = playBy<Watten>(
  { decodeMove, view, refusal, toMove, playLegal },
  { deal: chanceIn('dealing', isDealFor, dealt) },
  // Rules 9.1 to 9.5.
  houseInRounds<State, Move>({ toMove, playLegal, lateMove, begun, closed, forfeited }),
);

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
function lateMove(state: Running, seat: Seat): Move {
  switch (state.phase) {
    case 'schlag':
      return { kind: 'schlag', schlag: 'U' };
    case 'trump':
      return { kind: 'trump', trump: 'h' };
    case 'playing':
      return legalMoves(view(state, seat)).findLast(({ kind }) => kind === 'card')!;
    case 'raised':
      return { kind: 'answer', hold: false };
    case 'dealing':
      throw new Error('the house is never late');
  }
}

/** Rule 8.6. */
function closed(state: Between): Over {
  const { dealer } = state;
  return { ...sessionOf(state), ...matchOver(state, outcomeOf(state)), dealer };
}
