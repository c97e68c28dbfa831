import { seeded } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { advise, review } from './advice.ts';
import { game } from './index.ts';
import type { Move, State } from './state.ts';
import { after, dealt, named, RAISE } from './testing/position.ts';

const adviceIn = (state: State, seat = 0) => advise(game.view(state, seat), seeded('advice'));

const CRITS = ['Kh 7b 7a 9l 8l', '9a 8a Tl Ul 8h'];
const NOTHING = ['9a 8a Tl Ul 8h', 'Kh 7b 7a Ob 8l'];

test('all three crits win the round: as many as that, out of a hundred deals', () => {
  const advice = adviceIn(named({ hands: CRITS }))!;
  expect(advice.reasons.at(-1)).toMatchObject({ reason: 'chance', percent: 100 });
});

test('a card is the strongest left when all above it are one’s own', () => {
  // Gespannt: raising is no choice.
  const state = named({ hands: ['Kh 7b 7a Ob Oa', '9a 8a Tl Ul 8h'], scores: [13, 0] });
  const { move, reasons } = adviceIn(state)!;
  expect(move.kind).toBe('card');
  expect(reasons[0]).toEqual({ reason: 'strongest left' });
});

test('with crits a raise is held, with nothing it is not', () => {
  const raised = (hands: readonly string[]) => after(named({ hands }), [0, RAISE]);
  expect(adviceIn(raised(NOTHING), 1)!.move).toEqual({ kind: 'answer', hold: true });
  expect(adviceIn(raised(CRITS), 1)!.move).toEqual({ kind: 'answer', hold: false });
});

test('names come with a chance; whoever is not asked is not advised', () => {
  const state = dealt({ hands: CRITS });
  const namer = Number(game.toMove(state)[0]);
  const advice = adviceIn(state, namer)!;
  expect(game.refusal(game.view(state, namer), advice.move)).toBeUndefined();
  expect(adviceIn(state, 1 - namer)).toBeUndefined();
});

test('a card is reviewed by what it takes from the chance, where there was another', () => {
  const hand = 'Kh 9a 7a Ob Oa';
  const view = game.view(named({ hands: [hand, '7b 8a Tl Ul 8h'] }), 0);
  const reviews = hand
    .split(' ')
    .map(card => review(view, { kind: 'card', card } as Move, seeded('review'))!);
  expect(Math.min(...reviews.map(({ cost }) => cost))).toBe(0);
  expect(reviews.filter(({ isBest, cost }) => isBest !== cost < 0.05)).toEqual([]);
  const [{ move }] = reviews as [(typeof reviews)[0]];
  expect(review(view, move, seeded('review'))).toMatchObject({ isBest: true, cost: 0 });
  expect(review(view, RAISE, seeded('review'))).toBeUndefined();
  expect(review(view, { kind: 'card', card: '7b' }, seeded('review'))).toBeUndefined();
});
