import type { Seen } from '@stammtisch/kernel';
import { expect, test } from 'vitest';

import { game } from './index.ts';
import type { AnyMove, State } from './state.ts';
import { fullTable, lays, PASS, played, position } from './testing/position.ts';
import type { Visible } from './view.ts';

/** What everyone at the table is told of a move. */
function told(state: State, by: number | 'house', move: AnyMove) {
  const after = played(state, by, move);
  const seen = { by, move: game.seen(state, by, move, 'gallery') } as Seen<Visible>;
  return game.facts(game.view(state, 'gallery'), seen, game.view(after, 'gallery'));
}

const HANDS = ['3d 9s', '4d 5d 6d', '4c 5c 6c', '4h 5h 6h'];
const over = played(position({ hands: ['3d', '4d 5d', '4c', '4h'] }), 0, lays('3d'));
const closed = played(over, 'house', { kind: 'closed' });
const empty = game.start({ stake: 0 }, 4);

test.each<[string, readonly object[], State, number | 'house', AnyMove]>([
  [
    'a person sits down',
    [{ fact: 'sat down', seat: 2, by: 'person' }],
    empty,
    'house',
    { kind: 'took', seat: 2, by: 'person', chips: 0 },
  ],
  [
    'a computer sits down',
    [{ fact: 'sat down', seat: 2, by: 'bot' }],
    empty,
    'house',
    { kind: 'took', seat: 2, by: 'bot', chips: 0 },
  ],
  ['someone gets up', [{ fact: 'got up', seat: 1 }], over, 'house', { kind: 'left', seat: 1 }],
  ['someone goes away', [{ fact: 'went away', seat: 1 }], over, 'house', { kind: 'away', seat: 1 }],
  [
    'someone comes back',
    [{ fact: 'came back', seat: 1 }],
    played(over, 'house', { kind: 'away', seat: 1 }),
    'house',
    { kind: 'back', seat: 1 },
  ],
  [
    'someone brings chips',
    [{ fact: 'brought chips', seat: 1, chips: 7 }],
    over,
    'house',
    { kind: 'brought', seat: 1, chips: 7 },
  ],
  ['someone is ready', [{ fact: 'ready', seat: 1 }], over, 1, { kind: 'ready' }],
  [
    'someone takes too long to be ready',
    [
      { fact: 'ran out of time', seat: 1 },
      { fact: 'ready', seat: 1 },
    ],
    over,
    'house',
    { kind: 'timedOut', seat: 1 },
  ],
  ['the next hand begins', [], fullTable(), 'house', { kind: 'next' }],
  [
    'a lead that leaves one card',
    [
      { fact: 'played', seat: 0, kind: 'single', cards: ['3d'], led: true },
      { fact: 'one card left', seat: 0 },
    ],
    position({ hands: HANDS }),
    0,
    lays('3d'),
  ],
  [
    'an answer',
    [{ fact: 'played', seat: 1, kind: 'single', cards: ['5d'], led: false }],
    position({ hands: HANDS, turn: 1, heap: ['4s'] }),
    1,
    lays('5d'),
  ],
  [
    'a lead after three passes',
    [{ fact: 'played', seat: 1, kind: 'single', cards: ['5d'], led: true }],
    position({ hands: HANDS, turn: 1, heap: ['4s', '-', '-', '-'] }),
    1,
    lays('5d'),
  ],
  [
    'a pass',
    [{ fact: 'passed', seat: 1 }],
    position({ hands: HANDS, turn: 1, heap: ['4s'] }),
    1,
    PASS,
  ],
  [
    'the third pass',
    [
      { fact: 'passed', seat: 1 },
      { fact: 'everyone passed', leader: 0 },
    ],
    position({ hands: HANDS, turn: 1, heap: ['4s', '-', '-'] }),
    1,
    PASS,
  ],
  [
    'a pass for want of time',
    [
      { fact: 'ran out of time', seat: 1 },
      { fact: 'passed', seat: 1 },
    ],
    position({ hands: HANDS, turn: 1, heap: ['4s'] }),
    'house',
    { kind: 'timedOut', seat: 1 },
  ],
  [
    'the last card',
    [
      { fact: 'played', seat: 0, kind: 'single', cards: ['3d'], led: true },
      {
        fact: 'hand over',
        winner: 0,
        points: [0, 2, 1, 1],
        gains: [4, -4, 0, 0],
        won: [400, -400, 0, 0],
      },
    ],
    position({ hands: ['3d', '4d 5d', '4c', '4h'] }),
    0,
    lays('3d'),
  ],
  ['the table closes', [{ fact: 'match over', winners: [0] }], over, 'house', { kind: 'closed' }],
  ['another match', [{ fact: 'new match' }], closed, 'house', { kind: 'again' }],
])('%s', (_, facts, ...happening) => {
  expect(told(...happening)).toEqual(facts);
});

test('a deal names who leads, and nobody but its owner sees a hand', () => {
  const dealing = played(fullTable(), 'house', { kind: 'next' });
  const move = game.chance(dealing, { below: () => 0 });
  const after = played(dealing, 'house', move);
  const leader = after.phase === 'playing' ? after.turn : 'nobody';
  expect(told(dealing, 'house', move)).toEqual([{ fact: 'dealt', leader }]);
  expect(game.seen(dealing, 'house', move, 'gallery')).toEqual({
    kind: 'deal',
    hands: [13, 13, 13, 13],
  });
});
