import type { Actor, Seen, Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { type Fact, game } from './index.ts';
import type { AnyMove, State, Visible } from './state.ts';
import {
  after,
  BAYRISCH,
  dealt,
  fullTable,
  GIVE_UP,
  handsPlaying,
  HOLD,
  named,
  NEXT,
  played,
  plays,
  RAISE,
  READY,
  schlag,
  took,
  trump,
  WIRTSHAUS,
} from './testing/position.ts';

/** What a viewer is told of a move. */
function told(state: State, by: Actor, move: AnyMove, viewer: Viewer = 'gallery'): readonly Fact[] {
  const next = after(state, [by, move]);
  const seen = { by, move: game.seen(state, by, move, viewer) } as Seen<Visible>;
  return game.facts(game.view(state, viewer), seen, game.view(next, viewer));
}

type Row = readonly [string, readonly Fact[], State, Actor, AnyMove];

const late = (seat: number): AnyMove => ({ kind: 'timedOut', seat });
const outOfTime = (seat: number): Fact => ({ fact: 'ran out of time', seat });
const between = after(named(), [0, RAISE], [1, GIVE_UP]);
const forced: State = named({ scores: [13, 4] });
const LINES = ['Kh 8l 8h 8a', '7b 9l 9h 9a', '7a Tl Th Ta'];
const twoTricks = (scores = [0, 0]) =>
  played(
    after(named({ hands: handsPlaying(...LINES), scores })),
    `${LINES[0]} ${LINES[1]} 7a Tl Th`,
  );

describe('rule 10.1: people', () => {
  test.each<Row>([
    [
      'a person sits down',
      [{ fact: 'sat down', seat: 2, by: 'person' }],
      game.start(BAYRISCH, 6),
      'house',
      took(2),
    ],
    [
      'a computer sits down',
      [{ fact: 'sat down', seat: 2, by: 'bot' }],
      game.start(BAYRISCH, 3),
      'house',
      took(2, 'bot'),
    ],
    ['someone gets up', [{ fact: 'got up', seat: 1 }], between, 'house', { kind: 'left', seat: 1 }],
    [
      'someone goes away',
      [{ fact: 'went away', seat: 1 }],
      named(),
      'house',
      { kind: 'away', seat: 1 },
    ],
    [
      'someone comes back',
      [{ fact: 'came back', seat: 1 }],
      after(named(), ['house', { kind: 'away', seat: 1 }]),
      'house',
      { kind: 'back', seat: 1 },
    ],
    ['someone is ready', [{ fact: 'ready', seat: 1 }], between, 1, READY],
    [
      'someone takes too long to be ready',
      [outOfTime(0), { fact: 'ready', seat: 0 }],
      between,
      'house',
      late(0),
    ],
    ['the next round begins', [], fullTable(), 'house', NEXT],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });
});

const afterSchlag = (position = {}) => after(dealt(position), [0, schlag('O')]);

describe('rule 10.1: naming', () => {
  test.each<Row>([
    [
      'the deal',
      [{ fact: 'dealt', dealer: 2, forehand: 3 }],
      after(fullTable(), ['house', NEXT]),
      'house',
      { kind: 'deal', dealer: 2, hands: dealt().hands },
    ],
    [
      'the deal among five, by the last seat',
      [{ fact: 'dealt', dealer: 4, forehand: 0 }],
      after(fullTable(5), ['house', NEXT]),
      'house',
      { kind: 'deal', dealer: 4, hands: dealt({ players: 5 }).hands },
    ],
    [
      'the deal, when the round is worth three because two are gespannt (7.7)',
      [
        { fact: 'dealt', dealer: 2, forehand: 0 },
        { fact: 'begins higher', value: 3, gespannt: [0, 2] },
      ],
      { ...after(fullTable(3), ['house', NEXT]), scores: [13, 12, 14] },
      'house',
      { kind: 'deal', dealer: 2, hands: dealt({ players: 3 }).hands },
    ],
    [
      'the deal, when a whole team is gespannt (7.7)',
      [
        { fact: 'dealt', dealer: 2, forehand: 3 },
        { fact: 'begins higher', value: 3, gespannt: [1, 3] },
      ],
      { ...after(fullTable(4, WIRTSHAUS), ['house', NEXT]), scores: [8, 9] },
      'house',
      { kind: 'deal', dealer: 2, hands: dealt().hands },
    ],
    ['the Schlag', [{ fact: 'named schlag', seat: 0, schlag: '9' }], dealt(), 0, schlag('9')],
    [
      'the Schlag for want of time',
      [outOfTime(0), { fact: 'named schlag', seat: 0, schlag: 'U' }],
      dealt(),
      'house',
      late(0),
    ],
    ['trump', [{ fact: 'named trump', seat: 3, trump: 'b' }], afterSchlag(), 3, trump('b')],
    [
      'trump by forehand, alone among three',
      [{ fact: 'named trump', seat: 0, trump: 'b' }],
      afterSchlag({ players: 3, options: WIRTSHAUS }),
      0,
      trump('b'),
    ],
    [
      'trump, and the lower team raises without being asked (7.4)',
      [
        { fact: 'named trump', seat: 3, trump: 'b' },
        { fact: 'raised', seat: 1, value: 3, answers: 2, forced: true },
      ],
      afterSchlag({ scores: [13, 4] }),
      3,
      trump('b'),
    ],
    [
      'the same for want of time',
      [
        outOfTime(3),
        { fact: 'named trump', seat: 3, trump: 'h' },
        { fact: 'raised', seat: 1, value: 3, answers: 2, forced: true },
      ],
      afterSchlag({ scores: [13, 4] }),
      'house',
      late(3),
    ],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });
});

const OBER = ['Ob 8l 9l Tl Ul', 'Kb Oh 8h 9h 8b', '7a Th 8a 9a Ol', 'Oa Ta Ua Ka Aa'];
const roundOver = { fact: 'round over', winners: [0, 2], points: 2 } as const;

describe('rule 10.1: the play', () => {
  test.each<Row>([
    ['a lead', [{ fact: 'played', seat: 0, card: '8h', led: true }], named(), 0, plays('8h')],
    [
      'a card',
      [{ fact: 'played', seat: 1, card: 'Uh', led: false }],
      played(named(), '8h'),
      1,
      plays('Uh'),
    ],
    [
      'a card for want of time',
      [outOfTime(1), { fact: 'played', seat: 1, card: 'Al', led: false }],
      played(named(), '8h'),
      'house',
      late(1),
    ],
    [
      'the Hauptschlag is led (5.3)',
      [{ fact: 'played', seat: 0, card: 'Ob', led: true }, { fact: 'trump or crit' }],
      named({ hands: OBER }),
      0,
      plays('Ob'),
    ],
    [
      'whoever follows is not told again',
      [{ fact: 'played', seat: 1, card: '8b', led: false }],
      played(named({ hands: OBER }), 'Ob'),
      1,
      plays('8b'),
    ],
    [
      'the last card to a trick',
      [
        { fact: 'played', seat: 3, card: '8b', led: false },
        { fact: 'trick', winner: 2, won: [1, 0] },
      ],
      played(named(), '8h Uh Oh'),
      3,
      plays('8b'),
    ],
    [
      'the last card to a trick among five, where dealer and forehand are party 0',
      [
        { fact: 'played', seat: 4, card: 'Ob', led: false },
        { fact: 'trick', winner: 4, won: [1, 0] },
      ],
      played(named({ players: 5 }), '8h Uh Oh 8b'),
      4,
      plays('Ob'),
    ],
    [
      'the third trick',
      [
        { fact: 'played', seat: 3, card: 'Ta', led: false },
        { fact: 'trick', winner: 0, won: [3, 0] },
        { ...roundOver, scores: [2, 0], ending: { by: 'tricks' } },
      ],
      twoTricks(),
      3,
      plays('Ta'),
    ],
    [
      'the trick that wins a game',
      [
        { fact: 'played', seat: 3, card: 'Ta', led: false },
        { fact: 'trick', winner: 0, won: [3, 0] },
        { ...roundOver, scores: [15, 14], ending: { by: 'tricks' } },
        { fact: 'game over', winners: [0, 2], scores: [15, 14] },
      ],
      twoTricks([13, 14]),
      3,
      plays('Ta'),
    ],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });

  test('the Hauptschlag in a later trick is a card like any other (5.3)', () => {
    const hands = ['9h Ob 9l Tl Ul', '8h Kb Ka Th 8b', '7a Uh 8a 9a Ol', 'Oa Ta Ua 8l Aa'];
    const state = played(named({ hands }), '9h 8h 8a Ta');
    expect(told(state, 0, plays('Ob'))).toEqual([
      { fact: 'played', seat: 0, card: 'Ob', led: true },
    ]);
  });
});

describe('rule 10.1: raises', () => {
  const raised = after(named(), [0, RAISE]);
  const givenUp = { by: 'given up', raise: 0, forced: false } as const;

  test.each<Row>([
    [
      'a raise, and who has to answer',
      [{ fact: 'raised', seat: 0, value: 3, answers: 1, forced: false }],
      named(),
      0,
      RAISE,
    ],
    ['held', [{ fact: 'held', seat: 1, value: 3 }], raised, 1, HOLD],
    [
      'given up',
      [
        { fact: 'gave up', seat: 1, value: 3 },
        { ...roundOver, scores: [2, 0], ending: givenUp },
      ],
      raised,
      1,
      GIVE_UP,
    ],
    [
      'given up for want of time',
      [
        outOfTime(1),
        { fact: 'gave up', seat: 1, value: 3 },
        { ...roundOver, scores: [2, 0], ending: givenUp },
      ],
      raised,
      'house',
      late(1),
    ],
    [
      'the raise without being asked is held',
      [{ fact: 'held', seat: 2, value: 3 }],
      forced,
      2,
      HOLD,
    ],
    [
      'the raise without being asked is given up',
      [
        { fact: 'gave up', seat: 2, value: 3 },
        {
          fact: 'round over',
          winners: [1, 3],
          points: 2,
          scores: [13, 6],
          ending: { by: 'given up', raise: 1, forced: true },
        },
      ],
      forced,
      2,
      GIVE_UP,
    ],
    [
      'a foul (7.2)',
      [{ fact: 'foul', seat: 0 }],
      named({ players: 3, scores: [13, 0, 0] }),
      0,
      RAISE,
    ],
    [
      'a card after a foul',
      [{ fact: 'played', seat: 0, card: '8h', led: true }],
      after(named({ players: 3, scores: [13, 0, 0] }), [0, RAISE]),
      0,
      plays('8h'),
    ],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });
});

describe('rule 10.1: ends', () => {
  const closed = after(between, ['house', { kind: 'closed' }]);
  const ready = [0, 1, 2, 3].map(seat => [seat, READY] as const);
  const gone: AnyMove = { kind: 'forfeited', seat: 1 };
  const ending = { by: 'forfeited', seat: 1 } as const;

  test.each<Row>([
    [
      'a round given up by going',
      [{ ...roundOver, scores: [2, 0], ending }],
      named(),
      'house',
      gone,
    ],
    [
      'a round given up by going, after a foul',
      [{ ...roundOver, winners: [0], points: 3, scores: [14, 0, 0], ending, fouled: [0] }],
      after(named({ players: 3, scores: [13, 0, 0] }), [0, RAISE]),
      'house',
      gone,
    ],
    [
      'a game given up by going',
      [
        { ...roundOver, scores: [15, 14], ending },
        { fact: 'game over', winners: [0, 2], scores: [15, 14] },
      ],
      named({ scores: [13, 14] }),
      'house',
      gone,
    ],
    ['a round that counts for nothing', [{ fact: 'round void', seat: 1 }], dealt(), 'house', gone],
    [
      'the table closes',
      [{ fact: 'game over', winners: [0, 2], scores: [2, 0] }],
      between,
      'house',
      { kind: 'closed' },
    ],
    [
      'the table closes at equal points',
      [{ fact: 'game over', winners: [0, 1, 2], scores: [0, 0, 0] }],
      fullTable(3),
      'house',
      { kind: 'closed' },
    ],
    ['another game', [{ fact: 'new game' }], after(closed, ...ready), 'house', { kind: 'again' }],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });

  test('everyone is told the same: only hands are hidden', () => {
    for (const viewer of [0, 1, 2, 3, 'open'] as const) {
      expect(told(twoTricks(), 3, plays('Ta'), viewer)).toEqual(told(twoTricks(), 3, plays('Ta')));
      expect(told(named(), 0, RAISE, viewer)).toEqual(told(named(), 0, RAISE));
    }
  });
});
