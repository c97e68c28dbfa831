import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ALL_PIPS, type Deck, fullDeck, without } from './cards.ts';
import { dealerOdds } from './dealer.ts';
import { overDealers } from './testing/card-by-card.ts';

const freshDeck = (up: number, decks = 1): Deck => without(fullDeck(decks), [up]);

const sum = (odds: Readonly<Float64Array>): number => odds.reduce((all, each) => all + each, 0);

describe('the dealer with a fresh deck, before the peek', () => {
  // wizardofodds.com/games/blackjack/appendix/2b: 17, 18, 19, 20, 21, natural, bust.
  test.each([
    [1, [0.126128, 0.131003, 0.129486, 0.131553, 0.0515646, 0.313726, 0.11654]],
    [2, [0.138976, 0.131762, 0.131815, 0.123948, 0.120526, 0, 0.352973]],
    [4, [0.130973, 0.114163, 0.120679, 0.116286, 0.115096, 0, 0.402803]],
    [6, [0.166948, 0.106454, 0.107192, 0.100705, 0.0978785, 0, 0.420823]],
    [7, [0.372345, 0.138583, 0.0773344, 0.0788967, 0.072987, 0, 0.259854]],
    [8, [0.130857, 0.362989, 0.129445, 0.0682898, 0.0697914, 0, 0.238627]],
  ])('showing %i ends as the Wizard of Odds says', (up, published) => {
    const odds = dealerOdds({ up, hitSoft17: false }, freshDeck(up));
    // The last digit of the source is not always rounded to the nearest: 16/51, a natural, is 0.31372549.
    published.forEach((chance, place) =>
      expect(Math.abs(odds[place]! - chance)).toBeLessThan(1e-6),
    );
  });

  test.each(ALL_PIPS)('showing %i ends somehow, whatever the rules and decks', up => {
    for (const hitSoft17 of [false, true])
      for (const decks of [1, 8]) {
        const odds = dealerOdds({ up, hitSoft17 }, freshDeck(up, decks));
        expect(sum(odds)).toBeCloseTo(1, 12);
        expect(Math.min(...odds)).toBeGreaterThanOrEqual(0);
      }
  });

  test('showing a 6 busts more often for drawing to a soft 17', () => {
    const [stands, draws] = [false, true].map(hitSoft17 =>
      dealerOdds({ up: 6, hitSoft17 }, freshDeck(6)),
    );
    expect(draws![6]).toBeGreaterThan(stands![6]!);
    expect(draws![0]).toBeLessThan(stands![0]!);
  });
});

test('with a few cards the dealer ends as often as when they are dealt one by one', () => {
  const few = fc.record({
    up: fc.constantFrom(...ALL_PIPS),
    hitSoft17: fc.boolean(),
    cards: fc
      .shuffledSubarray(
        ALL_PIPS.flatMap(pips => [pips, pips]),
        { minLength: 7, maxLength: 7 },
      )
      .filter(cards => cards.reduce((all, card) => all + card) >= 26),
  });
  fc.assert(
    fc.property(few, ({ up, hitSoft17, cards }) => {
      const deck = { counts: Uint16Array.from({ length: 11 }, () => 0), size: cards.length };
      for (const card of cards) deck.counts[card]!++;
      const odds = dealerOdds({ up, hitSoft17 }, deck);
      const round = { up, rules: { peek: false, hitSoft17, doubleAfterSplit: false } };
      const oneByOne = (outcome: number) =>
        cards.reduce(
          (all, hole, at) =>
            all +
            overDealers(round, [hole, cards.toSpliced(at, 1)], dealer =>
              outcomeOf(dealer) === outcome ? 1 : 0,
            ),
          0,
        ) / cards.length;
      odds.forEach((chance, outcome) => expect(chance).toBeCloseTo(oneByOne(outcome), 12));
    }),
    { numRuns: 50 },
  );
});

function outcomeOf(dealer: readonly number[]): number {
  const hard = dealer.reduce((all, card) => all + card);
  const total = dealer.includes(1) && hard <= 11 ? hard + 10 : hard;
  if (total > 21) return 6;
  return total === 21 && dealer.length === 2 ? 5 : total - 17;
}
