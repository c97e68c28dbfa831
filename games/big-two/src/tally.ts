import type { Tally } from '@stammtisch/kernel';

import type { State } from './state.ts';

/** What a hand that has just ended was for everyone: whoever got rid of the cards has won it, and each has gained points or lost them. */
export function tally(before: State, after: State): readonly Tally[] {
  if (before.phase !== 'playing' || after.phase === 'playing' || !('last' in after)) return [];
  const { last } = after;
  if (last === undefined) return [];
  return last.gains.map((score, seat) => ({
    seat,
    result: seat === last.winner ? 'won' : 'lost',
    score,
    ...(after.options.stake > 0 && { cents: last.won[seat]! }),
  }));
}
