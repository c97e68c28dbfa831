import { seeded } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { counts } from './bot-counts.ts';
import { reasons } from './bot.ts';
import { bots, game } from './index.ts';
import { isPlaying } from './phase.ts';
import { evidenceOf, weigh } from './reason/index.ts';
import type { Move, State } from './state.ts';
import { CLASSIC, entered, PLAYERS } from './testing/position.ts';

const play = (seats: number, seed: number, player = counts) =>
  playout(game, { options: CLASSIC, seats, seed, rounds: 1, restless: false, player });

/** How many solutions whoever is on turn can still think of. */
function solutionsIn(state: State): number {
  if (!isPlaying(state)) throw new Error('nobody is on turn');
  const view = game.view(state, state.turn);
  return isPlaying(view) ? weigh(evidenceOf(view)).solutions.length : 0;
}

test('the strongest comes first', () => {
  expect(bots.map(({ name }) => name)).toEqual(['infers', 'reasons', 'remembers', 'forgetful']);
});

describe('the player that reasons', () => {
  test.each(PLAYERS)('among %i accuses when one solution is left, and is right', players => {
    const steps = play(players, 1, reasons);
    const accusations = steps.filter(({ move }) => move.kind === 'accuse');
    expect(accusations).toHaveLength(1);
    expect(solutionsIn(accusations[0]!.before)).toBe(1);
    expect(game.outcome(steps.at(-1)!.after)?.winners).toHaveLength(1);
    // It did not wait a turn longer than it had to.
    const asked = steps.filter(({ move, by }) => move.kind === 'roll' && by !== 'house');
    for (const { before } of asked) expect(solutionsIn(before)).toBeGreaterThan(1);
  });
});

describe('the player that counts', () => {
  test.each(PLAYERS)('among %i plays to the end', players => {
    const steps = play(players, 2);
    expect(steps.at(-1)!.after.phase).toBe('over');
  });

  test('accuses as soon as it is likely enough to be right, and not before', () => {
    for (const { by, move, before } of play(3, 3)) {
      if (by === 'house' || !isPlaying(before) || before.turn !== by) continue;
      const view = game.view(before, by);
      if (!isPlaying(view) || view.phase === 'refuting') continue;
      const { solutions, deals } = weigh(evidenceOf(view));
      const isSure = solutions[0]!.deals >= 0.8 * deals;
      expect(move.kind === 'accuse').toBe(isSure);
    }
  });

  test('asks a question whose answer it does not know already', () => {
    const hand = ['yellow', 'purple', 'pistol', 'conservatory', 'lounge'];
    for (let seed = 0; seed < 5; seed++) {
      const move = counts.choose(game.view(entered('hall'), 0), seeded(seed)) as Move;
      if (move.kind !== 'suspect') throw new Error('it asks');
      const { who, how, where } = move.guess;
      expect(where).toBe('hall');
      expect([who, how].filter(card => hand.includes(card)).length).toBeLessThan(2);
    }
  });

  test('decides the same with the same chance', () => {
    const view = game.view(entered('hall'), 0);
    expect(counts.choose(view, seeded(9))).toEqual(counts.choose(view, seeded(9)));
  });
});
