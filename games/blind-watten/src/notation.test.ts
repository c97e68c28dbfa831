import { german } from '@stammtisch/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decodeMove, formatMove, parseMove } from './notation.ts';
import { dealt } from './testing/position.ts';

const DEAL = `deal 3 ${german.PACK_33.slice(0, 20).join(' ')}`;
const REDEAL = `redeal ${german.PACK_33.slice(0, 10).join(' ')}`;

describe('a move as players write it', () => {
  test.each([
    'ready',
    'bet',
    'accept',
    'decline',
    'ask schoenere',
    'ask schlagtausch',
    'no wish',
    'show 6b',
    'card 9h',
    DEAL,
    REDEAL,
  ])('"%s" is read and written again', text => {
    expect(formatMove(parseMove(text)!)).toBe(text);
  });

  test('a deal names the dealer, then the hands from seat 0 on', () => {
    const text = formatMove({ kind: 'deal', dealer: 3, hands: dealt().hands });
    expect(text).toMatch(/^deal 3 Ua 9h 7b 8l Kl Tb /);
    expect(parseMove(text)).toEqual({ kind: 'deal', dealer: 3, hands: dealt().hands });
  });

  test.each([
    '',
    'pass',
    'bet 3',
    'accept now',
    'answer true',
    'ask',
    'ask beer',
    'no',
    'no beer',
    'nowish',
    'no wish at all',
    'ask schoenere schlagtausch',
    'show',
    'show hidden',
    'card 9h 8h',
    'card 10h',
    'card  9h',
    `${DEAL} Kh`,
    DEAL.replace('deal 3', 'deal 4'),
    DEAL.replace('deal 3', 'deal'),
    REDEAL.replace('6b', '6h'),
    `${REDEAL} Kh`,
    'redeal',
  ])('"%s" is no move', text => {
    expect(parseMove(text)).toBeUndefined();
  });

  test('whatever is written, nothing is thrown', () => {
    const word = fc.constantFrom(
      'deal',
      'redeal',
      'card',
      'show',
      'ask',
      'no',
      'wish',
      '3',
      '6b',
      'Kh',
      'bet',
      '',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 24 }), words => {
        const move = parseMove(words.join(' '));
        expect(move === undefined || parseMove(formatMove(move)) !== undefined).toBe(true);
      }),
    );
  });
});

describe('a move a stranger sent', () => {
  test.each([
    { kind: 'ready' },
    { kind: 'bet' },
    { kind: 'answer', accept: false },
    { kind: 'ask', wish: 'schlagtausch' },
    { kind: 'noWish' },
    { kind: 'show', card: '6b' },
    { kind: 'card', card: 'Ah' },
  ])('%j is one', move => {
    expect(decodeMove(move)).toEqual(move);
    expect(decodeMove({ ...move, note: 'trump is hearts' })).toEqual(move);
  });

  test.each([
    null,
    'bet',
    [],
    {},
    { kind: 'deal', dealer: 0, hands: [] },
    { kind: 'redeal', hands: [[], []] },
    { kind: 'next' },
    { kind: 'forfeited', seat: 1 },
    { kind: 'show' },
    { kind: 'show', card: 'hidden' },
    { kind: 'card', card: ['9h'] },
    { kind: 'card', card: '9x' },
    { kind: 'answer' },
    { kind: 'answer', accept: 1 },
    { kind: 'ask', wish: 'toString' },
    JSON.parse('{"__proto__":{"kind":"bet"}}'),
  ])('%j is none', value => {
    expect(decodeMove(value)).toBeUndefined();
  });

  test('whatever it is, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), value => {
        expect(['undefined', 'object']).toContain(typeof decodeMove(value));
      }),
    );
  });
});
