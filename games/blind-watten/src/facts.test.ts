import type { Seen, Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { type Fact, game } from './index.ts';
import type { AnyMove, State, Visible } from './state.ts';
import {
  ACCEPT,
  after,
  announced,
  asks,
  BET,
  DECLINE,
  dealt,
  fullTable,
  handsThrowing,
  NEXT,
  NO_WISH,
  READY,
  shows,
  thrown,
  throws,
  took,
  TRAMIN,
} from './testing/position.ts';

/** What a viewer is told of a move. */
function told(
  state: State,
  by: number | 'house',
  move: AnyMove,
  viewer: Viewer = 'gallery',
): readonly Fact[] {
  const next = after(state, [by, move]);
  const seen = { by, move: game.seen(state, by, move, viewer) } as Seen<Visible>;
  return game.facts(game.view(state, viewer), seen, game.view(next, viewer));
}

const announcement = { schlag: 'Ua', trump: 'Th' };
const LATE: AnyMove = { kind: 'timedOut', seat: 0 };
const lateSeat = (seat: number): AnyMove => ({ kind: 'timedOut', seat });
const between = after(announced(), [2, BET], [3, DECLINE]);
const four = announced({ score: [17, 12] });
const HANDS = handsThrowing('Oh Tb 8a 8h', 'Uh 9a Kb 9h', 'Ua Al Ta Tl', 'Kl 7l Ka 9l');
const unter = { schlag: 'Ua', trump: '8h' };
const twoTricks = (score = [0, 0]) =>
  thrown(announced({ hands: HANDS, score }, ['Ua', '8h']), 'Oh Tb 8a 8h Uh 9a Kb 9h');

describe('rule 11.1: people', () => {
  test.each<[string, readonly Fact[], State, number | 'house', AnyMove]>([
    [
      'a person sits down',
      [{ fact: 'sat down', seat: 2, by: 'person' }],
      game.start(TRAMIN, 4),
      'house',
      took(2),
    ],
    [
      'a computer sits down',
      [{ fact: 'sat down', seat: 2, by: 'bot' }],
      game.start(TRAMIN, 4),
      'house',
      took(2, 'bot'),
    ],
    ['someone gets up', [{ fact: 'got up', seat: 1 }], between, 'house', { kind: 'left', seat: 1 }],
    [
      'someone goes away',
      [{ fact: 'went away', seat: 1 }],
      announced(),
      'house',
      { kind: 'away', seat: 1 },
    ],
    [
      'someone comes back',
      [{ fact: 'came back', seat: 1 }],
      after(announced(), ['house', { kind: 'away', seat: 1 }]),
      'house',
      { kind: 'back', seat: 1 },
    ],
    ['someone is ready', [{ fact: 'ready', seat: 1 }], between, 1, READY],
    [
      'someone takes too long to be ready',
      [
        { fact: 'ran out of time', seat: 0 },
        { fact: 'ready', seat: 0 },
      ],
      between,
      'house',
      LATE,
    ],
    ['the next round begins', [], fullTable(), 'house', NEXT],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });
});

describe('rule 11.1: announcing', () => {
  test.each<[string, readonly Fact[], State, number | 'house', AnyMove]>([
    [
      'the deal',
      [{ fact: 'dealt', dealer: 2, forehand: 3 }],
      after(fullTable(), ['house', NEXT]),
      'house',
      { kind: 'deal', dealer: 2, hands: dealt().hands },
    ],
    ['a wish', [{ fact: 'asked', seat: 3, wish: 'schoenere' }], dealt(), 3, asks('schoenere')],
    ['no wish (4.10)', [{ fact: 'no wish', seat: 3 }], dealt(), 3, NO_WISH],
    [
      'no wish of a computer for want of time (4.10)',
      [
        { fact: 'ran out of time', seat: 3 },
        { fact: 'no wish', seat: 3 },
      ],
      dealt({ computers: [3] }),
      'house',
      lateSeat(3),
    ],
    [
      'a wish granted',
      [{ fact: 'answered', seat: 0, wish: 'schlagtausch', accepted: true }],
      after(dealt(), [3, asks('schlagtausch')]),
      0,
      ACCEPT,
    ],
    [
      'a wish declined for want of time',
      [
        { fact: 'ran out of time', seat: 0 },
        { fact: 'answered', seat: 0, wish: 'schoenere', accepted: false },
      ],
      after(dealt(), [3, asks('schoenere')]),
      'house',
      LATE,
    ],
    [
      'new cards',
      [{ fact: 'dealt again' }],
      after(dealt(), [3, asks('schoenere')], [0, ACCEPT]),
      'house',
      { kind: 'redeal', hands: [dealt().hands[0]!, dealt().hands[3]!] },
    ],
    ['the Schlag', [{ fact: 'showed', seat: 0, what: 'schlag' }], dealt(), 0, shows('Ua')],
    [
      'the Schlag for want of time',
      [
        { fact: 'ran out of time', seat: 0 },
        { fact: 'showed', seat: 0, what: 'schlag' },
      ],
      dealt(),
      'house',
      LATE,
    ],
    [
      'the trump, and forehand leads',
      [
        { fact: 'showed', seat: 3, what: 'trump' },
        { fact: 'announced', leader: 0 },
      ],
      after(dealt(), [0, shows('Ua')]),
      3,
      shows('Th'),
    ],
    [
      'the trump, and the four are going: a bet of the team behind',
      [
        { fact: 'showed', seat: 3, what: 'trump' },
        { fact: 'announced', leader: 0 },
        { fact: 'the four are going', team: 1, answers: 0 },
      ],
      after(dealt({ score: [17, 12] }), [0, shows('Ua')]),
      3,
      shows('Th'),
    ],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });

  test.each<[Viewer, boolean]>([
    [0, true],
    [1, false],
    [2, false],
    [3, true],
    ['open', true],
  ])('for %s, being told which cards were shown is %s (11.2)', (viewer, knows) => {
    const schlag = { fact: 'showed', seat: 0, what: 'schlag', ...(knows && { card: 'Ua' }) };
    const trump = { fact: 'showed', seat: 3, what: 'trump', ...(knows && { card: 'Th' }) };
    expect(told(dealt(), 0, shows('Ua'), viewer)).toEqual([schlag]);
    expect(told(dealt(), 'house', LATE, viewer)).toContainEqual(schlag);
    const shown = after(dealt(), [0, shows('Ua')]);
    expect(told(shown, 3, shows('Th'), viewer)).toContainEqual(trump);
  });

  test('together, the first card is told when the second has been chosen (4.3)', () => {
    const state = dealt({ options: { announceOrder: 'together' } });
    const trump = { fact: 'showed', seat: 3, what: 'trump' };
    const schlag = { fact: 'showed', seat: 0, what: 'schlag' };
    const stands = { fact: 'announced', leader: 0 };
    for (const viewer of [0, 1, 2, 'gallery'] as const)
      expect(told(state, 3, shows('Th'), viewer)).toEqual([trump]);
    expect(told(state, 3, shows('Th'), 3)).toEqual([{ ...trump, card: 'Th' }]);
    const one = after(state, [3, shows('Th')]);
    expect(told(one, 0, shows('Ua'), 0)).toEqual([
      { ...schlag, card: 'Ua' },
      { ...trump, card: 'Th' },
      stands,
    ]);
    expect(told(one, 0, shows('Ua'), 3)).toEqual([{ ...schlag, card: 'Ua' }, stands]);
    expect(told(one, 0, shows('Ua'), 1)).toEqual([schlag, stands]);
    expect(told(one, 'house', LATE, 0)).toEqual([
      { fact: 'ran out of time', seat: 0 },
      { ...schlag, card: 'Ua' },
      { ...trump, card: 'Th' },
      stands,
    ]);
  });

  test('in any order, the trump may come first (4.3)', () => {
    const state = dealt({ options: { announceOrder: 'any' } });
    expect(told(state, 3, shows('Th'))).toEqual([{ fact: 'showed', seat: 3, what: 'trump' }]);
    expect(told(after(state, [3, shows('Th')]), 0, shows('Ua'), 3)).toEqual([
      { fact: 'showed', seat: 0, what: 'schlag', card: 'Ua' },
      { fact: 'announced', leader: 0 },
    ]);
  });
});

describe('rule 11.1: the play', () => {
  test.each<[string, readonly Fact[], State, number | 'house', AnyMove]>([
    ['a lead', [{ fact: 'threw', seat: 0, card: '9h', led: true }], announced(), 0, throws('9h')],
    [
      'a card, and nothing about having to follow (6.5)',
      [{ fact: 'threw', seat: 1, card: 'Tb', led: false }],
      thrown(announced(), '9h'),
      1,
      throws('Tb'),
    ],
    [
      'a card for want of time',
      [
        { fact: 'ran out of time', seat: 1 },
        { fact: 'threw', seat: 1, card: '7l', led: false },
      ],
      thrown(announced(), '9h'),
      'house',
      lateSeat(1),
    ],
    [
      'the last card to a trick',
      [
        { fact: 'threw', seat: 3, card: '8h', led: false },
        { fact: 'trick', winner: 3, won: [0, 1] },
      ],
      thrown(announced(), '7b Ob 8a'),
      3,
      throws('8h'),
    ],
    [
      'the third trick',
      [
        { fact: 'threw', seat: 3, card: 'Tl', led: false },
        { fact: 'trick', winner: 0, won: [3, 0] },
        {
          fact: 'round over',
          score: [2, 0],
          winner: 0,
          points: 2,
          announcement: unter,
          ending: { by: 'tricks' },
        },
      ] as readonly Fact[],
      thrown(twoTricks(), 'Ua Al Ta'),
      3,
      throws('Tl'),
    ],
    [
      'the trick that wins a game',
      [
        { fact: 'threw', seat: 3, card: 'Tl', led: false },
        { fact: 'trick', winner: 0, won: [3, 0] },
        {
          fact: 'round over',
          score: [18, 15],
          winner: 0,
          points: 2,
          announcement: unter,
          ending: { by: 'tricks' },
        },
        { fact: 'game over', winner: 0, score: [18, 15] },
      ] as readonly Fact[],
      thrown(twoTricks([16, 15]), 'Ua Al Ta'),
      3,
      throws('Tl'),
    ],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });
});

const overBy = (ending: object, rest: object) => ({
  fact: 'round over',
  announcement,
  ending,
  ...rest,
});

describe('rule 11.1: bets', () => {
  test.each<[string, readonly object[], State, number | 'house', AnyMove]>([
    [
      'a bet, and who has to answer',
      [{ fact: 'bet', seat: 2, team: 0, stake: 3, answers: 3 }],
      announced(),
      2,
      BET,
    ],
    ['held', [{ fact: 'held', seat: 3, stake: 3 }], after(announced(), [2, BET]), 3, ACCEPT],
    [
      'not held',
      [
        { fact: 'not held', seat: 3, stake: 3 },
        overBy({ by: 'declined', bet: 2 }, { score: [2, 0], winner: 0, points: 2 }),
      ],
      after(announced(), [2, BET]),
      3,
      DECLINE,
    ],
    ['the four are held', [{ fact: 'held', seat: 0, stake: 4 }], four, 0, ACCEPT],
    [
      'the four are not held, for want of time',
      [
        { fact: 'ran out of time', seat: 0 },
        { fact: 'not held', seat: 0, stake: 4 },
        overBy({ by: 'four declined' }, { score: [17, 14], winner: 1, points: 2 }),
      ],
      four,
      'house',
      LATE,
    ],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });
});

describe('rule 11.1: ends', () => {
  const closed = after(between, ['house', { kind: 'closed' }]);
  const ready = [0, 1, 2, 3].map(seat => [seat, READY] as const);

  test.each<[string, readonly object[], State, number | 'house', AnyMove]>([
    [
      'a round given up',
      [overBy({ by: 'forfeited', seat: 1 }, { score: [2, 0], winner: 0, points: 2 })],
      announced(),
      'house',
      { kind: 'forfeited', seat: 1 },
    ],
    [
      'a game given up',
      [
        overBy({ by: 'forfeited', seat: 1 }, { score: [18, 15], winner: 0, points: 2 }),
        { fact: 'game over', winner: 0, score: [18, 15] },
      ],
      announced({ score: [16, 15] }),
      'house',
      { kind: 'forfeited', seat: 1 },
    ],
    [
      'a round that counts for nothing',
      [{ fact: 'round void', seat: 1 }],
      dealt(),
      'house',
      { kind: 'forfeited', seat: 1 },
    ],
    [
      'the table closes',
      [{ fact: 'game over', winner: 0, score: [2, 0] }],
      between,
      'house',
      { kind: 'closed' },
    ],
    [
      'the table closes at equal points',
      [{ fact: 'game over', score: [0, 0] }],
      fullTable(),
      'house',
      { kind: 'closed' },
    ],
    ['another game', [{ fact: 'new game' }], after(closed, ...ready), 'house', { kind: 'again' }],
  ])('%s', (_, facts, ...happening) => {
    expect(told(...happening)).toEqual(facts);
  });
});
