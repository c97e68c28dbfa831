import { expect, test } from 'vitest';

import { Sieve } from './sieve.ts';

const texts = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `table${at % 97} ${kind}${at}`);

test.each([1, 50, 5_000, 20_000])(
  'a sieve for 5,000 that has taken %i lets through everything it has taken',
  count => {
    const sieve = new Sieve(5_000);
    for (const text of texts('key', count)) sieve.add(text);
    expect(texts('key', count).every(text => sieve.mayHold(text))).toBe(true);
    expect(sieve.isFull).toBe(count >= 5_000);
  },
);

test('until it is full it holds back nearly everything else', () => {
  const sieve = new Sieve(5_000);
  for (const text of texts('key', 4_999)) sieve.add(text);
  const passed = texts('other', 10_000).filter(text => sieve.mayHold(text)).length;
  expect(passed).toBeLessThan(400);
  expect(sieve.isFull).toBe(false);
});

test('an empty sieve holds back everything', () => {
  const sieve = new Sieve(5_000);
  expect(texts('key', 1_000).some(text => sieve.mayHold(text))).toBe(false);
});
