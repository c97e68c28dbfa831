import { expect, test } from 'vitest';

import { simulate } from './run.ts';

/** Seeds that once found a mistake are tried for ever; the others are new each time the number grows. */
const KEPT: readonly [number, string][] = [
  [63, 'a failed request to watch was never repeated'],
  [628, 'two requests to watch overtook each other'],
  [779, 'two requests to watch overtook each other'],
  [2_540, 'a dead line was noticed too late'],
];

test.each([
  ...KEPT,
  ...Array.from({ length: 20 }, (_, at) => [at + 1, 'an evening of trouble'] as const),
])('seed %i: %s', async seed => {
  expect((await simulate(seed)).complaints).toEqual([]);
});

test('the same seed is the same evening', async () => {
  expect(await simulate(7)).toEqual(await simulate(7));
});
