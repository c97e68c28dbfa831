import type { Held } from '@stammtisch/kernel';

/** A card in somebody's hand, and what it is called. */
export interface OpenCard {
  readonly card: string;
  readonly name: string;
}

/** The hands by seat as far as they can be seen, each as their holder would sort it. */
export const openHandsIn = <Card extends string>(
  hands: readonly Held<Card>[],
  {
    inOrder,
    nameOf,
  }: {
    readonly inOrder: (hand: readonly Card[]) => readonly Card[];
    readonly nameOf: (card: Card) => string;
  },
): readonly (readonly OpenCard[])[] =>
  hands.map(held =>
    typeof held === 'number' ? [] : inOrder(held).map(card => ({ card, name: nameOf(card) })),
  );
