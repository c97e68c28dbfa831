import {
  chanceIn,
  emptySeating,
  err,
  type HouseMove,
  type HouseRefusal,
  isFull,
  type LaidBefore,
  ok,
  pick,
  playBy,
  type Random,
  type Result,
  type Seat,
  withPresence,
  withReady,
  withSeat,
} from '@stammtisch/kernel';

import { drawDeal, isDeal } from './deal.ts';
import type { Cluedo } from './index.ts';
import { refusal } from './legal.ts';
import {
  accused,
  begun,
  cardsForHouse,
  dealt,
  nextTurn,
  passed,
  rolled,
  shown,
  stayed,
  suspected,
  thrown,
  walked,
} from './match.ts';
import { decodeMove } from './notation.ts';
import { offer } from './offer.ts';
import { isPlaying } from './phase.ts';
import { exchanged, tokensWith } from './seats.ts';
import {
  type Chance,
  type Gathering,
  type Move,
  type Options,
  type Over,
  type Rolling,
  type State,
  SUSPECTS,
} from './state.ts';
import { toMove } from './turn.ts';
import { view } from './view.ts';

type Played = Result<State, HouseRefusal>;

export function start(options: Options, seats: number): Gathering {
  const seating = emptySeating(offer, seats);
  return {
    phase: 'gathering',
    options,
    seating,
    tokens: SUSPECTS.slice(0, seats),
    chosen: seating.map(() => 0),
    match: 0,
    won: seating.map(() => 0),
  };
}

/** Rule 3.2: a token that was chosen stays with its chair. */
export function laidAnew(state: State, { state: old, seats }: LaidBefore<State>): State {
  const kept = seats.map(seat => old.tokens[seat]!);
  const others = SUSPECTS.filter(token => !kept.includes(token));
  const tokens = [...kept, ...others].slice(0, state.seating.length);
  return { ...state, tokens, chosen: state.chosen.map((_, at) => old.chosen[seats[at]!] ?? 0) };
}

/** Rule 7.6: who knows the solution while others still look for it. */
export const knowsSecret = (state: State): readonly Seat[] => (isPlaying(state) ? state.out : []);

export function chance(state: State, random: Random): Chance | HouseMove {
  switch (state.phase) {
    case 'dealing':
      return drawDeal(random);
    case 'rolling':
      return { kind: 'dice', dice: throwOf(state, random) };
    case 'refuting':
      return { kind: 'pick', card: pick(cardsForHouse(state), random) };
    case 'over':
      return { kind: 'again' };
    case 'gathering':
    case 'moving':
    case 'walking':
    case 'acting':
      return { kind: 'next' };
  }
}

/** Rule 5.2. */
const throwOf = ({ options }: Rolling, random: Random): readonly number[] =>
  Array.from({ length: options.dice }, () => 1 + random.below(6));

export const play = playBy<Cluedo>(
  { decodeMove, view, refusal, toMove, playLegal },
  {
    deal: chanceIn('dealing', (_, move: Deal) => isDeal(move), dealt),
    dice: chanceIn('rolling', areDice, (state, { dice }) => thrown(state, dice)),
    pick(state, { card }) {
      if (state.phase !== 'refuting' || !state.late) return err('not-now');
      return cardsForHouse(state).includes(card) ? ok(shown(state, card)) : err('bad-chance');
    },
  },
  {
    took: changeSeat,
    left: changeSeat,
    // Rule 9.2.
    away: withPresence,
    back: withPresence,
    timedOut: (state, { seat }) => ok(late(state, seat)),
    next: state => (state.phase === 'gathering' ? begin(state) : err('not-now')),
    again: state => (state.phase === 'over' ? begin(state) : err('not-now')),
    // Rule 9.5: a match ends by itself. There are no chips, and nobody gives a match up for others.
    closed: state => err(isRunning(state) ? 'round-running' : 'not-now'),
  },
);

/** Whoever gets here may make the move: `refusal` has seen to it. */
export function playLegal(state: State, seat: Seat, move: Move): State {
  switch (state.phase) {
    case 'gathering':
      if (move.kind === 'token') return { ...state, ...choice(state, seat, move) };
      break;
    case 'over':
      if (move.kind === 'token') return { ...state, ...choice(state, seat, move) };
      if (move.kind === 'ready') return withReady(state, seat);
      break;
    case 'moving':
    case 'walking':
    case 'acting':
      return playOnTurn(state, move);
    case 'refuting':
      if (move.kind === 'show') return shown(state, move.card);
      break;
    case 'dealing':
    case 'rolling':
      break;
  }
  throw new Error(`nobody can ${move.kind} while ${state.phase}`);
}

/** Rule 3.2. */
const choice = (
  { tokens, chosen }: Paused,
  seat: Seat,
  { token }: Extract<Move, { readonly kind: 'token' }>,
): Pick<Paused, 'tokens' | 'chosen'> => ({
  tokens: exchanged(tokens, seat, token),
  chosen: chosen.with(seat, chosen[seat]! + 1),
});

function playOnTurn(
  state: Extract<State, { readonly phase: 'moving' | 'walking' | 'acting' }>,
  move: Move,
): State {
  if (move.kind === 'accuse') return accused(state, move.guess);
  if (move.kind === 'end') return nextTurn(state);
  switch (state.phase) {
    case 'moving':
      if (move.kind === 'roll') return rolled(state);
      if (move.kind === 'passage') return passed(state);
      if (move.kind === 'stay') return stayed(state);
      break;
    case 'walking':
      if (move.kind === 'walk') return walked(state, move.to);
      break;
    case 'acting':
      if (move.kind === 'suspect') return suspected(state, move.guess);
      break;
  }
  throw new Error(`nobody can ${move.kind} while ${state.phase}`);
}

type Deal = Extract<Chance, { kind: 'deal' }>;
type Dice = Extract<Chance, { kind: 'dice' }>;

function areDice({ options }: Rolling, { dice }: Dice): boolean {
  if (!Array.isArray(dice) || dice.length !== options.dice) return false;
  return dice.every(pips => Number.isInteger(pips) && pips >= 1 && pips <= 6);
}

type Paused = Gathering | Over;

const isRunning = (state: State): state is Exclude<State, Paused> =>
  state.phase !== 'gathering' && state.phase !== 'over';

/** Rules 3.1 and 9.2. Whoever sits down has won nothing here and is not ready for anything. */
function changeSeat(state: State, move: Extract<HouseMove, { kind: 'took' | 'left' }>): Played {
  if (isRunning(state)) return err('round-running');
  const moved = withSeat(state, move);
  if (!moved.ok || move.kind === 'left') return moved;
  const { seat } = move;
  return ok({ ...moved.value, tokens: tokensWith(state, seat), won: state.won.with(seat, 0) });
}

/** Rule 3.4. After a match the house need not wait until everyone is ready. */
const begin = (state: Paused): Played =>
  isFull(state.seating) ? ok(begun(state)) : err('seat-empty');

/** Rules 9.3 and 9.4. */
function late(state: State, seat: Seat): State {
  switch (state.phase) {
    case 'moving':
    case 'walking':
    case 'acting':
      return nextTurn(state);
    case 'refuting':
      return { ...state, late: true };
    case 'over':
      return playLegal(state, seat, { kind: 'ready' });
    case 'gathering':
    case 'dealing':
    case 'rolling':
      throw new Error(`nobody is late while ${state.phase}`);
  }
}
