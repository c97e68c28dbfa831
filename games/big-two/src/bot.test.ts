import { seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { deuce } from './bot.ts';
import { game } from './index.ts';
import type { Playing } from './state.ts';
import { fullTable, played, position } from './testing/position.ts';

/** What the player on turn lays down: most often first, with how often in 1,000. */
function habits(state: Playing): readonly [string, number][] {
  const view = game.view(state, state.turn);
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 1_000; seed++) {
    const move = game.formatMove(deuce.choose(view, seeded(seed))!);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

const LONG = '3d 4d 5c 6h 7s 9d Tc Jd Qh Ad';
const SHORT = '3d 4d';
const others = (hand: string) => [hand, hand, hand];

describe("the manual's player", () => {
  test('keeps three kings and two eights together when a pair of jacks is to be beaten (D46)', () => {
    const hand = '8d 8s Kd Kc Kh';
    const state = position({ hands: [hand, ...others(LONG)], heap: ['Jc Jh'] });
    expect(habits(state)).toEqual([['pass', 1_000]]);
  });

  test('breaks them when someone is close to the end (D48)', () => {
    const hand = '8d 8s Kd Kc Kh';
    const state = position({ hands: [hand, ...others(SHORT)], heap: ['Jc Jh'] });
    expect(habits(state)).toEqual([['play Kd Kc', 1_000]]);
  });

  test('plays a fitting pair nine times in ten, and takes its chance otherwise (D49)', () => {
    const state = position({ hands: ['3c 4h 6d 9h Qd Qs', ...others(LONG)], heap: ['Jc Jh'] });
    const [[move, count], [pass]] = habits(state) as [[string, number], [string, number]];
    expect([move, pass]).toEqual(['play Qd Qs', 'pass']);
    expect(Math.abs(count - 900)).toBeLessThan(50);
  });

  test('answers with the lowest card that does it (D47)', () => {
    const state = position({ hands: ['4h 9c Th Qd', ...others(LONG)], heap: ['8d'] });
    expect(habits(state)[0]?.[0]).toBe('play 9c');
  });

  test('passes what it cannot beat (D47)', () => {
    const state = position({ hands: ['4h 9c Th Qd', ...others(LONG)], heap: ['2d'] });
    expect(habits(state)).toEqual([['pass', 1_000]]);
  });

  test('leads the low end of its hand, and five cards rather than one (D45)', () => {
    const state = position({ hands: ['4h 5c 6h 7d 8s 9h Jd 2s', ...others(LONG)] });
    expect(habits(state)).toEqual([['play 4h 5c 6h 7d 8s', 1_000]]);
  });

  test('leads no single to someone with one card, and if it must, the highest (D48)', () => {
    const pairs = position({ hands: ['4h 9c 9d Qd', '3d', LONG, LONG] });
    expect(habits(pairs)).toEqual([['play 9d 9c', 1_000]]);
    const singles = position({ hands: ['4h 9c Td Qd', '3d', LONG, LONG] });
    expect(habits(singles)).toEqual([['play Qd', 1_000]]);
  });

  test('plays its highest single when the next has one card left (D48)', () => {
    const state = position({ hands: ['4h 9c Td Qd', LONG, LONG, '3d'], heap: ['8d'] });
    expect(habits(state)).toEqual([['play Qd', 1_000]]);
  });

  test('does not count the fifth card of a four as part of it (D46)', () => {
    const state = position({ hands: ['4h 9c Th Kd Kc Kh Ks', ...others(LONG)], heap: ['8d'] });
    expect(habits(state)[0]?.[0]).toBe('play 9c');
  });

  test('keeps its aces and twos while its hand is long', () => {
    const hand = '4h 5c 7d 8s 9h Jd Qc Ah';
    const state = position({ hands: [hand, ...others(LONG)], heap: ['Kd'] });
    expect(habits(state)).toEqual([['pass', 1_000]]);
  });

  test('goes out when it can', () => {
    const state = position({ hands: ['Kd Kc', ...others(LONG)], heap: ['Jc Jh'] });
    expect(habits(state)).toEqual([['play Kd Kc', 1_000]]);
  });

  test('leads the three of diamonds when it must', () => {
    const state = position({ hands: ['3d 9c Td Qd', ...others(LONG)], lead: '3d' });
    expect(habits(state)).toEqual([['play 3d', 1_000]]);
  });

  test('remembers nothing of an earlier hand (D50)', () => {
    const state = position({ hands: ['4h 9c Th Qd', ...others(LONG)], heap: ['8d'] });
    const alone = habits(state);
    habits(position({ hands: ['2s 2h', ...others(SHORT)], heap: ['As Ah'] }));
    expect(habits(state)).toEqual(alone);
  });

  test('is ready when the hand is over', () => {
    const over = played(position({ hands: ['3d', '4d', '5d', '6d'] }), 0, {
      kind: 'play',
      cards: ['3d'],
    });
    expect(deuce.choose(game.view(over, 1), seeded(1))).toEqual({ kind: 'ready' });
    expect(deuce.choose(game.view(fullTable(), 1), seeded(1))).toBeUndefined();
  });
});
