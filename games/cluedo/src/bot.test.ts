import { seeded } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { remembers } from './bot.ts';
import { bots, game } from './index.ts';
import { isPlaying } from './phase.ts';
import type { State } from './state.ts';
import {
  accuses,
  after,
  BRISK,
  CLASSIC,
  dealt,
  dice,
  END,
  entered,
  fullTable,
  late,
  PASSAGE,
  PLAYERS,
  placed,
  READY,
  ROLL,
  shows,
  STAY,
  suspects,
} from './testing/position.ts';

const chooses = (state: State, seat = 0, seed = 1) =>
  remembers.choose(game.view(state, seat), seeded(seed));

const play = (seats: number, seed: number, options = CLASSIC) =>
  playout(game, { options, seats, seed, rounds: 1, restless: false, player: remembers });

describe('the player that remembers', () => {
  test.each(PLAYERS)('among %i plays matches to their end, and never accuses wrongly', players => {
    for (let seed = 0; seed < 4; seed++) {
      const steps = play(players, seed, seed % 2 === 0 ? CLASSIC : BRISK);
      const over = steps.at(-1)!.after;
      expect(over).toMatchObject({ phase: 'over', out: [] });
      expect(game.outcome(over)?.winners).toHaveLength(1);
    }
  });

  test('is among the players of the game', () => {
    expect(bots).toContain(remembers);
  });

  test('walks into a room that can be the solution', () => {
    const walking = after(placed({ red: 'l18' }), [0, ROLL], dice(1, 1));
    expect(chooses(walking)).toEqual({ kind: 'walk', to: 'hall' });
  });

  test('goes through a passage to one, or stays in one', () => {
    // Seat 0 holds lounge and conservatory; kitchen and study are open.
    expect(chooses(placed({ red: 'kitchen' }))).toEqual(PASSAGE);
    expect(chooses(placed({ red: 'lounge' }))).toEqual(ROLL);
    expect(chooses(placed({ red: 'hall' }, { called: [0] }))).toEqual(STAY);
    expect(chooses(placed({ red: 'dining', blue: 'h12', green: 'f16' }))).toEqual(END);
  });

  test('asks for what it has not seen', () => {
    for (let seed = 0; seed < 40; seed++) {
      const move = chooses(entered('hall'), 0, seed);
      expect(move).toMatchObject({ kind: 'suspect', guess: { where: 'hall' } });
      expect(JSON.stringify(move)).not.toMatch(/yellow|purple|pistol/);
    }
    const seen = after(entered('hall'), [0, suspects('white rope hall')], [1, shows('white')]);
    const later = after(seen, [0, END], late(1), late(2), late(3));
    const back = { ...later, called: [0] } as State;
    for (let seed = 0; seed < 40; seed++)
      expect(JSON.stringify(chooses(after(back, [0, STAY]), 0, seed))).not.toMatch(/white/);
  });

  test('shows what it has shown before, else any', () => {
    const asked = after(entered('hall'), [0, suspects('white candlestick hall')]);
    const choices = new Set(
      Array.from({ length: 40 }, (_, seed) => JSON.stringify(chooses(asked, 1, seed))),
    );
    expect(choices.size).toBe(3);
    const later = after(asked, [1, shows('candlestick')], [0, END], late(1), late(2), late(3));
    const again = after(
      { ...later, called: [0] } as State,
      [0, STAY],
      [0, suspects('white candlestick hall')],
    );
    for (let seed = 0; seed < 20; seed++)
      expect(chooses(again, 1, seed)).toEqual(shows('candlestick'));
  });

  test('accuses when nobody could refute what it does not hold, and not before', () => {
    expect(chooses(dealt())).not.toMatchObject({ kind: 'accuse' });
    const alone = after(entered('study'), [0, suspects('red rope study')]);
    expect(chooses(alone)).toEqual(accuses('red rope study'));
    // It holds yellow and pistol itself: that nobody showed them proves nothing.
    const own = after(entered('study'), [0, suspects('yellow pistol study')]);
    expect(chooses(own)).toEqual(END);
  });

  test('says nothing where nothing need be said', () => {
    expect(chooses(fullTable())).toBeUndefined();
    expect(chooses(dealt(), 1)).toBeUndefined();
    expect(chooses(after(dealt(), [0, accuses('red rope study')]))).toEqual(READY);
  });

  test('decides by what it sees: in worlds that look the same it does the same', () => {
    let compared = 0;
    for (const { before, by } of play(4, 7)) {
      if (typeof by !== 'number' || !isPlaying(before)) continue;
      const view = game.view(before, by);
      const other = game.view(game.sample(view, seeded(compared)), by);
      expect(remembers.choose(other, seeded(3))).toEqual(remembers.choose(view, seeded(3)));
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  });
});
