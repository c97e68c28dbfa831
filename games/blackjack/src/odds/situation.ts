import { err, french, ok, type Result } from '@stammtisch/kernel';

import { chanceOfNatural } from './analysis.ts';
import { ALL_PIPS, type Deck, fullDeck, type Pips, pipsOf, TEN, without } from './cards.ts';
import { BUST, dealt, handOf } from './hands.ts';
import { MAX_DECKS, type Rules } from './rules.ts';

/** What a player knows who has to decide. Jacks, queens and kings may be given as `T`. */
export interface Situation {
  /** Two cards or more. From a split, the card of the pair comes first. */
  readonly hand: readonly french.Rank[];
  /** The dealer's open card. */
  readonly up: french.Rank;
  /** Every other card that has been seen since the last shuffle. */
  readonly removed?: readonly french.Rank[];
  /** The hand is one of the two of a split. */
  readonly fromSplit?: boolean;
  /** Insurance has been taken, or was declined for good. */
  readonly insured?: boolean;
}

export type Refusal =
  | 'bad-decks'
  | 'hand-too-short'
  | 'hand-over-21'
  | 'more-cards-than-there-are'
  | 'too-few-cards-left'
  | 'dealer-has-a-natural';

/** The cards of a situation as they count. */
export interface Cards {
  readonly hand: readonly Pips[];
  readonly up: Pips;
  /** Without the up-card and the removed cards, but with the hand. */
  readonly deck: Deck;
}

/** Why there can be no odds, if so. */
export function refusalOf(rules: Rules, situation: Situation): Refusal | undefined {
  const cards = cardsOf(rules, situation);
  return cards.ok ? undefined : cards.error;
}

export function cardsOf(rules: Rules, situation: Situation): Result<Cards, Refusal> {
  const { hand, up, removed = [] } = situation;
  if (!isDecks(rules.decks)) return err('bad-decks');
  if (hand.length < 2) return err('hand-too-short');
  const held = hand.map(pipsOf);
  if (handOf(held) === BUST) return err('hand-over-21');
  if (!exist([...hand, up, ...removed], rules.decks)) return err('more-cards-than-there-are');

  const deck = without(fullDeck(rules.decks), [up, ...removed].map(pipsOf));
  const cards = { hand: held, up: pipsOf(up), deck };
  const hands = maySplit(rules, situation) ? 2 : 1;
  if (!lastsTheRound(cards, hands)) return err('too-few-cards-left');
  if (rules.peek && chanceOfNatural(cards.up, dealt(deck, handOf(held))) === 1)
    return err('dealer-has-a-natural');
  return ok(cards);
}

export const isDecks = (decks: number): boolean =>
  Number.isInteger(decks) && decks >= 1 && decks <= MAX_DECKS;

/** BJ-D10: two first cards of equal value, once. */
export const maySplit = (rules: Rules, { hand, fromSplit = false }: Situation): boolean =>
  rules.split && !fromSplit && hand.length === 2 && pipsOf(hand[0]!) === pipsOf(hand[1]!);

/** A `T` may stand for any card that counts ten, so there may be sixteen of it in a deck. */
function exist(cards: readonly french.Rank[], decks: number): boolean {
  const tens = cards.filter(rank => pipsOf(rank) === TEN).length;
  const alike = (rank: french.Rank) => cards.filter(each => each === rank).length;
  return tens <= 16 * decks && french.RANKS.every(rank => rank === 'T' || alike(rank) <= 4 * decks);
}

/**
 * Whether nobody can be left without a card to draw: a hand takes up no more than 30 pips (a ten on
 * a hard 20), the dealer's no more than 26. True at every table of five, with one deck and splits.
 */
const lastsTheRound = ({ up, deck }: Cards, hands: number): boolean =>
  pipsIn(deck) >= hands * 30 + 26 - up;

const pipsIn = ({ counts }: Deck): number =>
  ALL_PIPS.reduce((sum, pips) => sum + pips * counts[pips]!, 0);
