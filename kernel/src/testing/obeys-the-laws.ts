import { describe, expect, test } from 'vitest';

import type { Game, Parts } from '../game.ts';
import { LAWS, type Run, twinsCompared, type Witness } from './laws.ts';
import { playout, type Setup } from './playout.ts';

/** How many matches each law is tried on; more in the long run: `LAW_RUNS=10000 npm test`. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 60);

/** Runs the laws of the house over random matches of a game. Each game's tests call this once. */
export function obeysTheLaws<P extends Parts>(game: Game<P>, witness: Witness<P>): void {
  describe(`${game.name} obeys the laws of the house`, () => {
    test.each(Object.keys(LAWS) as (keyof typeof LAWS)[])('%s', law => {
      for (let seed = 0; seed < RUNS; seed++) tryLaw(law, game, witness, setupOf(game, seed));
    });

    test('the twin worlds did differ', () => {
      const before = { ...twinsCompared };
      for (let seed = 0; seed < 10; seed++)
        tryLaw('nobody can tell twin worlds apart', game, witness, setupOf(game, seed));
      const different = twinsCompared.different - before.different;
      expect(different / (twinsCompared.all - before.all)).toBeGreaterThan(0.25);
    });
  });
}

/** Options, seats and temper of the table vary with the seed, so that a seed names a match. */
export function setupOf<P extends Parts>(game: Game<P>, seed: number): Setup<P> {
  const { presets } = game.options;
  const { min, max } = game.seats;
  return {
    options: presets[seed % presets.length]!.options,
    seats: min + (seed % (max - min + 1)),
    seed,
    rounds: 1 + (seed % 3),
    restless: seed % 2 === 1,
  };
}

/** Throws, with the seed, where the match that `setup` names breaks the law. */
export function tryLaw<P extends Parts>(
  law: keyof typeof LAWS,
  game: Game<P>,
  witness: Witness<P>,
  setup: Setup<P>,
): void {
  try {
    const run: Run<P> = { game, witness, setup, steps: playout(game, setup) };
    LAWS[law](run);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${game.name}, seed ${setup.seed}: ${reason}`, { cause });
  }
}
