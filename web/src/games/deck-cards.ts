import type { ComponentType } from 'preact';

/** All cards of a deck, as they can be looked at outside a game. */
export interface DeckCards {
  /** In rows, as one would lay them out. */
  readonly rows: readonly (readonly string[])[];
  readonly nameOf: (card: string) => string;
  /** Where a card is not a picture out of the deck's sprite. */
  readonly Card?: ComponentType<{ readonly card: string }>;
}
