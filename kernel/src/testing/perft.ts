import type { Game, GameTypes } from '../game.ts';

/**
 * Counts the ways in which `plies` moves can be made from a state: one number
 * that covers every rule at once. Chance and house moves are not followed.
 */
export function perft<P extends GameTypes>(
  game: Game<P>,
  state: P['State'],
  plies: number,
): number {
  if (plies === 0) return 1;
  let count = 0;
  for (const actor of game.toMove(state)) {
    if (actor === 'house') continue;
    for (const move of game.legalMoves(game.view(state, actor))) {
      const played = game.play(state, actor, move);
      if (!played.ok) throw new Error(`a legal move was refused: ${played.error}`);
      count += perft(game, played.value, plies - 1);
    }
  }
  return count;
}
