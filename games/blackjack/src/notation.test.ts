import { decodes, readsAndWrites } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import { decodeMove } from './notation.ts';
import { stacked } from './testing/position.ts';

const MOVES = ['stand', 'hit', 'double', 'split', 'insurance', 'decline', 'ready'];

describe('a move as players write it', () => {
  readsAndWrites(game, {
    moves: [...MOVES, 'bet 0', 'bet 1050', `shuffle ${stacked('').join(' ')}`],
    none: [
      '',
      'bet',
      'bet -5',
      'bet 1.5',
      'bet 1e3',
      'bet 5 5',
      'bet 99999999999999',
      'hit 3d',
      'Hit',
      'shuffle x',
      'surrender',
    ],
  });
});

describe('a move a stranger sent', () => {
  decodes(game, {
    none: [
      null,
      'hit',
      [],
      {},
      { kind: 'shuffle', cards: stacked('') },
      { kind: 'next' },
      { kind: 'took', seat: 0, by: 'person', chips: 5 },
      { kind: 'bet' },
      { kind: 'bet', amount: '500' },
      { kind: 'bet', amount: -100 },
      { kind: 'bet', amount: 100.5 },
      { kind: 'bet', amount: Number.NaN },
      { kind: 'bet', amount: Number.POSITIVE_INFINITY },
      { kind: 'bet', amount: 10 ** 15 },
      { kind: 'bet', amount: null },
      JSON.parse('{"__proto__":{"kind":"hit"}}'),
    ],
  });

  test('nothing of it but the move gets in', () => {
    expect(decodeMove({ kind: 'hit', amount: 5 })).toEqual({ kind: 'hit' });
    expect(decodeMove({ kind: 'bet', amount: 500, seat: 3 })).toEqual({ kind: 'bet', amount: 500 });
  });
});
