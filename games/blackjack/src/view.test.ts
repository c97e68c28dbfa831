import { diff, patched, type Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { State } from './state.ts';
import {
  after,
  bets,
  dealt,
  does,
  type Made,
  NEXT,
  seated,
  shuffles,
  stacked,
  vegas,
} from './testing/position.ts';

/** How many bytes tell a viewer of a move. */
function patchSize(state: State, made: Made, viewer: Viewer = 1): number {
  const [was, is] = [game.view(state, viewer), game.view(after(state, made), viewer)];
  const patch = diff(was, is);
  expect(patched(was, patch)).toEqual(is);
  return JSON.stringify(patch).length;
}

describe('what a move changes in a view is small', () => {
  const open = after(
    seated({ chips: [10_000, 10_000], options: vegas }),
    does(0, 'ready'),
    NEXT,
    shuffles('8s Th 9h 8d Tc 6c'),
  );
  const pair = dealt({
    hands: ['8s 8d', 'Th Tc'],
    dealer: '9h 6c',
    stock: '3h 2h 5d',
    options: vegas,
  });

  test.each<[string, State, Made, number]>([
    ['a bet', open, bets(0, 500), 80],
    ['the deal', after(open, bets(0, 500)), bets(1, 500), 450],
    ['a hit', pair, does(0, 'hit'), 80],
    ['a split', pair, does(0, 'split'), 300],
    ['the end of a round', after(pair, does(0, 'stand')), does(1, 'stand'), 550],
  ])('%s', (_, state, made, most) => {
    expect(patchSize(state, made)).toBeLessThan(most);
  });

  test('a round more out of a shoe of eight decks', () => {
    const all = stacked('', 8);
    const state = {
      ...seated({ options: { decks: 8 } }),
      stock: all.slice(250),
      discards: all.slice(0, 250),
    };
    const round = after(
      state,
      does(0, 'ready'),
      NEXT,
      bets(0, 500),
      does(0, 'stand'),
      does(0, 'ready'),
    );
    expect(JSON.stringify(game.view(round, 0)).length).toBeLessThan(2_500);
    expect(patchSize(round, NEXT)).toBeLessThan(300);
  });
});

test('a view carries the options and every card seen, and names what is hidden', () => {
  const state = dealt({ hands: ['8s 8d'], dealer: '9h 6c' });
  expect(Object.keys(game.view(state, 0))).toEqual([
    'viewer',
    'options',
    'seating',
    'stacks',
    'bank',
    'won',
    'round',
    'stock',
    'discards',
    'phase',
    'hands',
    'insurance',
    'up',
    'hole',
    'turn',
  ]);
});
