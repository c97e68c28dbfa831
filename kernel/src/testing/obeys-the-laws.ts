import { describe, expect, test } from 'vitest';

import type { Game, GameTypes } from '../game.ts';
import { fingerprint } from '../json.ts';
import { pick, seeded } from '../random.ts';
import { compareTwins, LAWS, type Run, type Witness } from './laws.ts';
import { playout, type Setup } from './playout.ts';

/** How many matches each law is tried on, unless a long run asks for more. */
const RUNS = 60;

/** Runs the laws of the house over random matches of a game. Each game's tests call this once. */
export function obeysTheLaws<P extends GameTypes>(
  game: Game<P>,
  witness: Witness<P>,
  runs = RUNS,
): void {
  const runOf = (seed: number): Run<P> => {
    const setup = setupOf(game, seed);
    return { game, witness, setup, steps: playout(game, setup) };
  };

  describe(`${game.name} obeys the laws of the house`, () => {
    obeysTheLawsIn(game, witness, { runs, setup: seed => setupOf(game, seed) });
  });
  if (!witness.hasSecrets) return;

  describe(`what is hidden in ${game.name} is really drawn anew`, () => {
    test('twin worlds differ in every third comparison or more', () => {
      const counts = [...Array(10).keys()].map(seed => compareTwins(runOf(seed)));
      const sum = (key: 'all' | 'different') =>
        counts.reduce((total, each) => total + each[key], 0);
      expect(sum('different') / sum('all')).toBeGreaterThan(1 / 3);
    });

    test('samples of one view differ from each other', () => {
      const views = [...Array(10).keys()].flatMap(seed =>
        runOf(seed).steps.map(({ before }) => game.view(before, 'gallery')),
      );
      const isVaried = (view: P['View'], at: number) =>
        fingerprint(game.sample(view, seeded('one', at))) !==
        fingerprint(game.sample(view, seeded('other', at)));
      expect(views.filter(isVaried).length / views.length).toBeGreaterThan(1 / 3);
    });
  });
}

/** The laws over matches of a sort: whole ones, say, which chance hardly ever plays. */
export function obeysTheLawsIn<P extends GameTypes>(
  game: Game<P>,
  witness: Witness<P>,
  { runs, setup }: { readonly runs: number; readonly setup: (seed: number) => Setup<P> },
): void {
  test.each(Object.keys(LAWS) as (keyof typeof LAWS)[])('%s', law => {
    for (let seed = 0; seed < runs; seed++) tryLaw(law, game, witness, setup(seed));
  });
}

/** Everything about a table is drawn from the seed, so that a seed names a match. */
export function setupOf<P extends GameTypes>(game: Game<P>, seed: number): Setup<P> {
  const random = seeded('setup', seed);
  const { min, max } = game.seats;
  return {
    options: pick(game.options.presets, random).options,
    seats: min + random.below(max - min + 1),
    seed,
    rounds: 1 + random.below(3),
    restless: random.below(2) === 0,
  };
}

/** Throws, with the seed, where the match that `setup` names breaks the law. */
export function tryLaw<P extends GameTypes>(
  law: keyof typeof LAWS,
  game: Game<P>,
  witness: Witness<P>,
  setup: Setup<P>,
): void {
  try {
    LAWS[law]({ game, witness, setup, steps: playout(game, setup) });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${game.name}, seed ${setup.seed}: ${reason}`, { cause });
  }
}
