import { type Bot, defaultOptions, fingerprint, type Game } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { hold } from './arena.ts';
import { CATALOGUE } from './catalogue.ts';

/**
 * The players by which others are measured, and what they do with the same deals today and always:
 * whoever changes one has no figure left to compare with, and gives the new player a new name.
 */
const RUNGS: readonly (readonly [game: string, player: string, deals: number, habits: string])[] = [
  ['big-two', 'deuce', 8, 'c750dda034845784'],
  ['blind-watten', 'watter', 1, 'e46140167dec159c'],
  ['blind-watten', 'forgetful', 1, '83e11a3a03125ddb'],
  ['cluedo', 'reasons', 1, 'cc5cde9b379d7461'],
  ['cluedo', 'remembers', 1, '965f2b704abe46a2'],
  ['watten', 'critical', 1, 'f29775e15ce03a85'],
  ['watten', 'meek', 1, '42d7064aefc4f625'],
];

describe('the ladder', () => {
  test.each([0, 1, 2])('in Big Two, level %i beats the one below by points', async level => {
    const { game, bots } = await CATALOGUE['big-two']!();
    const [better, worse] = bots.slice(level);
    const players = [better!, worse!, worse!, worse!];
    const options = defaultOptions(game.options);
    const [standing] = hold({ game, options, players, deals: 25, seed: 4747, now: () => 0 });
    expect(standing!.interval[0]).toBeGreaterThan(0);
  });

  test.each(RUNGS)('in %s, %s plays as ever', async (name, player, deals, habits) => {
    const { game, bots } = await CATALOGUE[name]!();
    const bot = bots.find(each => each.name === player)!;
    expect(habitsOf(game, bot, deals)).toBe(habits);
  });
});

/** Names all that a player decides in these deals, when it has every seat. */
function habitsOf(game: Game, bot: Bot, deals: number): string {
  const decisions: unknown[] = [];
  const noted: Bot = {
    name: bot.name,
    choose(view, random) {
      const move = bot.choose(view, random);
      decisions.push(move ?? 'nothing');
      return move;
    },
  };
  const players = Array.from({ length: Math.min(4, game.seats.max) }, () => noted);
  const options = defaultOptions(game.options);
  hold({ game, options, players, deals, seed: 4747, now: () => 0 });
  return fingerprint(decisions);
}
