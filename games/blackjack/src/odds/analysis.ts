import { ACE, ALL_PIPS, chanceOf, type Deck, type Pips, TEN, without } from './cards.ts';
import { BUSTED, dealerOdds, type DealerOdds, LOWEST, NATURAL } from './dealer.ts';
import { BUST, dealt, HAND_COUNT, type Hand, totalOf, withCard } from './hands.ts';
import type { Rules } from './rules.ts';

/**
 * All hands against one up-card and one deck, and what is known of them so far.
 *
 * Under peek the values are those of a round in which a natural of the dealer counts for nothing.
 * Cards may then be drawn as if nobody had peeked: the hole card is as likely as any other. Divided
 * by the chance that the dealer has no natural, they become the values after the peek.
 */
export interface Analysis {
  readonly rules: Rules;
  readonly up: Pips;
  /** Without the up-card, but with the hand: dealing that leaves what may still come. */
  readonly deck: Deck;
  /** `NaN` until asked for. */
  readonly stood: Float64Array;
  readonly wentOn: Float64Array;
}

export const analyse = (rules: Rules, up: Pips, deck: Deck): Analysis => ({
  rules,
  up,
  deck,
  stood: new Float64Array(HAND_COUNT).fill(Number.NaN),
  wentOn: new Float64Array(HAND_COUNT).fill(Number.NaN),
});

/** Worth of standing, for one bet, on a hand that is no natural. */
export function standing(analysis: Analysis, hand: Hand): number {
  const { rules, up, deck, stood } = analysis;
  if (Number.isNaN(stood[hand])) {
    const odds = dealerOdds({ up, hitSoft17: rules.hitSoft17 }, dealt(deck, hand));
    stood[hand] = showdown(totalOf(hand), odds) - (rules.peek ? 0 : odds[NATURAL]!);
  }
  return stood[hand]!;
}

/** Won less lost against every dealer but one with a natural. */
function showdown(total: number, odds: DealerOdds): number {
  let value = odds[BUSTED]!;
  for (let place = 0; place < NATURAL; place++)
    value += odds[place]! * Math.sign(total - LOWEST - place);
  return value;
}

/** Worth of drawing a card and then playing on as well as possible. */
export const hitting = (analysis: Analysis, hand: Hand): number =>
  drawing(analysis, hand, next => goingOn(analysis, next));

/** Worth of one card more, for two bets. */
export const doubling = (analysis: Analysis, hand: Hand): number =>
  2 * drawing(analysis, hand, next => standing(analysis, next));

/** What looks best for a hand that is not to be split. */
export function choice(
  analysis: Analysis,
  hand: Hand,
  { mayDouble }: { readonly mayDouble: boolean },
): 'stand' | 'hit' | 'double' {
  if (totalOf(hand) === 21) return 'stand';
  const [stood, hit] = [standing(analysis, hand), hitting(analysis, hand)];
  if (mayDouble && doubling(analysis, hand) > Math.max(stood, hit)) return 'double';
  return hit > stood ? 'hit' : 'stand';
}

/** The better of standing and hitting. */
function goingOn(analysis: Analysis, hand: Hand): number {
  const { wentOn } = analysis;
  if (Number.isNaN(wentOn[hand])) {
    const stood = standing(analysis, hand);
    // BJ-D8: on 21 there is nothing left but to stand.
    wentOn[hand] = totalOf(hand) === 21 ? stood : Math.max(stood, hitting(analysis, hand));
  }
  return wentOn[hand]!;
}

/** The mean of `worth` over the cards that may come to `hand`. */
export function drawing(analysis: Analysis, hand: Hand, worth: (next: Hand) => number): number {
  const rest = dealt(analysis.deck, hand);
  let value = 0;
  for (const card of ALL_PIPS) {
    const chance = chanceOf(rest, card);
    if (chance === 0) continue;
    const next = withCard(hand, card);
    value += chance * (next === BUST ? busting(analysis, without(rest, [card])) : worth(next));
  }
  return value;
}

const busting = ({ rules, up }: Analysis, rest: Deck): number =>
  rules.peek ? chanceOfNatural(up, rest) - 1 : -1;

/** How likely the hole card makes a natural. */
export function chanceOfNatural(up: Pips, rest: Deck): number {
  if (up === ACE) return chanceOf(rest, TEN);
  return up === TEN ? chanceOf(rest, ACE) : 0;
}
