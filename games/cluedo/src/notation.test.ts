import { decodes, readsAndWrites } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { CORRIDOR, squareAt } from './board.ts';
import { game } from './index.ts';
import { decodeMove, formatMove, formatPlace, parseMove } from './notation.ts';
import { CARDS, ROOMS } from './state.ts';
import { DEAL } from './testing/position.ts';

const DEALT = formatMove(DEAL);

describe('a move as players write it', () => {
  test('a square is its column and its row, counted from the top (2.1)', () => {
    expect(formatPlace(squareAt(7, 24))).toBe('h25');
    expect(parseMove('walk h25')).toEqual({ kind: 'walk', to: squareAt(7, 24) });
  });

  readsAndWrites(game, {
    moves: [
      'ready',
      'roll',
      'passage',
      'stay',
      'end',
      'token purple',
      'walk hall',
      'walk h25',
      'walk a17',
      'walk x7',
      'suspect red rope hall',
      'accuse purple wrench study',
      'dice 6',
      'dice 3 4',
      ...CARDS.flatMap(card => [`show ${card}`, `pick ${card}`]),
      ...ROOMS.map(room => `walk ${room}`),
      ...CORRIDOR.map(square => `walk ${formatPlace(square)}`),
      DEALT,
    ],
    none: [
      '',
      'roll 6',
      'token',
      'token black',
      'token red yellow',
      'walk',
      'walk cellar',
      'walk a1',
      'walk h0',
      'walk h26',
      'walk y7',
      'walk h025',
      'walk 583',
      'walk hall study',
      'suspect red rope',
      'suspect rope red hall',
      'suspect red rope hall now',
      'accuse red rope',
      'show',
      'show ace',
      'show red rope',
      'pick',
      'pick ace',
      'pick red rope',
      'dice',
      'dice 0 1',
      'dice 7',
      'dice six',
      'deal',
      DEALT.replace(' / ', ' '),
      DEALT.replace('red ', ''),
      DEALT.replace('red ', 'black '),
      `${DEALT} hall`,
    ],
    words: ['deal', 'dice', 'walk', 'suspect', 'red', 'rope', 'hall', '/', '3', ''],
  });
});

describe('a move a stranger sent', () => {
  const guess = { who: 'red', how: 'rope', where: 'hall' };

  decodes(game, {
    moves: [
      { kind: 'ready' },
      { kind: 'roll' },
      { kind: 'end' },
      { kind: 'token', token: 'red' },
      { kind: 'walk', to: 'hall' },
      { kind: 'walk', to: squareAt(7, 24) },
      { kind: 'suspect', guess },
      { kind: 'accuse', guess },
      { kind: 'show', card: 'rope' },
    ],
    none: [
      null,
      'roll',
      [],
      {},
      { kind: 'dice', dice: [6, 6] },
      { kind: 'pick', card: 'rope' },
      { kind: 'deal', cards: [], weapons: [] },
      { kind: 'next' },
      { kind: 'token', token: 'toString' },
      { kind: 'token', token: ['red'] },
      { kind: 'walk' },
      { kind: 'walk', to: 0 },
      { kind: 'walk', to: -1 },
      { kind: 'walk', to: 7.5 },
      { kind: 'walk', to: '583' },
      { kind: 'walk', to: Number.NaN },
      { kind: 'suspect', guess: 'red rope hall' },
      { kind: 'suspect', guess: { ...guess, where: 'rope' } },
      { kind: 'accuse', guess: { who: 'red', how: 'rope' } },
      { kind: 'show', card: 'ace' },
      JSON.parse('{"__proto__":{"kind":"roll"}}'),
    ],
  });

  test('whatever else comes with a guess is left away', () => {
    expect(decodeMove({ kind: 'accuse', guess: { ...guess, why: 'envy' } })).toEqual({
      kind: 'accuse',
      guess,
    });
  });
});
