import { expect, test } from 'vitest';

import { Guesses } from './guesses.ts';

/** Guesses in a world whose time goes by hand. */
function begin() {
  const world = { time: 0, now: () => world.time };
  return { world, guesses: new Guesses(world) };
}

const tries = (guesses: Guesses, count: number, from = 'a', account = 'anna') =>
  Array.from({ length: count }, () => guesses.mayTry(from, account)).filter(Boolean).length;

test('the first five guesses are free, and then each makes the next wait twice as long', () => {
  const { world, guesses } = begin();
  expect(tries(guesses, 12)).toBe(5);
  const waits: number[] = [];
  for (let guess = 0; guess < 12; guess++) {
    const from = world.time;
    while (!guesses.mayTry('a', 'anna')) world.time += 1_000;
    waits.push((world.time - from) / 1_000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

test('nobody is held up by guesses from another address, nor at another account', () => {
  const { guesses } = begin();
  expect(tries(guesses, 1_000)).toBe(5);
  expect(guesses.mayTry('b', 'anna')).toBe(true);
  expect(guesses.mayTry('a', 'berta')).toBe(true);
});

test('whoever knows has not guessed', () => {
  const { guesses } = begin();
  for (let time = 0; time < 20; time++) {
    expect(guesses.mayTry('a', 'anna')).toBe(true);
    guesses.wasRight('a', 'anna');
  }
});

test('an hour later all is forgotten, and never more is known than there is room for', () => {
  const { world, guesses } = begin();
  tries(guesses, 12);
  world.time += 60 * 60_000;
  expect(tries(guesses, 12)).toBe(5);
  for (let name = 0; name < 60_000; name++) guesses.mayTry('b', `name ${name}`);
  expect(tries(guesses, 12)).toBe(5);
});
