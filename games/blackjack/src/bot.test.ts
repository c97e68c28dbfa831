import { type Bot, randomMove, seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { book, counter, novice, timid } from './bot.ts';
import { type Blackjack, game } from './index.ts';
import type { State } from './state.ts';
import { after, bets, dealt, does, NEXT, seated, shuffles, vegas } from './testing/position.ts';

const choice = (state: State, seat = 0): string | undefined => {
  const move = counter.choose(game.view(state, seat), seeded(1));
  return move && game.formatMove(move);
};

describe('plays by the odds', () => {
  test.each([
    ['Ts 9d', '6h', 'stand'],
    ['9s 3d', '6h', 'stand'],
    // The known exceptions of one deck.
    ['Ts 2d', '6h', 'hit'],
    ['Ts 2d', '4h', 'hit'],
    ['Ts 6d', '9h', 'hit'],
    ['6s 5d', '6h', 'double'],
    ['As 7d', '9h', 'hit'],
    ['8s 8d', 'Th', 'split'],
    ['As Ad', 'Th', 'split'],
    ['Ts Kd', '6h', 'stand'],
    ['5s 5d', '6h', 'double'],
  ])('%s against %s: %s', (hand, up, move) => {
    expect(choice(dealt({ hands: [hand], dealer: `${up} 7c`, options: vegas }))).toBe(move);
  });

  test.each([
    ['6s 5d', '6h', 'hit'],
    ['8s 8d', 'Th', 'hit'],
    ['As Ad', 'Th', 'hit'],
  ])('for someone away, %s against %s costs no more than their bet: %s (8.4)', (hand, up, move) => {
    const playing = dealt({ hands: [hand], dealer: `${up} 7c`, options: vegas });
    expect(choice(after(playing, ['house', { kind: 'away', seat: 0 }]))).toBe(move);
  });

  test('does what it can afford', () => {
    expect(choice(dealt({ hands: ['6s 5d'], dealer: '6h 7c', chips: [1_000] }))).toBe('hit');
  });

  test('counts what others hold: with small cards gone, twelve stands against a four', () => {
    const hands = ['Ts 2d', '2s 3s', '2h 3h', '4s 5s', '5h 6h'];
    expect(choice(dealt({ hands: hands.slice(0, 1), dealer: '4h 7c' }))).toBe('hit');
    expect(choice(dealt({ hands, dealer: '4h 7c' }))).toBe('stand');
  });

  test('doubles behind a split as well', () => {
    const pair = dealt({ hands: ['8s 8d'], dealer: '6h 7c', stock: '3h Td', options: vegas });
    const split = after(pair, does(0, 'split'));
    expect(choice(split)).toBe('double');
  });
});

describe('insures only when it pays: with a third of the unseen cards or more being tens', () => {
  const [few, many] = [
    ['Ts 9d', 'Kh Qd'],
    ['2s 3d', '4h 5d', '6s 7d', '8h 9s', '2h 3h'],
  ];

  test.each([
    [few, 'decline', 'stand'],
    [many, 'insurance', 'insurance'],
  ] as const)('%j: %s', (hands, asked, inTurn) => {
    const position = { hands, dealer: 'Ah 7c' };
    expect(choice(dealt({ ...position, options: vegas }))).toBe(asked);
    expect(choice(dealt(position))).toBe(inTurn);
  });
});

describe('bets', () => {
  const asked = (chips: number) =>
    after(seated({ chips: [chips] }), does(0, 'ready'), NEXT, shuffles(''));

  test.each([
    [100_000, 'bet 1000'],
    [1_000, 'bet 1000'],
    [999, 'bet 900'],
    [100, 'bet 100'],
  ])('with %i cents: %s', (chips, move) => {
    expect(choice(asked(chips))).toBe(move);
  });

  test('nothing when it is not asked', () => {
    expect(choice(asked(1_000), 1)).toBeUndefined();
    expect(choice(after(asked(1_000), bets(0, 500)), 1)).toBeUndefined();
  });

  test('and is ready for the next round', () => {
    expect(choice(seated())).toBe('ready');
  });
});

/** What is won of each dollar bet, in 300 rounds of five such players. */
function edge(player: Bot<Blackjack>): number {
  const random = seeded('edge');
  const chips = Array.from({ length: 5 }, () => 10_000_000);
  let state = seated({ chips, options: vegas });
  while (state.round < 300 || state.phase !== 'between') {
    const [actor] = game.toMove(state);
    if (actor === undefined) throw new Error('nobody is to move');
    const move =
      actor === 'house'
        ? game.chance(state, random)
        : player.choose(game.view(state, actor), random)!;
    state = after(state, [actor, move]);
  }
  return state.won.reduce((sum, each) => sum + each, 0) / (300 * 5 * 1_000);
}

test('loses next to nothing, where a player at random loses a third of every bet', () => {
  const careless: Bot<Blackjack> = {
    name: 'careless',
    choose: (view, random) =>
      view.phase === 'playing' ? randomMove(game, view, random) : counter.choose(view, random),
  };
  // The deviation of the mean of 1,500 hands is about 0.03.
  expect(Math.abs(edge(counter))).toBeLessThan(0.1);
  expect(edge(careless)).toBeLessThan(-0.25);
});

describe('weaker players', () => {
  const chosen = (player: typeof book, hand: string, up: string, rest: readonly string[] = []) => {
    const state = dealt({ hands: [hand, ...rest], dealer: `${up} 7c`, options: vegas });
    return player.choose(game.view(state, 0), seeded(1))?.kind;
  };

  test('the book knows its hand and the dealer’s card, and not what is gone', () => {
    expect(chosen(book, 'Ts 2d', '4h')).toBe('hit');
    const small = ['2s 3s', '2h 3h', '4s 5s', '5h 6h'];
    expect(chosen(book, 'Ts 2d', '4h', small)).toBe('hit');
    expect(chosen(counter, 'Ts 2d', '4h', small)).toBe('stand');
  });

  test('the timid one never risks to bust, and ventures nothing', () => {
    expect(chosen(timid, 'Ts 2d', 'Th')).toBe('stand');
    expect(chosen(timid, '6s 5d', '6h')).toBe('hit');
  });

  test('the novice draws as the dealer does, nearly always', () => {
    expect(chosen(novice, 'Ts 6d', '5h')).toBe('hit');
    expect(chosen(novice, 'Ts 7d', 'Th')).toBe('stand');
  });
});
