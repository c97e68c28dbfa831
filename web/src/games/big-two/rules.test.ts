import { describe, expect, test } from 'vitest';

import { nameableCard } from './naming.ts';
import { type Card, heapOf, kindOf, possibleGroups } from './rules.ts';

const cards = (text: string): readonly Card[] => (text === '' ? [] : (text.split(' ') as Card[]));

describe('what cards are together, asked of the game', () => {
  test.each([
    ['3d', 'single'],
    ['3d 3s', 'pair'],
    ['Kd Kc Ks', 'triple'],
    ['Ad 2c 3d 4s 5h', 'straight'],
    ['3h 5h 9h Jh 2h', 'flush'],
    ['8d 8c 8h Jh Js', 'full house'],
    ['8d 8c 8h 8s 3d', 'four of a kind'],
    ['Td Jd Qd Kd Ad', 'straight flush'],
  ])('%s is a %s', (text, kind) => expect(kindOf(cards(text))).toBe(kind));

  test.each(['', '3d 4d', '3d 3c 3h 3s', 'Jd Qc Kd As 2h'])('%s is nothing', text =>
    expect(kindOf(cards(text))).toBeUndefined(),
  );

  test('a hand knows its own fives', () => {
    expect(possibleGroups(cards('3d 4c 5h 6s 7d Qs'), 5)).toEqual([cards('3d 4c 5h 6s 7d')]);
  });
});

describe('the card a combination is called after', () => {
  test.each([
    ['straight', 'Ad 2c 3d 4s 5h', '5h'],
    ['straight', '2c 3d 4s 5h 6d', '6d'],
    ['straight', 'Td Jd Qc Kd As', 'As'],
    ['full house', '8d 8c 8h Jh Js', '8h'],
    ['four of a kind', '3d 8d 8c 8h 8s', '8c'],
    ['pair', '9d 9s', '9s'],
  ] as const)('%s %s: %s', (kind, text, card) =>
    expect(nameableCard(kind, cards(text)).charAt(0)).toBe(card.charAt(0)),
  );
});

describe('the heap', () => {
  const heap = (text: string) =>
    heapOf(text.split(', ').map((each, at) => ({ seat: (12 - at) % 4, cards: cards(each) })));

  test('D35: everyone’s last play of this trick lies on their side, the top one last', () => {
    const { top, laid } = heap('3d, 4d, , 6d, 7d');
    expect(top?.cards).toEqual(['7d']);
    expect(laid.map(({ seat, cards: [card] }) => `${seat} ${card}`)).toEqual([
      '3 4d',
      '1 6d',
      '0 7d',
    ]);
  });

  test('D35: whatever lay there before the table was empty is gone', () => {
    const { laid } = heap('3d, 4d, , , , 5d 5c, ');
    expect(laid).toEqual([{ seat: 3, cards: ['5d', '5c'] }]);
  });

  test('who passed since then has a cross', () => {
    expect(heap('3d, 4d, , ')).toMatchObject({ passed: [2, 1], aside: false });
  });

  test('after three passes it is put aside (rule 4.5)', () => {
    expect(heap('3d, , , ')).toMatchObject({ aside: true, passed: [3, 2, 1] });
  });

  test('before the first play there is nothing', () => {
    expect(heapOf([])).toEqual({ laid: [], aside: false, passed: [] });
  });
});
