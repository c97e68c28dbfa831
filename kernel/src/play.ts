import type { Actor, Viewer } from './game.ts';
import { hasKind, isHouseMove } from './record.ts';
import { err, ok, type Result } from './result.ts';
import { type HouseMove, type HouseRefusal, isSeat, type Seat, type Seating } from './seating.ts';

/** What differs between games when a move is made. */
interface MoveRules<
  State extends { readonly seating: Seating },
  Move extends { readonly kind: string },
  Chance extends { readonly kind: string },
  View,
  Refusal extends string,
> {
  readonly chanceKinds: readonly Chance['kind'][];
  readonly decodeMove: (value: unknown) => Move | undefined;
  readonly view: (state: State, viewer: Viewer) => View;
  readonly refusal: (view: View, move: Move) => Refusal | undefined;
  readonly playLegal: (state: State, seat: Seat, move: Move) => State;
  readonly playOfHouse: (
    state: State,
    move: Chance | HouseMove,
  ) => Result<State, Refusal | HouseRefusal>;
}

/** A game's `play`: who may make which kind of move, what a stranger sent, and what the rules refuse. */
export const playBy =
  <
    State extends { readonly seating: Seating },
    Move extends { readonly kind: string },
    Chance extends { readonly kind: string },
    View,
    Refusal extends string,
  >(
    rules: MoveRules<State, Move, Chance, View, Refusal>,
  ) =>
  (
    state: State,
    actor: Actor,
    move: Move | Chance | HouseMove,
  ): Result<State, Refusal | HouseRefusal> => {
    if (!hasKind(move)) return err('not-a-move');
    const isChance = (each: { readonly kind: string }): each is Chance =>
      rules.chanceKinds.includes(each.kind);
    if (isChance(move) || isHouseMove(move))
      return actor === 'house' ? rules.playOfHouse(state, move) : err('not-the-house');
    if (!isSeat(state.seating, actor)) return err('not-a-seat');
    const decoded = rules.decodeMove(move);
    if (decoded === undefined) return err('not-a-move');
    const refused = rules.refusal(rules.view(state, actor), decoded);
    return refused === undefined ? ok(rules.playLegal(state, actor, decoded)) : err(refused);
  };
