import type { Game, Parts } from './game.ts';
import type { Random } from './random.ts';

/** Any of the viewer's legal moves. All amounts of a kind together count as much as one listed move. */
export function randomMove<P extends Parts>(
  game: Game<P>,
  view: P['View'],
  random: Random,
): P['Move'] {
  const moves = game.legalMoves(view);
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
