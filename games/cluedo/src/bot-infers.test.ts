import type { Bot } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { counts } from './bot-counts.ts';
import { believed } from './bot-infers.ts';
import { reasons } from './bot.ts';
import { cardsOf } from './deal.ts';
import { type Cluedo, game } from './index.ts';
import { isPlaying } from './phase.ts';
import { evidenceOf, type MatchView, weigh } from './reason/index.ts';
import { CLASSIC, PLAYERS } from './testing/position.ts';

interface Moment {
  readonly view: MatchView;
  readonly solution: string;
}

/** What somebody saw at some moments of a match. */
function momentsOf(player: Bot<Cluedo>, seats: number): readonly Moment[] {
  const wish = { options: CLASSIC, seats, seed: seats, rounds: 1, restless: false, player };
  return playout(game, wish).flatMap(({ before }, at) => {
    if (at % 11 !== 0 || !isPlaying(before)) return [];
    const view = game.view(before, at % seats);
    return isPlaying(view) ? [{ view, solution: cardsOf(before.solution).join() }] : [];
  });
}

const solutionsIn = (view: MatchView, evidence: typeof evidenceOf): readonly string[] =>
  weigh(evidence(view)).solutions.map(({ guess }) => cardsOf(guess).join());

describe('what others give away by asking', () => {
  test.each(PLAYERS)('among %i who ask for what they want to know it is true', players => {
    const moments = momentsOf(reasons, players);
    for (const { view, solution } of moments)
      expect(solutionsIn(view, believed)).toContain(solution);
  });

  test('leaves fewer solutions than what was seen alone', () => {
    const left = (evidence: typeof evidenceOf): number =>
      momentsOf(reasons, 4).reduce((sum, { view }) => sum + solutionsIn(view, evidence).length, 0);
    expect(left(believed)).toBeLessThan(left(evidenceOf) * 0.8);
  });

  test.each(PLAYERS)(
    'among %i who also ask for their own cards it never contradicts itself',
    players => {
      for (const { view } of momentsOf(counts, players))
        expect(solutionsIn(view, believed).length).toBeGreaterThan(0);
    },
  );
});
