import { type Bot, type Game, randomMove } from '@stammtisch/kernel';
import { LAWS, playout, type Run, type Setup, type Step } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { type Blackjack, game } from '../index.ts';
import type { Options } from '../state.ts';
import { witnessOf } from './witness.ts';

/** The laws once more: random matches begin with the first to sit down, and in one of the presets. */
export function obeysTheLawsAtFullTables(runs: number): void {
  describe('at full tables with all kinds of rules, too', () => {
    test.each(Object.keys(LAWS) as Law[])('%s', law => {
      for (let seed = 0; seed < runs; seed++) expect(complaint(law, fullTable(seed))).toBe('none');
    });
  });
}

type Law = keyof typeof LAWS;

/** What a law has to say about a run. */
export function complaint(law: Law, run: Run<Blackjack>): string {
  try {
    LAWS[law](run);
    return 'none';
  } catch (error) {
    return `seed ${run.setup.seed}: ${String(error)}`;
  }
}

/** A match in which several play; every seed another. */
export function fullTable(seed: number, judged = game): Run<Blackjack> {
  const options = OPTIONS[seed % OPTIONS.length]!;
  const setup: Setup<Blackjack> = {
    options,
    seats: 2 + (seed % 4),
    seed,
    rounds: 4,
    restless: seed % 3 > 0,
    player: careful,
  };
  const steps = playoutWithAll(setup);
  return { game: judged, witness: witnessOf(options.decks), setup, steps };
}

/** A random match that begins when every chair is taken. */
export const playoutWithAll = (setup: Setup<Blackjack>): readonly Step<Blackjack>[] =>
  playout(waitingForAll, setup);

/** A house that begins only when every chair is taken. */
const waitingForAll: Game<Blackjack> = {
  ...game,
  toMove: state => (state.round === 0 && state.seating.includes('empty') ? [] : game.toMove(state)),
};

/** Bets little, so that there is something left to double, split and insure with. */
const careful: Bot<Blackjack> = {
  name: 'careful',
  choose(view, random) {
    const [range] = game.amounts!(view);
    if (range === undefined) return randomMove(game, view, random);
    return { kind: 'bet', amount: Math.min(range.max, range.step * (1 + random.below(3))) };
  },
};

const PRESETS: readonly Options[] = game.options.presets.map(({ options }) => options);

const OPTIONS: readonly Options[] = [
  ...PRESETS,
  ...PRESETS.map((options): Options => ({ ...options, decks: 2, soft17: 'hit' })),
  { ...PRESETS[1]!, decks: 6, doubleAfterSplit: false },
  { ...PRESETS[1]!, peek: false },
  { ...PRESETS[0]!, peek: true, betting: 'together' },
];
