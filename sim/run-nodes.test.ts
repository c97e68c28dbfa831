import { describe, expect, test } from 'vitest';

import type { Planted } from './disk.ts';
import { simulate } from './run.ts';

describe.each([2, 3])('a house of %i nodes', nodes => {
  test.each([1, 2])('seed %i: a run of trouble', async seed => {
    expect((await simulate(seed, 'none', nodes)).complaints).toEqual([]);
  });
});

test.each<Planted>([
  'answers before it has written',
  'reads from a replica that lags',
  'writes on top of anything',
])('a node that %s is found out', async planted => {
  const runs = await Promise.all([1, 2].map(seed => simulate(seed, planted, 2)));
  expect(runs.flatMap(({ complaints }) => complaints)).not.toEqual([]);
});

test('the same seed is the same run on several nodes', async () => {
  expect(await simulate(7, 'none', 3)).toEqual(await simulate(7, 'none', 3));
});
