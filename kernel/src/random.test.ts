import { describe, expect, test } from 'vitest';

import { PACK } from './french.ts';
import { pick, randomFrom, seeded, shuffle } from './random.ts';

/** Chi-square of observed counts against equal expectation. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, each) => sum + each, 0) / counts.length;
  return counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
}

describe('drawing a number', () => {
  test('a word that would favour the low numbers is thrown away', () => {
    const words = [2 ** 32 - 1, 7];
    expect(randomFrom(() => words.shift()!).below(5)).toBe(2);
    expect(words).toEqual([]);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('there is nothing below %d', bound => {
    expect(() => seeded(1).below(bound)).toThrow('to draw');
    expect(() => pick([], seeded(1))).toThrow('nothing to pick');
  });

  test('the same path is the same stream, another path another', () => {
    const draw = (...path: (string | number)[]) => {
      const random = seeded(...path);
      return Array.from({ length: 8 }, () => random.below(1_000_000));
    };
    expect(draw('deal', 3)).toEqual(draw('deal', 3));
    const streams = Array.from({ length: 1_000 }, (_, seed) => draw('deal', seed).join());
    expect(new Set(streams).size).toBe(1_000);
  });

  test('the streams stay what they are: logs and reports name matches by seed', () => {
    const random = seeded(2003, 'deuce');
    expect(Array.from({ length: 6 }, () => random.below(52))).toMatchInlineSnapshot(`
      [
        23,
        2,
        2,
        38,
        32,
        37,
      ]
    `);
  });
});

describe('shuffling', () => {
  test('keeps every card and leaves the pack alone', () => {
    const shuffled = shuffle(PACK, seeded(1));
    expect(shuffled).not.toEqual(PACK);
    expect(shuffled.toSorted()).toEqual(PACK.toSorted());
  });

  // 51 · 51 degrees of freedom: mean 2601, standard deviation 72; six of them are never chance.
  test('over 100,000 deals every card is as often in every place', () => {
    const counts = PACK.map(() => PACK.map(() => 0));
    const places = new Map(PACK.map((card, place) => [card, place]));
    const random = seeded('positions');
    for (let deal = 0; deal < 100_000; deal++)
      for (const [place, card] of shuffle(PACK, random).entries())
        counts[places.get(card)!]![place]!++;
    expect(chiSquare(counts.flat())).toBeLessThan(2601 + 6 * 72);
    expect(chiSquare(counts.flat())).toBeGreaterThan(2601 - 6 * 72);
  });

  test('the same check catches the naive shuffle', () => {
    const naive = (random = seeded('naive')): number => {
      const counts = PACK.map(() => PACK.map(() => 0));
      for (let deal = 0; deal < 20_000; deal++) {
        const pack = [...PACK.keys()];
        for (const at of PACK.keys()) {
          const other = random.below(52);
          [pack[at], pack[other]] = [pack[other]!, pack[at]!];
        }
        for (const [place, card] of pack.entries()) counts[card]![place]!++;
      }
      return chiSquare(counts.flat());
    };
    expect(naive()).toBeGreaterThan(2601 + 6 * 72);
  });

  test('all 24 orders of four cards are equally likely', () => {
    const orders = new Map<string, number>();
    const random = seeded('orders');
    for (let deal = 0; deal < 24_000; deal++) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    // 23 degrees of freedom: 64 is beyond one in 100,000.
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(64);
  });
});
