import { expect, test } from 'vitest';

import { game } from './index.ts';
import { review } from './review.ts';
import { lays, PASS, position } from './testing/position.ts';

const others = ['4d 4c 4h', '5d 5c 5h', '6d 6c 6h'];

const viewOf = (hand: string, heap: readonly string[] = []) =>
  game.view(position({ hands: [hand, ...others], heap }), 0);

test('whoever gives up a certain win is told by which move they had it', () => {
  const view = viewOf('3d 2s');
  const missed = review(view, lays('3d'));
  expect(missed).toMatchObject({ sure: 'certain', isBest: false });
  expect(missed?.move).toEqual(lays('2s'));
  expect(review(view, lays('2s'))).toMatchObject({ isBest: true, cost: 0 });
});

test('one certain win is as good as another', () => {
  const view = viewOf('2h 2s');
  for (const text of ['2h', '2s', '2h 2s'])
    expect(review(view, lays(text))).toMatchObject({ isBest: true, cost: 0 });
});

test('what is advised costs nothing, and nothing costs less', () => {
  const view = viewOf('3d 3c 7h 7s 9d Jd Qc Kd As');
  const reviews = game.legalMoves(view).map(move => review(view, move)!);
  expect(reviews.length).toBeGreaterThan(9);
  const [{ move }] = reviews as [(typeof reviews)[0]];
  expect(review(view, move)).toMatchObject({ isBest: true, cost: 0 });
  expect(Math.min(...reviews.map(({ cost }) => cost))).toBe(0);
  expect(reviews.filter(({ isBest, cost }) => isBest !== cost < 0.1)).toEqual([]);
  expect(Math.max(...reviews.map(({ cost }) => cost))).toBeGreaterThan(1);
});

test('where nothing else could be done there is nothing to review, nor out of turn', () => {
  expect(review(viewOf('3d 3c 7h 7s', ['As']), PASS)).toBeUndefined();
  expect(review(viewOf('3d 3c 7h 7s', ['Ad']), lays('2s'))).toBeUndefined();
  const state = position({ hands: ['3d 3c', ...others] });
  expect(review(game.view(state, 1), lays('4d'))).toBeUndefined();
  expect(review(game.view(state, 'gallery'), lays('3d'))).toBeUndefined();
});
