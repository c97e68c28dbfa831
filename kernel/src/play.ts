import type { Actor, AnyMove, Game, GameTypes } from './game.ts';
import { hasKind, isHouseMove } from './record.ts';
import { err, ok, type Result } from './result.ts';
import { type HouseMove, type HouseRefusal, isSeat, type Seating } from './seating.ts';

interface SeatedGame extends GameTypes {
  State: { readonly seating: Seating };
}

/** A method, so that one of several can be looked up by the kind of a move. */
type Meaning<State, Move> = { of(state: State, move: Move): Result<State, HouseRefusal> }['of'];

/** What moves mean, by their kind. */
type Meanings<State, Move extends { readonly kind: string }> = {
  readonly [Kind in Move['kind']]: Meaning<State, Extract<Move, { readonly kind: Kind }>>;
};

/** What the house's moves mean in a game. Those that it does not name are refused. */
export type HouseRules<State> = Partial<Meanings<State, HouseMove>>;

/**
 * A game's `play`, from what the moves of seats, of chance and of the house mean: who may make which kind,
 * what a stranger sent, what the rules refuse, and that nobody is late whom the table does not wait for.
 */
export function playBy<P extends SeatedGame>(
  seats: Pick<Game<P>, 'decodeMove' | 'view' | 'refusal' | 'toMove' | 'playLegal'>,
  chances: Meanings<P['State'], P['Chance']>,
  house: HouseRules<P['State']>,
): Game<P>['play'] {
  const meanings: Readonly<Record<string, Meaning<P['State'], AnyMove<P>>>> = {
    ...chances,
    ...house,
  };
  return (state, actor, move) => {
    if (!hasKind(move)) return err('not-a-move');
    if (isHouseMove(move) || Object.hasOwn(chances, move.kind)) {
      if (actor !== 'house') return err('not-the-house');
      if (isHouseMove(move) && isUnasked(state, move, seats.toMove)) return err('not-awaited');
      return meanings[move.kind]?.(state, move) ?? err('not-now');
    }
    if (!isSeat(state.seating, actor)) return err('not-a-seat');
    const decoded = seats.decodeMove(move);
    if (decoded === undefined) return err('not-a-move');
    const refused = seats.refusal(seats.view(state, actor), decoded);
    return refused === undefined ? ok(seats.playLegal(state, actor, decoded)) : err(refused);
  };
}

const isUnasked = <State extends SeatedGame['State']>(
  state: State,
  move: HouseMove,
  toMove: (state: State) => readonly Actor[],
): boolean =>
  move.kind === 'timedOut' &&
  !(isSeat(state.seating, move.seat) && toMove(state).includes(move.seat));

/** What chance brings in one phase, where the house may bring nothing but what is fair. */
export function chanceIn<Now extends { readonly phase: string }, Move, Next>(
  phase: Now['phase'],
  isFair: (state: Now, move: Move) => boolean,
  next: (state: Now, move: Move) => Next,
): (state: { readonly phase: string }, move: Move) => Result<Next, HouseRefusal> {
  const isNow = (state: { readonly phase: string }): state is Now => state.phase === phase;
  return (state, move) => {
    if (!isNow(state)) return err('not-now');
    return isFair(state, move) ? ok(next(state, move)) : err('bad-chance');
  };
}
