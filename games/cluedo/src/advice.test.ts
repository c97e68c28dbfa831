import { seeded } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { infers } from './bot-infers.ts';
import { game } from './index.ts';
import { isPlaying } from './phase.ts';
import { evidenceOf, weigh } from './reason/index.ts';
import { CLASSIC } from './testing/position.ts';

test('in a whole match: legal, for whoever is on turn, and certain only when one solution is left', () => {
  const options = CLASSIC;
  const steps = playout(game, {
    options,
    seats: 3,
    seed: 5,
    rounds: 1,
    restless: false,
    player: infers,
  });
  const kinds = new Set<string>();
  for (const { before, by } of steps.filter((_, at) => at % 3 === 0)) {
    if (by === 'house' || !isPlaying(before) || before.turn !== by) continue;
    const view = game.view(before, by);
    const advice = advise(view, seeded('advice'));
    expect(advise(game.view(before, (by + 1) % 3), seeded('advice'))).toBeUndefined();
    if (advice === undefined) continue;
    kinds.add(advice.move.kind);
    expect(game.refusal(view, advice.move)).toBeUndefined();
    const left = isPlaying(view) ? weigh(evidenceOf(view)).solutions.length : 0;
    expect(advice.sure === 'certain').toBe(left === 1);
  }
  expect(kinds.size).toBeGreaterThan(2);
});
