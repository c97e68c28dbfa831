import type { Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { State } from './state.ts';
import { fullTable } from './testing/full-tables.ts';
import {
  away,
  after,
  bets,
  CLOSED,
  dealt,
  does,
  house,
  left,
  type Made,
  NEXT,
  seated,
  shuffles,
  timedOut,
  took,
  vegas,
} from './testing/position.ts';

/** What is told of a move. */
function told(state: State, made: Made, viewer: Viewer = 'gallery') {
  const [by, move] = made;
  const [before, then] = [game.view(state, viewer), game.view(after(state, made), viewer)];
  return game.facts(before, { by, move: game.seen(state, by, move, viewer)! }, then);
}

const ended = (profits: readonly number[]) => ({ fact: 'round over', profits });

describe('before the cards', () => {
  const two = seated({ chips: [10_000, 10_000], options: vegas });
  const open = after(two, does(0, 'ready'), NEXT, shuffles('Ts Th 9h 2d 3d 8c'));

  test('people come and go, bring chips, are ready, are late', () => {
    expect(told(two, took(2))).toEqual([{ fact: 'sat down', seat: 2, by: 'person' }]);
    expect(told(two, left(1))).toEqual([{ fact: 'got up', seat: 1 }]);
    expect(told(two, away(1))).toEqual([{ fact: 'went away', seat: 1 }]);
    expect(told(two, house({ kind: 'brought', seat: 1, chips: 5 }))).toEqual([
      { fact: 'brought chips', seat: 1, chips: 5 },
    ]);
    expect(told(two, does(1, 'ready'))).toEqual([{ fact: 'ready', seat: 1 }]);
    expect(told(two, timedOut(1))).toEqual([
      { fact: 'ran out of time', seat: 1 },
      { fact: 'ready', seat: 1 },
    ]);
  });

  test('a round begins with a shuffle', () => {
    const ready = after(two, does(0, 'ready'));
    expect(told(ready, NEXT)).toEqual([{ fact: 'round began', round: 1 }]);
    expect(told(after(ready, NEXT), shuffles(''))).toEqual([{ fact: 'shuffled', cards: 52 }]);
  });

  test('bets, and the deal with the last one', () => {
    expect(told(open, bets(1, 500))).toEqual([{ fact: 'bet', seat: 1, amount: 500 }]);
    expect(told(after(open, bets(1, 500)), bets(0, 300))).toEqual([
      { fact: 'bet', seat: 0, amount: 300 },
      {
        fact: 'dealt',
        hands: [
          { seat: 0, cards: ['Ts', '2d'] },
          { seat: 1, cards: ['Th', '3d'] },
        ],
        up: '9h',
      },
    ]);
  });

  test('someone sits out, or takes a bet back', () => {
    const late = after(open, timedOut(0));
    expect(told(open, timedOut(0))).toEqual([
      { fact: 'ran out of time', seat: 0 },
      { fact: 'sits out', seat: 0 },
    ]);
    expect(told(late, timedOut(1)).at(-1)).toEqual({ fact: 'nobody bet' });
    expect(told(after(open, bets(1, 500)), left(1))).toEqual([
      { fact: 'got up', seat: 1 },
      { fact: 'bet returned', seat: 1, amount: 500 },
    ]);
  });
});

describe('in play', () => {
  const state = dealt({
    hands: ['8s 8d', 'Th 3d'],
    dealer: '9h 2c',
    stock: '3h 4h Td 5s 7h',
    options: vegas,
  });
  const split = after(state, does(0, 'split'));

  test('every action with the card it brought', () => {
    expect(told(state, does(0, 'hit'))).toEqual([
      { fact: 'hit', seat: 0, hand: 0, card: '3h', value: 19 },
    ]);
    expect(told(state, does(0, 'stand'))).toEqual([{ fact: 'stood', seat: 0, hand: 0, value: 16 }]);
    expect(told(state, does(0, 'split'))).toEqual([
      {
        fact: 'split',
        seat: 0,
        hands: [
          ['8s', '3h'],
          ['8d', '4h'],
        ],
      },
    ]);
    expect(told(split, does(0, 'double'))).toEqual([
      { fact: 'doubled', seat: 0, hand: 0, card: 'Td', value: 21, stake: 2_000 },
    ]);
    expect(told(after(split, does(0, 'stand')), does(0, 'hit'))).toEqual([
      { fact: 'hit', seat: 0, hand: 1, card: 'Td', value: 22 },
      { fact: 'busted', seat: 0, hand: 1, value: 22 },
    ]);
  });

  test('whoever leaves loses the stakes', () => {
    expect(told(split, left(0))).toEqual([
      { fact: 'got up', seat: 0 },
      { fact: 'stakes lost', seat: 0, amount: 2_000 },
    ]);
  });

  test('the end: the hole card, what the dealer draws, each hand, and the round (7.6)', () => {
    const last = after(split, does(0, 'double'), does(0, 'stand'));
    expect(told(last, timedOut(1))).toEqual([
      { fact: 'ran out of time', seat: 1 },
      { fact: 'stood', seat: 1, hand: 0, value: 13 },
      { fact: 'hole card turned', card: '2c', value: 11 },
      { fact: 'dealer drew', card: '5s', value: 16 },
      { fact: 'dealer drew', card: '7h', value: 23 },
      { fact: 'hand settled', seat: 0, hand: 0, result: 'won', profit: 2_000 },
      { fact: 'hand settled', seat: 0, hand: 1, result: 'won', profit: 1_000 },
      { fact: 'hand settled', seat: 1, hand: 0, result: 'won', profit: 1_000 },
      ended([3_000, 1_000, 0, 0, 0]),
    ]);
  });

  test('a deal that is the whole round', () => {
    const asked = after(
      seated({ chips: [10_000] }),
      does(0, 'ready'),
      NEXT,
      shuffles('As 9h Kd 9c'),
    );
    expect(told(asked, bets(0, 500))).toEqual([
      { fact: 'bet', seat: 0, amount: 500 },
      { fact: 'dealt', hands: [{ seat: 0, cards: ['As', 'Kd'] }], up: '9h' },
      { fact: 'hole card turned', card: '9c', value: 18 },
      { fact: 'hand settled', seat: 0, hand: 0, result: 'blackjack', profit: 750 },
      ended([750, 0, 0, 0, 0]),
    ]);
  });
});

describe('insurance', () => {
  const asked = (hole: string) =>
    dealt({ hands: ['Ts 9d', 'Th 7d'], dealer: `Ah ${hole}`, options: vegas });

  test('is taken or declined, and the dealer looks', () => {
    expect(told(asked('5c'), does(1, 'insurance'))).toEqual([
      { fact: 'insured', seat: 1, stake: 500 },
    ]);
    const last = after(asked('5c'), does(1, 'insurance'));
    expect(told(last, does(0, 'decline'))).toEqual([
      { fact: 'declined insurance', seat: 0 },
      { fact: 'no natural' },
    ]);
    expect(told(last, timedOut(0)).slice(1)).toEqual(told(last, does(0, 'decline')));
  });

  test('wins against a natural', () => {
    const last = after(asked('Kc'), does(1, 'insurance'));
    expect(told(last, does(0, 'decline'))).toEqual([
      { fact: 'declined insurance', seat: 0 },
      { fact: 'hole card turned', card: 'Kc', value: 21 },
      { fact: 'hand settled', seat: 0, hand: 0, result: 'lost', profit: -1_000 },
      { fact: 'hand settled', seat: 1, hand: 0, result: 'lost', profit: -1_000 },
      { fact: 'insurance settled', seat: 1, profit: 1_000 },
      ended([-1_000, 0, 0, 0, 0]),
    ]);
  });
});

describe('a match', () => {
  const over = after(dealt({ hands: ['Ts 9d'], dealer: '9h 8c' }), does(0, 'stand'));

  test('ends with its winners, and another one begins', () => {
    expect(told(over, CLOSED)).toEqual([{ fact: 'match over', winners: [0] }]);
    expect(told(after(over, CLOSED), house({ kind: 'again' }))).toEqual([
      { fact: 'new match' },
      { fact: 'round began', round: 2 },
    ]);
  });

  test('is told alike to everyone', () => {
    const state = dealt({ hands: ['Ts 9d'], dealer: '9h 8c' });
    for (const made of [does(0, 'stand'), left(0)])
      for (const viewer of [0, 1, 'open'] as const)
        expect(told(state, made, viewer)).toEqual(told(state, made));
  });
});

test('random matches at full tables show everything there is to tell but a new match', () => {
  const names = new Set<string>();
  for (let seed = 0; seed < 84; seed++)
    for (const { before, by, move } of fullTable(seed).steps)
      for (const { fact } of told(before, [by, move])) names.add(fact);
  expect([...names].toSorted()).toEqual([
    'bet',
    'bet returned',
    'brought chips',
    'busted',
    'came back',
    'dealer drew',
    'dealt',
    'declined insurance',
    'doubled',
    'got up',
    'hand settled',
    'hit',
    'hole card turned',
    'insurance settled',
    'insured',
    'match over',
    'no natural',
    'nobody bet',
    'ran out of time',
    'ready',
    'round began',
    'round over',
    'sat down',
    'shuffled',
    'sits out',
    'split',
    'stakes lost',
    'stood',
    'went away',
  ]);
});
