import { expect, test } from 'vitest';

import { advise } from './advice.ts';
import { game } from './index.ts';
import { position } from './testing/position.ts';

const others = ['4d 4c 4h', '5d 5c 5h', '6d 6c 6h'];

const adviceIn = (hand: string, heap: readonly string[] = [], rest = others) => {
  const advice = advise(game.view(position({ hands: [hand, ...rest], heap }), 0))!;
  return [game.formatMove(advice.move), advice.sure, advice.reasons.map(({ reason }) => reason)];
};

test('what ends the hand is certain, and why is said', () => {
  expect(adviceIn('3d 3c')).toEqual(['play 3d 3c', 'certain', ['goes out']]);
  expect(adviceIn('3d 2s')).toEqual(['play 2s', 'certain', ['wins for certain']]);
});

test('a pass has a reason, and there is one only if something can be done', () => {
  expect(adviceIn('3d 3c 7h 7s', ['Ad'])).toEqual(['pass', 'clear', ['nothing beats it']]);
});

test('a play says what it leaves', () => {
  const hand = '3d 3c 7h 7s 9d Jd Qc';
  const advice = advise(game.view(position({ hands: [hand, ...others] }), 0))!;
  const laid = advice.move.kind === 'play' ? advice.move.cards.length : 0;
  expect(advice.reasons.at(-1)).toMatchObject({ reason: 'leaves', cards: 7 - laid });
});

test('nobody is advised out of turn', () => {
  const state = position({ hands: ['3d', ...others] });
  expect(advise(game.view(state, 1))).toBeUndefined();
  expect(advise(game.view(state, 'gallery'))).toBeUndefined();
});
