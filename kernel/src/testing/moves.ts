import type { Actor, AnyMove, Game, GameTypes, Stamp, Viewer } from '../game.ts';
import { formatEntry } from '../record.ts';
import type { HouseMove, Seat } from '../seating.ts';

/** A move, and who makes it. */
export type Made<P extends GameTypes> = readonly [by: Actor, move: AnyMove<P>];

/** Ways to get from one position of a game to another, and to ask about it. */
export const movesIn = <P extends GameTypes>(game: Game<P>) => ({
  /** The state after moves that the rules allow. */
  after: (state: P['State'], ...line: readonly Made<P>[]): P['State'] =>
    line.reduce((now, [by, move]) => {
      const played = game.play(now, by, move);
      if (played.ok) return played.value;
      throw new Error(`${formatEntry(game, { by, move })} is refused: ${played.error}`);
    }, state),

  /** Why a move is refused, or `ok`. */
  verdict: (state: P['State'], by: Actor, move: AnyMove<P>): string => {
    const played = game.play(state, by, move);
    return played.ok ? 'ok' : played.error;
  },

  stamps: (state: P['State'], viewer: Viewer): readonly Stamp[] =>
    game.decisions(game.view(state, viewer)).map(({ stamp }) => stamp),
});

type HouseMade = readonly [by: 'house', move: HouseMove];

export const took = (seat: Seat, by: 'person' | 'bot' = 'person', chips = 0): HouseMove => ({
  kind: 'took',
  seat,
  by,
  chips,
});

export const late = (seat: Seat): HouseMade => ['house', { kind: 'timedOut', seat }];
export const gone = (seat: Seat): HouseMade => ['house', { kind: 'forfeited', seat }];
export const left = (seat: Seat): HouseMade => ['house', { kind: 'left', seat }];
export const CLOSED: HouseMade = ['house', { kind: 'closed' }];

/** Seats from 0 on. */
export const seatsOf = (players: number): readonly Seat[] => [...Array(players).keys()];
