import { expect, test } from 'vitest';

import { randomMove } from '../random-move.ts';
import { seeded } from '../random.ts';
import { counting, countingWitness } from './counting.ts';
import { obeysTheLaws } from './obeys-the-laws.ts';

obeysTheLaws(counting, countingWitness);

test('a random amount is any from the least to the most', () => {
  const view = { ...counting.view(counting.start({ goal: 10 }, 2), 0), turn: 0 };
  const drawn = Array.from(
    { length: 60 },
    (_, seed) => randomMove(counting, view, seeded(seed)).amount,
  );
  expect(new Set(drawn)).toEqual(new Set([1, 2, 3]));
});
