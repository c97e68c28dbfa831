import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { State } from './state.ts';
import {
  after,
  choices,
  cards,
  dealt,
  does,
  playing,
  settled,
  stampOf,
  timedOut,
  vegas,
  verdict,
} from './testing/position.ts';

const handsIn = (state: State) => playing(state).hands.map(hand => hand.cards.join(' '));

describe('the deal (3.1)', () => {
  test('a card each, the open card, a second card each, the hole card', () => {
    const state = playing(dealt({ hands: ['8s 9d', 'Th 2c', '4h 4c'], dealer: '7s 6c' }));
    expect(handsIn(state)).toEqual(['8s 9d', 'Th 2c', '4h 4c']);
    expect([state.up, state.hole, state.stock.length]).toEqual(['7s', '6c', 44]);
  });
});

describe('turns (4.1)', () => {
  const state = dealt({ hands: ['8s 9d', 'Th 2c'], dealer: '7s 6c', stock: '2h 3h 4h 5h' });

  test('one player is on turn, clockwise, and nobody else may act', () => {
    expect(game.toMove(state)).toEqual([0]);
    expect(choices(state, 0)).toEqual(['stand', 'hit', 'double']);
    for (const kind of ['stand', 'hit', 'double', 'split', 'insurance'] as const)
      expect(verdict(state, does(1, kind))).toBe('not-your-turn');
    expect(verdict(state, does(4, 'hit'))).toBe('not-seated');
    expect(choices(state, 1)).toEqual([]);
    expect(game.toMove(after(state, does(0, 'stand')))).toEqual([1]);
  });

  test('nobody bets, declines or begins a round meanwhile', () => {
    expect(verdict(state, [0, { kind: 'bet', amount: 500 }])).toBe('not-now');
    expect(verdict(state, does(0, 'decline'))).toBe('not-now');
    expect(verdict(state, does(0, 'ready'))).toBe('not-now');
  });

  test('a hit draws the next card, and the question is a new one (4.3)', () => {
    const hit = after(state, does(0, 'hit'));
    expect(handsIn(hit)).toEqual(['8s 9d 2h', 'Th 2c']);
    expect(choices(hit, 0)).toEqual(['stand', 'hit']);
    expect(stampOf(hit, 0)).not.toBe(stampOf(state, 0));
  });

  test('above 21 the turn is over (4.3)', () => {
    const bust = after(
      dealt({ hands: ['Ts 9d', 'Th 2c'], dealer: '7s 6c', stock: '3h' }),
      does(0, 'hit'),
    );
    expect(game.toMove(bust)).toEqual([1]);
  });

  test('at 21 there is nothing to decide, with two cards or with more (4.7)', () => {
    const natural = dealt({ hands: ['As Kd', 'Th 2c'], dealer: '7s 6c', stock: '9h' });
    expect(game.toMove(natural)).toEqual([1]);
    expect(verdict(natural, does(0, 'hit'))).toBe('not-your-turn');
    expect(after(natural, does(1, 'hit')).phase).toBe('between');
  });

  test('out of time, a player stands with the hand on turn (4.8)', () => {
    const late = after(state, timedOut(0));
    expect(game.toMove(late)).toEqual([1]);
    expect(playing(late).hands[0]).toMatchObject({ stood: true, cards: cards('8s 9d') });
    expect(verdict(state, timedOut(1))).toBe('not-awaited');
  });
});

describe('doubling (4.4)', () => {
  const eleven = { hands: ['5s 6d', 'Th 2c'], dealer: '7s Tc', stock: '9h' };

  test('one card for a second bet, and the turn is over', () => {
    const doubled = after(dealt(eleven), does(0, 'double'));
    expect(playing(doubled).hands[0]).toMatchObject({ doubled: true, bet: 1_000, stood: true });
    expect(game.toMove(doubled)).toEqual([1]);
    expect(doubled.stacks[0]).toBe(98_000);
    expect(game.chips!(doubled).seats[0]).toBe(100_000);
    expect(settled(after(doubled, does(1, 'stand'))).profits).toEqual([2_000, -1_000, 0, 0, 0]);
  });

  test('not twice, and not after a hit', () => {
    expect(verdict(after(dealt(eleven), does(0, 'double')), does(0, 'double'))).toBe(
      'not-your-turn',
    );
    const hit = after(dealt({ ...eleven, stock: '2h' }), does(0, 'hit'));
    expect(verdict(hit, does(0, 'double'))).toBe('not-with-these-cards');
  });

  test('only with cover: what is added must be there, no more (2.5)', () => {
    const chips = [2_000, 100_000];
    expect(verdict(dealt({ ...eleven, chips }), does(0, 'double'))).toBe('ok');
    const short = dealt({ ...eleven, chips: [1_999, 100_000] });
    expect(verdict(short, does(0, 'double'))).toBe('too-few-chips');
    expect(choices(short, 0)).toEqual(['stand', 'hit']);
  });

  test('without peek all of it is lost to a natural (5.1)', () => {
    const state = dealt({ hands: ['5s 6d'], dealer: 'Ts Ac', stock: 'Th' });
    expect(settled(after(state, does(0, 'double'))).profits[0]).toBe(-2_000);
  });
});

describe('insurance in turn (4.5, without peek)', () => {
  const ace = { hands: ['5s 6d'], dealer: 'As Tc', stock: '9h' };

  test('costs half of the bet, does not end the turn, and is no first action', () => {
    const insured = after(dealt(ace), does(0, 'insurance'));
    expect(playing(insured).insurance[0]).toBe(500);
    expect(insured.stacks[0]).toBe(98_500);
    expect(choices(insured, 0)).toEqual(['stand', 'hit', 'double']);
    expect(stampOf(insured, 0)).not.toBe(stampOf(dealt(ace), 0));
    expect(verdict(insured, does(0, 'insurance'))).toBe('already-insured');
  });

  test('half a dollar is possible (5.3)', () => {
    const insured = after(dealt({ ...ace, bets: [500] }), does(0, 'insurance'));
    expect(playing(insured).insurance[0]).toBe(250);
  });

  test('only against an ace, with the first two cards, and with cover', () => {
    expect(verdict(dealt({ ...ace, dealer: 'Ks Ac' }), does(0, 'insurance'))).toBe(
      'no-ace-showing',
    );
    const hit = after(dealt({ ...ace, stock: '2h' }), does(0, 'hit'));
    expect(verdict(hit, does(0, 'insurance'))).toBe('not-with-these-cards');
    expect(verdict(dealt({ ...ace, chips: [1_499] }), does(0, 'insurance'))).toBe('too-few-chips');
    expect(verdict(dealt({ ...ace, chips: [1_500] }), does(0, 'insurance'))).toBe('ok');
  });

  test('doubling after it needs cover for both', () => {
    const insured = (chips: number) =>
      after(dealt({ ...ace, chips: [chips] }), does(0, 'insurance'));
    expect(verdict(insured(2_499), does(0, 'double'))).toBe('too-few-chips');
    expect(verdict(insured(2_500), does(0, 'double'))).toBe('ok');
  });

  test('does not change the question of whoever comes next', () => {
    const two = dealt({ ...ace, hands: ['5s 6d', '9s 9d'] });
    const next = after(two, does(0, 'stand'));
    const insuredNext = after(two, does(0, 'insurance'), does(0, 'stand'));
    expect(stampOf(insuredNext, 1)).toBe(stampOf(next, 1));
  });
});

describe('splitting (4.6)', () => {
  const eights = {
    hands: ['8s 8d', 'Th 9c'],
    dealer: '7s Tc',
    stock: '3h 2h 9h 5h',
    options: { ...vegas, betting: 'inTurn' },
  } as const;

  test('makes two hands with a bet each, every question a new one', () => {
    const pair = dealt(eights);
    const split = after(pair, does(0, 'split'));
    expect(handsIn(split)).toEqual(['8s 3h', '8d 2h', 'Th 9c']);
    expect(split.stacks[0]).toBe(98_000);
    expect(game.chips!(split)).toEqual(game.chips!(pair));
    const second = after(split, does(0, 'stand'));
    expect(game.toMove(second)).toEqual([0]);
    expect(new Set([pair, split, second].map(state => stampOf(state, 0))).size).toBe(3);
    expect(game.toMove(after(second, does(0, 'stand')))).toEqual([1]);
  });

  test('each hand is played by itself, and may be doubled if the table plays so (4.4)', () => {
    const split = after(dealt(eights), does(0, 'split'));
    const doubled = after(split, does(0, 'double'));
    expect(handsIn(doubled)).toEqual(['8s 3h 9h', '8d 2h', 'Th 9c']);
    const over = after(doubled, does(0, 'hit'), does(0, 'stand'), does(1, 'stand'));
    // 20 doubled, 15 and 19 against 17.
    expect(settled(over).hands.map(({ profit }) => profit)).toEqual([2_000, -1_000, 1_000]);
    expect(settled(over).profits).toEqual([1_000, 1_000, 0, 0, 0]);

    const options = { ...eights.options, doubleAfterSplit: false };
    const strict = after(dealt({ ...eights, options }), does(0, 'split'));
    expect(verdict(strict, does(0, 'double'))).toBe('not-at-this-table');
  });

  test('equal value is enough: a king and a ten', () => {
    expect(verdict(dealt({ ...eights, hands: ['Ks Td', 'Th 9c'] }), does(0, 'split'))).toBe('ok');
    expect(verdict(dealt({ ...eights, hands: ['Ks 9d', 'Th 9c'] }), does(0, 'split'))).toBe(
      'not-a-pair',
    );
  });

  test('nobody splits twice', () => {
    const split = after(dealt({ ...eights, stock: '8h 8c' }), does(0, 'split'));
    expect(verdict(split, does(0, 'split'))).toBe('already-split');
    expect(choices(split, 0)).not.toContain('split');
  });

  test('needs cover, and a table that plays so', () => {
    const short = dealt({ ...eights, chips: [1_999, 100_000] });
    expect(verdict(short, does(0, 'split'))).toBe('too-few-chips');
    const bjx = dealt({ ...eights, options: {} });
    expect(verdict(bjx, does(0, 'split'))).toBe('not-at-this-table');
    expect(choices(bjx, 0)).toEqual(['stand', 'hit', 'double']);
  });

  test('split aces get one card each, and 21 is no natural (7.3)', () => {
    const aces = dealt({ ...eights, hands: ['As Ad', 'Th 9c'], stock: 'Kh 5h' });
    const split = after(aces, does(0, 'split'));
    expect(game.toMove(split)).toEqual([1]);
    const { hands } = settled(after(split, does(1, 'stand')));
    expect(hands.map(({ result, profit }) => [result, profit])).toEqual([
      ['won', 1_000],
      ['lost', -1_000],
      ['won', 1_000],
    ]);
  });

  test('21 on the first hand goes on to the second (4.7)', () => {
    const tens = dealt({ ...eights, hands: ['Ts Td', 'Th 9c'], stock: 'Ah 5h' });
    const split = playing(after(tens, does(0, 'split')));
    expect(split.turn).toBe(1);
  });

  test('insurance taken before is still for the first bet', () => {
    const options = { ...eights.options, peek: false };
    const pair = dealt({ ...eights, options, dealer: 'As Tc' });
    const split = after(pair, does(0, 'insurance'), does(0, 'split'));
    expect(playing(split).insurance[0]).toBe(500);
    expect(verdict(split, does(0, 'insurance'))).toBe('already-insured');
    const uninsured = after(pair, does(0, 'split'));
    expect(verdict(uninsured, does(0, 'insurance'))).toBe('not-with-these-cards');
  });
});
