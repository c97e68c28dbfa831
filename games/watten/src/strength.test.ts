import { german } from '@stammtisch/kernel';
import { standInClasses } from '@stammtisch/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isTrumpOrCrit } from './duty.ts';
import type { Card } from './state.ts';
import {
  type Announcement,
  bestOf,
  type Class,
  classOf,
  CRITS,
  isStronger,
  namedCardOf,
  rankOf,
  strengthOf,
  suitOf,
  winnerOf,
} from './strength.ts';
import { cards, seatsOf } from './testing/position.ts';

const ANNOUNCEMENTS: readonly Announcement[] = german.RANKS.flatMap(schlag =>
  german.SUITS.map(trump => ({ schlag, trump })),
);
const CLASSES: readonly Class[] = ['crit', 'hauptschlag', 'schlag', 'trump', 'plain'];

const inClass = (standing: Class, announcement: Announcement): readonly Card[] =>
  german.PACK_32.filter(card => classOf(card, announcement) === standing);

const byStrength = (announcement: Announcement): readonly Card[] =>
  german.PACK_32.toSorted((a, b) => strengthOf(b, announcement) - strengthOf(a, announcement));

/** Rule 4.7, as the table has it. */
const EXCEPTIONS: Readonly<Record<string, readonly number[]>> = {
  '7b': [3, 0, 2, 7, 20],
  '7l': [3, 1, 1, 7, 20],
  '7h': [3, 1, 1, 6, 21],
  '7a': [3, 0, 2, 7, 20],
  Kb: [3, 1, 2, 6, 20],
  Kl: [3, 1, 2, 7, 19],
  Kh: [3, 0, 3, 7, 19],
  Ka: [3, 1, 2, 6, 20],
};

const sizesUnder = (announcement: Announcement): readonly number[] =>
  EXCEPTIONS[namedCardOf(announcement)] ??
  (announcement.trump === 'l' ? [3, 1, 3, 7, 18] : [3, 1, 3, 6, 19]);

describe('rule 4.7: how many cards are in the classes', () => {
  test('there are 8 × 4 announcements, and the classes of each make 32 cards', () => {
    expect(ANNOUNCEMENTS).toHaveLength(32);
    for (const each of ANNOUNCEMENTS)
      expect(sizesUnder(each).reduce((sum, size) => sum + size, 0)).toBe(32);
  });

  test.each(ANNOUNCEMENTS)('with $schlag for Schlag and $trump for trump', both => {
    expect(CLASSES.map(each => inClass(each, both).length)).toEqual(sizesUnder(both));
  });

  standInClasses<Card, Announcement, Class>({
    pack: german.PACK_32,
    announcements: ANNOUNCEMENTS,
    classes: CLASSES,
    classOf,
    strengthOf,
    areEqual: (own, one, other) =>
      own === 'schlag' || (own === 'plain' && rankOf(one) === rankOf(other)),
  });
});

describe('rules 4.2 and 4.3: crits and the Hauptschlag', () => {
  test.each(ANNOUNCEMENTS)(
    'the crits are always the three best, in their order: $schlag, $trump',
    both => {
      expect(byStrength(both).slice(0, 3)).toEqual(cards('Kh 7b 7a'));
    },
  );

  test.each(ANNOUNCEMENTS)(
    'the card of both names is the fourth best, or a crit: $schlag, $trump',
    both => {
      const named = namedCardOf(both);
      const isCrit = CRITS.includes(named);
      expect(classOf(named, both)).toBe(isCrit ? 'crit' : 'hauptschlag');
      expect(inClass('hauptschlag', both)).toEqual(isCrit ? [] : [named]);
      expect(byStrength(both).indexOf(named)).toBe(isCrit ? CRITS.indexOf(named) : 3);
    },
  );

  test('seven and leaves: the seven of leaves is the Hauptschlag, that of hearts the only other Schlag', () => {
    const both: Announcement = { schlag: '7', trump: 'l' };
    expect(byStrength(both).slice(0, 6)).toEqual(cards('Kh 7b 7a 7l 7h Al'));
    expect(inClass('schlag', both)).toEqual(cards('7h'));
  });

  test('king and hearts: the king of hearts is the best as ever, the other kings are Schläge', () => {
    const both: Announcement = { schlag: 'K', trump: 'h' };
    expect(classOf('Kh', both)).toBe('crit');
    expect(inClass('schlag', both)).toEqual(cards('Kb Kl Ka'));
    expect(byStrength(both)[6]).toBe('Ah');
  });

  test('seven and bells: no fourth best, two Schläge, seven trumps', () => {
    const both: Announcement = { schlag: '7', trump: 'b' };
    expect(inClass('schlag', both)).toEqual(cards('7l 7h'));
    expect(inClass('trump', both)).toEqual(cards('8b 9b Tb Ub Ob Kb Ab'));
  });
});

const ober: Announcement = { schlag: 'O', trump: 'b' };
const table = (players: number) => ({
  ...ober,
  seating: Array.from({ length: players }, () => 'person' as const),
});
const wins = (text: string, leader = 0) => {
  const trick = { leader, cards: cards(text) };
  return winnerOf(trick, table(trick.cards.length));
};

describe('who takes a trick', () => {
  test.each([
    ['7a 7b Kh', 2, 'the king of hearts beats the other crits (4.2)'],
    ['7b 7a Ob', 0, 'the seven of bells beats that of acorns (4.2)'],
    ['Ob 7a Ab', 1, 'a crit beats the Hauptschlag (4.1)'],
    ['Oa Ob Ol', 1, 'the Hauptschlag beats the Schläge (4.3)'],
    ['Ol Oh Oa', 0, 'of three Schläge the first (4.4)'],
    ['8a Oh Ol', 1, 'of two Schläge the first (4.4)'],
    ['Ab Oa Kb', 1, 'a Schlag beats the ace of trump (4.1)'],
    ['8b Ab Kb', 1, 'the highest trump (4.5)'],
    ['Al 8b Kl', 1, 'the lowest trump beats every plain card (4.1)'],
    ['8l 9l Al', 2, 'the highest card of the suit (4.6)'],
    ['8l Aa Ah', 0, 'aces of other suits count nothing (4.6)'],
    ['9l Aa 8l Tl', 3, 'another suit in between changes nothing (4.6)'],
    ['Ul Tl', 0, 'the ten stands below the Unter (1.1)'],
    ['8l Ka Th Kl Aa 9l', 3, 'among six as among two'],
  ])('%s falls to the one at place %i: %s', (text, winner) => {
    expect(wins(text)).toBe(winner);
  });

  test('the places are counted clockwise from the leader (5.1)', () => {
    expect(seatsOf(5).map(leader => wins('8l 9l Al Kl 7l', leader))).toEqual([2, 3, 4, 0, 1]);
    expect([0, 1].map(leader => wins('8l 9l', leader))).toEqual([1, 0]);
  });

  test('it is the first of the strongest, plain cards of a suit not led counting nothing', () => {
    const trick = fc.uniqueArray(fc.constantFrom(...german.PACK_32), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(trick, fc.constantFrom(...ANNOUNCEMENTS), (thrown, both) => {
        const worth = thrown.map(card =>
          classOf(card, both) === 'plain' && suitOf(card) !== suitOf(thrown[0]!)
            ? -1
            : strengthOf(card, both),
        );
        expect(bestOf(thrown, both)).toBe(worth.indexOf(Math.max(...worth)));
      }),
    );
  });

  test('nothing beats itself, and no two cards beat each other', () => {
    for (const both of ANNOUNCEMENTS)
      for (const one of german.PACK_32)
        for (const other of german.PACK_32)
          expect(isStronger(one, other, both) && isStronger(other, one, both)).toBe(false);
  });
});

describe('rules 5.3 and 5.4: trump or crit', () => {
  test.each(ANNOUNCEMENTS)(
    'eight cards of trump, and the crits of other suits: $schlag, $trump',
    both => {
      const will = german.PACK_32.filter(card => isTrumpOrCrit(card, both));
      const crits = CRITS.filter(card => suitOf(card) !== both.trump);
      expect(will).toHaveLength(8 + crits.length);
      expect(will).toHaveLength(both.trump === 'l' ? 11 : 10);
      expect(will.filter(card => classOf(card, both) === 'schlag')).toEqual([]);
    },
  );
});
