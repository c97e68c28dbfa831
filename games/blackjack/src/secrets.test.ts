import { err, type Game, type Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { valueOf } from './hand.ts';
import { type Blackjack, game } from './index.ts';
import type { Card, Move, State } from './state.ts';
import { complaint, fullTable } from './testing/full-tables.ts';
import { after, cards, dealt, does, playing, settled, vegas, verdict } from './testing/position.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 4, 'gallery'];
const MOVES: readonly Move[] = [
  ...(['stand', 'hit', 'double', 'split', 'insurance', 'decline', 'ready'] as const).map(kind => ({
    kind,
  })),
  { kind: 'bet', amount: 500 },
];

/** All that a viewer can find out about a position, byte for byte. */
const looks = (state: State, viewer: Viewer): string => {
  const view = game.view(state, viewer);
  return JSON.stringify([
    view,
    game.decisions(view),
    game.legalMoves(view),
    game.amounts!(view),
    game.toMove(state),
    game.chips!(state),
    MOVES.map(move => game.refusal(view, move) ?? 'ok'),
    typeof viewer === 'number' ? MOVES.map(move => verdict(state, [viewer, move])) : [],
  ]);
};

describe('the hole card is hidden from every byte until it is turned (3.2)', () => {
  const world = (hole: string, options = {}) =>
    dealt({ hands: ['Ts 2d', 'Th 9d'], dealer: `Ah ${hole}`, stock: '3h 4h 5h', options });
  const play = [does(0, 'insurance'), does(0, 'hit'), does(0, 'stand')];

  test.each(VIEWERS)('%s cannot tell a ten from a five while players act', viewer => {
    for (const count of [0, 1, 2, 3]) {
      const [one, other] = ['Kc', '5c'].map(hole =>
        looks(after(world(hole), ...play.slice(0, count)), viewer),
      );
      expect(one).toBe(other);
    }
  });

  test.each(VIEWERS)('nor while insurance is offered (5.2): %s', viewer => {
    for (const count of [0, 1]) {
      const [one, other] = ['Kc', '5c'].map(hole =>
        looks(after(world(hole, vegas), ...play.slice(0, count)), viewer),
      );
      expect(one).toBe(other);
    }
  });

  test('the dealer’s look tells of a natural, and of nothing else (5.1)', () => {
    const asked = [does(0, 'decline'), does(1, 'decline')];
    const [natural, five, six] = ['Kc', '5c', '6c'].map(hole =>
      after(world(hole, vegas), ...asked),
    );
    expect(natural!.phase).toBe('between');
    for (const viewer of VIEWERS) expect(looks(five!, viewer)).toBe(looks(six!, viewer));
  });

  test('the worlds part when it is turned', () => {
    const ends = ['Kc', '5c'].map(hole => after(world(hole), ...play, does(1, 'stand')));
    expect(ends.map(end => settled(end).dealer[1])).toEqual(cards('Kc 5c'));
  });

  test('whoever sees everything sees it', () => {
    expect(game.view(world('Kc'), 'open')).toMatchObject({ hole: 'Kc', stock: { length: 46 } });
    expect(game.view(world('Kc'), 0)).toMatchObject({ hole: 'hidden', stock: 46 });
  });

  test('the order of the cards is in the log and in no move that is seen', () => {
    const state = dealt({ hands: ['Ts 2d'], dealer: 'Ah Kc' });
    const shuffle = { kind: 'shuffle', cards: playing(state).stock } as const;
    for (const viewer of VIEWERS)
      expect(game.seen(state, 'house', shuffle, viewer)).toEqual({ kind: 'shuffle', cards: 48 });
    expect(game.seen(state, 'house', shuffle, 'open')).toEqual(shuffle);
  });
});

/** What the laws have to say about a leak, over matches that were played without it. */
function complaints(leaky: Game<Blackjack>): string {
  for (let seed = 0; seed < 21; seed++) {
    const said = complaint('nobody can tell twin worlds apart', fullTable(seed, leaky));
    if (said !== 'none') return said;
  }
  return 'none';
}

const APART = /can tell two worlds apart/;
const isRich = (card: Card): boolean => valueOf([card]) >= 10;

describe('a leak is noticed', () => {
  test('not in the game as it is', () => {
    expect(complaints(game)).toBe('none');
  });

  test('if a view shows the hole card', () => {
    const view: typeof game.view = (state, viewer) => {
      const seen = game.view(state, viewer);
      return 'hole' in state && 'hole' in seen ? { ...seen, hole: state.hole } : seen;
    };
    expect(complaints({ ...game, view })).toMatch(APART);
  });

  test('if a view shows the next card', () => {
    const view: typeof game.view = (state, viewer) => ({
      ...game.view(state, viewer),
      stock: state.stock.slice(0, 1),
    });
    expect(complaints({ ...game, view })).toMatch(APART);
  });

  test('if the shuffle is seen', () => {
    expect(complaints({ ...game, seen: (_, __, move) => move })).toMatch(APART);
  });

  test('if a refusal depends on the hole card', () => {
    const play: typeof game.play = (state, actor, move) => {
      const played = game.play(state, actor, move);
      const isTold = !played.ok && 'hole' in state && isRich(state.hole);
      return isTold ? err('no-ace-showing') : played;
    };
    expect(complaints({ ...game, play })).toMatch(APART);
  });

  test('if a fact tells something of the next card', () => {
    let next: readonly Card[] = [];
    const leaky: Game<Blackjack> = {
      ...game,
      view(state, viewer) {
        next = state.stock.slice(0, 1);
        return game.view(state, viewer);
      },
      facts: (before, seen, after) => [
        ...game.facts(before, seen, after),
        { fact: 'shuffled', cards: valueOf(next) },
      ],
    };
    expect(complaints(leaky)).toMatch(APART);
  });
});

test('money that comes from nowhere is noticed, too', () => {
  const law = 'chips are whole, never below zero, and neither made nor lost';
  const chips: NonNullable<typeof game.chips> = state => ({ ...game.chips!(state), bank: 0 });
  expect(complaint(law, fullTable(1))).toBe('none');
  expect(complaint(law, fullTable(1, { ...game, chips }))).toMatch(/chips were made or lost/);
});
