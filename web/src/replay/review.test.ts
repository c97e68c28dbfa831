import { readFileSync } from 'node:fs';

import { type BigTwo, game, review } from '@stammtisch/big-two';
import type { Game, Viewer } from '@stammtisch/kernel';
import type { ReplayView, Scene } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { framesIn } from './file.ts';
import { isShown } from './frames.ts';
import { fileOfNotation } from './record-file.ts';
import { isMissed, momentsIn, type Reviewed, reviewsOf } from './review.ts';

const rules: Game = game;
const TEXT = readFileSync('games/big-two/golden/three-hands.txt', 'utf8');

function framesFor(view: ReplayView) {
  const file = fileOfNotation(rules, TEXT);
  if (!file.ok) throw new Error(file.error.why);
  const frames = framesIn(file.value, rules, view);
  if (!frames.ok) throw new Error(frames.error.why);
  return frames.value.filter(isShown);
}

const viewOf = ({ view }: Scene) => view as BigTwo['View'];

const askedBy: Viewer[] = [];
const ask = (view: { readonly viewer: Viewer }, made: unknown) => {
  askedBy.push(view.viewer);
  const move = game.decodeMove(made);
  return Promise.resolve(move && review(view as BigTwo['View'], move));
};

const reviewsFor = (view: ReplayView) => reviewsOf(framesFor(view), { viewOf, ask });

test('every decision of a seat is reviewed where it was made, by what could be seen then', async () => {
  const frames = framesFor(1);
  askedBy.length = 0;
  const reviews = await reviewsFor(1);
  const choices = frames.filter(
    ({ event: { by, before } }) =>
      by === 1 && viewOf(before).phase === 'playing' && game.legalMoves(viewOf(before)).length > 1,
  );
  expect(reviews.length).toBeGreaterThan(9);
  expect(reviews.map(({ frame }) => frame)).toEqual(choices);
  for (const { place, frame } of reviews)
    expect(frames[place]!.event.after.view).toEqual(frame.event.before.view);
  expect(new Set(reviews.map(({ round }) => round))).toEqual(new Set([1, 2, 3]));
  expect(new Set(askedBy)).toEqual(new Set([1]));
});

test('whoever only looked on has decided nothing', async () => {
  expect(await reviewsFor('gallery')).toEqual([]);
  expect(await reviewsFor('open')).toEqual([]);
});

test('what mattered most is what was given up for certain, then what cost most', async () => {
  const all = await Promise.all([0, 1, 2, 3].map(reviewsFor));
  for (const reviews of all) {
    const moments = momentsIn(reviews);
    const others = reviews.filter(each => !each.isBest && !moments.includes(each));
    expect(moments).toHaveLength(3);
    const weigh = (each: Reviewed) => (isMissed(each) ? 1_000 : 0) + each.cost;
    const least = Math.min(...moments.map(weigh));
    expect(others.filter(each => weigh(each) > least)).toEqual([]);
    expect(moments.some(({ isBest }) => isBest)).toBe(false);
  }
});
