import { strengthOf } from '@stammtisch/blind-watten';

import { inOrder as ordered } from '../german/order.ts';
import type { Announcement, Card } from './rules.ts';

/** Strongest first for those who know what is strong; for the others by suit, high before low. */
export const inOrder = (
  hand: readonly Card[],
  announcement: Announcement | undefined,
): readonly Card[] => ordered(hand, announcement && (card => strengthOf(card, announcement)));
