import { decodes, readsAndWrites } from '@stammtisch/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PACK, sorted } from './card.ts';
import { game } from './index.ts';
import { decodeMove } from './notation.ts';

describe('a move as players write it', () => {
  readsAndWrites(game, {
    moves: ['play 3d', 'play 3d 3c', 'pass', 'ready', `deal ${PACK.join(' ')}`],
    none: ['', 'play 10d', 'play 3D', 'pass 3d', 'bet 5', 'play  3d', 'deal x'],
  });
});

describe('a move a stranger sent', () => {
  test('has its cards put in order, so that one play has one form', () => {
    const hand = fc.uniqueArray(fc.constantFrom(...PACK), { maxLength: 13 });
    fc.assert(
      fc.property(hand, cards => {
        expect(decodeMove({ kind: 'play', cards })).toEqual({ kind: 'play', cards: sorted(cards) });
      }),
    );
  });

  decodes(game, {
    none: [
      null,
      'pass',
      [],
      {},
      { kind: 'deal', pack: PACK },
      { kind: 'next' },
      { kind: 'took', seat: 0, by: 'person', chips: 5 },
      { kind: 'play' },
      { kind: 'play', cards: '3d' },
      { kind: 'play', cards: ['3d', 4] },
      { kind: 'play', cards: ['3d', '4x'] },
      { kind: 'play', cards: { length: 1, 0: '3d' } },
      { kind: 'play', cards: PACK.slice(0, 14) },
      JSON.parse('{"__proto__":{"kind":"pass"}}'),
    ],
  });

  test('nothing of it but the move gets in', () => {
    expect(decodeMove({ kind: 'pass', extra: 'x' })).toEqual({ kind: 'pass' });
  });
});
