import { bots, game } from '@stammtisch/big-two';
import { game as watten } from '@stammtisch/blind-watten';
import { defaultOptions } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { hold, standingOf } from './arena.ts';
import { CATALOGUE } from './catalogue.ts';
import { randomPlayer } from './random-player.ts';

const deuce = bots.find(({ name }) => name === 'deuce');
const random = randomPlayer(game);
const options = { stake: 0 };
const TRAMIN = defaultOptions(watten.options);

const meet = (players: readonly (typeof random)[], deals: number, seed = 1) =>
  hold({ game, options, players, deals, seed, now: () => 0 });

describe('the arena', () => {
  test('the points of all seats sum to zero, in total', () => {
    const [a, b] = meet([deuce!, random, deuce!, random], 20);
    expect(a!.points + b!.points).toBeCloseTo(0, 9);
    expect(2 * a!.wins + 2 * b!.wins).toBeCloseTo(1, 9);
  });

  test('a player against itself comes out even, because everyone holds every hand', () => {
    const twin = { ...random, name: 'twin' };
    const firstMove = {
      name: 'first',
      choose: (view: Parameters<typeof game.legalMoves>[0]) => game.legalMoves(view)[0],
    };
    const [one, other] = meet(
      [
        firstMove,
        { ...firstMove, name: 'also first' },
        firstMove,
        { ...firstMove, name: 'also first' },
      ],
      20,
    );
    expect(one!.points).toBe(0);
    expect(other!.points).toBe(0);
    const [a] = meet([random, twin, random, twin], 200);
    expect(a!.interval[0]).toBeLessThan(0);
    expect(a!.interval[1]).toBeGreaterThan(0);
  });

  test('a lead is what a player made more than the others, in the same deals', () => {
    const [a, b] = meet([deuce!, random, random, random], 20);
    // Three seats share what the one has won: the lead is the points and a third of them.
    expect(a!.ahead).toBeCloseTo((a!.points * 4) / 3, 9);
    expect(b!.ahead).toBeCloseTo(-a!.ahead, 9);
    expect(a!.aheadInterval[0]).toBeCloseTo(-b!.aheadInterval[1], 9);
  });

  test('a whole match goes on until the game is won, and is not closed after a round', () => {
    const players = Array.from({ length: 4 }, () => randomPlayer(watten));
    const contest = { game: watten, options: TRAMIN, players, deals: 5, seed: 1, now: () => 0 };
    const [one] = hold(contest);
    const [all] = hold({ ...contest, whole: true });
    expect(one!.points).toBeLessThan(10);
    expect(all!.points).toBeGreaterThan(10);
  });

  test('the interval is that of Student, and a deal is one observation', () => {
    const results = [3, -1, 4, 1, -5, 9, 2, -6];
    const standing = standingOf('x', results);
    // Mean 7/8, squares about it 166.875, standard error √(166.875 / 7 / 8) = 1.7263, t 2.3646.
    expect(standing.points).toBe(0.875);
    expect(standing.interval[0]).toBeCloseTo(0.875 - 2.3646 * 1.7263, 2);
    expect(standing.interval[1]).toBeCloseTo(0.875 + 2.3646 * 1.7263, 2);
  });

  test('times are told in microseconds: half take one, the slowest a hundred', () => {
    let time = 0;
    let calls = 0;
    // The clock goes on by 1 µs a thought, and by 100 µs every fiftieth.
    const now = () => (time += calls++ % 2 === 0 ? 0 : calls % 100 === 0 ? 0.1 : 0.001);
    const players = [random, random, random, random];
    const [all] = hold({ game, options, players, deals: 20, seed: 1, now });
    expect(all!.p50).toBeCloseTo(1, 6);
    expect(all!.p99).toBeCloseTo(100, 6);
  });

  test('the same seed gives the same result, another seed another', () => {
    const run = (seed: number) => meet([deuce!, random, random, random], 10, seed)[0]!.points;
    expect(run(7)).toBe(run(7));
    expect(run(7)).not.toBe(run(8));
  });

  test("the manual's player beats the random one clearly", () => {
    const [first] = meet([deuce!, random, deuce!, random], 150);
    expect(first!.name).toBe('deuce');
    expect(first!.interval[0]).toBeGreaterThan(2);
    expect(first!.wins).toBeGreaterThan(0.4);
  });
});

test.each(Object.entries(CATALOGUE))(
  '%s is offered under its own name, with bots',
  async (name, load) => {
    const offer = await load();
    expect(offer.game.name).toBe(name);
    expect(offer.bots.length).toBeGreaterThan(0);
  },
);
