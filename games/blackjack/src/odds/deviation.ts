import { type Analysis, chanceOfNatural, choice } from './analysis.ts';
import { ACE, ALL_PIPS, chanceOf, type Deck, type Pips, without } from './cards.ts';
import { BUSTED, type DealerOdds, dealerOdds, LOWEST, NATURAL } from './dealer.ts';
import { gameValue, overDeals } from './game-value.ts';
import { dealt, handOf, sizeOf } from './hands.ts';
import { type Line, linesOf, type Plan, reach } from './lines.ts';
import type { Rules } from './rules.ts';
import { type SplitPlay, splitRound } from './split.ts';
import { bestPlay, type Play, standsOnNatural, type Turn } from './turn.ts';

/**
 * The standard deviation of a round with fresh cards, in bets. What a hand wins is what it gets
 * back less its stake. Nothing comes back from a hand that went bust, so only those that stand have
 * to be met with each other and with the dealer.
 */
export function gameDeviation(rules: Rules, splitPlay: SplitPlay = 'as-unsplit'): number {
  const square = overDeals(rules, splitPlay, squareOf);
  return Math.sqrt(square - gameValue(rules, splitPlay) ** 2);
}

/** The mean square of what two first cards win. */
function squareOf(turn: Turn): number {
  const { rules, up, deck } = turn.round;
  const natural = chanceOfNatural(up, dealt(deck, turn.hand));
  if (standsOnNatural(turn)) return 1.5 ** 2 * (1 - natural);
  const play = bestPlay(turn);
  const square = play === 'split' ? squareOfSplit(turn) : squareOfHand(turn, play);
  // Under peek, a natural takes one bet before anyone plays.
  return rules.peek ? square + natural : square;
}

function squareOfHand({ round, hand }: Turn, play: Exclude<Play, 'split'>): number {
  const plan: Plan = each => (each === hand ? play : choice(round, each, { mayDouble: false }));
  const deck = dealt(round.deck, hand);
  const stake = play === 'double' ? 2 : 1;
  return squareBack(round, deck, linesOf(deck, hand, plan)) + stake ** 2 * goingOn(round, deck);
}

/** (back - stake)², without the stake² that remains of a bust hand too: the mean over all lines. */
const squareBack = (round: Analysis, deck: Deck, lines: readonly Line[]): number =>
  sum(lines, ({ total, stake, orders, drawn }) => {
    const { chance, rest } = reach(deck, drawn);
    const odds = dealerOf(round, rest);
    const back = returned(odds, [total, total]) - 2 * returned(odds, [total]);
    return orders * chance * stake ** 2 * back;
  });

/** (X + Y)², where X and Y are what the two hands win: both are alike, but not independent. */
function squareOfSplit({ round, pair: card, splitPlay }: Turn): number {
  if (card === undefined) throw new Error('only a pair can be split');
  const { actual, plan } = splitRound({ round, card, play: splitPlay });
  const hands = { round: actual, card, plan: planOfSplit(plan, card) };
  return 2 * squareOfOne(hands) + 2 * productOfBoth(hands);
}

interface SplitHands {
  readonly round: Analysis;
  readonly card: Pips;
  readonly plan: Plan;
}

const planOfSplit =
  (plan: Analysis, card: Pips): Plan =>
  hand => {
    if (sizeOf(hand) === 1) return 'hit';
    if (card === ACE) return 'stand';
    return choice(plan, hand, { mayDouble: plan.rules.doubleAfterSplit && sizeOf(hand) === 2 });
  };

function squareOfOne({ round, card, plan }: SplitHands): number {
  const start = handOf([card]);
  const deck = dealt(round.deck, start);
  const staked = overStakes(
    deck,
    { card, plan },
    (stake, rest) => stake ** 2 * goingOn(round, rest),
  );
  return squareBack(round, deck, linesOf(deck, start, plan)) + staked;
}

/** XY, multiplied out: what both get back, less one's return times the other's stake, and so on. */
function productOfBoth({ round, card, plan }: SplitHands): number {
  const start = handOf([card]);
  const deck = dealt(round.deck, start);
  const lines = linesOf(deck, start, plan);
  const dealer = remembered(rest => dealerOf(round, rest));

  const bothBack = sum(lines, one => {
    const { chance, rest } = reach(deck, one.drawn);
    const others = sum(lines, other => {
      const next = reach(rest, other.drawn);
      if (next.chance === 0) return 0;
      const back = returned(dealer(next.rest), [one.total, other.total]);
      return other.orders * next.chance * other.stake * back;
    });
    return one.orders * chance * one.stake * others;
  });
  const oneBack = overStakes(deck, { card, plan }, (otherStake, rest) =>
    sum(lines, ({ total, stake, orders, drawn }) => {
      const next = reach(rest, drawn);
      if (next.chance === 0) return 0;
      return otherStake * orders * next.chance * stake * returned(dealer(next.rest), [total]);
    }),
  );
  const staked = overStakes(deck, { card, plan }, (stake, rest) =>
    overStakes(rest, { card, plan }, (other, rest) => stake * other * goingOn(round, rest)),
  );
  return bothBack - 2 * oneBack + staked;
}

/** The mean of something over the second card of a split hand, which decides its stake. */
function overStakes(
  deck: Deck,
  { card, plan }: Pick<SplitHands, 'card' | 'plan'>,
  value: (stake: number, rest: Deck) => number,
): number {
  return sum(ALL_PIPS, second => {
    const chance = chanceOf(deck, second);
    if (chance === 0) return 0;
    const stake = plan(handOf([card, second])) === 'double' ? 2 : 1;
    return chance * value(stake, without(deck, [second]));
  });
}

const dealerOf = ({ rules, up }: Analysis, rest: Deck): DealerOdds =>
  dealerOdds({ up, hitSoft17: rules.hitSoft17 }, rest);

/** How likely the stakes are played for at all. */
const goingOn = ({ rules, up }: Analysis, rest: Deck): number =>
  rules.peek ? 1 - chanceOfNatural(up, rest) : 1;

/** The mean product of what single bets on these totals get back: 2 if won, 1 if pushed. */
function returned(odds: DealerOdds, totals: readonly number[]): number {
  let mean = odds[BUSTED]! * 2 ** totals.length;
  for (let place = 0; place < NATURAL; place++)
    mean += totals.reduce(
      (product, total) => product * (1 + Math.sign(total - LOWEST - place)),
      odds[place]!,
    );
  return mean;
}

/** Different hands often leave the same deck. */
function remembered(odds: (rest: Deck) => DealerOdds): (rest: Deck) => DealerOdds {
  const known = new Map<string, DealerOdds>();
  return rest => {
    const name = rest.counts.join();
    const found = known.get(name) ?? odds(rest);
    known.set(name, found);
    return found;
  };
}

const sum = <T>(all: readonly T[], value: (each: T) => number): number =>
  all.reduce((total, each) => total + value(each), 0);
