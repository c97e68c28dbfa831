import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import {
  after,
  choices,
  dealt,
  does,
  left,
  settled,
  stampOf,
  timedOut,
  vegas,
  verdict,
} from './testing/position.ts';

const options = { ...vegas };
const three = ['Ts 9d', '5s 6d', 'As Kd'];

describe('the dealer shows a ten and looks (5.1)', () => {
  test('a natural ends the round before anyone has doubled', () => {
    const state = dealt({ hands: three, dealer: 'Kh Ac', options });
    expect(settled(state).profits).toEqual([-1_000, -1_000, 0, 0, 0]);
    expect(settled(state).dealer).toEqual(['Kh', 'Ac']);
  });

  test('otherwise play begins, and nobody insures', () => {
    const state = dealt({ hands: three, dealer: 'Kh 9c', options });
    expect(choices(state, 0)).toEqual(['stand', 'hit', 'double']);
    expect(verdict(state, does(0, 'insurance'))).toBe('not-now');
  });
});

describe('the dealer shows an ace and asks first (5.2)', () => {
  const natural = dealt({ hands: three, dealer: 'Ah Kc', options });
  const nothing = dealt({ hands: three, dealer: 'Ah 7c', options });

  test('all at once, but for a natural', () => {
    expect(game.toMove(nothing)).toEqual([0, 1]);
    expect(choices(nothing, 0)).toEqual(['insurance', 'decline']);
    expect(verdict(nothing, does(2, 'insurance'))).toBe('not-now');
    expect(verdict(nothing, does(2, 'decline'))).toBe('not-now');
    expect(verdict(nothing, does(0, 'hit'))).toBe('not-now');
  });

  test('an answer leaves the question of the others as it was', () => {
    const one = after(nothing, does(1, 'insurance'));
    expect(game.toMove(one)).toEqual([0]);
    expect(stampOf(one, 0)).toBe(stampOf(nothing, 0));
    expect(verdict(one, does(1, 'insurance'))).toBe('already-insured');
    expect(verdict(one, does(1, 'decline'))).toBe('not-now');
  });

  test('a natural: insurance wins 2:1, everything else is lost or a push', () => {
    const over = after(natural, does(1, 'insurance'), does(0, 'decline'));
    expect(settled(over)).toMatchObject({
      insurance: [0, 1_000, 0, 0, 0],
      profits: [-1_000, 0, 0, 0, 0],
    });
  });

  test('none: insurance is lost in the end, and play begins without it', () => {
    const play = after(nothing, does(1, 'insurance'), does(0, 'decline'));
    expect(play.phase).toBe('playing');
    expect(choices(play, 0)).toEqual(['stand', 'hit', 'double']);
    expect(game.chips!(play)).toEqual(game.chips!(nothing));
    const over = after(play, does(0, 'stand'), does(1, 'stand'));
    expect(settled(over)).toMatchObject({
      insurance: [0, -500, 0, 0, 0],
      profits: [1_000, -1_500, 1_500, 0, 0],
    });
  });

  test('out of time is no', () => {
    const late = after(nothing, timedOut(0), timedOut(1));
    expect(late).toMatchObject({ phase: 'playing', insurance: [0, 0, 0, 0, 0] });
  });

  test('nobody is asked who cannot pay', () => {
    const chips = [1_499, 1_500, 100_000];
    const state = dealt({ hands: three, dealer: 'Ah 7c', options, chips });
    expect(game.toMove(state)).toEqual([1]);
    expect(verdict(state, does(0, 'insurance'))).toBe('not-now');
    const poor = dealt({ hands: ['Ts 9d'], dealer: 'Ah 7c', options, chips: [1_000] });
    expect(poor.phase).toBe('playing');
  });

  test('nothing is asked if all have naturals', () => {
    const state = dealt({ hands: ['As Kd'], dealer: 'Ah 7c', options });
    expect(settled(state).profits[0]).toBe(1_500);
  });

  test('whoever leaves loses bet and insurance, and is no longer waited for (8.3)', () => {
    const insured = after(nothing, does(0, 'insurance'));
    const gone = after(insured, left(0), left(1));
    expect(game.chips!(gone).bank).toBe(2_500 - 1_500);
    expect(settled(gone).profits).toEqual([0, 0, 1_500, 0, 0]);
  });
});

test('without peek nobody is asked, and the dealer does not look (4.5)', () => {
  const state = dealt({ hands: three, dealer: 'Ah Kc' });
  expect(state.phase).toBe('playing');
  expect(choices(state, 0)).toEqual(['stand', 'hit', 'double', 'insurance']);
});
