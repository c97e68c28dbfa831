import { seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { oddsRules, situationOf } from './advice.ts';
import { game } from './index.ts';
import { type Action, odds } from './odds/index.ts';
import type { State } from './state.ts';
import {
  after,
  bets,
  dealt,
  does,
  type Made,
  NEXT,
  playing,
  settled,
  shuffles,
  vegas,
} from './testing/position.ts';

const WORLDS = 4_000;

/** What a line of moves wins on average, in bets, over worlds that fit what seat 0 knows. */
function mean(state: State, ...line: readonly Made[]): number {
  const [view, random] = [game.view(state, 0), seeded('worlds')];
  let won = 0;
  for (let world = 0; world < WORLDS; world++)
    won += settled(after(game.sample(view, random), ...line)).profits[0]!;
  return won / WORLDS / 1_000;
}

function told(state: State, action: Action): number {
  const view = game.view(state, 0);
  if (view.phase !== 'playing') throw new Error('nobody plays');
  return odds(oddsRules(view.options), situationOf(view, view.hands[0]!))[action]!;
}

/** Four deviations of the mean of so many single bets. */
const CLOSE = 4 / Math.sqrt(WORLDS);

describe('the rules pay what the odds say', () => {
  const soft17 = { soft17: 'hit' } as const;
  test.each([
    ['Ts 6d', '9h', 'stand', {}],
    ['Ts 6d', 'Ah', 'stand', {}],
    ['Ts 6d', 'Ah', 'stand', soft17],
    ['Ts 6d', 'Th', 'stand', vegas],
    ['Ts 9d', '6h', 'stand', { decks: 6 }],
    ['6s 5d', '6h', 'double', {}],
    ['6s 5d', 'Th', 'double', vegas],
    ['As Ad', '6h', 'split', vegas],
    ['As Ad', 'Th', 'split', vegas],
  ] as const)('%s against %s: %s, %j', (hand, up, action, options) => {
    const state = dealt({ hands: [hand], dealer: `${up} 7c`, options });
    const stakes = action === 'stand' ? 1 : 2;
    expect(Math.abs(mean(state, does(0, action)) - told(state, action))).toBeLessThan(
      stakes * CLOSE,
    );
  });

  test('the dealer has looked under an ace: nobody who plays on meets a natural (5.1)', () => {
    const asked = dealt({ hands: ['Ts 6d'], dealer: 'Ah 7c', options: vegas });
    const state = after(asked, does(0, 'decline'));
    expect(Math.abs(mean(state, does(0, 'stand')) - told(state, 'stand'))).toBeLessThan(CLOSE);
  });

  test('insurance alone wins or loses what it is worth (7.5)', () => {
    const state = dealt({ hands: ['Ts 6d'], dealer: 'Ah 7c' });
    const worth =
      mean(state, does(0, 'insurance'), does(0, 'stand')) - mean(state, does(0, 'stand'));
    expect(Math.abs(worth - told(state, 'insurance'))).toBeLessThan(CLOSE);
  });
});

test('what is known of a hand is every other card that was seen, and not the hole card (3.3)', () => {
  const first = after(
    dealt({
      hands: ['Ts 9d', '8s 9s'],
      dealer: '7h Tc',
      options: { decks: 2 },
      stock: '2s 3s 4s 5s 6s 7s',
    }),
    does(0, 'stand'),
    does(1, 'stand'),
  );
  const second = playing(after(first, does(0, 'ready'), NEXT, bets(0, 500), bets(1, 500)));
  const view = game.view(second, 0);
  if (view.phase !== 'playing') throw new Error('nobody plays');
  const { hand, up, removed } = situationOf(view, view.hands[0]!);
  expect([hand, up]).toEqual([['2', '5'], '4']);
  expect(removed?.toSorted()).toEqual(['3', '6', '7', '8', '9', '9', 'T', 'T']);
});

test('one deck begins anew with every round (1.3)', () => {
  const over = after(dealt({ hands: ['Ts 9d'], dealer: '7h Tc' }), does(0, 'stand'));
  const next = after(over, does(0, 'ready'), NEXT, shuffles('2s 4s 3s 5s'), bets(0, 500));
  const view = game.view(playing(next), 0);
  if (view.phase !== 'playing') throw new Error('nobody plays');
  expect(situationOf(view, view.hands[0]!).removed).toEqual([]);
});
