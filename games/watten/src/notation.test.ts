import { german } from '@stammtisch/kernel';
import { decodes, readsAndWrites } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import { formatMove, parseMove } from './notation.ts';
import { dealt, seatsOf } from './testing/position.ts';
import { PLAYERS } from './testing/whole-games.ts';

const dealOf = (players: number) => `deal 1 ${german.PACK_32.slice(0, 5 * players).join(' ')}`;

describe('a move as players write it', () => {
  test.each([...PLAYERS])(
    'among %i a deal names the dealer, then the hands from seat 0 on',
    players => {
      const { dealer, hands } = dealt({ players });
      const text = formatMove({ kind: 'deal', dealer, hands });
      expect(text).toMatch(new RegExp(`^deal ${players - 1} Ol 8h 9l Ta Ub Tl `));
      expect(parseMove(text)).toEqual({ kind: 'deal', dealer, hands });
    },
  );

  test('the hands of the tests are five different cards each', () => {
    const all = dealt({ players: 6 }).hands;
    expect(all.map(hand => hand.length)).toEqual(seatsOf(6).map(() => 5));
    expect(new Set(all.flat()).size).toBe(30);
  });

  readsAndWrites(game, {
    moves: [
      'ready',
      'raise',
      'hold',
      'give-up',
      'card 9h',
      ...german.RANKS.map(rank => `schlag ${rank}`),
      ...german.SUITS.map(suit => `trump ${suit}`),
      ...PLAYERS.map(dealOf),
    ],
    none: [
      '',
      'pass',
      'raise 3',
      'hold now',
      'give up',
      'answer true',
      'schlag',
      'schlag 10',
      'schlag 6',
      'schlag U O',
      'trump',
      'trump x',
      'card',
      'card 6b',
      'card 9h 8h',
      'card 10h',
      'card  9h',
      'deal',
      'deal 0',
      `${dealOf(4)} Kh`,
      dealOf(1),
      `${dealOf(6)} Oa Ka Aa Kh 7l`,
      dealOf(4).replace('deal 1', 'deal 4'),
      dealOf(4).replace('deal 1', 'deal'),
      dealOf(2).replace('7b', '6b'),
    ],
    words: ['deal', 'card', 'schlag', 'trump', '3', '6b', 'Kh', 'U', 'raise', ''],
  });
});

describe('a move a stranger sent', () => {
  decodes(game, {
    moves: [
      { kind: 'ready' },
      { kind: 'raise' },
      { kind: 'answer', hold: false },
      { kind: 'schlag', schlag: 'T' },
      { kind: 'trump', trump: 'l' },
      { kind: 'card', card: 'Ah' },
    ],
    none: [
      null,
      'raise',
      [],
      {},
      { kind: 'deal', dealer: 0, hands: [] },
      { kind: 'next' },
      { kind: 'forfeited', seat: 1 },
      { kind: 'schlag' },
      { kind: 'schlag', schlag: ['U'] },
      { kind: 'schlag', schlag: 'h' },
      { kind: 'trump', trump: 'toString' },
      { kind: 'card', card: '6b' },
      { kind: 'card', card: ['9h'] },
      { kind: 'answer' },
      { kind: 'answer', hold: 1 },
      JSON.parse('{"__proto__":{"kind":"raise"}}'),
    ],
  });
});
