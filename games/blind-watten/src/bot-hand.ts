import {
  BLIND,
  GOOD,
  type Place,
  RIGHT,
  STRENGTHS,
  type Strengths,
  SUIT_AT,
  TRUMP,
  VALUE_AT,
} from './bot-cards.ts';

/** The card of a hand whose value makes the best Schlag for it, whatever trump will be. */
export const schlagFrom = (hand: ArrayLike<Place>): Place =>
  bestOf(hand, card => {
    let worth = 0;
    for (const strengths of STRENGTHS[VALUE_AT[card]!]!) worth += worthOf(hand, strengths);
    return worth;
  });

/** The card of a hand whose suit makes the best trump for it, with this Schlag. */
export const trumpFrom = (hand: ArrayLike<Place>, schlag: Place): Place =>
  bestOf(hand, card => worthOf(hand, STRENGTHS[VALUE_AT[schlag]!]![SUIT_AT[card]!]!));

/** The same when trump stands already, as with `announceOrder: any`. */
export const schlagUnder = (hand: ArrayLike<Place>, trump: Place): Place =>
  bestOf(hand, card => worthOf(hand, STRENGTHS[VALUE_AT[card]!]![SUIT_AT[trump]!]!));

/** The trump for a hand that does not know the Schlag. */
export const trumpBlind = (hand: ArrayLike<Place>): Place =>
  bestOf(hand, card =>
    STRENGTHS.reduce((sum, tables) => sum + worthOf(hand, tables[SUIT_AT[card]!]!), 0),
  );

/** The first of the best. */
function bestOf(hand: ArrayLike<Place>, valueOf: (card: Place) => number): Place {
  let best = hand[0]!;
  let most = -1;
  for (let at = 0; at < hand.length; at++) {
    const value = valueOf(hand[at]!);
    if (value <= most) continue;
    best = hand[at]!;
    most = value;
  }
  return best;
}

function worthOf(hand: ArrayLike<Place>, strengths: Strengths): number {
  let worth = 0;
  for (let at = 0; at < hand.length; at++) worth += WORTH[strengths[hand[at]!]!]!;
  return worth;
}

/**
 * What a card adds to the log odds of winning the round, by its strength. Fitted
 * to 24,000 rounds with any card shown; choosing by it does as well as playing
 * a hundred rounds in the head for each card.
 */
const WORTH: readonly number[] = Array.from({ length: GOOD + TRUMP }, (_, strength) => {
  if (strength >= GOOD) return 3;
  if (strength >= RIGHT) return 2.75;
  if (strength >= BLIND) return 2;
  if (strength >= TRUMP) return 0.75 + 0.09 * (strength - TRUMP);
  return Math.max(0, 0.1 * (strength - 5));
});
