import type { Offer, Viewer } from './game.ts';
import { err, ok, type Result } from './result.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who has a chair: a person, a person who is away from it, the computer, or nobody. */
export type Chair = 'person' | 'away' | 'bot' | 'empty';

/** The chairs round the table, by seat. */
export type Seating = readonly Chair[];

/**
 * What the house does to a table, in every game: people come and go, time runs
 * out, play goes on. Recorded like any other move; each game says what it means.
 */
export type HouseMove =
  /** Someone sits down on an empty chair, with chips from their account or the bank's. */
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly by: 'person' | 'bot';
      readonly chips: number;
    }
  /** The chair is given up, and the chips in front of it go back where they came from. */
  | { readonly kind: 'left'; readonly seat: Seat }
  /** Someone seated puts more chips in front of them. */
  | { readonly kind: 'brought'; readonly seat: Seat; readonly chips: number }
  /** No sign of life; the chair is kept. */
  | { readonly kind: 'away'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** Whoever has this chair gave the round up by going; their side has lost it, where a game can say so. */
  | { readonly kind: 'forfeited'; readonly seat: Seat }
  /** The clock of a seat that the table waits for has run out. */
  | { readonly kind: 'timedOut'; readonly seat: Seat }
  /** The next round begins. */
  | { readonly kind: 'next' }
  /** The table closes a match that would go on for ever. */
  | { readonly kind: 'closed' }
  /** After the end of a match: another one, with the same people. */
  | { readonly kind: 'again' };

/** Said by a seat that is ready for the next round. */
export type Ready = { readonly kind: 'ready' };

/** Why the house may not do something, or nobody may do it for the house. Players never cause it. */
export type HouseRefusal =
  /** Not a move at all, or not one of this game. */
  | 'not-a-move'
  | 'not-the-house'
  | 'not-a-seat'
  | 'no-such-seat'
  | 'seat-taken'
  | 'seat-empty'
  | 'too-few-seats'
  | 'not-present'
  | 'not-away'
  | 'bad-chips'
  | 'bad-chance'
  | 'round-running'
  | 'not-awaited'
  | 'not-now';

export type Reseating = Extract<HouseMove, { kind: 'took' | 'left' | 'away' | 'back' }>;

/** As many empty chairs as a game may have. */
export function emptySeating(
  { name, seats }: Pick<Offer, 'name' | 'seats'>,
  count: number,
): Seating {
  if (!Number.isInteger(count) || count < seats.min || count > seats.max)
    throw new Error(`${name} has ${seats.min} to ${seats.max} seats, not ${count}`);
  return Array.from({ length: count }, () => 'empty');
}

/** The chairs after someone came or went. */
export function reseat(seating: Seating, move: Reseating): Result<Seating, HouseRefusal> {
  if (!isSeat(seating, move.seat)) return err('no-such-seat');
  const chair = seating[move.seat];
  switch (move.kind) {
    case 'took':
      if (chair !== 'empty') return err('seat-taken');
      if (move.by !== 'person' && move.by !== 'bot') return err('not-a-move');
      return isChips(move.chips) ? ok(seating.with(move.seat, move.by)) : err('bad-chips');
    case 'left':
      return chair === 'empty' ? err('seat-empty') : ok(seating.with(move.seat, 'empty'));
    case 'away':
      return chair === 'person' ? ok(seating.with(move.seat, 'away')) : err('not-present');
    case 'back':
      return chair === 'away' ? ok(seating.with(move.seat, 'person')) : err('not-away');
  }
}

/** Whether there is such a chair: entries of a log are data, and data can be anything. */
export const isSeat = (seating: Seating, seat: unknown): seat is Seat =>
  Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seating.length;

export const isFull = (seating: Seating): boolean => !seating.includes('empty');

/** So many places clockwise from a seat; by one, the neighbour to the left. */
export const seatAfter = (
  seat: Seat,
  places: number,
  { seating }: { readonly seating: Seating },
): Seat => (seat + places) % seating.length;

/** Far more than anyone owns, and far less than what sums of it could lose a cent to. */
const MOST_CHIPS = 10 ** 13;

/** Whole cents, and not too many of them. */
export const isChips = (chips: unknown): chips is number =>
  Number.isSafeInteger(chips) && 0 <= Number(chips) && Number(chips) <= MOST_CHIPS;

/** What starts the next round: all the people present being ready, or any one of them. */
export type StartedBy = 'all' | 'anyone';

/** Between rounds, where every chair has to be taken: whom the table waits for. When all are ready, the house goes on. */
export function awaited(
  seating: Seating,
  ready: readonly Seat[],
  startedBy: StartedBy,
): readonly (Seat | 'house')[] {
  if (!isFull(seating)) return [];
  const seats = unready(seating, ready, startedBy);
  return seats.length > 0 ? seats : ['house'];
}

/**
 * Between rounds: the people present who have not yet said that they are ready.
 * Nobody waits for the computer or for someone away. At a table where anyone
 * may start the next round, one who is ready is enough.
 */
export function unready(
  seating: Seating,
  ready: readonly Seat[],
  startedBy: StartedBy,
): readonly Seat[] {
  if (startedBy === 'anyone' && ready.length > 0) return [];
  return seating.flatMap((chair, seat) =>
    chair === 'person' && !ready.includes(seat) ? [seat] : [],
  );
}

/** Why a viewer cannot say now that they are ready, when the table asks these seats. */
export function refusalToBeReady(
  { viewer, ready }: { readonly viewer: Viewer; readonly ready?: readonly Seat[] },
  asked: readonly Seat[],
): 'already-ready' | 'not-now' | undefined {
  const isViewer = (seat: Seat) => seat === viewer;
  if (ready?.some(isViewer)) return 'already-ready';
  return ready !== undefined && asked.some(isViewer) ? undefined : 'not-now';
}

/** Someone came or went. Whoever sat here before cannot be ready for whoever sits here now. */
export function withSeat<
  Paused extends { readonly seating: Seating; readonly ready?: readonly Seat[] },
>(
  state: Paused,
  move: Extract<HouseMove, { kind: 'took' | 'left' }>,
): Result<Paused, HouseRefusal> {
  const moved = reseat(state.seating, move);
  if (!moved.ok) return moved;
  const ready = state.ready?.filter(seat => seat !== move.seat);
  return ok({ ...state, seating: moved.value, ...(ready && { ready }) });
}

/** Someone went away from their chair, or came back to it. */
export function withPresence<State extends { readonly seating: Seating }>(
  state: State,
  move: Extract<HouseMove, { kind: 'away' | 'back' }>,
): Result<State, HouseRefusal> {
  const moved = reseat(state.seating, move);
  return moved.ok ? ok({ ...state, seating: moved.value }) : moved;
}
