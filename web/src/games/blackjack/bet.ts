import { signal } from '@preact/signals';
import { DOLLAR, game } from '@stammtisch/blackjack';

import { keep, recall } from '../../storage.ts';
import type { View } from './rules.ts';

const LAST = 'stammtisch.blackjack.bet';

/** What someone has bet before; nothing that storage may hold otherwise. */
function remembered(): number {
  const cents = Number(recall(LAST));
  return Number.isSafeInteger(cents) && cents >= DOLLAR && cents % DOLLAR === 0 ? cents : 0;
}

/** The last bet, in cents; 0 before the first. */
export const lastBet = signal(remembered());

/** What lies ready for the next bet: at first, what was bet before. */
export const wanted = signal(lastBet.peek());

/** The most that the viewer can bet now, in cents; undefined if nothing is asked of them. */
export const mostOf = (view: View): number | undefined =>
  game.amounts?.(view).find(({ kind }) => kind === 'bet')?.max;

/** What would be bet: never more than there is. */
export const betWithin = (most: number): number => Math.min(wanted.value, most);

export function rememberBet(cents: number): void {
  lastBet.value = cents;
  keep(LAST, String(cents));
}
