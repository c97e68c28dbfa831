import { analyse, type Analysis, choice, doubling, drawing, standing } from './analysis.ts';
import { ACE, type Pips, without } from './cards.ts';
import { HAND_COUNT, type Hand, handOf } from './hands.ts';

/**
 * How the two hands of a split are played. `as-unsplit`: each as if it were the only one, blind to
 * the other card of the pair; this is the CDZ- of the literature, "composition-dependent, zero
 * memory". `knowing-the-pair`: each as well as possible with both cards of the pair gone.
 */
export const SPLIT_PLAYS = ['as-unsplit', 'knowing-the-pair'] as const;

export type SplitPlay = (typeof SPLIT_PLAYS)[number];

export interface Pair {
  /** The round in which the pair has been dealt. */
  readonly round: Analysis;
  readonly card: Pips;
  readonly play: SplitPlay;
}

/**
 * Worth of splitting, for both hands together. They draw from the same deck, but neither knows
 * what the other does with it: any card is as likely to come first as last, so both are worth the
 * same, and either is worth what it would be if the other had not drawn at all.
 */
export function splitting(pair: Pair): number {
  const { actual, plan } = splitRound(pair);
  const twoCards = follower(actual, plan);
  // Split aces get one card each (BJ-D10).
  const first = (hand: Hand) => (pair.card === ACE ? standing(actual, hand) : twoCards(hand));
  return 2 * drawing(actual, handOf([pair.card]), first);
}

/** The round of either hand as it is, and as those who play it think it is. */
export function splitRound({ round, card, play }: Pair) {
  const actual = analyse(round.rules, round.up, without(round.deck, [card]));
  return { actual, plan: play === 'as-unsplit' ? round : actual };
}

/** Plays two cards by what looks best in `plan`, and says what comes of it in `actual`. */
function follower(actual: Analysis, plan: Analysis): (twoCards: Hand) => number {
  const followed = new Float64Array(HAND_COUNT).fill(Number.NaN);

  function play(hand: Hand, options: { readonly mayDouble: boolean }): number {
    switch (choice(plan, hand, options)) {
      case 'stand':
        return standing(actual, hand);
      case 'hit':
        return drawing(actual, hand, goOn);
      case 'double':
        return doubling(actual, hand);
    }
  }

  function goOn(hand: Hand): number {
    if (Number.isNaN(followed[hand])) followed[hand] = play(hand, { mayDouble: false });
    return followed[hand]!;
  }

  return hand => play(hand, { mayDouble: plan.rules.doubleAfterSplit });
}
