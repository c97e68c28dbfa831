import { seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { cardsOf, solutionIn } from './deal.ts';
import { game } from './index.ts';
import { type Chance, type Moving, ROOMS, type State, SUSPECTS, WEAPONS } from './state.ts';
import { accuses, after, DEAL, dealt, fullTable, PLAYERS, verdict } from './testing/position.ts';

const dealing = (players = 4): State => after(fullTable(players), ['house', { kind: 'next' }]);
const DEALING = dealing();

describe('the deal', () => {
  test('draws the first of each sort, which nobody holds then (4.1)', () => {
    const state = dealt();
    expect(state.solution).toEqual({ who: 'red', how: 'rope', where: 'study' });
    expect(new Set([...Object.values(state.solution), ...state.hands.flat()]).size).toBe(21);
  });

  test('makes every solution about as likely: 324 in 6480 deals, 20 each (4.1)', () => {
    const state = DEALING;
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6_480; seed++) {
      const next = after(state, ['house', game.chance(state, seeded('deal', seed))]) as Moving;
      const key = Object.values(next.solution).join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(324);
    // Chi-squared with 323 degrees of freedom: four standard deviations above its mean.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 20) ** 2 / 20, 0);
    expect(chi).toBeLessThan(323 + 4 * Math.sqrt(2 * 323));
  });

  test('leaves the others in any order alike: the first that is dealt is a room 8 times in 18 (4.2)', () => {
    const rooms: readonly string[] = ROOMS;
    let count = 0;
    for (let seed = 0; seed < 9_000; seed++) {
      const deal = game.chance(DEALING, seeded('first', seed)) as typeof DEAL;
      const solution = cardsOf(solutionIn(deal.cards));
      if (rooms.includes(deal.cards.find(card => !solution.includes(card))!)) count++;
    }
    expect(Math.abs(count - 4_000)).toBeLessThan(4 * Math.sqrt((9_000 * 8 * 10) / 18 ** 2));
  });

  test.each([
    [2, [9, 9]],
    [3, [6, 6, 6]],
    [4, [5, 5, 4, 4]],
    [5, [4, 4, 4, 3, 3]],
    [6, [3, 3, 3, 3, 3, 3]],
  ])('among %i gives hands of %j (4.2)', (players, sizes) => {
    expect(dealt(players).hands.map(hand => hand.length)).toEqual(sizes);
  });

  test('goes round one by one from whoever has the first turn (4.2)', () => {
    expect(dealt().hands[0]).toEqual(['yellow', 'purple', 'pistol', 'conservatory', 'lounge']);
    expect(dealt().hands[1]).toEqual(['white', 'candlestick', 'wrench', 'dining', 'hall']);
    const over = after(dealt(), [0, accuses('red rope study')], ['house', { kind: 'again' }]);
    const second = after(over, ['house', DEAL]) as Moving;
    expect(second.hands[1]).toEqual(dealt().hands[0]);
    expect(second.hands.map(hand => hand.length)).toEqual([4, 5, 5, 4]);
  });

  test('leaves a hand in the order of the pack, in whichever order it came (4.2)', () => {
    const turned = { ...DEAL, cards: [...DEAL.cards].toReversed() };
    const state = after(dealing(), ['house', turned]) as Moving;
    const order = [...SUSPECTS, ...WEAPONS, ...ROOMS];
    for (const hand of state.hands) {
      const at = hand.map(card => order.indexOf(card));
      expect(at).toEqual(at.toSorted((a, b) => a - b));
    }
  });

  test('puts the weapons into six different rooms, and every token where it starts (1.3, 2.4 and 4.3)', () => {
    const state = dealt(2);
    expect(Object.values(state.weapons)).toEqual(ROOMS.slice(0, 6));
    expect(Object.keys(state.places)).toHaveLength(6);
    const drawn = game.chance(dealing(), seeded(5)) as Extract<Chance, { kind: 'deal' }>;
    expect(new Set(drawn.weapons).size).toBe(6);
  });

  test.each<[string, object]>([
    ['a card too few', { cards: DEAL.cards.slice(1) }],
    ['a card twice', { cards: DEAL.cards.with(3, 'red') }],
    ['an unknown card', { cards: DEAL.cards.with(3, 'black' as never) }],
    ['no cards', { cards: 'red' }],
    ['two weapons in a room', { weapons: DEAL.weapons.with(1, 'kitchen') }],
    ['a weapon nowhere', { weapons: DEAL.weapons.slice(1) }],
  ])('with %s is none', (_, wrong) => {
    expect(verdict(dealing(), 'house', { ...DEAL, ...wrong })).toBe('bad-chance');
  });

  test('comes when it is due (4.1)', () => {
    expect(verdict(fullTable(), 'house', DEAL)).toBe('not-now');
    expect(verdict(dealt(), 'house', DEAL)).toBe('not-now');
    for (const players of PLAYERS) expect(game.toMove(dealing(players))).toEqual(['house']);
  });
});
