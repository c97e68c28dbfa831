import { seeded } from '@stammtisch/kernel';
import {
  CLOSED,
  everyoneIsAsked,
  gone,
  late,
  left,
  refusesWhatIsNoMove,
  roundsAreForfeited,
  seatsChangeBetweenRounds,
} from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { Between, Dealing, Over, Playing, State } from './state.ts';
import {
  ACCEPT,
  after,
  announced,
  asks,
  BET,
  cards,
  DECLINE,
  dealt,
  fullTable,
  handsThrowing,
  type Made,
  NEXT,
  READY,
  shows,
  stamps,
  SUEDTIROL,
  thrown,
  took,
  TRAMIN,
  verdict,
} from './testing/position.ts';

const SEATS = [0, 1, 2, 3];
const ready = SEATS.map((seat): Made => [seat, READY]);

/** Seat 2 bets, and it is not held. */
const won = (score: readonly number[], options = TRAMIN): Between | Over =>
  after(announced({ score, options }), [2, BET], [3, DECLINE]) as Between | Over;

describe('rules 9.1 and 9.2: the end of a game', () => {
  test('whoever reaches the target has won, both partners (9.1)', () => {
    const raised: readonly Made[] = [
      [1, BET],
      [0, ACCEPT],
      [0, BET],
      [3, ACCEPT],
    ];
    const over = after(announced({ score: [4, 14] }), ...raised, gone(0));
    expect(over).toMatchObject({ phase: 'over', score: [4, 18], games: [0, 1] });
    expect(game.outcome(over)).toEqual({ winners: [1, 3], points: [4, 18, 4, 18] });
  });

  test.each([
    { options: TRAMIN, points: 14, phase: 'between' },
    { options: TRAMIN, points: 15, phase: 'over' },
    { options: SUEDTIROL, points: 11, phase: 'between' },
    { options: SUEDTIROL, points: 12, phase: 'over' },
    { options: { ...TRAMIN, target: 11 } as const, points: 8, phase: 'over' },
  ])('$options.target points: with $points and three more it is $phase (9.1)', position => {
    const { options, points, phase } = position;
    const state = announced({ options, score: [points, points] });
    const next = after(state, [1, BET], [0, ACCEPT], gone(3));
    expect([next.phase, next.score]).toEqual([phase, [points + 3, points]]);
  });

  const over = after(announced({ score: [15, 15] }), [1, BET], [0, ACCEPT], gone(3)) as Over;

  test('the round that ended it can still be seen, and the score sheet', () => {
    expect(game.view(over, 'gallery')).toMatchObject({
      last: { announcement: { schlag: 'Ua', trump: 'Th' } },
      rounds: [{ winner: 0, points: 3 }],
    });
  });

  test('when everyone is ready another begins at nothing, with a dealer to be drawn (9.2)', () => {
    const { options, seating } = over;
    expect(after(over, ...ready, ['house', { kind: 'again' }])).toEqual({
      phase: 'dealing',
      options,
      seating,
      score: [0, 0],
      games: [1, 0],
      deals: 2,
      rounds: [],
      dealer: 'drawn',
    });
  });

  // Also for whoever runs out of time (rule 10.5).
  everyoneIsAsked(game, { between: won([0, 0]), over });
});

describe('rules 9.3 and 9.4: who deals next', () => {
  const swap: readonly Made[] = [
    [0, asks('schlagtausch')],
    [3, ACCEPT],
    [3, shows('Th')],
    [0, shows('Ua')],
  ];
  const plain: readonly Made[] = [
    [0, shows('Ua')],
    [3, shows('Th')],
  ];
  const declined: readonly Made[] = [
    [2, BET],
    [3, DECLINE],
  ];

  test.each([
    ['schlagChooser', 'forehand chose the Schlag', plain, 0],
    ['schlagChooser', 'after a Schlagtausch the dealer did', swap, 3],
    ['seat', 'the deal moves to the left', plain, 0],
    ['seat', 'after a Schlagtausch too', swap, 0],
  ] as const)('%s: %s (9.3)', (rotation, _, announcing, dealer) => {
    const state = dealt({ options: { rotation } });
    expect(after(state, ...announcing, ...declined)).toMatchObject({ dealer });
    expect(after(state, ...announcing, gone(1))).toMatchObject({ dealer });
  });

  test('after the four were declined too (9.4)', () => {
    expect(after(announced({ score: [17, 12] }), [0, DECLINE])).toMatchObject({ dealer: 0 });
  });

  test.each([
    ['schlagChooser', 0],
    ['seat', 0],
  ] as const)(
    '%s: given up when the Schlag was shown, the deal moves on (9.4)',
    (rotation, dealer) => {
      const state = after(dealt({ options: { rotation } }), [0, shows('Ua')], gone(2));
      expect(state).toMatchObject({ phase: 'between', dealer });
    },
  );

  test('given up before, the same dealer deals again, whatever trump was shown (9.4)', () => {
    const trump = after(dealt({ options: { announceOrder: 'any' } }), [3, shows('Th')], gone(2));
    expect([after(dealt(), gone(2)), trump]).toMatchObject([{ dealer: 3 }, { dealer: 3 }]);
  });

  test('the next round is dealt by that dealer, and Schlagtausch is forgotten', () => {
    const dealing = after(won([0, 0]), ...ready, ['house', NEXT]) as Dealing;
    expect([dealing.dealer, dealing.deals]).toEqual([0, 2]);
    const next = after(dealing, ['house', game.chance(dealing, seeded(3))]);
    expect(next).toMatchObject({ phase: 'announcing', dealer: 0, swapped: false, declined: [] });
    expect(game.toMove(next)).toEqual([1]);
  });
});

describe('rules 9.5 and 9.6: between two rounds', () => {
  test.each([
    [
      [5, 4],
      [0, 2],
      [7, 4, 7, 4],
    ],
    [
      [0, 4],
      [1, 3],
      [2, 4, 2, 4],
    ],
    [[2, 4], SEATS, [4, 4, 4, 4]],
  ])(
    'from %j and two more for seats 0 and 2, a table that closes has winners %j (9.6)',
    (score, winners, points) => {
      const over = after(won(score), CLOSED);
      expect(game.outcome(over)).toEqual({ winners, points });
      expect(over.games).toEqual([0, 0]);
      expect(over).toMatchObject({ last: { winner: 0 } });
      expect(verdict(over, ...CLOSED)).toBe('not-now');
    },
  );

  test('a table that closes before its first round waits until people want another (9.6)', () => {
    const over = after(fullTable(), CLOSED);
    expect(game.outcome(over)).toEqual({ winners: SEATS, points: [0, 0, 0, 0] });
    expect(game.toMove(over)).toEqual(SEATS);
  });
});

describe('rule 10.1: seats', () => {
  const running: readonly [string, State][] = [
    ['dealing', after(fullTable(), ['house', NEXT])],
    ['announcing', dealt()],
    ['a wish', after(dealt(), [0, asks('schoenere')])],
    ['dealing again', after(dealt(), [0, asks('schoenere')], [3, ACCEPT])],
    ['the four', announced({ score: [17, 12] })],
    ['playing', announced()],
    ['a bet', after(announced(), [2, BET])],
  ];

  // Rule 10.6: chips are not for this game.
  seatsChangeBetweenRounds(game, { running, between: won([0, 0]) });

  test('an empty seat is waited for, with the score as it stands; who takes it has not been asked', () => {
    const state = after(won([5, 6]), ...ready, left(1));
    expect([game.toMove(state), state.score]).toEqual([[], [7, 6]]);
    const taken = after(state, ['house', took(1)]);
    expect(game.toMove(taken)).toEqual([1]);
    expect(stamps(taken, 1)).toEqual(['ready 1']);
    expect(game.toMove(after(state, ['house', took(1, 'bot')]))).toEqual(['house']);
  });
});

describe('rules 10.2 and 10.3: giving up', () => {
  test.each([0, 1, 2, 3])(
    'seat %i goes while cards are played: the other team scores (10.2)',
    seat => {
      const state = after(announced({ score: [5, 6] }), gone(seat)) as Between;
      const winner = seat % 2 === 0 ? 1 : 0;
      expect(state.rounds).toEqual([{ winner, points: 2, ending: { by: 'forfeited', seat } }]);
      expect(state.score).toEqual(winner === 0 ? [7, 6] : [5, 8]);
      expect(state.last?.announcement).toEqual({ schlag: 'Ua', trump: 'Th' });
    },
  );

  test('what was held counts, an open bet and the four do not (10.3)', () => {
    const bet = after(announced(), [2, BET], [3, ACCEPT], [1, BET]);
    expect(after(bet, gone(1)).score).toEqual([3, 0]);
    expect(after(announced({ score: [16, 11] }), gone(0)).score).toEqual([16, 13]);
    const four = after(announced({ score: [16, 11] }), [0, ACCEPT]);
    expect(after(four, gone(2)).score).toEqual([16, 15]);
  });

  test.each<[string, State, Between['dealer']]>([
    ['before the cards are dealt', after(fullTable(), ['house', NEXT]), 'drawn'],
    ['before a card is shown', dealt(), 3],
    ['while a wish is open', after(dealt(), [0, asks('schoenere')]), 3],
    ['while new cards are due', after(dealt(), [0, asks('schoenere')], [3, ACCEPT]), 3],
    ['when only the Schlag is shown', after(dealt(), [0, shows('Ua')]), 0],
  ])('%s the round counts for nothing (10.2)', (_, state, dealer) => {
    const { options, seating, score, games, deals, rounds } = state;
    expect(after(state, gone(1))).toEqual({
      phase: 'between',
      options,
      seating,
      score,
      games,
      deals,
      rounds,
      dealer,
      ready: [],
    });
  });

  roundsAreForfeited(game, { full: fullTable(), playing: announced() });
});

describe('rules 10.4 and 10.5: away and out of time', () => {
  test('someone away keeps the cards, and can still be played for (10.4)', () => {
    const away = after(announced(), ['house', { kind: 'away', seat: 0 }]) as Playing;
    expect(away.hands).toEqual(announced().hands);
    expect(game.toMove(thrown(away, '9h'))).toEqual([1]);
    expect(after(away, ['house', { kind: 'back', seat: 0 }])).toEqual(announced());
  });

  test('nobody is late who is not waited for (10.5)', () => {
    expect(verdict(announced(), ...late(2))).toBe('not-awaited');
    expect(verdict(dealt(), ...late(3))).toBe('not-awaited');
  });

  test('to announce, the first card as they were dealt is shown (10.5)', () => {
    const state = after(dealt(), late(0), late(3));
    expect(state).toMatchObject({ announcement: { schlag: 'Ua', trump: 'Th' } });
  });

  test('to throw, the last that may be thrown (10.5)', () => {
    const lastCard = (state: State) => (state as Playing).tricks.at(-1)!.cards.at(-1);
    expect(lastCard(after(announced(), late(0)))).toBe('Kl');
    // The dealer must follow the nine of hearts, with the ten, the ace or the eight.
    const bound = thrown(announced(), '9h Tb 8a');
    const [trick] = (after(bound, late(3)) as Playing).tricks;
    expect(trick?.cards).toEqual(cards('9h Tb 8a 8h'));
  });

  test('a wish, a bet and the four are declined (10.5)', () => {
    expect(after(dealt(), [3, asks('schoenere')], late(0))).toEqual(
      after(dealt(), [3, asks('schoenere')], [0, DECLINE]),
    );
    expect(after(announced(), [2, BET], late(3))).toEqual(won([0, 0]));
    const four = announced({ score: [17, 12] });
    expect(after(four, late(0))).toEqual(after(four, [0, DECLINE]));
  });
});

describe('what is no move', () => {
  refusesWhatIsNoMove(
    game,
    { full: fullTable(), running: [dealt(), announced(), after(announced(), [2, BET])] },
    {
      junk: [
        null,
        'bet',
        {},
        { kind: 'bogus' },
        { kind: 'card' },
        { kind: 'card', card: 'Zz' },
        { kind: 'show', card: 'hidden' },
        { kind: 'answer', accept: 'yes' },
        { kind: 'ask', wish: 'beer' },
      ],
      move: shows('Ua'),
      chance: { kind: 'redeal', hands: [[], []] },
    },
  );

  test('nothing of a move is kept but the move', () => {
    const odd = { kind: 'card', card: '9h', note: 'trump is hearts' } as never;
    expect(after(announced(), [0, odd])).toEqual(thrown(announced(), '9h'));
  });
});

test('a whole round of the preset suedtirol: a plain card of another suit wins nothing (5.6)', () => {
  const hands = handsThrowing('8a Ab 9a 7l', 'Ua Tb Ta 9h', '8b Al 7b Tl', 'Kl 7a Ka 9l');
  const trick = (options = TRAMIN) =>
    (thrown(announced({ hands, options }, ['Ua', '9h']), '8a Ab 9a 7l') as Playing).won;
  expect([trick(), trick(SUEDTIROL)]).toEqual([
    [0, 1],
    [1, 0],
  ]);
});
