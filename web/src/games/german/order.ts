import { german } from '@stammtisch/kernel';

const SUITS = ['l', 'h', 'a', 'b'] as const;

const suitAt = (card: string): number => SUITS.findIndex(suit => card.endsWith(suit));
const valueAt = (card: string): number => german.RANKS.findIndex(rank => card.startsWith(rank));

/** By strength where it is known, strongest first; else by suit, high before low. */
export const inOrder = <Card extends string>(
  hand: readonly Card[],
  strengthOf: (card: Card) => number = () => 0,
): readonly Card[] =>
  hand.toSorted(
    (a, b) => strengthOf(b) - strengthOf(a) || suitAt(a) - suitAt(b) || valueAt(b) - valueAt(a),
  );
