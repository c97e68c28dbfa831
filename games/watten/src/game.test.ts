import { seeded } from '@stammtisch/kernel';
import {
  CLOSED,
  everyoneIsAsked,
  gone,
  late,
  left,
  playout,
  refusesWhatIsNoMove,
  roundsAreForfeited,
  seatsChangeBetweenRounds,
} from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game, scorerOf } from './index.ts';
import type { Between, Dealing, Over, Playing, State } from './state.ts';
import {
  after,
  cards,
  dealt,
  fullTable,
  GIVE_UP,
  HOLD,
  type Made,
  named,
  NEXT,
  played,
  plays,
  RAISE,
  READY,
  schlag,
  seatsOf,
  stamps,
  took,
  trump,
  verdict,
} from './testing/position.ts';
import { PLAYERS, wholeGame } from './testing/whole-games.ts';

const ready = (players: number) => seatsOf(players).map((seat): Made => [seat, READY]);

/** Seat 1 gives the round up, and the party of seat 0 has won it. */
const won = (players: number, scores: readonly number[], options = {}): Between | Over =>
  after(named({ players, scores, options }), gone(1)) as Between | Over;

describe('rules 8.1 and 8.2: points', () => {
  test.each([
    [2, [5, 0], [7, 0]],
    [3, [5, 0, 1], [7, 0, 1]],
    [4, [5, 0], [7, 0]],
    [5, [5, 0, 1, 2, 3], [7, 0, 1, 2, 5]],
    [6, [5, 0], [7, 0]],
  ])('among %i, from %j, everyone of the party scores: %j (8.1)', (players, scores, expected) => {
    expect(won(players, scores)).toMatchObject({ phase: 'between', scores: expected });
  });

  test.each([
    [11, 8, 'between'],
    [11, 9, 'over'],
    [11, 10, 'over'],
    [15, 12, 'between'],
    [15, 13, 'over'],
    [21, 18, 'between'],
    [21, 19, 'over'],
  ] as const)('of %i, with %i and two more it is %s (8.2)', (target, points, phase) => {
    expect(won(2, [points, 0], { target }).phase).toBe(phase);
  });

  test('the target need not be hit exactly (6.6)', () => {
    const state = after(named({ players: 2, scores: [0, 12] }), [0, RAISE], [1, HOLD]);
    const more = after(state, [0, plays('8h')], [1, RAISE], [0, HOLD], gone(0));
    expect(game.outcome(more)).toEqual({ winners: [1], points: [0, 16] });
  });
});

describe('rule 8.3: who has won', () => {
  test.each([
    [2, [13, 14], [0], [16, 14]],
    [3, [14, 14, 0], [0], [17, 14, 0]],
    [4, [13, 14], [0, 2], [15, 14, 15, 14]],
    [6, [14, 13], [0, 2, 4], [16, 13, 16, 13, 16, 13]],
  ])('among %i from %j: seats %j, with %j', (players, scores, winners, points) => {
    expect(game.outcome(won(players, scores))).toEqual({ winners, points });
  });

  test('among five two reach it at once: the one with more wins alone', () => {
    const over = won(5, [14, 0, 0, 0, 13]);
    expect(game.outcome(over)).toEqual({ winners: [0], points: [17, 0, 0, 0, 16] });
    expect(over.games).toEqual([1, 0, 0, 0, 0]);
  });

  test('among five two reach it with equal points: they share the win, and it counts for each (8.4)', () => {
    const over = won(5, [13, 0, 14, 0, 13]);
    expect(game.outcome(over)).toEqual({ winners: [0, 4], points: [16, 0, 14, 0, 16] });
    expect(over.games).toEqual([1, 0, 0, 0, 1]);
  });

  test('among three the two who were together', () => {
    const over = after(named({ players: 3, scores: [14, 13, 13] }), gone(0));
    expect(game.outcome(over)).toEqual({ winners: [1, 2], points: [14, 16, 16] });
    const apart = after(named({ players: 3, scores: [14, 12, 13] }), gone(0));
    expect(game.outcome(apart)).toEqual({ winners: [2], points: [14, 15, 16] });
  });

  test('the other three of five', () => {
    const over = after(named({ players: 5, scores: [0, 13, 13, 12, 0] }), gone(0));
    expect(game.outcome(over)).toEqual({ winners: [1, 2], points: [0, 16, 16, 15, 0] });
  });

  test.each([...PLAYERS])('among %i a game that is going on has none', players => {
    expect(game.outcome(named({ players }))).toBeUndefined();
  });
});

describe('rules 3.1 and 8.4: the next round, the next game', () => {
  test.each([...PLAYERS])('among %i the deal moves one seat to the left each round', players => {
    for (const dealer of seatsOf(players)) {
      const state = after(named({ players, dealer }), gone(0)) as Between;
      expect(state.dealer).toBe((dealer + 1) % players);
      const next = after(state, ...ready(players), ['house', NEXT]) as Dealing;
      expect(game.chance(next, seeded(1))).toMatchObject({ dealer: (dealer + 1) % players });
    }
  });

  test('among three, who were together are not together in the next round (2.1)', () => {
    const state = after(
      named({ players: 3, scores: [4, 5, 6] }),
      [0, plays('8h')],
      [1, RAISE],
      [0, GIVE_UP],
    );
    expect(state).toMatchObject({ phase: 'between', scores: [4, 7, 8], dealer: 0 });
    const dealing = after(state, ...ready(3), ['house', NEXT]);
    const next = after(dealing, ['house', game.chance(dealing, seeded(1))]);
    const line: readonly Made[] = [[1, schlag('U')], [0, trump('h')], gone(1)];
    // Forehand is seat 1 now, alone against 2 and 0.
    expect(after(next, ...line)).toMatchObject({ scores: [6, 7, 10] });
  });

  const over = won(4, [13, 14]) as Over;

  test('the round that ended the game can still be seen, and the score sheet', () => {
    expect(game.view(over, 'gallery')).toMatchObject({
      last: { schlag: 'O', trump: 'b' },
      rounds: [{ winners: [0, 2], points: 2 }],
    });
  });

  test('another begins at nothing when all are ready, and the deal goes on (8.4)', () => {
    expect(over.dealer).toBe(0);
    const { options, seating } = over;
    expect(after(over, ...ready(4), ['house', { kind: 'again' }])).toEqual({
      phase: 'dealing',
      options,
      seating,
      scores: [0, 0],
      games: [1, 0],
      deals: 2,
      rounds: [],
      dealer: 0,
    });
  });

  // Also for whoever runs out of time (rule 9.4).
  everyoneIsAsked(game, { between: won(4, [0, 0]), over });

  test.each([...PLAYERS])('among %i a score is what the sheet says', players => {
    for (let seed = 0; seed < 4; seed++)
      for (const { after: state } of playout(game, wholeGame(players, seed))) {
        if (state.phase !== 'between' && state.phase !== 'over') continue;
        const expected = state.scores.map((_, scorer) =>
          state.rounds.reduce((sum, { winners, points, fouled = [] }) => {
            const isTheirs = (seat: number) => scorerOf(seat, state) === scorer;
            const lost = 2 * fouled.filter(isTheirs).length;
            return sum - lost + (winners.some(isTheirs) ? points : 0);
          }, 0),
        );
        expect(state.scores).toEqual(expected);
        expect(Math.min(...state.scores)).toBeGreaterThanOrEqual(0);
      }
  });
});

describe('rules 8.5 and 8.6: between two rounds', () => {
  test('nobody is asked whether they are ready while a round is played (8.5)', () => {
    expect(verdict(named(), 0, READY)).toBe('not-now');
  });

  test.each([
    [4, [5, 4], [0, 2]],
    [4, [0, 4], [1, 3]],
    [4, [2, 4], seatsOf(4)],
    [3, [2, 4, 0], [0, 1]],
    [5, [0, 0, 9, 0, 1], [2]],
  ])(
    'among %i, from %j and two more for seat 0, a table that closes has winners %j (8.6)',
    (...row) => {
      const [players, scores, winners] = row;
      const over = after(won(players, scores), CLOSED);
      expect(game.outcome(over)?.winners).toEqual(winners);
      expect(over.games).toEqual(scores.map(() => 0));
      expect(over).toMatchObject({ last: { points: 2 }, dealer: 0 });
      expect(verdict(over, ...CLOSED)).toBe('not-now');
    },
  );

  test('a table that closes before its first round waits until people want another (8.6)', () => {
    const over = after(fullTable(3), CLOSED);
    expect(game.outcome(over)).toEqual({ winners: [0, 1, 2], points: [0, 0, 0] });
    expect(game.toMove(over)).toEqual([0, 1, 2]);
    const again = after(over, ...ready(3), ['house', { kind: 'again' }]);
    expect(again).toMatchObject({ phase: 'dealing', dealer: 'drawn' });
  });
});

describe('rule 9.1: seats', () => {
  const running: readonly [string, State][] = [
    ['dealing', after(fullTable(), ['house', NEXT])],
    ['naming the Schlag', dealt()],
    ['naming trump', after(dealt(), [0, schlag('U')])],
    ['playing', named()],
    ['a raise', after(named(), [0, RAISE])],
  ];

  // Rule 9.5: chips are not for this game.
  seatsChangeBetweenRounds(game, { running, between: won(4, [0, 0]) });

  test('an empty seat is waited for, with the scores as they stand; who takes it has not been asked', () => {
    const state = after(won(3, [5, 6, 7]), ...ready(3), left(1));
    expect([game.toMove(state), state.scores]).toEqual([[], [7, 6, 7]]);
    const taken = after(state, ['house', took(1)]);
    expect(game.toMove(taken)).toEqual([1]);
    expect(stamps(taken, 1)).toEqual(['ready 1']);
    expect(taken.scores).toEqual([7, 6, 7]);
    expect(game.toMove(after(state, ['house', took(1, 'bot')]))).toEqual(['house']);
  });
});

describe('rule 9.2: giving up', () => {
  test.each([
    [2, [[1], [0]]],
    [3, [[1, 2], [0], [0]]],
    [
      4,
      [
        [1, 3],
        [0, 2],
        [1, 3],
        [0, 2],
      ],
    ],
    [
      5,
      [
        [1, 2, 3],
        [0, 4],
        [0, 4],
        [0, 4],
        [1, 2, 3],
      ],
    ],
    [
      6,
      [
        [1, 3, 5],
        [0, 2, 4],
        [1, 3, 5],
        [0, 2, 4],
        [1, 3, 5],
        [0, 2, 4],
      ],
    ],
  ])(
    'among %i, once trump is named, whoever goes loses for their party: %j',
    (players, winners) => {
      for (const seat of seatsOf(players)) {
        const state = after(named({ players }), gone(seat)) as Between;
        expect(state.rounds).toEqual([
          { winners: winners[seat], points: 2, ending: { by: 'forfeited', seat } },
        ]);
      }
    },
  );

  test('what was held counts, an open raise does not, not even that of 7.4', () => {
    const held = after(named(), [0, RAISE], [1, HOLD], [0, plays('8h')]);
    expect(after(held, gone(0)).scores).toEqual([0, 3]);
    expect(after(held, [1, RAISE], gone(1)).scores).toEqual([3, 0]);
    expect(after(held, [1, RAISE], gone(0)).scores).toEqual([0, 3]);
    const forced: State = named({ scores: [13, 4] });
    expect(after(forced, gone(0)).scores).toEqual([13, 6]);
    expect(after(forced, gone(1)).scores).toEqual([15, 4]);
  });

  test.each<[string, State, Between['dealer']]>([
    ['before the cards are dealt', after(fullTable(), ['house', NEXT]), 'drawn'],
    ['before the Schlag is named', dealt(), 3],
    ['before trump is named', after(dealt(), [0, schlag('U')]), 3],
  ])('%s the round counts for nothing, and the same dealer deals again', (_, state, dealer) => {
    const { options, seating, scores, games, deals, rounds } = state;
    expect(after(state, gone(1))).toEqual({
      phase: 'between',
      options,
      seating,
      scores,
      games,
      deals,
      rounds,
      dealer,
      ready: [],
    });
  });

  roundsAreForfeited(game, { full: fullTable(), playing: named() });
});

describe('rules 9.3 and 9.4: away and out of time', () => {
  test('someone away keeps the cards, and can still be played for (9.3)', () => {
    const away = after(named(), ['house', { kind: 'away', seat: 0 }]) as Playing;
    expect(away.hands).toEqual(named().hands);
    expect(game.toMove(played(away, '8h'))).toEqual([1]);
    expect(after(away, ['house', { kind: 'back', seat: 0 }])).toEqual(named());
  });

  test('nobody is late who is not waited for (9.4)', () => {
    expect(verdict(named(), ...late(2))).toBe('not-awaited');
    expect(verdict(dealt(), ...late(3))).toBe('not-awaited');
  });

  test('to name, it is Unter and hearts, whatever the hand (9.4)', () => {
    for (const players of PLAYERS)
      for (const dealer of seatsOf(players)) {
        const state = dealt({ players, dealer });
        const next = after(state, late((dealer + 1) % players), late(dealer));
        expect(next).toMatchObject({ schlag: 'U', trump: 'h' });
      }
  });

  test('to play, the last that may be played, as they were dealt (9.4)', () => {
    const lastCard = (state: State) => (state as Playing).tricks.at(-1)!.cards.at(-1);
    expect(lastCard(after(named(), late(0)))).toBe('Ub');
    // Bound, seat 1 has the king and the eight of bells.
    const hands = ['Ob 8l 9l Tl Ul', 'Kb Oh 8b 9h 8h', '7a Th 8a 9a Ol', 'Oa Ta Ua Ka Aa'];
    const bound = played(named({ hands }), 'Ob');
    const [trick] = (after(bound, late(1)) as Playing).tricks;
    expect(trick?.cards).toEqual(cards('Ob 8b'));
  });

  test('a raise is given up (9.4)', () => {
    expect(after(named(), [0, RAISE], late(1))).toEqual(after(named(), [0, RAISE], [1, GIVE_UP]));
    const forced: State = named({ scores: [13, 4] });
    expect(after(forced, late(2))).toEqual(after(forced, [2, GIVE_UP]));
  });
});

describe('what is no move', () => {
  refusesWhatIsNoMove(
    game,
    { full: fullTable(), running: [dealt(), named(), after(named(), [0, RAISE])] },
    {
      junk: [
        null,
        'raise',
        {},
        { kind: 'bogus' },
        { kind: 'card' },
        { kind: 'card', card: '6b' },
        { kind: 'schlag', schlag: '6' },
        { kind: 'trump', trump: 'U' },
        { kind: 'answer', hold: 'yes' },
      ],
      move: schlag('U'),
      chance: { kind: 'deal', dealer: 0, hands: [] },
    },
  );

  test('nothing of a move is kept but the move', () => {
    const odd = { kind: 'card', card: '8h', note: 'I hold the king' } as never;
    expect(after(named(), [0, odd])).toEqual(played(named(), '8h'));
  });
});
