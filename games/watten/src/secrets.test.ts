import { type Game, seeded } from '@stammtisch/kernel';
import { leakIn, openedAfterRounds, playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { isTrumpOrCrit } from './duty.ts';
import { game, isBound, strengthOf, type Watten } from './index.ts';
import { PLAYERS, wholeGame } from './testing/whole-games.ts';
import { witness } from './testing/witness.ts';

const SETUPS = PLAYERS.flatMap(players => [0, 1, 2].map(seed => wholeGame(players, seed)));
const RUNS = SETUPS.map(setup => ({ witness, setup, steps: playout(game, setup) }));

/** What the law has to say about a game, over matches that were played without the leak. */
const complaint = (leaky: Game<Watten>): string => leakIn(leaky, RUNS);

const APART = /can tell two worlds apart/;

describe('a leak is noticed', () => {
  test('not in the game as it is', () => {
    expect(complaint(game)).toBe('none');
  });

  test('if everyone sees the cards as they are dealt', () => {
    expect(complaint({ ...game, seen: (_, __, move) => move })).toMatch(APART);
  });

  test('if others see at which place of a hand its strongest card is', () => {
    const view: typeof game.view = (state, viewer) => {
      const seen = game.view(state, viewer);
      if (!('trump' in state)) return seen;
      const places = state.hands.map(hand => {
        const strengths = hand.map(card => strengthOf(card, state));
        return strengths.indexOf(Math.max(...strengths));
      });
      return { ...seen, places };
    };
    expect(complaint({ ...game, view })).toMatch(APART);
  });

  test('if everyone is told whether the next one is bound', () => {
    const view: typeof game.view = (state, viewer) => {
      const seat = Number(game.toMove(state)[0]);
      return { ...game.view(state, viewer), bound: isBound(game.view(state, seat)) };
    };
    expect(complaint({ ...game, view })).toMatch(APART);
  });

  test('if whether a raise is refused depends on the cards of others', () => {
    const play: typeof game.play = (state, actor, move) => {
      const isHigh =
        'trump' in state &&
        state.hands.flat().filter(card => isTrumpOrCrit(card, state)).length > 6;
      return isHigh && move.kind === 'raise'
        ? { ok: false, error: 'gespannt' }
        : game.play(state, actor, move);
    };
    expect(complaint({ ...game, play })).toMatch(APART);
  });

  test('if the cards left are opened after the round', () => {
    expect(complaint(openedAfterRounds(game))).toMatch(APART);
  });
});

describe.each([...PLAYERS])('twin worlds among %i', players => {
  test('differ in their hands', () => {
    let [all, different] = [0, 0];
    for (let seed = 0; seed < 4; seed++)
      for (const { after: state } of playout(game, wholeGame(players, seed))) {
        if (state.phase !== 'playing') continue;
        const twin = witness.twin(state, all % players, seeded('twin', all));
        if (JSON.stringify(twin) !== JSON.stringify(state)) different++;
        all++;
      }
    expect(different / all).toBeGreaterThan(0.9);
  });

  test('are played often enough with someone bound, and someone who could not follow', () => {
    const told = { bound: 0, bare: 0 };
    for (let seed = 0; seed < 12; seed++)
      for (const { before, by, move } of playout(game, wholeGame(players, seed))) {
        if (before.phase !== 'playing' || move.kind !== 'card' || typeof by !== 'number') continue;
        const [first] = before.tricks;
        if (first?.cards[0] !== `${before.schlag}${before.trump}`) continue;
        if (isBound(game.view(before, by))) told.bound++;
        else if (before.tricks.length === 1) told.bare++;
      }
    expect(told.bound).toBeGreaterThan(10);
    expect(told.bare).toBeGreaterThan(2);
  });
});
