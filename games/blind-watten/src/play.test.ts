import { diff, viewersOf } from '@stammtisch/kernel';
import { perft } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game, isBound, onTurn } from './index.ts';
import type { Card, Playing, State } from './state.ts';
import {
  ACCEPT,
  after,
  announced,
  BET,
  cards,
  dealt,
  handsThrowing,
  type Made,
  shows,
  thrown,
  throws,
  verdict,
} from './testing/position.ts';

const legal = (state: Playing, seat: number): readonly Card[] =>
  game
    .legalMoves(game.view(state, seat))
    .flatMap(move => (move.kind === 'card' ? [move.card] : []));

describe('rule 6.1: tricks', () => {
  test('forehand leads, and it goes to the left', () => {
    const turns = ['', '9h', '9h Ob', '9h Ob 8a'].map(text =>
      game.toMove(thrown(announced(), text)),
    );
    expect(turns).toEqual([[0], [1], [2], [3]]);
  });

  test('whoever takes a trick leads to the next', () => {
    const state = thrown(announced(), '7b Ob 8a 8h') as Playing;
    expect(state.tricks).toEqual([
      { leader: 0, cards: cards('7b Ob 8a 8h'), winner: 3 },
      { leader: 3, cards: [] },
    ]);
    expect([game.toMove(state), state.won]).toEqual([[3], [0, 1]]);
  });

  test("one card of one's own, in turn", () => {
    const state = announced();
    expect(verdict(state, 1, throws('Ob'))).toBe('not-your-turn');
    expect(verdict(state, 0, throws('Ob'))).toBe('not-in-hand');
    expect(verdict(thrown(state, '9h Ob 8a 8h'), 0, throws('9h'))).toBe('not-in-hand');
    expect(verdict(after(state, [1, BET]), 0, throws('9h'))).toBe('bet-pending');
    expect(game.refusal(game.view(state, 'gallery'), throws('9h'))).toBe('not-seated');
  });
});

describe('rules 6.2 to 6.5: Trumpf zugeben', () => {
  test('a trump is led: the dealer must follow, the partners need not (6.3)', () => {
    const state = thrown(announced(), '9h') as Playing;
    expect(legal(state, 1)).toEqual(state.hands[1]);
    const partner = thrown(state, 'Tb') as Playing;
    expect(legal(partner, 2)).toEqual(partner.hands[2]);
    const dealer = thrown(partner, '8a') as Playing;
    expect(legal(dealer, 3)).toEqual(cards('Th Ah 8h'));
    expect(verdict(dealer, 3, throws('9b'))).toBe('must-follow-trump');
  });

  test('the Rechter is led by a partner: both announcers must follow (6.3)', () => {
    // Seat 2 takes the first trick with the Guter and leads the Rechter.
    const hands = handsThrowing('7b 7l Oh 9b', '9h 8a Uh 8h', 'Ua 9a 8b Tl');
    const state = thrown(announced({ hands }, ['Ua', '8h']), '7b 7l Oh 9b Uh') as Playing;
    expect(legal(state, 3)).toEqual(cards('8h'));
    const next = thrown(state, '8h') as Playing;
    expect(legal(next, 0)).toEqual(cards('9h Ua'));
    expect(verdict(next, 0, throws('9h'))).toBe('ok');
  });

  test('a Blinder follows as well as a trump (6.4)', () => {
    const hands = ['9h 7l 8l Kl Ua', 'Tb 9a Ob Al 7b', '8a Kb Ta Oa Ka', 'Ub 8h 9b Tl Kh'];
    const state = thrown(announced({ hands }, ['Ua', '8h']), '9h Tb 8a') as Playing;
    expect(legal(state, 3)).toEqual(cards('Ub 8h Kh'));
  });

  test('whoever has only the Guter must throw it (6.4)', () => {
    const hands = ['9h 7l 8l Kl Ua', 'Tb 9a Ob Al 7b', '8a Kb Ta Oa Ka', 'Oh 9l 9b Tl Ab'];
    const state = thrown(announced({ hands }, ['Ua', 'Oh']), '9h Tb 8a') as Playing;
    expect(legal(state, 3)).toEqual(cards('Oh'));
  });

  test('whoever has nothing to follow with throws anything (6.3)', () => {
    const hands = handsThrowing('9h Tb 8a 8h', 'Uh 9a Kb 9b', '8l Al Ta Tl', 'Kl 7l Ka 9l');
    const state = thrown(announced({ hands }, ['Uh', '8h']), '9h Tb 8a 8h Uh 9a Kb') as Playing;
    expect(legal(state, 3)).toEqual(cards('9b Tl 9l'));
    expect(isBound(game.view(state, 3))).toBe(false);
  });

  test.each<[string, readonly string[], Card]>([
    [
      'the Guter is led',
      ['Oh 7l 8l Kl Ua', 'Tb 9a Ob Al 7b', '8a Kb Ta Oa Ka', '8h 9l 9b Tl Ab'],
      'Oh',
    ],
    [
      'a Blinder is led',
      ['Ul 7l 8l Kl Ua', 'Tb 9a Ob Al 7b', '8a Kb Ta Oa Ka', '8h 9l 9b Tl Ab'],
      'Ul',
    ],
    [
      'a plain card is led',
      ['Kl 7l 8l Ol Ua', 'Tb 9a Ob Al 7b', '8a Kb Ta Oa Ka', '8h 9l 9b Tl Ab'],
      'Kl',
    ],
  ])('%s: nobody is bound (6.3)', (_, hands, led) => {
    const state = thrown(announced({ hands }, ['Ua', '8h']), `${led} Tb 8a`) as Playing;
    expect(legal(state, 3)).toEqual(state.hands[3]);
  });

  test('the Weli for Schlag is a card of trump, led or thrown (5.5, 6.3)', () => {
    const hands = ['6b 7a 8a Ka Ua', 'Tb 9a Ob Ab 7b', '8b Kb Ta Oa Aa', '8l 9h 9b Th Ah'];
    const led = thrown(announced({ hands }, ['6b', '8l']), '6b Tb 8b') as Playing;
    expect(legal(led, 3)).toEqual(cards('8l'));
    const other = ['7a 8l 8a Ka Ua', 'Tb 9a Ob Ab 7b', '8b Kb Ta Oa Aa', '6b 9h 9b Th Ah'];
    const swapped = after(
      { ...announced({ hands: other }, ['7a', '6b']), announcement: { schlag: '6b', trump: '8l' } },
      [0, throws('8l')],
    );
    expect(legal(thrown(swapped, 'Tb 8b') as Playing, 3)).toEqual(cards('6b'));
  });

  test('only the one who is bound is told (6.5)', () => {
    const state = thrown(announced(), '9h Tb 8a');
    const told = ([0, 1, 2, 3, 'gallery', 'open'] as const).filter(viewer =>
      isBound(game.view(state, viewer)),
    );
    expect(told).toEqual([3]);
  });

  test('whoever leads is never bound (6.2)', () => {
    expect(legal(announced(), 0)).toEqual(announced().hands[0]);
  });
});

describe('rule 6.6: three tricks', () => {
  // Seat 0 holds the Guter, the Rechter and a Blinder.
  const hands = handsThrowing(
    'Oh Tb 8a 8h',
    'Uh 9a Kb 9h',
    'Ua Al Ta Tl',
    'Kl 7l Ka 9l',
    '7a 8b 9b Ab',
  );
  const start = announced({ hands }, ['Ua', '8h']);

  test('the round is over, and the other cards are not played', () => {
    const two = thrown(start, 'Oh Tb 8a 8h Uh 9a Kb 9h') as Playing;
    expect([two.phase, two.won]).toEqual(['playing', [2, 0]]);
    expect(thrown(two, 'Ua Al Ta Tl')).toMatchObject({
      phase: 'between',
      score: [2, 0],
      rounds: [{ winner: 0, points: 2, ending: { by: 'tricks' } }],
      last: { announcement: { schlag: 'Ua', trump: '8h' }, dealer: 3 },
    });
  });

  test('everyone learns Schlag and trump, and nobody the cards left (4.9)', () => {
    const over = thrown(start, 'Oh Tb 8a 8h Uh 9a Kb 9h Ua Al Ta Tl');
    const text = JSON.stringify(game.view(over, 'open'));
    expect(game.view(over, 'gallery')).toMatchObject({
      last: { announcement: { schlag: 'Ua', trump: '8h' } },
    });
    for (const card of cards('Kl 7l Ka 9l 7a 8b 9b Ab')) expect(text).not.toContain(card);
  });

  test('at two tricks each the fifth decides', () => {
    const lines = ['Ka 7a 8a 9a', '7b Kb 8b 9b', '7l 8l Kl 9l', 'Tb Ab Tl Ol', 'Ua Ta Oa 8h'];
    const start = announced({ hands: handsThrowing(...lines) }, ['Ua', '8h']);
    const four = thrown(start, 'Ka 7a 8a 9a 7b Kb 8b 9b 8l Kl 9l 7l Tl Ol Tb Ab') as Playing;
    expect(four.won).toEqual([2, 2]);
    expect(thrown(four, 'Ta Oa 8h Ua')).toMatchObject({ phase: 'between', score: [2, 0] });
  });
});

describe('counting every line of play', () => {
  test('forehand leads any of five: on the nine of hearts the dealer has three cards, else five', () => {
    const start = announced();
    expect([1, 2, 3].map(plies => countThrows(start, plies))).toEqual([5, 5 * 5, 5 * 5 * 5]);
    expect(countThrows(start, 4)).toBe(4 * 5 * 5 * 5 + 1 * 5 * 5 * 3);
  });

  test('with bets: five cards and a bet; after a card six again, after a bet two answers', () => {
    expect([1, 2].map(plies => perft(game, announced(), plies))).toEqual([5 + 1, 5 * 6 + 1 * 2]);
  });

  test('announcing: five cards, two wishes or none; then five cards, two answers, or the first seven', () => {
    expect([1, 2].map(plies => perft(game, dealt(), plies))).toEqual([
      5 + 2 + 1,
      5 * 5 + 2 * 2 + 1 * 7,
    ]);
  });

  test('in any order each announcer has five cards, two wishes or none', () => {
    const state = dealt({ options: { announceOrder: 'any' } });
    expect([1, 2].map(plies => perft(game, state, plies))).toEqual([
      2 * 8,
      2 * (5 * 5 + 2 * 2 + 1 * (7 + 8)),
    ]);
  });
});

/** Lines of cards alone. */
function countThrows(state: Playing, plies: number): number {
  if (plies === 0) return 1;
  const seat = onTurn(state);
  return legal(state, seat)
    .map(card => countThrows(after(state, [seat, throws(card)]) as Playing, plies - 1))
    .reduce((sum, each) => sum + each, 0);
}

test('a move changes little of a view', () => {
  const line = cards('9h Tb Uh 8h');
  let state: State = dealt();
  const moves: readonly Made[] = [
    [0, shows('Ua')],
    [3, shows('Th')],
    ...line.map((card, seat): Made => [seat, throws(card)]),
    [1, BET],
    [0, ACCEPT],
  ];
  for (const move of moves) {
    const next = after(state, move);
    for (const viewer of viewersOf(4)) {
      const patch = diff(game.view(state, viewer), game.view(next, viewer));
      expect(JSON.stringify(patch).length).toBeLessThan(180);
    }
    state = next;
  }
});

test('a card that was shown can be thrown like any other (4.1)', () => {
  expect(verdict(announced(), 0, throws('Ua'))).toBe('ok');
});
