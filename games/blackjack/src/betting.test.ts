import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import {
  after,
  away,
  back,
  bets,
  choices,
  does,
  house,
  NEXT,
  seated,
  shuffles,
  stampOf,
  timedOut,
  took,
  vegas,
  verdict,
} from './testing/position.ts';

const HUNDRED = 10_000;
const open = (options = {}, chips: readonly number[] = [HUNDRED, HUNDRED, HUNDRED]) =>
  after(seated({ options, chips }), does(0, 'ready'), NEXT, shuffles(''));

describe('one after another (2.3, preset bjx)', () => {
  test('only the next in seat order is asked, and the last bet starts the deal (2.7)', () => {
    const start = open();
    expect(game.toMove(start)).toEqual([0]);
    expect(verdict(start, bets(1, 500))).toBe('not-your-turn');
    expect(choices(start, 1)).toEqual([]);
    const second = after(start, bets(0, 500));
    expect(game.toMove(second)).toEqual([1]);
    const third = after(second, bets(1, 500));
    expect(third.phase).toBe('betting');
    expect(after(third, bets(2, 500)).phase).toBe('playing');
  });

  test('whoever sits down in front of the one who is asked comes first', () => {
    const state = after(open(), house({ kind: 'left', seat: 0 }), took(0));
    expect(game.toMove(state)).toEqual([0]);
  });
});

describe('all at once (2.3, preset vegas)', () => {
  test('everyone is asked, and a bet leaves the question of the others as it was', () => {
    const start = open(vegas);
    expect(game.toMove(start)).toEqual([0, 1, 2]);
    const one = after(start, bets(1, 500));
    expect(game.toMove(one)).toEqual([0, 2]);
    expect(game.decisions(game.view(one, 0))).toEqual(game.decisions(game.view(start, 0)));
    expect(choices(one, 1)).toEqual([]);
  });

  test('whoever bets twice, in two tabs say, has bet once (2.3)', () => {
    const state = after(open(vegas), bets(1, 500));
    expect(verdict(state, bets(1, 500))).toBe('already-bet');
    expect(game.chips!(state)).toEqual({ seats: [HUNDRED, HUNDRED, HUNDRED, 0, 0], bank: 0 });
  });
});

describe('how much (2.2)', () => {
  test('whole dollars, from one to all that is there', () => {
    const state = open(vegas, [2_550]);
    expect(game.amounts!(game.view(state, 0))).toEqual([
      { kind: 'bet', min: 100, max: 2_500, step: 100 },
    ]);
    expect(game.amounts!(game.view(state, 1))).toEqual([]);
    expect(game.amounts!(game.view(state, 'gallery'))).toEqual([]);
  });

  test.each([
    [0, 'bet-too-low'],
    [1, 'bet-too-low'],
    [99, 'bet-too-low'],
    [150, 'not-whole-dollars'],
    [2_550, 'not-whole-dollars'],
    [2_600, 'too-few-chips'],
    [10 ** 13, 'too-few-chips'],
    [-100, 'not-a-move'],
    [100.5, 'not-a-move'],
    [10 ** 14, 'not-a-move'],
    [2 ** 53, 'not-a-move'],
    [Number.NaN, 'not-a-move'],
    [Number.POSITIVE_INFINITY, 'not-a-move'],
    ['500', 'not-a-move'],
    [[500], 'not-a-move'],
    [undefined, 'not-a-move'],
  ])('%j cents: %s, and nothing moves', (amount, reason) => {
    const state = open(vegas, [2_550]);
    const before = JSON.stringify(state);
    const move = { kind: 'bet', amount: amount as number } as const;
    expect(verdict(state, [0, move])).toBe(reason);
    expect(game.decodeMove(move) === undefined).toBe(reason === 'not-a-move');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('a bet leaves the stack and is still the player’s (2.5)', () => {
    const state = after(open(), bets(0, 2_500));
    expect(state.stacks[0]).toBe(7_500);
    expect(game.chips!(state)).toEqual({ seats: [HUNDRED, HUNDRED, HUNDRED, 0, 0], bank: 0 });
  });
});

describe('who is asked (2.4)', () => {
  test('not someone without a dollar, until they have brought chips', () => {
    const broke = open(vegas, [HUNDRED, 99]);
    expect(game.toMove(broke)).toEqual([0]);
    expect(verdict(broke, bets(1, 100))).toBe('too-few-chips');
    const rich = after(broke, house({ kind: 'brought', seat: 1, chips: 1 }));
    expect(game.toMove(rich)).toEqual([0, 1]);
  });

  test('not someone away; and if only they were missing, the cards are dealt', () => {
    const start = open(vegas);
    expect(game.toMove(after(start, away(1)))).toEqual([0, 2]);
    expect(game.toMove(after(start, away(1), back(1)))).toEqual([0, 1, 2]);
    const last = after(start, bets(0, 500), bets(2, 500));
    expect(after(last, away(1)).phase).toBe('playing');
  });

  test('not an empty chair: one player is enough (2.1)', () => {
    const alone = open({}, [HUNDRED]);
    expect(game.toMove(alone)).toEqual([0]);
    expect(after(alone, bets(0, 100)).phase).toBe('playing');
  });
});

describe('out of time (2.6)', () => {
  test('a player sits the round out, and bets again in the next', () => {
    const late = after(open(), timedOut(0));
    expect(game.toMove(late)).toEqual([1]);
    expect(verdict(late, bets(0, 500))).toBe('sitting-out');
    const round = after(late, bets(1, 500), timedOut(2));
    expect(game.toMove(round)).toEqual([1]);
    const next = after(round, does(1, 'stand'), does(2, 'ready'), NEXT, shuffles(''));
    expect(game.toMove(next)).toEqual([0]);
  });

  test('nobody bets, so there is no round, and the next one asks anew (2.7)', () => {
    const nobody = after(open(vegas), timedOut(0), timedOut(2), timedOut(1));
    expect(nobody).toMatchObject({ phase: 'between', round: 1, ready: [] });
    const again = after(nobody, does(1, 'ready'), NEXT, shuffles(''));
    expect(stampOf(again, 0)).not.toBe(stampOf(open(vegas), 0));
  });

  test('only someone who is asked can be late', () => {
    expect(verdict(open(), timedOut(1))).toBe('not-awaited');
    expect(verdict(open(), timedOut(7))).toBe('not-awaited');
  });
});
