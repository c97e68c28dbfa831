import { diff, viewersOf } from '@stammtisch/kernel';
import { perft } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game, isBound, onTurn } from './index.ts';
import type { Card, Playing, State } from './state.ts';
import {
  after,
  cards,
  dealt,
  handsPlaying,
  HOLD,
  type Made,
  named,
  played,
  plays,
  RAISE,
  schlag,
  seatsOf,
  trump,
  verdict,
} from './testing/position.ts';
import { PLAYERS } from './testing/whole-games.ts';

const legal = (state: State, seat: number): readonly Card[] =>
  game
    .legalMoves(game.view(state, seat))
    .flatMap(move => (move.kind === 'card' ? [move.card] : []));

describe('rule 5.1: tricks', () => {
  test.each([...PLAYERS])('among %i forehand leads, and it goes to the left', players => {
    let state: State = named({ players, dealer: 1 });
    for (const by of seatsOf(players)) {
      const seat = (2 + by) % players;
      expect(game.toMove(state)).toEqual([seat]);
      state = after(state, [seat, plays((state as Playing).hands[seat]![0]!)]);
    }
    expect(state).toMatchObject({ tricks: [{ leader: 2 % players }, { cards: [] }] });
  });

  test('whoever takes a trick leads to the next', () => {
    const state = played(named(), '8h Uh Oh 8b') as Playing;
    expect(state.tricks).toEqual([
      { leader: 0, cards: cards('8h Uh Oh 8b'), winner: 2 },
      { leader: 2, cards: [] },
    ]);
    expect([game.toMove(state), state.won]).toEqual([[2], [1, 0]]);
  });

  test("one card of one's own, in turn", () => {
    const state = named();
    expect(verdict(state, 1, plays('Tl'))).toBe('not-your-turn');
    expect(verdict(state, 0, plays('Tl'))).toBe('not-in-hand');
    expect(verdict(played(state, '8h Uh Oh 8b'), 2, plays('Oh'))).toBe('not-in-hand');
    expect(verdict(dealt(), 0, plays('8h'))).toBe('not-now');
    expect(game.refusal(game.view(state, 'gallery'), plays('8h'))).toBe('not-seated');
  });

  test('hands lie as they were dealt (3.2)', () => {
    const state = played(named(), '8h Uh Oh 8b') as Playing;
    expect(state.hands).toEqual(
      ['Ol 9l Ta Ub', 'Tl 9a Kb Al', '8a Tb Kl 9h', 'Ua 7l Th Oa'].map(cards),
    );
  });
});

describe('rules 5.2 to 5.6: Trumpf oder Kritisch', () => {
  // Ober and bells. Seat 1 has trumps, 2 only a crit, 3 neither, though a Schlag.
  const hands = ['Ob 8l 9l Tl Ul', 'Kb Oh 8h 9h 8b', '7a Th 8a 9a Ol', 'Oa Ta Ua Ka Aa'];
  const start = named({ hands });
  const led = played(start, 'Ob');

  test('the Hauptschlag is led: a trump or a crit, and no other Schlag (5.3, 5.4)', () => {
    expect(legal(led, 1)).toEqual(cards('Kb 8b'));
    expect(verdict(led, 1, plays('8h'))).toBe('trump-or-crit');
    expect(verdict(led, 1, plays('Oh'))).toBe('trump-or-crit');
  });

  test('whose only such card is a crit must play it (5.4)', () => {
    const next = played(led, '8b');
    expect(legal(next, 2)).toEqual(cards('7a'));
    expect(verdict(next, 2, plays('Ol'))).toBe('trump-or-crit');
  });

  test('whoever has neither plays anything, a Schlag as well (5.3, 5.4)', () => {
    const free = named({ hands: [hands[0]!, hands[3]!, hands[2]!, hands[1]!] });
    const state = played(free, 'Ob');
    expect(legal(state, 1)).toEqual(cards('Oa Ta Ua Ka Aa'));
    expect(isBound(game.view(state, 1))).toBe(false);
  });

  test('beaten by a crit it binds nobody any more (5.6)', () => {
    const state = played(named({ hands: [hands[0]!, hands[2]!, hands[1]!, hands[3]!] }), 'Ob 7a');
    expect(legal(state, 2)).toEqual(cards('Kb Oh 8h 9h 8b'));
    expect(isBound(game.view(state, 2))).toBe(false);
  });

  test.each<[string, Card]>([
    ['another trump', 'Kb'],
    ['another Schlag', 'Oh'],
    ['a plain card', '8h'],
    ['a crit', '7a'],
  ])('%s that is led binds nobody (5.2)', (_, card) => {
    const others = ['8b 9l 8a Ta Kl', '9b 8l 9a Ua Al', 'Tb Tl Ka Ul 7l'];
    const state = played(named({ hands: ['Kb Oh 8h 7a Ob', ...others] }), card);
    expect(legal(state, 1)).toEqual(cards(others[0]!));
  });

  test('in the second trick it binds nobody (5.3)', () => {
    const late = ['8l Ob 9l Tl Ul', '9h Kb 8h Th 8b', '7a Uh 8a 9a Ol', 'Oa Ta Ua Ka Aa'];
    // Seat 0 takes the first trick with a plain card and leads the Hauptschlag now.
    const state = played(named({ hands: late }), '8l 9h 8a Ta Ob');
    expect(legal(state, 1)).toEqual(cards('Kb 8h Th 8b'));
    expect(isBound(game.view(state, 1))).toBe(false);
  });

  test('everyone may know who is bound, and only the one on turn is (3.5)', () => {
    const told = viewersOf(4).filter(viewer => isBound(game.view(led, viewer)));
    expect(told).toEqual([1]);
    expect(seatsOf(4).filter(seat => isBound(game.view(start, seat)))).toEqual([]);
    expect(isBound(game.view(dealt(), 0))).toBe(false);
  });

  test('a raise changes nothing about it', () => {
    const raised = after(led, [1, RAISE]);
    expect(isBound(game.view(raised, 1))).toBe(false);
    expect(legal(after(raised, [0, HOLD]), 1)).toEqual(cards('Kb 8b'));
  });
});

describe('rules 5.5 and 5.6: the card that was named is a crit', () => {
  test('king and hearts: the king of hearts binds everyone to the end of the trick', () => {
    const hands = ['Kh 8l 9l Tl Ul', '7b 8h Kb Al Ab', '7a 9h Kl 7l Ob', 'Th Ka Ta Ua Aa'];
    let state: State = played(named({ hands }, 'Kh'), 'Kh');
    expect(legal(state, 1)).toEqual(cards('7b 8h'));
    state = played(state, '7b');
    expect(legal(state, 2)).toEqual(cards('7a 9h'));
    state = played(state, '7a');
    expect(legal(state, 3)).toEqual(cards('Th'));
  });

  const bells = ['7b 8l 9l Tl Ul', '7a Kh 8h Al 7l', '8b 9h Kl Oh Ol', '9b Ka Ta Ua Aa'];

  test('seven and bells: the seven of acorns does not beat it, and the duty stays', () => {
    const state = played(named({ hands: bells }, '7b'), '7b 7a');
    expect(legal(state, 2)).toEqual(cards('8b'));
    expect(verdict(state, 2, plays('Kl'))).toBe('trump-or-crit');
  });

  test('and the king of hearts does, and sets the others free', () => {
    const state = played(named({ hands: bells }, '7b'), '7b Kh');
    expect(legal(state, 2)).toEqual(cards('8b 9h Kl Oh Ol'));
  });

  test('seven and acorns: two crits can end it', () => {
    const hands = ['7a 8l 9l Tl Ul', '7b Kh 8h Al 7l', '8a 9h Kl Oh Ol', '9b Ka Ta Ua Aa'];
    const start = played(named({ hands }, '7a'), '7a');
    expect(legal(start, 1)).toEqual(cards('7b Kh'));
    for (const crit of cards('7b Kh')) expect(legal(played(start, crit), 2)).toHaveLength(5);
  });
});

describe.each([...PLAYERS])('among %i', players => {
  // Everyone else has plain cards and one trump, with the eight of bells first of all.
  const others = [
    '8b 8a 8h 9h Tl',
    '9b 9a Th Uh Ul',
    'Tb Ta Oh 7h Kl',
    'Ub Ua Al Ab Aa',
    'Ob Oa Ol Ah Ka',
  ];
  const hands = ['Kb 8l 9l 7l Kh', ...others.slice(0, players - 1)];

  test('the Hauptschlag binds all who come after it (5.3)', () => {
    let state: State = played(named({ hands }, 'Kb'), 'Kb');
    for (const seat of seatsOf(players).slice(1)) {
      expect(isBound(game.view(state, seat))).toBe(true);
      expect(legal(state, seat)).toEqual(cards(hands[seat]!).filter(card => card.endsWith('b')));
      state = after(state, [seat, plays(legal(state, seat)[0]!)]);
    }
    expect(state).toMatchObject({ tricks: [{ winner: 0 }, { leader: 0, cards: [] }] });
    expect(legal(state, 0)).toHaveLength(4);
  });
});

describe('rule 5.7: three tricks', () => {
  const lines = ['Kh 8l 8h 8a', '7b 9l 9h 9a', '7a Tl Th Ta', '8b Ul Uh Ua', '9b Kl Ah Aa'];
  const start = named({ hands: handsPlaying(...lines) });

  test('the round is over, and the other cards are not played', () => {
    const two = played(start, `${lines[0]} ${lines[1]}`) as Playing;
    expect([two.phase, two.won]).toEqual(['playing', [2, 0]]);
    expect(played(two, lines[2]!)).toMatchObject({
      phase: 'between',
      scores: [2, 0],
      rounds: [{ winners: [0, 2], points: 2, ending: { by: 'tricks' } }],
      last: { schlag: 'O', trump: 'b', dealer: 3, tricks: [{}, {}, { winner: 0 }] },
    });
  });

  test('nobody learns the cards that are left, whoever looks', () => {
    const over = played(start, lines.slice(0, 3).join(' '));
    const text = JSON.stringify(viewersOf(4).map(viewer => game.view(over, viewer)));
    for (const card of cards('8b Ul Uh Ua 9b Kl Ah Aa')) expect(text).not.toContain(card);
    expect(JSON.stringify(over)).not.toContain('8b');
  });

  test('at two tricks each the fifth decides', () => {
    // Seats 0 and 2 take two, then seat 1 takes two, and the last is for seat 3.
    const tricks = ['Kh 8l 8h 8a', '7b 9l 9h 9a', '7l Tl Th Ta', '7h Kl Uh Ua', '9l Ul Kb Ab'];
    const hands = handsPlaying(...tricks.with(4, 'Ka Ul Kb Ab'));
    const four = played(named({ hands }), `${tricks[0]} ${tricks[1]} 7l Tl Th Ta Kl Uh Ua 7h`);
    expect(four).toMatchObject({ phase: 'playing', won: [2, 2] });
    expect(played(four, 'Ul Kb Ab Ka')).toMatchObject({
      phase: 'between',
      scores: [0, 2],
      last: { winners: [1, 3] },
    });
  });
});

describe('counting every line of play', () => {
  test.each(PLAYERS.map(players => [players, 8 * 4] as const))(
    'among %i there are 8 × 4 = %i ways to name',
    (players, ways) => {
      expect(perft(game, dealt({ players }), 2)).toBe(ways);
    },
  );

  test('five cards and a raise; after a card six again, after a raise two answers', () => {
    expect([1, 2].map(plies => perft(game, named(), plies))).toEqual([5 + 1, 5 * 6 + 1 * 2]);
  });

  test('after a raise that is held the raiser has five cards, after one given up nobody is ready yet', () => {
    const raised = after(named(), [0, RAISE]);
    expect(perft(game, raised, 2)).toBe(5 + 4);
  });

  test('cards alone: 5⁴, and 4·5³ + 2·1·5 when seats 1 and 2 are bound by the Hauptschlag', () => {
    expect(countCards(named(), 4)).toBe(5 ** 4);
    const hands = ['Ob 8l 9l Tl Ul', 'Kb Oh 8h 9h 8b', '7a Th 8a 9a Ol', 'Oa Ta Ua Ka Aa'];
    expect(countCards(named({ hands }), 4)).toBe(4 * 5 ** 3 + 2 * 1 * 5);
  });
});

/** Lines of cards alone. */
function countCards(state: Playing, plies: number): number {
  if (plies === 0) return 1;
  const seat = onTurn(state);
  return legal(state, seat)
    .map(card => countCards(after(state, [seat, plays(card)]) as Playing, plies - 1))
    .reduce((sum, each) => sum + each, 0);
}

test('a move changes little of a view', () => {
  let state: State = dealt({ players: 6 });
  const moves: readonly Made[] = [
    [0, schlag('O')],
    [5, trump('b')],
    [0, RAISE],
    [1, HOLD],
    ...cards('8h Tl Oh Ua 9b Ab').map((card, seat): Made => [seat, plays(card)]),
  ];
  for (const move of moves) {
    const next = after(state, move);
    for (const viewer of viewersOf(6)) {
      const patch = diff(game.view(state, viewer), game.view(next, viewer));
      expect(JSON.stringify(patch).length).toBeLessThan(200);
    }
    state = next;
  }
});
