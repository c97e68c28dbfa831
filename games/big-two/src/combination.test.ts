import { describe, expect, test } from 'vitest';

import { PACK, placeOf } from './card.ts';
import {
  beats,
  type Combination,
  combinationOf,
  combinationsOf,
  type Kind,
} from './combination.ts';
import { cards } from './testing/position.ts';

const made = (text: string): Combination => {
  const combination = combinationOf(cards(text));
  if (combination === undefined) throw new Error(`${text} is nothing`);
  return combination;
};

describe('rule 1: the order of the cards', () => {
  test('3♦ is card 0 and 2♠ is card 51 (1.3)', () => {
    expect([placeOf('3d'), placeOf('3c'), placeOf('3h'), placeOf('3s')]).toEqual([0, 1, 2, 3]);
    expect([placeOf('4d'), placeOf('As'), placeOf('2d'), placeOf('2s')]).toEqual([4, 47, 48, 51]);
  });

  test('ranks go 3 4 5 6 7 8 9 10 J Q K A 2, suits diamonds clubs hearts spades (1.1, 1.2)', () => {
    const diamonds = PACK.filter((_, place) => place % 4 === 0);
    expect(diamonds.map(card => card[0]).join('')).toBe('3456789TJQKA2');
    expect(PACK.slice(0, 4)).toEqual(['3d', '3c', '3h', '3s']);
    expect(new Set(PACK).size).toBe(52);
  });
});

/** From high to low, as in the manual. */
const LADDERS: readonly [rule: string, title: string, ...groups: string[]][] = [
  [
    '2.1',
    'singles go by rank, then by suit',
    '2s',
    '2d',
    'As',
    'Kh',
    'Kc',
    '4d',
    '3s',
    '3h',
    '3c',
    '3d',
  ],
  ['2.2', 'a pair with the spade beats the other two of its rank', '9s 9d', '9h 9c'],
  ['2.2', 'queens beat jacks', 'Qc Qd', 'Js Jh'],
  ['2.2', 'twos are the highest pair, threes the lowest', '2d 2c', 'As Ah', '3h 3s', '3d 3c'],
  [
    '2.3',
    'three twos, then aces and kings, down to three threes',
    '2d 2c 2h',
    'Ad Ac As',
    'Kd Kc Kh',
    '3c 3h 3s',
  ],
  [
    '2.4',
    "the manual's straights: a king high, then a queen of spades, then a queen of diamonds",
    'Kd Qc Jc Th 9h',
    'Qs Jd Td 9d 8d',
    'Qd Js Ts 9s 8s',
  ],
  [
    '2.4',
    'ten jack queen king ace is the highest row, ace to five the lowest',
    'As Kd Qc Jh Td',
    'Ad Ks Qs Js Tc',
    'Kd Qc Jh Ts 9d',
    '7d 6c 5h 4s 3d',
    '6d 5c 4h 3s 2d',
    '5s 4c 3h 2s Ad',
  ],
  ['2.4', 'in A2345 the suit of the five decides', '5c 4d 3d 2d Ad', '5d 4s 3s 2s As'],
  [
    '2.5',
    "the manual's flushes: hearts over clubs, and among clubs the two is high",
    '9h 7h 6h 5h 3h',
    '2c Jc 9c 6c 4c',
    'Ac Kc Qc Tc 7c',
  ],
  ['2.6', 'nines full of fours beat eights full of kings', '9d 9c 9h 4d 4c', '8d 8c 8h Kd Kc'],
  ['2.7', 'the four decides, not the fifth card', '5d 5c 5h 5s 3d', '4d 4c 4h 4s 2s'],
  [
    '2.8',
    'the royal flush in spades is the best of all; a higher row beats a higher suit',
    'As Ks Qs Js Ts',
    'Ah Kh Qh Jh Th',
    'Kd Qd Jd Td 9d',
    '6d 5d 4d 3d 2d',
    '5s 4s 3s 2s As',
  ],
  [
    '2.10',
    'straight flush, four of a kind, full house, flush, straight',
    '5d 4d 3d 2d Ad',
    '3d 3c 3h 3s 4d',
    '3d 3c 3h 4d 4c',
    '3d 4d 5d 6d 8d',
    'As Kd Qc Jh Td',
  ],
];

describe('rule 2: what beats what', () => {
  test.each(LADDERS)('%s %s', (_rule, _title, ...groups) => {
    const ladder = groups.map(made);
    for (const [at, higher] of ladder.entries())
      for (const [below, lower] of ladder.entries())
        expect(beats(higher, lower), `${groups[at]} over ${groups[below]}`).toBe(at < below);
  });

  test('a combination is beaten only by one of as many cards (2.10)', () => {
    const groups = ['2s', '3d 3c', '3d 3c 3h', '3d 3c 3h 3s 4d'].map(made);
    for (const one of groups) for (const other of groups) expect(beats(one, other)).toBe(false);
  });

  test.each([
    ['', 'nothing at all'],
    ['3d 4d', 'two cards of different ranks'],
    ['3d 3d', 'the same card twice'],
    ['3d 3c 4d', 'a pair with an odd card'],
    ['3d 3c 3h 3s', 'four cards alone'],
    ['3d 3c 4d 4c', 'two pairs'],
    ['3d 3c 4d 4c 5d', 'two pairs and an odd card'],
    ['3d 3c 3h 4d 5d', 'a triple with odd cards'],
    ['Jd Qc Kh As 2d', 'JQKA2'],
    ['Qd Kc Ah 2s 3d', 'QKA23'],
    ['Kd Ac 2h 3s 4d', 'KA234'],
    ['3d 4c 5h 6s', 'a row of four'],
    ['3d 4c 5h 6s 7d 8c', 'a row of six'],
    ['3d 3d 3d 4d 4c', 'a full house with one card three times'],
  ])('%s is nothing: %s (2.9)', text => {
    expect(combinationOf(cards(text))).toBeUndefined();
  });

  test('five in a row of one suit are a straight flush, never a straight or a flush (2.8)', () => {
    expect(made('Ah Kh Qh Jh Th').kind).toBe('straight flush');
  });
});

describe('counting the whole pack', () => {
  const counts = (combinations: readonly Combination[]) =>
    combinations.reduce<Partial<Record<Kind, number>>>(
      (sum, { kind }) => ({ ...sum, [kind]: (sum[kind] ?? 0) + 1 }),
      {},
    );

  /** 10·4⁵ − 40, 4·C(13,5) − 40, 13·C(4,3)·12·C(4,2), 13·48 and 10·4. */
  const FIVES = {
    straight: 10_200,
    flush: 5_108,
    'full house': 3_744,
    'four of a kind': 624,
    'straight flush': 40,
  };

  test.each<[number, Partial<Record<Kind, number>>, string]>([
    [1, { single: 52 }, '52'],
    [2, { pair: 78 }, '13·C(4,2)'],
    [3, { triple: 52 }, '13·C(4,3)'],
    [5, FIVES, '10,200 + 5,108 + 3,744 + 624 + 40'],
  ])('of %i cards there are %j: %s', (size, expected) => {
    const all = combinationsOf(PACK, size);
    expect(counts(all)).toEqual(expected);
    expect(new Set(all.map(each => each.cards.join(' '))).size).toBe(all.length);
  });

  test('of all 2,598,960 groups of five cards, exactly those are combinations', () => {
    const found: Record<string, number> = {};
    for (const group of groupsOfFive()) {
      const kind = combinationOf(group)?.kind;
      if (kind !== undefined) found[kind] = (found[kind] ?? 0) + 1;
    }
    expect(found).toEqual(FIVES);
  });

  test('no two combinations of a size are equally strong, unless no two players can hold both', () => {
    for (const size of [1, 2, 3, 5]) {
      const byStrength = new Map<number, Combination>();
      for (const each of combinationsOf(PACK, size)) {
        const rival = byStrength.get(each.strength) ?? each;
        expect(rival.cards.some(card => each.cards.includes(card))).toBe(true);
        byStrength.set(each.strength, each);
      }
    }
  });
});

function* groupsOfFive() {
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++)
          for (let e = d + 1; e < 52; e++) yield [PACK[a]!, PACK[b]!, PACK[c]!, PACK[d]!, PACK[e]!];
}
