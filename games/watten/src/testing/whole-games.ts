import { type Bot, pick, type Random } from '@stammtisch/kernel';
import { obeysTheLawsIn, type Setup } from '@stammtisch/kernel/testing';
import { describe } from 'vitest';

import {
  game,
  handOf,
  isGespannt,
  namedCardOf,
  onTurn,
  rankOf,
  type View,
  type Watten,
} from '../index.ts';
import type { Move, Options } from '../state.ts';
import { witness } from './witness.ts';

/** Every number of players there can be. */
export const PLAYERS = [2, 3, 4, 5, 6];

/** The laws once more: at random most raises end the round, and hardly one gets to its last trick. */
export function obeysTheLawsInWholeGames(runs: number): void {
  describe.each(PLAYERS)('in whole games among %i, too', players => {
    obeysTheLawsIn(game, witness, { runs, setup: seed => wholeGame(players, seed) });
  });
}

/** A match that goes on until a game is won, or nearly so; every seed another. */
export const wholeGame = (players: number, seed: number): Setup<Watten> => ({
  options: OPTIONS[seed % OPTIONS.length]!,
  seats: players,
  seed,
  rounds: 40,
  restless: (players + seed) % 3 === 0,
  player: daring,
});

/**
 * Seldom raises and mostly holds, so that rounds get to the fifth trick and
 * games to their end. But it likes to do what calls for the rarer rules.
 */
const daring: Bot<Watten> = {
  name: 'daring',
  choose(view, random) {
    const legal = game.legalMoves(view);
    const tempting = legal.find(move => isTempting(move, view));
    if (tempting !== undefined && random.below(2) === 0) return tempting;
    const moves = legal.filter(move => isWanted(move, view, random));
    return moves.length === 0 ? undefined : pick(moves, random);
  },
};

/** To lead the card that was named (rule 5.3), and to raise while gespannt (rule 7.2). */
function isTempting(move: Move, view: View): boolean {
  if (view.phase !== 'playing') return false;
  return move.kind === 'raise'
    ? isGespannt(onTurn(view), view)
    : move.kind === 'card' && move.card === namedCardOf(view);
}

function isWanted(move: Move, view: View, random: Random): boolean {
  if (move.kind === 'raise') return random.below(4) === 0;
  if (move.kind === 'schlag') return handOf(view).some(card => rankOf(card) === move.schlag);
  return move.kind !== 'answer' || move.hold || random.below(4) === 0;
}

const PRESETS: readonly Options[] = game.options.presets.map(({ options }) => options);
const OPTIONS = [...PRESETS, ...PRESETS.map((options): Options => ({ ...options, target: 21 }))];
