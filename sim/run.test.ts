import { expect, test } from 'vitest';

import { simulate } from './run.ts';

/** Seeds that once found a mistake are tried for ever; the others are new each time the number grows. */
const KEPT: readonly [number, string][] = [
  [63, 'a failed request to watch was never repeated'],
  [455, 'a closed table was left once more'],
  [628, 'two requests to watch overtook each other'],
  [779, 'two requests to watch overtook each other'],
  [2_540, 'a dead line was noticed too late'],
];

test.each([
  ...KEPT,
  ...Array.from({ length: 20 }, (_, at) => [at + 1, 'a run of trouble'] as const),
])('seed %i: %s', async seed => {
  expect((await simulate(seed)).complaints).toEqual([]);
});

test('a disk that answers before it has written is found out', async () => {
  const runs = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(seed => simulate(seed, 'answers before it has written')),
  );
  expect(runs.flatMap(({ complaints }) => complaints)).not.toEqual([]);
});

test('the same seed is the same run', async () => {
  expect(await simulate(7)).toEqual(await simulate(7));
});
