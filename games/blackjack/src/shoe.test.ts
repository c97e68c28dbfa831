import { type Bot, seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { type Blackjack, game } from './index.ts';
import { cardsOfDecks, isWholeShoe, needsShuffle, without } from './shoe.ts';
import type { State } from './state.ts';
import { playoutWithAll } from './testing/full-tables.ts';
import {
  after,
  bets,
  cards,
  does,
  house,
  NEXT,
  seated,
  shuffles,
  stacked,
  verdict,
  vegas,
} from './testing/position.ts';

describe('the shuffle', () => {
  const asked = after(seated(), does(0, 'ready'), NEXT);

  test('is the whole deck in some order, before the bets (1.3 and 1.6)', () => {
    const move = game.chance(asked, seeded(7));
    expect(move).toMatchObject({ kind: 'shuffle' });
    expect(after(asked, house(move)).phase).toBe('betting');
  });

  test.each([
    ['a card twice', stacked('').with(0, stacked('')[1]!)],
    ['a card missing', stacked('').slice(1)],
    ['a card too many', [...stacked(''), 'As']],
    ['two decks', stacked('', 2)],
    ['no cards', []],
    ['no list', 'As Kd'],
  ])('is not %s', (_, deck) => {
    expect(verdict(asked, house({ kind: 'shuffle', cards: deck as never }))).toBe('bad-chance');
  });

  test('happens when it is time, and not otherwise', () => {
    expect(verdict(seated(), shuffles(''))).toBe('not-now');
    expect(verdict(after(asked, shuffles('')), shuffles(''))).toBe('not-now');
  });

  test('a whole shoe has every card as often as there are decks', () => {
    expect(isWholeShoe(stacked('As As', 2), 2)).toBe(true);
    expect(isWholeShoe(stacked('', 2).with(0, 'As'), 2)).toBe(false);
    expect(without(cardsOfDecks(2), cardsOfDecks(1))).toHaveLength(52);
  });
});

/** A shoe between two rounds, with these cards left. */
const shoe = (decks: number, left: number, options = {}): State => {
  const all = stacked('', decks);
  const state = seated({ options: { ...options, decks } });
  return { ...state, stock: all.slice(all.length - left), discards: all.slice(0, -left) };
};

describe('a shoe (1.4)', () => {
  test.each([
    [6, 78, false, 'a quarter of 312'],
    [6, 77, true, 'less than a quarter'],
    [8, 104, false, 'a quarter of 416'],
    [8, 103, true, 'less than a quarter'],
    [1, 52, true, 'one deck is no shoe'],
  ])('of %i decks with %i cards left: %s, %s', (decks, left, isDue) => {
    expect(needsShuffle(shoe(decks, left))).toBe(isDue);
  });

  test('is shuffled early if five split hands could use it up: 10 · 30 + 26 = 326 pips (1.5)', () => {
    const pips = (left: string) => ({ ...shoe(2, 104, vegas), stock: cards(left) });
    const tens = 'Ts '.repeat(32);
    expect(needsShuffle(pips(`${tens} 6d`))).toBe(false);
    expect(needsShuffle(pips(`${tens} 5d`))).toBe(true);
    const unsplit = { ...shoe(2, 104), stock: cards(`${'5s '.repeat(35)} As`) };
    expect(needsShuffle(unsplit)).toBe(false);
    expect(needsShuffle({ ...unsplit, stock: unsplit.stock.slice(1) })).toBe(true);
  });

  test('deals one round after another, and what was seen is remembered (3.3)', () => {
    const table = seated({ options: { decks: 2 } });
    const first = after(
      table,
      does(0, 'ready'),
      NEXT,
      shuffles('Ts 9h 9d 8c 7s 7c 7d Th', 2),
      bets(0, 500),
      does(0, 'stand'),
    );
    expect(first.stock).toHaveLength(100);
    const second = after(first, does(0, 'ready'), NEXT);
    expect(second).toMatchObject({ phase: 'betting', discards: cards('Ts 9d 9h 8c') });
    const dealt = after(second, bets(0, 500));
    expect(dealt).toMatchObject({ hands: [{ cards: cards('7s 7d') }], up: '7c', hole: 'Th' });
  });
});

/** Splits what it can and hits as long as it may. */
const greedy: Bot<Blackjack> = {
  name: 'greedy',
  choose(view) {
    const [range] = game.amounts!(view);
    if (range !== undefined) return { kind: 'bet', amount: range.min };
    const moves = game.legalMoves(view);
    return moves.find(({ kind }) => kind === 'split' || kind === 'hit') ?? moves.at(-1);
  },
};

test.each([1, 2, 3, 4])('%i decks never run out, however greedy five players are (1.5)', decks => {
  const options = { ...vegas, decks };
  for (let seed = 0; seed < 8; seed++) {
    const setup = { options, seats: 5, seed, rounds: 10, restless: false, player: greedy };
    const steps = playoutWithAll(setup);
    expect(Math.max(...steps.map(({ after: { round } }) => round))).toBe(10);
  }
});
