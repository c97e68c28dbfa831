import { strengthOf } from '@stammtisch/watten';

import { inOrder } from '../german/order.ts';
import type { Card, View } from './rules.ts';

/** Strongest first once Schlag and trump are named; before that by suit, high before low. */
export const sorted = (hand: readonly Card[], view: View): readonly Card[] =>
  inOrder(hand, 'trump' in view ? card => strengthOf(card, view) : undefined);
