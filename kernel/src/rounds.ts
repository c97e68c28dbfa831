import type { Actor, Outcome, Viewer } from './game.ts';
import type { Dealer } from './hands.ts';
import type { HouseRules } from './play.ts';
import { err, ok, type Result } from './result.ts';
import {
  awaited,
  type HouseMove,
  type HouseRefusal,
  isFull,
  isSeat,
  refusalToBeReady,
  type Seat,
  type Seating,
  unready,
  withPresence,
  withSeat,
} from './seating.ts';

/** Play goes in rounds: it waits `between` two of them, and when the match is `over`. */
interface Table {
  readonly phase: string;
  readonly seating: Seating;
  readonly ready?: readonly Seat[];
}

type Between<State> = Extract<State, { readonly phase: 'between' }>;
type Over<State> = Extract<State, { readonly phase: 'over' }>;
type Paused<State> = Between<State> | Over<State>;
type Running<State> = Exclude<State, { readonly phase: 'between' | 'over' }>;

const isBetween = <State extends Table>(state: State): state is Between<State> =>
  state.phase === 'between';

const isOver = <State extends Table>(state: State): state is Over<State> => state.phase === 'over';

export const isPaused = <State extends Table>(state: State): state is Paused<State> =>
  isBetween(state) || isOver(state);

const isRunning = <State extends Table>(state: State): state is Running<State> => !isPaused(state);

/** What differs between games whose people come and go between rounds only. */
interface RoundRules<State, Move> {
  readonly toMove: (state: State) => readonly Actor[];
  /** The next round, or the first one of another match. */
  readonly begun: (state: Paused<State>) => State;
  readonly closed: (state: Between<State>) => State;
  /** What counts as made by a seat when its time has run out; between two rounds, that it is ready. */
  readonly lateMove: (state: Running<State>, seat: Seat) => Move;
  readonly playLegal: (state: State, seat: Seat, move: Move) => State;
  /** The round after a seat gave it up, where that is possible. */
  readonly forfeited?: (state: Running<State>, seat: Seat) => State;
}

/** What the house's moves mean while a round runs and between two: a round begins when all are there and ready. */
export function houseInRounds<State extends Table, Move>(rules: RoundRules<State, Move>) {
  type Played = Result<State, HouseRefusal>;
  const begin = (state: Paused<State>): Played => {
    if (!isFull(state.seating)) return err('seat-empty');
    return rules.toMove(state).includes('house') ? ok(rules.begun(state)) : err('not-awaited');
  };
  const seated = (state: State, move: Extract<HouseMove, { kind: 'took' | 'left' }>): Played =>
    isPaused(state) ? withSeat(state, move) : err('round-running');
  return {
    took: seated,
    left: seated,
    away: withPresence,
    back: withPresence,
    timedOut: (state, { seat }) =>
      ok(
        isRunning(state)
          ? rules.playLegal(state, seat, rules.lateMove(state, seat))
          : withReady(state, seat),
      ),
    next: state => (isBetween(state) ? begin(state) : err('not-now')),
    // Whoever runs the table need not wait until everyone is ready.
    again(state) {
      if (!isOver(state)) return err('not-now');
      return isFull(state.seating) ? ok(rules.begun(state)) : err('seat-empty');
    },
    closed(state) {
      if (isBetween(state)) return ok(rules.closed(state));
      return err(isOver(state) ? 'not-now' : 'round-running');
    },
    forfeited(state, { seat }) {
      if (!isRunning(state) || rules.forfeited === undefined) return err('not-now');
      return isSeat(state.seating, seat) ? ok(rules.forfeited(state, seat)) : err('no-such-seat');
    },
  } satisfies HouseRules<State>;
}

/** The state after one more has said that they are ready. */
export const withReady = <State extends { readonly ready?: readonly Seat[] }>(
  state: State,
  seat: Seat,
): State => ({ ...state, ready: [...(state.ready ?? []), seat] });

/**
 * A game's `playLegal`, from what its moves do while a round runs. Nothing for a move that is not made then,
 * which `refusal` has seen to.
 */
export const playInRounds =
  <State extends Table, Move extends { readonly kind: string }>(
    played: (state: Running<State>, seat: Seat, move: Move) => State | undefined,
  ) =>
  (state: State, seat: Seat, move: Move): State => {
    if (!isRunning(state)) return withReady(state, seat);
    const next = played(state, seat, move);
    if (next === undefined) throw new Error(`nobody can ${move.kind} while ${state.phase}`);
    return next;
  };

/** What outlasts a round. */
export interface SessionOf<Options, Finished> {
  readonly options: Options;
  readonly seating: Seating;
  /** How many rounds have begun. Never goes back, so that stamps do not repeat. */
  readonly deals: number;
  /** The score sheet of this match. */
  readonly rounds: readonly Finished[];
}

/** Between two rounds, and before the first. */
export interface BetweenRounds<Last> {
  readonly phase: 'between';
  readonly dealer: Dealer;
  readonly ready: readonly Seat[];
  /** Absent before the first round of a table, and after one that counted for nothing. */
  readonly last?: Last;
}

export interface DealingRound {
  readonly phase: 'dealing';
  readonly dealer: Dealer;
}

/** A match is over. When everyone is ready, another begins. */
export interface MatchOver<Last> {
  readonly phase: 'over';
  /** As it was when the match ended, whoever gets up later. */
  readonly outcome: Outcome;
  readonly ready: readonly Seat[];
  readonly last?: Last;
}

/** A match that ends after the round that was the last one. */
export const matchOver = <Last>(
  { last }: { readonly last?: Last },
  outcome: Outcome,
): MatchOver<Last> => ({ phase: 'over', outcome, ready: [], ...(last && { last }) });

type Undealt<Last> = BetweenRounds<Last> | DealingRound | MatchOver<Last>;

/** While no cards are dealt nothing is hidden from anyone. */
export function undealtOf<Last>(state: Undealt<Last>): Undealt<Last> {
  if (state.phase === 'dealing') return { phase: state.phase, dealer: state.dealer };
  const { ready, last } = state;
  const paused = { ready, ...(last && { last }) };
  return state.phase === 'over'
    ? { phase: state.phase, outcome: state.outcome, ...paused }
    : { phase: state.phase, dealer: state.dealer, ...paused };
}

interface Counted extends Table {
  readonly deals: number;
}

/** Who need not be asked: everyone before the first round of a table, which begins as soon as all have sat down. */
const readySeats = ({ phase, deals, seating, ready = [] }: Counted): readonly Seat[] =>
  phase === 'between' && deals === 0 ? [...seating.keys()] : ready;

/** Whom the table waits for between two rounds. */
export const awaitedInPause = (position: Counted): readonly Actor[] =>
  awaited(position.seating, readySeats(position), 'all');

/** Why a viewer cannot say now that they are ready for the next round. */
export const refusalOfReady = (view: Counted & { readonly viewer: Viewer }) =>
  refusalToBeReady(view, unready(view.seating, readySeats(view), 'all'));

/** How the match ended, if it has. */
export const outcome = (state: {
  readonly phase: string;
  readonly outcome?: Outcome;
}): Outcome | undefined => state.outcome;

/** Whoever has the most points has won, alone or with others; of all seats, unless some are named. */
export function outcomeByPoints(
  points: readonly number[],
  seats: readonly Seat[] = [...points.keys()],
): Outcome {
  const most = Math.max(...seats.map(seat => points[seat]!));
  return { winners: seats.filter(seat => points[seat] === most), points };
}
