import { CATALOGUE } from '@stammtisch/bots';
import { expect, test } from 'vitest';

test.each(Object.entries(CATALOGUE))('%s is what it offers', async (name, load) => {
  const { game, bots } = await load();
  expect(game.name).toBe(name);
  expect(game.strengths).toEqual(bots.map(bot => bot.name));
  const { min, max, usual = max } = game.seats;
  expect(min <= usual && usual <= max).toBe(true);
  for (const seats of game.teams ?? []) expect(seats % 2 === 0 && seats <= max).toBe(true);
});
