import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import { resultOf } from './settle.ts';
import type { Hand } from './state.ts';
import { after, cards, dealt, does, settled, vegas } from './testing/position.ts';

const handOf = (text: string, more: Partial<Hand> = {}): Hand => ({
  seat: 0,
  cards: cards(text),
  bet: 1_000,
  doubled: false,
  fromSplit: false,
  stood: true,
  ...more,
});

describe('who wins (7.1 to 7.3)', () => {
  test.each([
    ['Ts 9d 5c', 'Th 7c', 'bust', 'above 21'],
    ['Ts 9d 5c', 'Th 6c Tc', 'bust', 'even if the dealer is bust, too'],
    ['2s 3d', 'Th 6c Tc', 'won', 'anything against a dealer who is bust'],
    ['7s 7d 7c', 'Th 6c Tc', 'won', '21 is not less than 21 and still wins'],
    ['Ts 9d', 'Th 8c', 'won', '19 against 18'],
    ['Ts 8d', 'Th 9c', 'lost', '18 against 19'],
    ['Ts 8d', 'Th 8c', 'push', '18 against 18'],
    ['7s 7d 7c', '8h 6c 7h', 'push', '21 against 21, both with three cards'],
    ['As Kd', 'Th 9c', 'blackjack', 'a natural'],
    ['As Kd', 'Th 6c Tc', 'blackjack', 'a natural against a dealer who is bust'],
    ['As Kd', '8h 6c 7h', 'blackjack', 'a natural beats 21 with three cards'],
    ['7s 7d 7c', 'Ah Kc', 'lost', "the dealer's natural beats 21 with three cards"],
    ['As Kd', 'Ah Kc', 'push', 'two naturals'],
    ['Ts 9d 5c', 'Ah Kc', 'bust', 'bust against a natural'],
  ])('%s against %s: %s (%s)', (hand, dealer, result) => {
    expect(resultOf(handOf(hand), cards(dealer))).toBe(result);
  });

  test.each([
    ['Th 9c', 'won', '21 against 19'],
    ['8h 6c 7h', 'push', '21 against 21'],
    ['Ah Kc', 'lost', '21 against a natural'],
  ])('an ace and a king from a split against %s: %s, %s (4.6)', (dealer, result) => {
    expect(resultOf(handOf('As Kd', { fromSplit: true }), cards(dealer))).toBe(result);
  });
});

describe('the dealer (6.1 to 6.3)', () => {
  const against = (dealer: string, stock: string, options = {}) =>
    settled(after(dealt({ hands: ['Ts Td'], dealer, stock, options }), does(0, 'stand'))).dealer;

  test.each([
    ['Th 7c', '', 'stands on 17'],
    ['Th 6c', '5h', 'draws to 16'],
    ['2h 2c', '2d 3d 4d 3c 5h', 'draws as long as it is below 17'],
    ['Ah 6c', '', 'stands on a soft 17'],
    ['5h Ac', 'Ad', 'stands on a soft 17 with three cards'],
    ['5h Ac', 'Kd 5d', 'draws to a hard 16'],
    ['Ah Kc', '', 'stands on a natural'],
  ])('with %s draws "%s": %s', (dealer, drawn) => {
    expect(against(dealer, drawn)).toEqual(cards(`${dealer} ${drawn}`));
  });

  test('draws to a soft 17 where the table plays so, and stops at a soft 18', () => {
    expect(against('Ah 6c', 'Kd 3d', { soft17: 'hit' })).toEqual(cards('Ah 6c Kd'));
    expect(against('Ah 6c', 'Ad Th', { soft17: 'hit' })).toEqual(cards('Ah 6c Ad'));
    expect(against('Th 7c', 'Ad', { soft17: 'hit' })).toEqual(cards('Th 7c'));
  });

  test('draws nothing if all are bust, and turns the hole card all the same (6.2 and 6.3)', () => {
    const bust = after(
      dealt({ hands: ['Ts 6d'], dealer: '2h 3c', stock: 'Kh 9d' }),
      does(0, 'hit'),
    );
    expect(settled(bust)).toMatchObject({ dealer: cards('2h 3c'), profits: [-1_000, 0, 0, 0, 0] });
  });

  test('draws if a single hand is not', () => {
    const state = dealt({ hands: ['Ts 6d', '9s 9d'], dealer: '2h 3c', stock: 'Kh Kd 2d' });
    const over = after(state, does(0, 'hit'), does(1, 'stand'));
    expect(settled(over).dealer).toEqual(cards('2h 3c Kd 2d'));
  });
});

describe('what is won (7.4 to 7.6)', () => {
  test('a natural wins 3:2, to half a dollar', () => {
    const state = dealt({ hands: ['As Kd'], dealer: 'Th 9c', bets: [500] });
    expect(settled(state).hands).toMatchObject([{ result: 'blackjack', profit: 750 }]);
    expect(game.chips!(state)).toEqual({ seats: [100_750, 0, 0, 0, 0], bank: -750 });
  });

  test("the report's five dollars: insured, and the dealer has a natural", () => {
    const state = dealt({ hands: ['Ts 9d'], dealer: 'Ah Kc', bets: [500] });
    const over = after(state, does(0, 'insurance'), does(0, 'stand'));
    // Five dollars are lost, and two and a half win 2:1.
    expect(settled(over)).toMatchObject({ insurance: [500, 0, 0, 0, 0], profits: [0, 0, 0, 0, 0] });
    expect(game.chips!(over)).toEqual({ seats: [100_000, 0, 0, 0, 0], bank: 0 });
  });

  test('insurance is lost against anything else, even if the hand wins', () => {
    const state = dealt({ hands: ['Ts 9d'], dealer: 'Ah 7c', bets: [500] });
    const over = after(state, does(0, 'insurance'), does(0, 'stand'));
    expect(settled(over)).toMatchObject({
      insurance: [-250, 0, 0, 0, 0],
      profits: [250, 0, 0, 0, 0],
    });
    expect(game.chips!(over)).toEqual({ seats: [100_250, 0, 0, 0, 0], bank: -250 });
  });

  test('21 with three cards is no natural for the insurance', () => {
    const state = dealt({ hands: ['Ts 9d'], dealer: 'Ah 3c', stock: '7d' });
    const over = after(state, does(0, 'insurance'), does(0, 'stand'));
    expect(settled(over).insurance[0]).toBe(-500);
  });

  test('a push gives the bet back', () => {
    const over = after(dealt({ hands: ['Ts 9d'], dealer: 'Th 9c' }), does(0, 'stand'));
    expect(game.chips!(over)).toEqual({ seats: [100_000, 0, 0, 0, 0], bank: 0 });
  });

  test('everyone against the dealer alone, all in one round', () => {
    const state = dealt({
      hands: ['As Kd', 'Ts 9d', 'Ks 6d', '5s 6h', 'Qs 8h'],
      dealer: '9h 9c',
      stock: 'Td Tc',
      bets: [100, 200, 300, 400, 500],
    });
    const over = after(
      state,
      does(1, 'stand'),
      does(2, 'hit'),
      does(3, 'double'),
      does(4, 'stand'),
    );
    expect(settled(over).hands.map(({ result }) => result)).toEqual([
      'blackjack',
      'won',
      'bust',
      'won',
      'push',
    ]);
    expect(settled(over).profits).toEqual([150, 200, -300, 800, 0]);
    expect(over.won).toEqual([150, 200, -300, 800, 0]);
    expect(game.chips!(over).bank).toBe(-850);
  });
});

describe('the last player ends the round (J37)', () => {
  const two = (last: string, stock: string) =>
    after(
      dealt({
        hands: ['Ts 9d', last],
        dealer: '9h 9c',
        stock,
        options: { ...vegas, betting: 'inTurn' },
      }),
      does(0, 'stand'),
    );
  const profits = (state: Parameters<typeof settled>[0]) => settled(state).profits.slice(0, 2);

  test('by standing', () => {
    expect(profits(after(two('Ks 7d', ''), does(1, 'stand')))).toEqual([1_000, -1_000]);
  });

  test('by going bust, while the other hand is still to be compared', () => {
    expect(profits(after(two('Ks 7d', 'Td'), does(1, 'hit')))).toEqual([1_000, -1_000]);
  });

  test('by hitting 21', () => {
    expect(profits(after(two('Ks 7d', '4d'), does(1, 'hit')))).toEqual([1_000, 1_000]);
  });

  test('by doubling, and by going bust with it', () => {
    expect(profits(after(two('5s 6d', 'Td'), does(1, 'double')))).toEqual([1_000, 2_000]);
    expect(profits(after(two('Ks 6d', 'Td'), does(1, 'double')))).toEqual([1_000, -2_000]);
  });

  test('by having a natural', () => {
    expect(profits(two('As Kd', ''))).toEqual([1_000, 1_500]);
  });

  test('by splitting aces', () => {
    expect(profits(after(two('As Ad', 'Kh 5h'), does(1, 'split')))).toEqual([1_000, 0]);
  });

  test('by standing with the second hand of a split', () => {
    const split = after(two('8s 8d', 'Kh 5h'), does(1, 'split'), does(1, 'stand'));
    expect(profits(after(split, does(1, 'stand')))).toEqual([1_000, -1_000]);
  });

  test('by running out of time', () => {
    const late = after(two('Ks 7d', ''), ['house', { kind: 'timedOut', seat: 1 }]);
    expect(profits(late)).toEqual([1_000, -1_000]);
  });

  test('by leaving', () => {
    const gone = after(two('Ks 7d', ''), ['house', { kind: 'left', seat: 1 }]);
    expect(profits(gone)).toEqual([1_000, 0]);
    expect(game.chips!(gone)).toEqual({ seats: [101_000, 0, 0, 0, 0], bank: 0 });
  });

  test('nobody has anything to decide: the deal is the whole round', () => {
    const state = dealt({ hands: ['As Kd', 'Ah Kh'], dealer: '9h 9c' });
    expect(profits(state)).toEqual([1_500, 1_500]);
  });
});
