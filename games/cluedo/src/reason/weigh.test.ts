import { seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { cardsOf } from '../deal.ts';
import { type Card, CARDS, ROOMS, SUSPECTS, WEAPONS } from '../state.ts';
import { type Deal, type Evidence, weigh, type Weights } from './index.ts';
import { everyDeal, someEvidence } from './testing/every-deal.ts';

/** Nothing is known but how many cards everyone has. */
const fresh = (...sizes: readonly number[]): Evidence => ({
  sizes,
  has: sizes.map(() => []),
  lacks: sizes.map(() => []),
  clauses: [],
  excluded: [],
});

/** The same, from deals written out one by one. */
function counted(deals: readonly Deal[], seats: number): Weights {
  const count = (fits: (deal: Deal) => boolean) => deals.filter(fits).length;
  const guesses = SUSPECTS.flatMap(who =>
    WEAPONS.flatMap(how => ROOMS.map(where => ({ who, how, where }))),
  );
  const tally = new Map<string, number>();
  for (const { solution } of deals) {
    const key = cardsOf(solution).join();
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  return {
    deals: deals.length,
    solutions: guesses
      .map(guess => ({ guess, deals: tally.get(cardsOf(guess).join()) ?? 0 }))
      .filter(each => each.deals > 0)
      .toSorted((a, b) => b.deals - a.deals),
    cards: Object.fromEntries(
      CARDS.map(card => [
        card,
        {
          seats: Array.from({ length: seats }, (_, seat) =>
            count(({ hands }) => hands[seat]!.includes(card)),
          ),
          envelope: count(({ solution }) => cardsOf(solution).includes(card)),
        },
      ]),
    ) as unknown as Weights['cards'],
  };
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

describe('before anything has been said', () => {
  test.each([
    [[9, 9], '18! / 9!^2'],
    [[6, 6, 6], '18! / 6!^3'],
    [[5, 5, 4, 4], '18! / (5!^2 4!^2)'],
    [[4, 4, 4, 3, 3], '18! / (4!^3 3!^2)'],
    [[3, 3, 3, 3, 3, 3], '18! / 3!^6'],
  ])('hands of %j: 324 solutions, each in %s deals', sizes => {
    const each = sizes.reduce((deals, size) => deals / factorial(size), factorial(18));
    const { deals, solutions, cards } = weigh(fresh(...sizes));
    expect(deals).toBe(324 * each);
    expect(solutions).toHaveLength(324);
    expect(new Set(solutions.map(solution => solution.deals))).toEqual(new Set([each]));
    expect(cards.red.envelope).toBe(54 * each);
    expect(cards.hall.envelope).toBe(36 * each);
    expect(cards.rope.seats).toEqual(sizes.map(size => (270 * each * size) / 18));
  });
});

describe('counts are those of writing out every deal', () => {
  const check = (evidence: Evidence) => {
    const deals = everyDeal(evidence);
    const { solutions, ...rest } = weigh(evidence);
    const { solutions: expected, ...others } = counted(deals, evidence.sizes.length);
    expect(rest).toEqual(others);
    expect(solutions).toEqual(expected);
    return deals.length;
  };

  test.each([2, 3, 4, 5, 6])('%i seats, three cards of each sort open', seats => {
    for (let seed = 0; seed < 40; seed++) {
      const statements = seeded(seed, 'many').below(14);
      const evidence = someEvidence(seeded(seats, seed), { seats, loose: [3, 3, 3], statements });
      expect(check(evidence)).toBeGreaterThan(0);
    }
  });

  test.each([
    [3, [4, 3, 4], 3],
    [3, [2, 3, 6], 12],
    [4, [5, 3, 3], 8],
    [2, [5, 5, 5], 9],
    [6, [3, 4, 3], 16],
  ] as const)('%i seats, %j cards open, %i statements', (seats, loose, statements) => {
    for (let seed = 0; seed < 3; seed++)
      expect(
        check(someEvidence(seeded('more', seats, seed), { seats, loose, statements })),
      ).toBeGreaterThan(0);
  });

  test('statements that cannot all be true leave no deal', () => {
    const found = Array.from({ length: 60 }, (_, seed) => {
      const seats = 2 + (seed % 5);
      const wish = { seats, loose: [3, 3, 3], statements: 12, lies: 3 } as const;
      return check(someEvidence(seeded('lies', seed), wish));
    });
    expect(found.filter(deals => deals === 0).length).toBeGreaterThan(5);
    expect(found.filter(deals => deals > 0).length).toBeGreaterThan(5);
  });
});

describe('by hand', () => {
  const knowing = (changes: Partial<Evidence>): Weights => weigh({ ...fresh(9, 9), ...changes });
  const handOf = (...gone: readonly Card[]): readonly Card[] =>
    CARDS.filter(card => !gone.includes(card));

  /** Seat 0 sees its nine cards: open are red, yellow; rope, pipe; and the eight rooms but the hall. */
  const mine = handOf('red', 'yellow', 'rope', 'pipe', ...ROOMS.filter(room => room !== 'hall'));

  test('with nine cards of two, the others hide among 2 * 2 * 8 solutions', () => {
    const { deals, solutions } = knowing({ has: [mine, []] });
    expect([deals, solutions.length]).toEqual([32, 32]);
  });

  test('a card that was shown halves them', () => {
    const { solutions, cards } = knowing({ has: [mine, ['red']] });
    expect(solutions).toHaveLength(16);
    expect(cards.yellow).toEqual({ seats: [0, 0], envelope: 16 });
  });

  test('one of three was shown: all but the one solution of these three', () => {
    const clauses = [{ seat: 1, cards: ['red', 'rope', 'study'] }] as const;
    const { deals, cards } = knowing({ has: [mine, []], clauses });
    expect(deals).toBe(31);
    expect(cards.red).toEqual({ seats: [0, 16], envelope: 15 });
    expect(cards.study).toEqual({ seats: [0, 28], envelope: 3 });
  });

  test('a pass on all three of them: that is the solution', () => {
    const { solutions } = knowing({ has: [mine, []], lacks: [[], ['red', 'rope', 'study']] });
    expect(solutions).toEqual([{ guess: { who: 'red', how: 'rope', where: 'study' }, deals: 1 }]);
  });

  test('a wrong accusation costs one solution and no more', () => {
    const guess = { who: 'red', how: 'rope', where: 'study' } as const;
    expect(weigh({ ...fresh(3, 3, 3, 3, 3, 3), excluded: [guess] }).solutions).toHaveLength(323);
    expect(knowing({ excluded: [guess] }).deals).toBe(323 * 48_620);
  });

  test('whoever has been told the solution has nothing left to find', () => {
    const guess = { who: 'red', how: 'rope', where: 'study' } as const;
    const { solutions, deals } = weigh({ ...fresh(6, 6, 6), solution: guess });
    expect(solutions).toEqual([{ guess, deals }]);
    expect(deals).toBe(factorial(18) / factorial(6) ** 3);
  });

  test('two seats that share two cards have both: the others of these sorts did it', () => {
    const clauses = [0, 1].map(seat => ({ seat, cards: ['purple', 'wrench', 'kitchen'] as const }));
    const has: readonly (readonly Card[])[] = [
      ['red', 'yellow', 'white', 'green', 'candlestick'],
      ['dagger', 'pipe', 'pistol', 'ballroom', 'conservatory'],
      ['kitchen', 'dining', 'billiard', 'library'],
    ];
    const { deals, solutions, cards } = weigh({ ...fresh(6, 6, 6), has, clauses });
    expect(deals).toBe(2 * 3);
    expect(solutions.map(({ guess }) => `${guess.who} ${guess.how} ${guess.where}`)).toEqual([
      'blue rope lounge',
      'blue rope hall',
      'blue rope study',
    ]);
    expect(cards.purple).toEqual({ seats: [3, 3, 0], envelope: 0 });
    expect(cards.hall).toEqual({ seats: [0, 0, 4], envelope: 2 });
  });
});
