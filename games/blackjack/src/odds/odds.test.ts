import type { french } from '@stammtisch/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { best, type Odds, odds, PRESETS, refusalOf, type Rules, type Situation } from './index.ts';
import * as cardByCard from './testing/card-by-card.ts';

const { bjx, vegas } = PRESETS;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'] as const;

const ranks = (text: string): french.Rank[] =>
  text === '' ? [] : (text.split(' ') as french.Rank[]);

/** `T 6 : T` is a ten and a six against a ten. */
function situation(text: string, removed = ''): Situation {
  const [hand = '', up = ''] = text.split(' : ');
  return { hand: ranks(hand), up: ranks(up)[0]!, removed: ranks(removed) };
}

const rounded = (values: Odds): Odds =>
  Object.fromEntries(Object.entries(values).map(([action, value]) => [action, value.toFixed(6)]));

describe('values published by the Wizard of Odds (appendix 9) for single hands', () => {
  const oneDeck = vegas;
  const hitsSoft17 = { ...vegas, hitSoft17: true };
  const sixDecks = { ...bjx, decks: 6, hitSoft17: true };

  test.each<[string, Rules, string, Odds]>([
    ['1ds17r4', oneDeck, '2 A : A', { stand: -0.661732, hit: -0.067808, double: -0.593281 }],
    ['1ds17r4', oneDeck, '3 2 : A', { stand: -0.659375, hit: -0.291565, double: -1.318751 }],
    ['1ds17r4', oneDeck, '6 5 : A', { stand: -0.634013, hit: 0.172946, double: 0.240259 }],
    ['1ds17r4', oneDeck, '7 A : A', { stand: -0.101015, hit: -0.108386, double: -0.357778 }],
    ['1dh17r4', hitsSoft17, '2 A : A', { stand: -0.589084, hit: -0.107929, double: -0.55204 }],
    ['1dh17r4', hitsSoft17, '6 5 : A', { stand: -0.575374, hit: 0.143003, double: 0.234296 }],
    ['1dh17r4', hitsSoft17, '7 A : A', { stand: -0.223909, hit: -0.173175, double: -0.414678 }],
    ['euro-6dh17r4', sixDecks, '2 A : A', { stand: -0.722356, hit: -0.37991, double: -1.024099 }],
    ['euro-6dh17r4', sixDecks, '6 5 : A', { stand: -0.720879, hit: -0.235772, double: -0.535879 }],
    ['euro-6dh17r4', sixDecks, '7 A : A', { stand: -0.466029, hit: -0.421285, double: -0.909374 }],
  ])('%s, %j: %s', (_, rules, text, published) => {
    const { insurance: _insurance, ...plays } = odds(rules, situation(text));
    expect(rounded(plays)).toEqual(rounded(published));
  });
});

describe('with a few cards left, every action is worth what it is when they are dealt one by one', () => {
  const pips = (rank: french.Rank): number => (rank === 'A' ? 1 : rank === 'T' ? 10 : Number(rank));

  /** The situation in which only `unseen` may still come. */
  function left(text: string, unseen: readonly french.Rank[]): Situation {
    const { hand, up } = situation(text);
    const removed = RANKS.flatMap(rank => {
      const seen = [...hand, up, ...unseen].filter(each => each === rank).length;
      return Array.from({ length: (rank === 'T' ? 16 : 4) - seen }, () => rank);
    });
    return { hand, up, removed };
  }

  /** What the solver says of the plays, and what comes of dealing the cards one by one. */
  function both(rules: Rules, text: string, unseen: readonly french.Rank[]) {
    const where = left(text, unseen);
    const round = { rules, up: pips(where.up) };
    const [hand, deck] = [where.hand.map(pips), unseen.map(pips)];
    const { insurance: _insurance, ...solved } = odds({ ...rules, split: false }, where);
    const exactly = (value: number): unknown => expect.closeTo(value, 12);
    const dealt = {
      stand: exactly(cardByCard.stand(round, hand, deck)),
      ...('hit' in solved && { hit: exactly(cardByCard.hit(round, hand, deck)) }),
      ...('double' in solved && { double: exactly(cardByCard.double(round, hand, deck)) }),
    };
    return { solved, dealt };
  }

  const fewCards = fc
    .record({
      cards: fc.shuffledSubarray(
        RANKS.flatMap(rank => Array.from({ length: rank === 'T' ? 6 : 3 }, () => rank)),
        { minLength: 10, maxLength: 10 },
      ),
      rules: fc.record({
        decks: fc.constant(1),
        peek: fc.boolean(),
        split: fc.constant(false),
        doubleAfterSplit: fc.boolean(),
        hitSoft17: fc.boolean(),
      }),
      isLong: fc.boolean(),
    })
    .map(({ cards, rules, isLong }) => {
      const size = isLong ? 3 : 2;
      const text = `${cards.slice(0, size).join(' ')} : ${cards[size]}`;
      return { text, rules, unseen: cards.slice(size + 1) };
    })
    .filter(({ text, rules, unseen }) => refusalOf(rules, left(text, unseen)) === undefined);

  test('for any cards, with and without peek', () => {
    fc.assert(
      fc.property(fewCards, ({ text, rules, unseen }) => {
        const { solved, dealt } = both(rules, text, unseen);
        expect(solved).toEqual(dealt);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['T 6 : T', 'A 5 8 9 T 4 6'],
    ['9 2 : A', 'A T T 8 7 3 2 5'],
    ['A 6 : T', 'A A 2 5 8 9 T 9'],
    ['A 6 : 6', 'A A 2 5 8 9 T 9'],
    ['A T : A', 'T T 9 8 A A 6'],
    ['5 3 2 : T', 'A A 4 9 9 T T'],
  ])('%s with %s left', (text, unseen) => {
    for (const peek of [false, true])
      for (const hitSoft17 of [false, true]) {
        const { solved, dealt } = both({ ...bjx, peek, hitSoft17 }, text, ranks(unseen));
        expect(solved).toEqual(dealt);
      }
  });

  test.each([
    ['8 8 : 6', 'T T 9 9 8 7 7 5', 8],
    ['8 8 : T', 'T 9 9 8 7 A 6 T', 8],
    ['9 9 : A', 'T 9 8 8 T 9 A 6 7', 9],
    ['7 7 : T', 'T 9 9 8 4 A 8 7 7', 7],
    ['A A : 6', 'T T T T 9 8 8 7 9', 1],
    ['T T : A', 'T T 9 A 6 5 T 9 5', 10],
    ['5 5 : 9', 'T T 9 8 7 6 T 9', 5],
  ])('%s split with %s left, both hands against one dealer', (text, unseen, pair) => {
    for (const peek of [false, true])
      for (const doubleAfterSplit of [false, true]) {
        const rules = { ...vegas, peek, doubleAfterSplit };
        const where = left(text, ranks(unseen));
        const round = { rules, up: pips(where.up) };
        const deck = ranks(unseen).map(pips);
        const asUnsplit = cardByCard.split(round, pair, deck, [...deck, pair]);
        expect(odds(rules, where).split).toBeCloseTo(asUnsplit, 12);
        const knowingThePair = cardByCard.split(round, pair, deck, deck);
        expect(odds(rules, where, 'knowing-the-pair').split).toBeCloseTo(knowingThePair, 12);
      }
  });
});

describe('what every player knows', () => {
  test.each([
    ['T 6 : T', 'hit'],
    ['T 6 : 6', 'stand'],
    ['6 5 : 6', 'double'],
    ['A A : T', 'split'],
    ['8 8 : T', 'split'],
    ['T T : 6', 'stand'],
    ['5 5 : 6', 'double'],
    ['A 7 : 9', 'hit'],
    ['A 8 : 5', 'stand'],
    // Famous: the same total, but not the same cards.
    ['T 2 : 4', 'hit'],
    ['9 3 : 4', 'stand'],
    ['T 2 : 3', 'hit'],
    ['7 5 : 3', 'stand'],
  ] as const)('%s: %s', (text, action) => {
    expect(best(odds(vegas, situation(text)))).toBe(action);
  });

  test('a 16 against a ten is nearly the same hit or stood', () => {
    const { hit, stand } = odds(vegas, situation('T 6 : T'));
    expect(Math.abs(hit! - stand!)).toBeLessThan(0.05);
  });

  test('a 16 of three cards against a ten may stand where one of two cards hits', () => {
    expect(best(odds(vegas, situation('5 5 6 : T')))).toBe('stand');
  });
});

describe('cards that have been seen', () => {
  test('small ones gone make a 16 stand against a ten', () => {
    expect(best(odds(vegas, situation('T 6 : T', '5 5 4 4 3 3')))).toBe('stand');
  });

  test('tens gone make doubling eleven worse', () => {
    const before = odds(vegas, situation('6 5 : 6')).double!;
    expect(odds(vegas, situation('6 5 : 6', 'T J Q K')).double!).toBeLessThan(before);
  });

  test('insurance is a third of tens: with 16 among 49 it loses, with 16 among 45 it wins (BJ-D6)', () => {
    expect(odds(bjx, situation('2 3 : A')).insurance).toBeCloseTo((3 * 16) / 49 / 2 - 0.5, 15);
    const fewer = odds(bjx, situation('2 3 : A', '2 3 4 5'));
    expect(fewer.insurance).toBeCloseTo((3 * 16) / 45 / 2 - 0.5, 15);
    expect(best(odds(bjx, situation('2 3 : A')))).not.toBe('insurance');
    expect(best(fewer)).toBe('insurance');
  });

  test('tens and court cards are the same, in any place', () => {
    expect(odds(vegas, situation('K 6 : Q', 'J T'))).toEqual(
      odds(vegas, situation('T 6 : T', 'T T')),
    );
  });

  test('nor does the order of cards matter', () => {
    expect(odds(bjx, situation('6 T : 9', '2 K'))).toEqual(odds(bjx, situation('T 6 : 9', 'K 2')));
  });
});

describe('the actions that are allowed', () => {
  const actions = (rules: Rules, where: Situation) => Object.keys(odds(rules, where));

  test.each([
    [bjx, 'T 6 : T', ['stand', 'hit', 'double']],
    [bjx, '8 8 : T', ['stand', 'hit', 'double']],
    [vegas, '8 8 : T', ['stand', 'hit', 'double', 'split']],
    [vegas, 'T K : 6', ['stand', 'hit', 'double', 'split']],
    [vegas, '8 8 : A', ['stand', 'hit', 'double', 'split', 'insurance']],
    [vegas, '2 3 4 : A', ['stand', 'hit']],
    [vegas, '2 2 2 : 6', ['stand', 'hit']],
    [vegas, 'A T : A', ['stand']],
    [bjx, '7 7 7 : A', ['stand']],
  ])('%j, %s: %j', (rules, text, allowed) => {
    expect(actions(rules, situation(text))).toEqual(allowed);
  });

  test('after a split: no second split, no insurance, double only if the table says so', () => {
    const half = { ...situation('8 8 : A', '8'), fromSplit: true };
    expect(actions(vegas, half)).toEqual(['stand', 'hit', 'double']);
    expect(actions({ ...vegas, doubleAfterSplit: false }, half)).toEqual(['stand', 'hit']);
  });

  test('a split ace stands, and with a ten it is no natural (BJ-D10)', () => {
    const half = { ...situation('A T : 9', 'A'), fromSplit: true };
    expect(actions(vegas, half)).toEqual(['stand']);
    expect(odds(vegas, half).stand).toBeLessThan(1);
    expect(odds(vegas, situation('A T : 9', 'A')).stand).toBe(1.5);
  });

  test('an ace on a split eight may be hit', () => {
    expect(actions(vegas, { ...situation('8 A : 9', '8'), fromSplit: true })).toContain('hit');
  });

  test('insurance is not offered twice (BJ-D7)', () => {
    expect(actions(bjx, { ...situation('2 3 : A'), insured: true })).not.toContain('insurance');
  });

  test('the best of what a player can afford', () => {
    const values = odds(vegas, situation('6 5 : 6'));
    expect(best(values, ['stand', 'hit'])).toBe('hit');
  });
});

describe('naturals', () => {
  test('pay 3:2 after a peek, and are a push against another without one (BJ-D13)', () => {
    expect(odds(vegas, situation('A T : T')).stand).toBe(1.5);
    // 3 aces among 49 cards.
    expect(odds(bjx, situation('A T : T')).stand).toBeCloseTo(1.5 * (46 / 49), 15);
  });

  test('of the dealer take a doubled bet in full if nobody peeks (BJ-D9)', () => {
    // 4 aces among 49 cards: with peek, what is left out is a loss of two bets.
    const [open, peeked] = [bjx, { ...bjx, peek: true }].map(rules =>
      odds(rules, situation('6 5 : T')),
    );
    expect(open!.double).toBeCloseTo(peeked!.double! * (45 / 49) - 2 * (4 / 49), 12);
  });

  test('beat a 21 of three cards', () => {
    const [open, peeked] = [bjx, { ...bjx, peek: true }].map(rules =>
      odds(rules, situation('7 7 7 : T')),
    );
    expect(open!.stand).toBeCloseTo(peeked!.stand! * (44 / 48) - 4 / 48, 12);
  });
});

describe('situations that cannot be', () => {
  test.each([
    ['hand-too-short', '6 : T', ''],
    ['hand-over-21', 'T 6 6 : T', ''],
    ['more-cards-than-there-are', 'A A : A', 'A A'],
    ['more-cards-than-there-are', '2 3 : 5', 'K K K K K'],
    ['more-cards-than-there-are', 'T T : T', 'T T T T T T T T T T T T T T'],
    [
      'too-few-cards-left',
      '2 3 : 5',
      'T T T T T T T T T T T T T T T T 9 9 9 9 8 8 8 8 7 7 7 7 6 6 6 6 5 5',
    ],
  ])('%s: %s without %s', (refusal, text, removed) => {
    expect(refusalOf(bjx, situation(text, removed))).toBe(refusal);
    expect(() => odds(bjx, situation(text, removed))).toThrow(refusal);
  });

  test('after a peek, a dealer with nothing but tens in the hole', () => {
    const others = 'A A A 2 2 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9';
    const where = situation('3 2 2 : A', others);
    expect(refusalOf({ ...bjx, peek: true }, where)).toBe('dealer-has-a-natural');
    expect(odds(bjx, where).stand).toBeCloseTo(-1, 15);
  });

  test('five aces need two decks', () => {
    const aces = situation('A A : A', 'A A');
    expect(refusalOf({ ...bjx, decks: 2 }, aces)).toBeUndefined();
  });

  test.each([0, 9, 1.5, Number.NaN])('%d decks', decks => {
    expect(refusalOf({ ...bjx, decks }, situation('T 6 : T'))).toBe('bad-decks');
  });

  test('but the last of ten hands at a table of five still has its odds', () => {
    // Nine hands of 30 pips, a queen on a hard 20, are gone (BJ-D2): 16 tens and what fits beside them.
    const gone = 'T T T T T T T T T T T T T T T T 9 9 9 9 8 8 8 8 7 7 7 7 6 6';
    expect(refusalOf(vegas, { ...situation('6 6 : 5', gone), fromSplit: true })).toBeUndefined();
  });
});
