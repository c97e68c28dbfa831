import { seeded } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { advise, review } from './advice.ts';
import { game } from './index.ts';
import type { Move, State } from './state.ts';
import { after, announced, dealt } from './testing/position.ts';

const adviceIn = (state: State, seat = 0) => advise(game.view(state, seat), seeded('advice'));

// Unter and hearts: the Ober of hearts is the good one, the Unter of hearts the right one.
const BEST = ['Oh Ua Ub 8l Kl', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', 'Th Ah 8h 9b Tl'];
const POOR = ['Ua 7b 8b 8l 9l', 'Tb 9a Ob Al 7l', 'Oh Uh Kb Ta Ul', 'Th Ah 8h 9b Tl'];

const bet = (hands: readonly string[]): State => after(announced({ hands }), [3, { kind: 'bet' }]);

test('a card comes with its chance, and the good one is the strongest left', () => {
  const advice = adviceIn(announced({ hands: BEST }))!;
  expect(game.refusal(game.view(announced({ hands: BEST }), 0), advice.move)).toBeUndefined();
  expect(advice.reasons.at(-1)).toMatchObject({ reason: 'chance' });
});

test('partners, who do not know what is stronger, are told a chance alone', () => {
  const state = after(announced({ hands: BEST }), [0, { kind: 'card', card: 'Kl' }]);
  const partner = Number(game.toMove(state)[0]);
  expect(game.view(state, partner)).toMatchObject({ announcement: 'hidden' });
  expect(adviceIn(state, partner)!.reasons.map(({ reason }) => reason)).toEqual(['chance']);
});

test('the best cards hold a bet, poor ones do not', () => {
  expect(adviceIn(bet(BEST))!.move).toEqual({ kind: 'answer', accept: true });
  expect(adviceIn(bet(POOR))!.move).toEqual({ kind: 'answer', accept: false });
});

test('there is none on what to show, and none for who is not asked', () => {
  expect(adviceIn(dealt())).toBeUndefined();
  expect(adviceIn(announced(), 1)).toBeUndefined();
});

test('a card is reviewed by what it takes from the chance, where there was another', () => {
  const view = game.view(announced({ hands: BEST }), 0);
  const reviews = BEST[0]!
    .split(' ')
    .map(card => review(view, { kind: 'card', card } as Move, seeded('review'))!);
  expect(Math.min(...reviews.map(({ cost }) => cost))).toBe(0);
  expect(reviews.filter(({ isBest, cost }) => isBest !== cost < 0.05)).toEqual([]);
  const [{ move }] = reviews as [(typeof reviews)[0]];
  expect(review(view, move, seeded('review'))).toMatchObject({ isBest: true, cost: 0 });
  const bet = { kind: 'bet' } as const;
  expect(review(view, bet, seeded('review'))).toBeUndefined();
  expect(review(view, { kind: 'card', card: 'Tb' }, seeded('review'))).toBeUndefined();
});
