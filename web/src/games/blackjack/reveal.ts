import { settledIn } from '@stammtisch/blackjack';

import type { View } from './rules.ts';

/** Between two cards of the dealer's. */
export const STEP_MS = 650;

/** When the dealer has drawn the last card, and everyone may see what came of it. */
export function revealedAfter(view: View): number {
  const last = settledIn(view);
  return last === undefined ? 0 : STEP_MS * (last.dealer.length - 1);
}
