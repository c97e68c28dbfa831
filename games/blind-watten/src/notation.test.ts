import { german } from '@stammtisch/kernel';
import { decodes, readsAndWrites } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import { formatMove, parseMove } from './notation.ts';
import { dealt } from './testing/position.ts';

const DEAL = `deal 3 ${german.PACK_33.slice(0, 20).join(' ')}`;
const REDEAL = `redeal ${german.PACK_33.slice(0, 10).join(' ')}`;

describe('a move as players write it', () => {
  test('a deal names the dealer, then the hands from seat 0 on', () => {
    const text = formatMove({ kind: 'deal', dealer: 3, hands: dealt().hands });
    expect(text).toMatch(/^deal 3 Ua 9h 7b 8l Kl Tb /);
    expect(parseMove(text)).toEqual({ kind: 'deal', dealer: 3, hands: dealt().hands });
  });

  readsAndWrites(game, {
    moves: [
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
    ],
    none: [
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
    ],
    words: ['deal', 'redeal', 'card', 'show', 'ask', 'no', 'wish', '3', '6b', 'Kh', 'bet', ''],
  });
});

describe('a move a stranger sent', () => {
  decodes(game, {
    moves: [
      { kind: 'ready' },
      { kind: 'bet' },
      { kind: 'answer', accept: false },
      { kind: 'ask', wish: 'schlagtausch' },
      { kind: 'noWish' },
      { kind: 'show', card: '6b' },
      { kind: 'card', card: 'Ah' },
    ],
    none: [
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
    ],
  });
});
