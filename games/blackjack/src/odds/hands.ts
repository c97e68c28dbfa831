import { ACE, ALL_PIPS, type Deck, type Pips } from './cards.ts';

/**
 * A hand of at most 21, whatever the order of its cards: a number, so that what is known of every
 * hand fits into flat arrays. There are few enough to list them all, and a hand always has a
 * smaller number than the same hand with one card more.
 */
export type Hand = number;

const NO_CARDS: Hand = 0;
/** In place of a hand of more than 21. */
export const BUST = -1;

const WIDTH = ALL_PIPS.length + 1;

interface HandList {
  /** How many cards of each pips a hand holds, `WIDTH` places for each hand. */
  readonly counts: Uint8Array;
  /** The hand with one card more of each pips, or `BUST`. */
  readonly next: Int16Array;
  readonly sizes: Uint8Array;
  /** With every ace as 1. */
  readonly hardTotals: Uint8Array;
}

const LIST = listHands();

export const HAND_COUNT = LIST.sizes.length;

export const withCard = (hand: Hand, card: Pips): Hand => LIST.next[hand * WIDTH + card]!;

export const handOf = (cards: readonly Pips[]): Hand =>
  cards.reduce((hand, card) => (hand === BUST ? BUST : withCard(hand, card)), NO_CARDS);

export const sizeOf = (hand: Hand): number => LIST.sizes[hand]!;

const hardTotalOf = (hand: Hand): number => LIST.hardTotals[hand]!;

/** A hand is soft while an ace counts 11. */
export const isSoft = (hand: Hand): boolean =>
  LIST.counts[hand * WIDTH + ACE]! > 0 && hardTotalOf(hand) <= 11;

export const totalOf = (hand: Hand): number => hardTotalOf(hand) + (isSoft(hand) ? 10 : 0);

/** 21 with two cards, if they are the first two (BJ-D13). */
export const isNatural = (hand: Hand): boolean => sizeOf(hand) === 2 && totalOf(hand) === 21;

/** The cards of a hand, lowest first. */
export const cardsIn = (hand: Hand): readonly Pips[] =>
  ALL_PIPS.flatMap(pips => Array.from({ length: LIST.counts[hand * WIDTH + pips]! }, () => pips));

/** The deck once this hand has come out of it. */
export function dealt(deck: Deck, hand: Hand): Deck {
  const counts = deck.counts.slice();
  for (const pips of ALL_PIPS) counts[pips]! -= LIST.counts[hand * WIDTH + pips]!;
  return { counts, size: deck.size - sizeOf(hand) };
}

/** Breadth first, every hand from its cards in rising order. */
function listHands(): HandList {
  const hands: (readonly Pips[])[] = [[]];
  const numbers = new Map<string, Hand>([['', NO_CARDS]]);
  for (const cards of hands)
    for (const card of ALL_PIPS) {
      const more = [...cards, card];
      if (card < (cards.at(-1) ?? ACE) || hardTotal(more) > 21) continue;
      numbers.set(more.join(), hands.length);
      hands.push(more);
    }

  const next = Int16Array.from({ length: hands.length * WIDTH }, (_, place) => {
    const card = place % WIDTH;
    const more = [...hands[Math.floor(place / WIDTH)]!, card].toSorted((a, b) => a - b);
    return numbers.get(more.join()) ?? BUST;
  });
  return {
    counts: Uint8Array.from(hands.flatMap(countsOf)),
    next,
    sizes: Uint8Array.from(hands, cards => cards.length),
    hardTotals: Uint8Array.from(hands, hardTotal),
  };
}

// Hoisted: the list is made while this module loads.
function hardTotal(cards: readonly Pips[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}

function countsOf(cards: readonly Pips[]): readonly number[] {
  return [0, ...ALL_PIPS].map(pips => cards.filter(card => card === pips).length);
}
