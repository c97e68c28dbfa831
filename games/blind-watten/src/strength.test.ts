import { german } from '@stammtisch/kernel';
import { standInClasses } from '@stammtisch/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Announcement, Card } from './state.ts';
import {
  binds,
  type Class,
  classOf,
  follows,
  goodOf,
  isStronger,
  rightOf,
  strengthOf,
  suitOf,
  winnerOf,
} from './strength.ts';
import { cards } from './testing/position.ts';

/** The 36 announcements: a value, or the Weli, and a suit. */
const SCHLAGS: readonly Card[] = [german.WELI, ...german.RANKS.map((rank): Card => `${rank}a`)];
const TRUMPS: readonly Card[] = german.SUITS.map((suit): Card => `9${suit}`);
const ANNOUNCEMENTS: readonly Announcement[] = SCHLAGS.flatMap(schlag =>
  TRUMPS.map(trump => ({ schlag, trump })),
);

const CLASSES: readonly Class[] = ['good', 'right', 'blind', 'trump', 'plain'];
const isWeli = ({ schlag }: Announcement): boolean => schlag === german.WELI;
const isBells = ({ trump }: Announcement): boolean => suitOf(trump) === 'b';

const inClass = (standing: Class, announcement: Announcement): readonly Card[] =>
  german.PACK_33.filter(card => classOf(card, announcement) === standing);

const byStrength = (announcement: Announcement): readonly Card[] =>
  german.PACK_33.toSorted((a, b) => strengthOf(b, announcement) - strengthOf(a, announcement));

describe('rule 5.7: how many cards are in the classes', () => {
  test('there are 9 × 4 announcements', () => {
    expect(ANNOUNCEMENTS).toHaveLength(36);
  });

  test.each(ANNOUNCEMENTS)('with $schlag for Schlag and the suit of $trump for trump', both => {
    const ordinary = isBells(both) ? [1, 1, 3, 7, 21] : [1, 1, 3, 6, 22];
    const sizes = CLASSES.map(each => inClass(each, both).length);
    expect(sizes).toEqual(isWeli(both) ? [1, 1, 0, 7, 24] : ordinary);
  });

  standInClasses<Card, Announcement, Class>({
    pack: german.PACK_33,
    announcements: ANNOUNCEMENTS,
    classes: CLASSES,
    classOf,
    strengthOf,
    areEqual: (own, one, other) => own === 'blind' || (own === 'plain' && one[0] === other[0]),
  });
});

describe('rules 5.2 to 5.5: Guter, Rechter, Blinde, trumps', () => {
  test.each<[string, Announcement, readonly Card[]]>([
    [
      'ace for Schlag: the seven of trump is the Guter',
      { schlag: 'Ab', trump: '9h' },
      ['7h', 'Ah'],
    ],
    ['king for Schlag: the ace of trump', { schlag: 'Kl', trump: '8a' }, ['Aa', 'Ka']],
    ['ten for Schlag: the Unter of trump', { schlag: 'Ta', trump: 'Ob' }, ['Ub', 'Tb']],
    ['the Weli for Schlag: the seven of trump', { schlag: '6b', trump: '9l' }, ['7l', '6b']],
    ['the Weli for trump makes bells trump (4.4)', { schlag: '9a', trump: '6b' }, ['Tb', '9b']],
  ])('%s', (_, both, expected) => {
    expect([goodOf(both), rightOf(both)]).toEqual(expected);
  });

  test('ace and hearts: the seven of hearts beats the ace of hearts, and that the Blinde (5.2)', () => {
    expect(byStrength({ schlag: 'Ab', trump: '9h' }).slice(0, 6)).toEqual(
      cards('7h Ah Ab Al Aa Kh'),
    );
  });

  test('the Weli and leaves: seven, Weli, ace; bells are plain (5.5)', () => {
    const both: Announcement = { schlag: '6b', trump: 'Kl' };
    expect(byStrength(both).slice(0, 9)).toEqual(cards('7l 6b Al Kl Ol Ul Tl 9l 8l'));
    expect(cards('7b 8b Ab').map(card => classOf(card, both))).toEqual(['plain', 'plain', 'plain']);
  });

  test('the Weli and bells: seven, Weli, ace (5.5)', () => {
    expect(byStrength({ schlag: '6b', trump: 'Kb' }).slice(0, 3)).toEqual(cards('7b 6b Ab'));
  });

  test('bells for trump: the Weli is the lowest trump and beats every plain card (5.4)', () => {
    const both: Announcement = { schlag: 'Ua', trump: 'Kb' };
    expect(classOf('6b', both)).toBe('trump');
    expect(
      inClass('trump', both).filter(card => strengthOf(card, both) < strengthOf('6b', both)),
    ).toEqual([]);
    const options = { offSuit: 'rankOnly' } as const;
    for (const plain of inClass('plain', both))
      expect(isStronger('6b', plain, both, options)).toBe(true);
    expect(isStronger('6b', '7b', both, options)).toBe(false);
  });

  test('bells not for trump: the Weli is a plain card below the seven (1.2)', () => {
    const both: Announcement = { schlag: 'Ua', trump: 'Kl' };
    expect(strengthOf('6b', both)).toBe(
      Math.min(...german.PACK_33.map(card => strengthOf(card, both))),
    );
  });
});

const SEATS = [0, 1, 2, 3];
const hearts: Announcement = { schlag: 'Ua', trump: 'Th' };
const wins = (text: string, offSuit: 'rankOnly' | 'ledSuit' = 'rankOnly', leader = 0) =>
  winnerOf({ leader, cards: cards(text) }, hearts, { offSuit });

describe('who takes a trick', () => {
  test.each([
    ['Ul Ub 8a 9a', 0, 'of two Blinde the first (5.3)'],
    ['8a Ub Ul Ua', 1, 'of three Blinde the first (5.3)'],
    ['Ah Kh Ub 7h', 2, 'a Blinder beats the ace of trump (5.1)'],
    ['Ub Uh Ua Ah', 1, 'the Rechter beats the Blinde (5.1)'],
    ['Uh Ub Oh Ah', 2, 'the Guter beats the Rechter (5.2)'],
    ['Aa 7h Ab Al', 1, 'the lowest trump beats every plain card (5.1)'],
    ['7h 9h 8h Kh', 3, 'the highest trump (5.1)'],
    ['8a 9a Ka Ta', 2, 'the highest card of the suit'],
  ])('%s falls to the one at place %i: %s, under either option', (text, winner) => {
    expect([wins(text), wins(text, 'ledSuit')]).toEqual([winner, winner]);
  });

  test.each([
    ['8a Ab 9a 7l', 1, 2, 'an ace of another suit'],
    ['8a 9l 8b 7a', 1, 0, 'a nine of another suit'],
    ['8a 8l 8b 7a', 0, 0, 'equal values: the first'],
    ['7b Kl Ka Kb', 1, 3, 'of equal kings the first, or the one of the suit'],
    ['8a Al 7h Ab', 2, 2, 'a trump wins anyway'],
    ['6b 7a 8l 7b', 2, 3, 'the Weli led is a card of bells'],
  ])('%s falls to %i by value, to %i by the suit led: %s (5.6)', (text, byValue, bySuit) => {
    expect([wins(text), wins(text, 'ledSuit')]).toEqual([byValue, bySuit]);
  });

  test('the places are counted clockwise from the leader (6.1)', () => {
    expect(SEATS.map(leader => wins('8a 9a Ka Ta', 'rankOnly', leader))).toEqual([2, 3, 0, 1]);
  });

  test('it is the first of the strongest; by the suit led, plain cards of others count nothing', () => {
    const trick = fc.uniqueArray(fc.constantFrom(...german.PACK_33), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(trick, fc.constantFrom(...ANNOUNCEMENTS), (thrown, both) => {
        const strengths = thrown.map(card => strengthOf(card, both));
        const worth = (card: Card, at: number) =>
          classOf(card, both) === 'plain' && suitOf(card) !== suitOf(thrown[0]!)
            ? -1
            : strengths[at]!;
        const bySuit = thrown.map(worth);
        const first = (values: readonly number[]) => values.indexOf(Math.max(...values));
        const took = (offSuit: 'rankOnly' | 'ledSuit') =>
          winnerOf({ leader: 0, cards: thrown }, both, { offSuit });
        expect([took('rankOnly'), took('ledSuit')]).toEqual([first(strengths), first(bySuit)]);
      }),
    );
  });
});

describe('Trumpf zugeben', () => {
  test.each(ANNOUNCEMENTS)(
    'what binds is of trump and not the Guter: $schlag, $trump (6.3)',
    both => {
      const bind = german.PACK_33.filter(card => binds(card, both));
      expect(bind).toEqual(
        [...inClass('right', both), ...inClass('trump', both)].toSorted(asInPack),
      );
      expect(bind).toHaveLength(isBells(both) || isWeli(both) ? 8 : 7);
    },
  );

  test.each(ANNOUNCEMENTS)('whatever is not plain follows: $schlag, $trump (6.4)', both => {
    const count = german.PACK_33.filter(card => follows(card, both)).length;
    expect(count).toBe(33 - inClass('plain', both).length);
  });
});

const asInPack = (a: Card, b: Card): number =>
  german.PACK_33.indexOf(a) - german.PACK_33.indexOf(b);
