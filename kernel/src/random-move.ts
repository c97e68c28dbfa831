import type { Game, GameTypes } from './game.ts';
import type { Random } from './random.ts';

/** How seldom chance is rash: once in so many times. */
const RASHLY = 40;

/** Any of the viewer's legal moves, rash ones seldom. All amounts of a kind together count as much as one listed move. */
export function randomMove<P extends GameTypes>(
  game: Game<P>,
  view: P['View'],
  random: Random,
): P['Move'] {
  const moves = soberly(game, game.legalMoves(view), random);
  const amounts = game.amounts?.(view) ?? [];
  const at = random.below(moves.length + amounts.length);
  const listed = moves[at];
  if (listed !== undefined) return listed;

  const { kind, min, max, step } = amounts[at - moves.length]!;
  const amount = min + step * random.below(Math.floor((max - min) / step) + 1);
  const move = game.decodeMove({ kind, amount });
  if (move === undefined) throw new Error(`${game.name} cannot read its own ${kind} ${amount}`);
  return move;
}

function soberly<P extends GameTypes>(
  { rash }: Game<P>,
  moves: readonly P['Move'][],
  random: Random,
): readonly P['Move'][] {
  if (rash === undefined || random.below(RASHLY) === 0) return moves;
  const sober = moves.filter(({ kind }) => !rash.includes(kind));
  return sober.length > 0 ? sober : moves;
}
