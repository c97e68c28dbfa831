import { CATALOGUE } from '@stammtisch/bots';
import { defaultOptions, type Game, type Tally } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/** Every step of some restless matches, with what it told of a round. */
function steps(game: Game, seed: number) {
  const options = defaultOptions(game.options);
  const { min, max } = game.seats;
  const seats = min + (seed % (max - min + 1));
  const played = playout(game, { options, seats, seed, rounds: 6, restless: true });
  return played.map(step => ({ ...step, tallies: game.tally?.(step.before, step.after) ?? [] }));
}

const told = (game: Game): readonly (readonly Tally[])[] =>
  SEEDS.flatMap(seed => steps(game, seed)).flatMap(({ tallies }) =>
    tallies.length > 0 ? [tallies] : [],
  );

const wins = (tallies: readonly Tally[]): number =>
  tallies.filter(({ result }) => result === 'won').length;

describe.each(Object.keys(CATALOGUE))('what a round of %s was for everyone', name => {
  test('is told once, for people who were there, and of every match', async () => {
    const { game } = await CATALOGUE[name]!();
    expect(told(game)).not.toEqual([]);
    for (const tallies of told(game)) {
      const seats = tallies.map(({ seat }) => seat);
      expect(new Set(seats).size).toBe(seats.length);
      expect(tallies.every(({ score }) => Number.isSafeInteger(score))).toBe(true);
    }
  });
});

test('Blackjack: what people win is what the bank loses, to the cent', async () => {
  const { game } = await CATALOGUE['blackjack']!();
  for (const seed of SEEDS) {
    const match = steps(game, seed);
    const scores = match.flatMap(({ tallies }) => tallies.map(({ score }) => score));
    const bank = game.chips?.(match.at(-1)!.after).bank ?? 0;
    expect(scores.reduce((sum, score) => sum + score, 0) + bank).toBe(0);
  }
});

test('Big Two: one wins, and the gains cancel out', async () => {
  const { game } = await CATALOGUE['big-two']!();
  for (const tallies of told(game)) {
    expect(wins(tallies)).toBe(1);
    expect(tallies.reduce((sum, { score }) => sum + score, 0)).toBe(0);
  }
});

test.each(['blind-watten', 'watten'])('%s: some win and some do not', async name => {
  const { game } = await CATALOGUE[name]!();
  for (const tallies of told(game)) {
    expect(wins(tallies)).toBeGreaterThan(0);
    expect(wins(tallies)).toBeLessThan(tallies.length);
  }
});
