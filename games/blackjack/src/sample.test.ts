import { seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { State } from './state.ts';
import {
  after,
  bets,
  dealt,
  does,
  NEXT,
  playing,
  seated,
  shuffles,
  vegas,
} from './testing/position.ts';

const samples = (state: State, count: number): readonly State[] =>
  Array.from({ length: count }, (_, seed) =>
    game.sample(game.view(state, 0), seeded('sample', seed)),
  );

const holes = (state: State, count: number): readonly string[] =>
  samples(state, count).map(each => ('hole' in each ? each.hole : 'none'));

describe('what may lie face down', () => {
  test('each of the 49 cards not seen is in the hole about equally often, without peek', () => {
    const state = dealt({ hands: ['Ts 2d'], dealer: 'Ah Kc' });
    const counts = Object.values(Object.groupBy(holes(state, 4_900), card => card));
    expect(counts).toHaveLength(49);
    // A hundred each; the deviation is ten.
    for (const each of counts) expect(Math.abs(each!.length - 100)).toBeLessThan(45);
  });

  test('after the dealer has looked, no card that makes a natural (5.1)', () => {
    const ace = after(
      dealt({ hands: ['Ts 2d'], dealer: 'Ah 5c', options: vegas }),
      does(0, 'decline'),
    );
    const low = holes(ace, 600);
    expect(low.filter(card => /^[TJQK]/.test(card))).toEqual([]);
    expect(new Set(low).size).toBe(49 - 15);
    const ten = dealt({ hands: ['Ts 2d'], dealer: 'Kh 5c', options: vegas });
    expect(holes(ten, 600).filter(card => card.startsWith('A'))).toEqual([]);
  });

  test('after a look, what cannot be the hole card is as likely to come next as any card', () => {
    const state = dealt({ hands: ['Ts 2d'], dealer: 'Kh 5c', options: vegas });
    const aces = samples(state, 4_000).filter(each => each.stock[0]!.startsWith('A'));
    // Four aces among the 48 cards that are left: 333 times, give or take 17.
    expect(Math.abs(aces.length - 333)).toBeLessThan(70);
  });

  test('before the look, any card (5.2)', () => {
    const asked = dealt({ hands: ['Ts 2d'], dealer: 'Ah 5c', options: vegas });
    expect(new Set(holes(asked, 1_000)).size).toBe(49);
  });

  test('never a card that has been seen, of earlier rounds or of someone who left (3.3)', () => {
    const second = after(
      seated({ options: { decks: 2 }, chips: [10_000, 10_000] }),
      does(0, 'ready'),
      NEXT,
      shuffles('Ts As 9h Td Ad 9c Ts As 8h Td Ad 8c', 2),
      bets(0, 500),
      bets(1, 500),
      does(0, 'stand'),
      does(1, 'stand'),
      does(0, 'ready'),
      NEXT,
      bets(0, 500),
      bets(1, 500),
      ['house', { kind: 'left', seat: 1 }],
    );
    const gone = new Set(['Ts', 'Td', 'As', 'Ad']);
    for (const sample of samples(second, 50).map(playing))
      expect([sample.hole, ...sample.stock].filter(card => gone.has(card))).toEqual([]);
  });
});

test('whoever sees everything knows it all', () => {
  const state = dealt({ hands: ['Ts 2d'], dealer: 'Ah Kc' });
  expect(game.sample(game.view(state, 'open'), seeded(1))).toEqual(state);
});
