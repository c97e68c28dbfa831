import { seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { sorted } from '../deal.ts';
import { type Deal, dealer, dealFrom, type Evidence } from './index.ts';
import { everyDeal, fits, someEvidence } from './testing/every-deal.ts';

const nameOf = ({ solution, hands }: Deal): string =>
  JSON.stringify([solution.who, solution.how, solution.where, hands.map(sorted)]);

describe('a deal drawn from the evidence', () => {
  test.each([2, 3, 4, 5, 6])('%i seats: fits all of it', seats => {
    for (let seed = 0; seed < 25; seed++) {
      const wish = { seats, loose: [6, 6, 9], statements: seed } as const;
      const evidence = someEvidence(seeded(seats, seed), wish);
      expect(fits(dealFrom(evidence, seeded('deal', seed)), evidence)).toBe(true);
    }
  });

  /** Twenty to two hundred deals, forty draws for each. */
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'every deal is as likely as any other: evidence %i',
    number => {
      let deals: readonly Deal[] = [];
      let evidence: Evidence | undefined;
      for (let seed = 0; deals.length < 20 || deals.length > 200; seed++) {
        const wish = { seats: 2 + (number % 5), loose: [3, 3, 3], statements: 8 } as const;
        evidence = someEvidence(seeded('uniform', number, seed), wish);
        deals = everyDeal(evidence);
      }
      const draw = dealer(evidence!);
      const random = seeded('draws', number);
      const tally = new Map(deals.map(deal => [nameOf(deal), 0]));
      for (let drawn = 0; drawn < 40 * deals.length; drawn++) {
        const name = nameOf(draw(random));
        tally.set(name, (tally.get(name) ?? 0) + 1);
      }
      expect(tally.size).toBe(deals.length);
      const square = [...tally.values()].reduce((sum, drawn) => sum + (drawn - 40) ** 2 / 40, 0);
      // Chi-squared with so many degrees of freedom, less one: four standard deviations up.
      const freedom = deals.length - 1;
      expect(square).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
    },
  );

  test('there is none if the evidence cannot be true', () => {
    const wish = { seats: 3, loose: [3, 3, 3], statements: 0 } as const;
    const evidence = someEvidence(seeded(1), wish);
    const lacks = evidence.has;
    expect(() => dealFrom({ ...evidence, lacks }, seeded(1))).toThrow('no deal fits');
  });
});
