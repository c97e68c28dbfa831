import type { Card } from './state.ts';
import { type Announcement, bestOf, isCrit, namedCardOf, suitOf } from './strength.ts';

// "Trumpf oder Kritisch": all that anyone ever must do with their cards.

/**
 * Whether whoever plays next to these cards of the first trick must give trump
 * or a crit: the card of both names was led, and is not beaten (rules 5.3, 5.5 and 5.6).
 */
export const binds = (cards: readonly Card[], announcement: Announcement): boolean =>
  cards[0] === namedCardOf(announcement) && bestOf(cards, announcement) === 0;

/** Rules 5.3 and 5.4: a Schlag of another suit is neither. */
export const isTrumpOrCrit = (card: Card, { trump }: Announcement): boolean =>
  suitOf(card) === trump || isCrit(card);
