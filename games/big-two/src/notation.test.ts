import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PACK, sorted } from './card.ts';
import { decodeMove, formatMove, parseMove } from './notation.ts';

describe('a move as players write it', () => {
  test.each(['play 3d', 'play 3d 3c', 'pass', 'ready', `deal ${PACK.join(' ')}`])(
    '"%s" is read and written again',
    text => {
      expect(formatMove(parseMove(text)!)).toBe(text);
    },
  );

  test.each(['', 'play 10d', 'play 3D', 'pass 3d', 'bet 5', 'play  3d', 'deal x'])(
    '"%s" is no move',
    text => {
      expect(parseMove(text)).toBeUndefined();
    },
  );
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

  test.each([
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
  ])('%j is none', value => {
    expect(decodeMove(value)).toBeUndefined();
  });

  test('whatever it is, nothing is thrown, and nothing of it but the move gets in', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), value => {
        expect(['undefined', 'object']).toContain(typeof decodeMove(value));
      }),
    );
    expect(decodeMove({ kind: 'pass', extra: 'x' })).toEqual({ kind: 'pass' });
  });
});
