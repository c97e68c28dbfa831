import { german, seeded, viewersOf } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game, trumpNamerOf } from './index.ts';
import type { AnyMove, Deal, Dealing, NamingTrump, State } from './state.ts';
import {
  after,
  cards,
  dealt,
  fullTable,
  NEXT,
  READY,
  schlag,
  seatsOf,
  took,
  trump,
  verdict,
  WIRTSHAUS,
} from './testing/position.ts';
import { PLAYERS } from './testing/whole-games.ts';

const dealing = (players: number): Dealing => after(fullTable(players), ['house', NEXT]) as Dealing;
const deal = (state: Dealing, seed: number): Deal => game.chance(state, seeded(seed)) as Deal;

describe('rule 3.1: the deal', () => {
  test.each([...PLAYERS])('among %i it begins as soon as all have sat down', players => {
    const missing = after(
      game.start(fullTable().options, players),
      ...seatsOf(players - 1).map(seat => ['house', took(seat)] as const),
    );
    expect(game.toMove(missing)).toEqual([]);
    expect(verdict(missing, 'house', NEXT)).toBe('seat-empty');
    const full = after(missing, ['house', took(players - 1, 'bot')]);
    expect(game.toMove(full)).toEqual(['house']);
    expect(verdict(full, 0, READY)).toBe('not-now');
    expect(after(full, ['house', NEXT])).toMatchObject({
      phase: 'dealing',
      dealer: 'drawn',
      deals: 1,
    });
  });

  test.each([...PLAYERS])(
    'among %i everyone gets five different cards, and nobody the Weli (1.2)',
    players => {
      const { hands } = deal(dealing(players), 1);
      expect(hands.map(hand => hand.length)).toEqual(seatsOf(players).map(() => 5));
      expect(new Set(hands.flat()).size).toBe(5 * players);
      for (const card of hands.flat()) expect(german.PACK_32).toContain(card);
    },
  );

  test('every seat is drawn as first dealer equally often', () => {
    const drawn = Array.from({ length: 600 }, (_, seed) => deal(dealing(6), seed).dealer);
    for (const seat of seatsOf(6))
      expect(drawn.filter(dealer => dealer === seat).length).toBeGreaterThan(60);
  });

  test.each<[string, (deal: Deal) => AnyMove]>([
    ['a hand too few', ({ hands, ...rest }) => ({ ...rest, hands: hands.slice(1) })],
    ['a card too few', ({ hands, ...rest }) => ({ ...rest, hands: hands.with(0, cards('9h')) })],
    ['a card twice', ({ hands, ...rest }) => ({ ...rest, hands: hands.with(0, hands[1]!) })],
    [
      'the Weli',
      ({ hands, ...rest }) => ({
        ...rest,
        hands: hands.with(0, ['6b', ...hands[0]!.slice(1)] as never),
      }),
    ],
    [
      'no cards',
      ({ hands, ...rest }) => ({ ...rest, hands: hands.with(0, [1, 2, 3, 4, 5] as never) }),
    ],
    ['no hands', rest => ({ ...rest, hands: 'all' as never })],
    ['no such dealer', rest => ({ ...rest, dealer: 4 })],
    ['half a dealer', rest => ({ ...rest, dealer: 0.5 })],
  ])('a deal with %s is refused', (_, spoilt) => {
    const state = dealing(4);
    expect(verdict(state, 'house', deal(state, 1))).toBe('ok');
    expect(verdict(state, 'house', spoilt(deal(state, 1)))).toBe('bad-chance');
  });

  test('later the dealer is known, and no other may deal', () => {
    const state: Dealing = { ...dealing(3), dealer: 2 };
    expect(deal(state, 1).dealer).toBe(2);
    expect(verdict(state, 'house', { ...deal(state, 1), dealer: 1 })).toBe('bad-chance');
  });
});

describe('rules 3.2 and 3.5: what is seen', () => {
  test.each([...PLAYERS])(
    'among %i everyone sees their own cards and how many the others hold',
    players => {
      const state = dealt({ players });
      for (const viewer of viewersOf(players))
        expect(game.view(state, viewer)).toMatchObject({
          hands: state.hands.map((hand, seat) => (viewer === seat || viewer === 'open' ? hand : 5)),
        });
    },
  );

  test('of a deal, too', () => {
    const state = dealing(3);
    const { hands, dealer } = deal(state, 1);
    expect(game.seen(state, 'house', deal(state, 1), 1)).toEqual({
      kind: 'deal',
      dealer,
      hands: [5, hands[1], 5],
    });
  });

  test('Schlag and trump are heard by all', () => {
    const state = after(dealt(), [0, schlag('9')], [3, trump('a')]);
    for (const viewer of viewersOf(4))
      expect(game.view(state, viewer)).toMatchObject({ schlag: '9', trump: 'a' });
    expect(game.seen(dealt(), 0, schlag('9'), 'gallery')).toEqual(schlag('9'));
  });
});

describe('rules 3.3 and 3.4: naming', () => {
  test('forehand may name any of eight values, then the dealer any of four suits', () => {
    const state = dealt();
    expect(game.legalMoves(game.view(state, 0))).toEqual(german.RANKS.map(schlag));
    const next = after(state, [0, schlag('7')]);
    expect(game.legalMoves(game.view(next, 3))).toEqual(german.SUITS.map(trump));
    expect(game.decisions(game.view(state, 0))).toEqual([{ stamp: 'schlag 1', kinds: ['schlag'] }]);
    expect(game.decisions(game.view(next, 3))).toEqual([{ stamp: 'trump 1', kinds: ['trump'] }]);
  });

  test('nobody else, and each at their time', () => {
    const state = dealt();
    expect([1, 2, 3].map(seat => verdict(state, seat, schlag('U')))).toEqual(
      [1, 2, 3].map(() => 'not-your-turn'),
    );
    expect(verdict(state, 3, trump('h'))).toBe('not-now');
    const next = after(state, [0, schlag('U')]);
    expect(verdict(next, 0, schlag('O'))).toBe('not-now');
    expect(verdict(next, 0, trump('h'))).toBe('not-your-turn');
    expect(verdict(after(next, [3, trump('h')]), 3, trump('b'))).toBe('not-now');
    expect(game.refusal(game.view(state, 'gallery'), schlag('U'))).toBe('not-seated');
  });

  test('then forehand leads (5.1)', () => {
    const state = after(dealt({ dealer: 1 }), [2, schlag('U')], [1, trump('h')]);
    expect(state).toMatchObject({
      phase: 'playing',
      value: 2,
      won: [0, 0],
      mayRaise: [0, 1],
      fouled: [],
      tricks: [{ leader: 2, cards: [] }],
    });
    expect(game.toMove(state)).toEqual([2]);
  });

  test.each([
    [3, 'split', 2],
    [3, 'solo', 0],
    [2, 'solo', 1],
    [4, 'solo', 3],
    [5, 'solo', 4],
    [6, 'solo', 5],
  ] as const)('among %i with %s it is seat %i who names trump (3.4)', (players, how, namer) => {
    const start: State = dealt({ players, options: { threePlayerBidding: how } });
    const state = after(start, [0, schlag('U')]) as NamingTrump;
    expect(trumpNamerOf(state)).toBe(namer);
    expect(game.toMove(state)).toEqual([namer]);
    expect(after(state, [namer, trump('h')]).phase).toBe('playing');
  });

  test('alone against two, forehand hears itself name both: the preset wirtshaus', () => {
    const state = after(
      dealt({ players: 3, options: WIRTSHAUS }),
      [0, schlag('U')],
      [0, trump('h')],
    );
    expect(state).toMatchObject({ schlag: 'U', trump: 'h', phase: 'playing' });
    expect(
      verdict(after(dealt({ players: 3, options: WIRTSHAUS }), [0, schlag('U')]), 2, trump('h')),
    ).toBe('not-your-turn');
  });
});
