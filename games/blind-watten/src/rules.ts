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

import { dealFor, isDealFor, isRedealFor, redealFor } from './deal.ts';
import type { BlindWatten } from './index.ts';
import { legalMoves, refusal } from './legal.ts';
import { decodeMove } from './notation.ts';
import { offer } from './offer.ts';
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
import type { Between, Chance, Dealing, Move, Options, Over, Running, State } from './state.ts';
import { toMove } from './turn.ts';
import { view } from './view.ts';

export function start(options: Options, seats: number): Between {
  return {
    phase: 'between',
    options,
    seating: emptySeating(offer, seats),
    score: [0, 0],
    games: [0, 0],
    deals: 0,
    rounds: [],
    dealer: 'drawn',
    ready: [],
  };
}

export function chance(state: State, random: Random): Chance | HouseMove {
  if (state.phase === 'dealing') return dealFor(state, random);
  if (state.phase === 'redealing') return redealFor(state, random);
  return { kind: state.phase === 'over' ? 'again' : 'next' };
}

export const playLegal = playInRounds<State, Move>((state, seat, move) => {
  switch (state.phase) {
    case 'announcing':
      if (move.kind === 'ask') return asked(state, { by: seat, wish: move.wish });
      if (move.kind === 'noWish') return saidNoWish(state, seat);
      return move.kind === 'show' ? showed(state, seat, move.card) : undefined;
    case 'asked':
    case 'forced':
    case 'betting':
      return move.kind === 'answer' ? answered(state, move.accept) : undefined;
    case 'playing':
      if (move.kind === 'bet') return bet(state, seat);
      return move.kind === 'card' ? threw(state, move.card) : undefined;
    case 'dealing':
    case 'redealing':
      return undefined;
  }
});

export const play = playBy<BlindWatten>(
  { decodeMove, view, refusal, toMove, playLegal },
  {
    deal: chanceIn('dealing', isDealFor, dealt),
    redeal: chanceIn('redealing', isRedealFor, redealt),
  },
  // Rules 10.1 to 10.6.
  houseInRounds<State, Move>({ toMove, playLegal, lateMove, begun, closed, forfeited }),
);

/** Rules 3.1, 9.2 and 9.5. */
function begun(state: Between | Over): Dealing {
  const round = { ...sessionOf(state), phase: 'dealing', deals: state.deals + 1 } as const;
  if (state.phase === 'between') return { ...round, dealer: state.dealer };
  return { ...round, score: [0, 0], rounds: [], dealer: 'drawn' };
}

/**
 * Rule 10.5. Hands lie as they were dealt, so either end of one says nothing;
 * and the two ends differ, so that a card thrown late is not the card shown late.
 */
function lateMove(state: Running, seat: Seat): Move {
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
    case 'dealing':
    case 'redealing':
      throw new Error('the house is never late');
  }
}

/** Rule 9.6. */
function closed(state: Between): Over {
  return { ...sessionOf(state), ...matchOver(state, outcomeOf(state.score)) };
}
