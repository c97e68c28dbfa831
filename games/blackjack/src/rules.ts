import {
  chanceIn,
  type Chips,
  emptySeating,
  err,
  type HouseMove,
  type HouseRefusal,
  isChips,
  isSeat,
  ok,
  playBy,
  type Outcome,
  type Random,
  reseat,
  type Result,
  type Seat,
  shuffle,
  withReady,
} from '@stammtisch/kernel';

import type { Blackjack } from './index.ts';
import { refusal } from './legal.ts';
import { decodeMove } from './notation.ts';
import { offer } from './offer.ts';
import { sessionOf } from './phase.ts';
import {
  allStand,
  answered,
  beginRound,
  bet,
  callOff,
  getUp,
  goOnBetting,
  insureBeforePlay,
  insureInTurn,
  playHand,
  shuffled,
  sitOut,
} from './round.ts';
import { cardsOfDecks, isWholeShoe } from './shoe.ts';
import type { Between, Move, Options, Over, Shuffle, Shuffling, State } from './state.ts';
import { settledIn, stakesIn, toMove } from './turn.ts';
import { view } from './view.ts';

type Played = Result<State, HouseRefusal>;

export function start(options: Options, seats: number): Between {
  const seating = emptySeating(offer, seats);
  const nothing = seating.map(() => 0);
  return {
    phase: 'between',
    options,
    seating,
    stacks: nothing,
    bank: 0,
    won: nothing,
    round: 0,
    stock: [],
    discards: [],
    ready: [],
  };
}

export const chance = (state: State, random: Random): Shuffle | HouseMove =>
  state.phase === 'shuffling'
    ? { kind: 'shuffle', cards: shuffle(cardsOfDecks(state.options.decks), random) }
    : { kind: 'next' };

/** What lies before each seat, stakes included. */
export const chips = (state: State): Chips => ({
  seats: state.stacks.map((stack, seat) => stack + stakesOf(state, seat)),
  bank: state.bank,
});

function stakesOf(state: State, seat: Seat): number {
  if (state.phase === 'betting') return state.bets[seat]!;
  return 'hands' in state ? stakesIn(state, seat) : 0;
}

export const play = playBy<Blackjack>(
  { decodeMove, view, refusal, toMove, playLegal },
  { shuffle: chanceIn('shuffling', isFair, shuffled) },
  // Nobody plays for a side that could lose with them, so that nothing is forfeited; leaving costs the stakes (rule 8.3).
  {
    took: comeOrGo,
    left: comeOrGo,
    away: comeOrGo,
    back: comeOrGo,
    brought: bring,
    timedOut: (state, { seat }) => ok(late(state, seat)),
    next,
    closed: close,
    again,
  },
);

/** Whoever gets here may make the move: `refusal` has seen to it. */
export function playLegal(state: State, seat: Seat, move: Move): State {
  switch (move.kind) {
    case 'ready':
      if (state.phase === 'between') return withReady(state, seat);
      break;
    case 'bet':
      if (state.phase === 'betting') return bet(state, seat, move.amount);
      break;
    case 'insurance':
      if (state.phase === 'insuring') return insureBeforePlay(state, seat);
      if (state.phase === 'playing') return insureInTurn(state);
      break;
    case 'decline':
      if (state.phase === 'insuring') return answered(state, seat);
      break;
    case 'stand':
    case 'hit':
    case 'double':
    case 'split':
      if (state.phase === 'playing') return playHand(state, move.kind);
      break;
  }
  throw new Error(`nobody can ${move.kind} while ${state.phase}`);
}

function isFair({ options }: Shuffling, { cards }: Shuffle): boolean {
  return isWholeShoe(cards, options.decks);
}

function again(state: State): Played {
  if (state.phase !== 'over') return err('not-now');
  return ok(beginRound({ ...state, won: state.won.map(() => 0) }));
}

/** Rules 8.2 to 8.4: at any time. */
function comeOrGo(
  state: State,
  move: Extract<HouseMove, { kind: 'took' | 'left' | 'away' | 'back' }>,
): Played {
  const moved = reseat(state.seating, move);
  if (!moved.ok) return moved;
  const reseated = { ...state, seating: moved.value };
  switch (move.kind) {
    case 'took':
      return ok(withAccount(reseated, move.seat, move.chips));
    case 'left':
      return ok(getUp(withAccount(reseated, move.seat, 0), move.seat));
    case 'away':
      // Whoever goes away may have been the last to bet.
      return ok(reseated.phase === 'betting' ? goOnBetting(reseated) : reseated);
    case 'back':
      return ok(reseated);
  }
}

const withAccount = (state: State, seat: Seat, chips: number): State => ({
  ...state,
  stacks: state.stacks.with(seat, chips),
  won: state.won.with(seat, 0),
});

type Brought = Extract<HouseMove, { kind: 'brought' }>;

/** Rule 8.5. */
function bring(state: State, { seat, chips: brought }: Brought): Played {
  if (!isSeat(state.seating, seat)) return err('no-such-seat');
  if (state.seating[seat] === 'empty') return err('seat-empty');
  const stack = state.stacks[seat]!;
  if (!isChips(brought) || !isChips(stack + brought)) return err('bad-chips');
  return ok({ ...state, stacks: state.stacks.with(seat, stack + brought) });
}

/** Rules 2.6, 4.8, 5.2 and 8.1. */
function late(state: State, seat: Seat): State {
  switch (state.phase) {
    case 'betting':
      return sitOut(state, seat);
    case 'insuring':
      return answered(state, seat);
    case 'playing':
      return playHand(state, 'stand');
    case 'between':
      return playLegal(state, seat, { kind: 'ready' });
    case 'shuffling':
    case 'over':
      throw new Error(`nobody is late while ${state.phase}`);
  }
}

/** Rule 8.1. */
function next(state: State): Played {
  if (state.phase !== 'between') return err('round-running');
  return toMove(state).includes('house') ? ok(beginRound(state)) : err('not-awaited');
}

/** Rules 8.6 and 8.7. */
function close(state: State): Played {
  if (state.phase === 'over') return err('not-now');
  if (
    state.phase !== 'between' &&
    state.seating.some(chair => chair === 'person' || chair === 'away')
  )
    return err('round-running');
  const ended = endRound(state);
  const last = settledIn(ended);
  const outcome = outcomeOf(ended.won);
  return ok({ ...sessionOf(ended), phase: 'over', outcome, ...(last && { last }) });
}

/** Rule 8.6: computers among themselves do not play on. */
function endRound(state: Exclude<State, Over>): Exclude<State, Over> {
  switch (state.phase) {
    case 'between':
    case 'shuffling':
      return state;
    case 'betting':
      return callOff(state);
    case 'insuring':
    case 'playing':
      return allStand(state);
  }
}

/** Rule 8.7: each plays only against the bank, so each may have won. */
const outcomeOf = (won: readonly number[]): Outcome => ({
  winners: [...won.keys()].filter(seat => won[seat]! > 0),
  points: won,
});
