import { type Bot, pick, type Random } from '@stammtisch/kernel';
import { obeysTheLawsIn, type Setup } from '@stammtisch/kernel/testing';
import { describe } from 'vitest';

import { type BlindWatten, game } from '../index.ts';
import type { Move, Options } from '../state.ts';
import { witness } from './witness.ts';

/** The laws once more: at random most bets are declined, and hardly a round gets to its last trick. */
export function obeysTheLawsInWholeGames(runs: number): void {
  describe('in whole games, too', () => {
    obeysTheLawsIn(game, witness, { runs, setup: wholeGame });
  });
}

/** A match that goes on until a game is won, or nearly so; every seed another. */
export const wholeGame = (seed: number): Setup<BlindWatten> => ({
  options: OPTIONS[seed % OPTIONS.length]!,
  seats: 4,
  seed,
  rounds: 40,
  restless: seed % 3 === 0,
  player: patient,
});

/** Seldom asks or bets and mostly accepts, so that rounds get to the fifth trick and games to their end. */
const patient: Bot<BlindWatten> = {
  name: 'patient',
  choose(view, random) {
    const moves = game.legalMoves(view).filter(move => isWanted(move, random));
    return moves.length === 0 ? undefined : pick(moves, random);
  },
};

function isWanted(move: Move, random: Random): boolean {
  if (move.kind === 'bet') return random.below(12) === 0;
  if (move.kind === 'ask') return random.below(4) === 0;
  return move.kind !== 'answer' || move.accept || random.below(4) === 0;
}

const OPTIONS: readonly Options[] = game.options.presets.flatMap(({ options }) => [
  options,
  { ...options, announceOrder: 'any', target: 11 },
  { ...options, announceOrder: 'together' },
]);
