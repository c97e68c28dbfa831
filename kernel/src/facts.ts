import type { GameTypes, Seen } from './game.ts';
import { isPaused } from './rounds.ts';
import type { HouseMove, Ready, Reseating, Seat, Seating } from './seating.ts';

/** What happens at any table, for whoever tells it. */
export type Coming =
  | { readonly fact: 'sat down'; readonly seat: Seat; readonly by: 'person' | 'bot' }
  | { readonly fact: 'got up' | 'went away' | 'came back'; readonly seat: Seat }
  | { readonly fact: 'ready' | 'ran out of time'; readonly seat: Seat };

const FACTS = { left: 'got up', away: 'went away', back: 'came back' } as const;

const isReseating = (move: { readonly kind: string }): move is Reseating =>
  move.kind === 'took' || Object.hasOwn(FACTS, move.kind);

const comingOf = (move: Reseating): Coming =>
  move.kind === 'took'
    ? { fact: 'sat down', seat: move.seat, by: move.by }
    : { fact: FACTS[move.kind], seat: move.seat };

interface SeatedGame extends GameTypes {
  View: GameTypes['View'] & { readonly phase: string; readonly seating: Seating };
}

/** A move as a viewer saw it, and what they knew before and after it. */
interface Change<P extends GameTypes, Move> {
  readonly before: P['View'];
  readonly move: Move;
  readonly after: P['View'];
}

/** A method, so that one of several can be looked up by the kind of a move. */
type Teller<P extends GameTypes, Move> = {
  of(change: Change<P, Move>): readonly P['Fact'][];
}['of'];

/** What is told of moves, by their kind. */
type Tellers<P extends GameTypes, Move extends { readonly kind: string }> = {
  readonly [Kind in Move['kind']]: Teller<P, Extract<Move, { readonly kind: Kind }>>;
};

type SeenOf<P extends GameTypes, Kind> = Extract<P['Visible'], { readonly kind: Kind }>;

/** Whatever a seat does but say that it is ready. */
type SeatMove<P extends GameTypes> = Exclude<SeenOf<P, P['Move']['kind']>, Ready>;

/**
 * A game's `facts`, from what is told of the moves of seats, of chance and of the house. Who comes, goes, is
 * ready or runs out of time is told in every game, before what the game adds to it.
 */
export function factsBy<P extends SeatedGame>(
  ofSeat: (change: Change<P, SeatMove<P>> & { readonly seat: Seat }) => readonly P['Fact'][],
  ofChance: Tellers<P, SeenOf<P, P['Chance']['kind']>>,
  ofHouse: Partial<Tellers<P, HouseMove>>,
) {
  const tellers: Readonly<Record<string, Teller<P, P['Visible']> | undefined>> = {
    ...ofChance,
    ...ofHouse,
  };
  return (
    before: P['View'],
    { by, move }: Seen<P['Visible']>,
    after: P['View'],
  ): readonly (P['Fact'] | Coming)[] => {
    if (by !== 'house')
      return isSeatMove<P>(move)
        ? ofSeat({ before, seat: by, move, after })
        : [{ fact: 'ready', seat: by }];
    const told = tellers[move.kind]?.({ before, move, after }) ?? [];
    return [...comings(before, move), ...told];
  };
}

const isSeatMove = <P extends GameTypes>(move: P['Visible']): move is SeatMove<P> =>
  move.kind !== 'ready';

/** Whoever is late between two rounds counts as ready. */
function comings(before: SeatedGame['View'], move: { readonly kind: string }): readonly Coming[] {
  if (isReseating(move)) return [comingOf(move)];
  if (!isTimeOut(move)) return [];
  const { seat } = move;
  const late: Coming = { fact: 'ran out of time', seat };
  return isPaused(before) ? [late, { fact: 'ready', seat }] : [late];
}

const isTimeOut = (move: {
  readonly kind: string;
}): move is Extract<HouseMove, { readonly kind: 'timedOut' }> => move.kind === 'timedOut';
