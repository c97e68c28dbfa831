import type { Tally } from '@stammtisch/kernel';

import { isPlaying } from './phase.ts';
import type { State } from './state.ts';

/** What a match that has just ended was for everyone: a point for whoever found the solution. */
export function tally(before: State, after: State): readonly Tally[] {
  if (after.phase !== 'over' || !isPlaying(before)) return [];
  const { winners } = after.outcome;
  return after.seating.map((_, seat) =>
    winners.includes(seat) ? { seat, result: 'won', score: 1 } : { seat, result: 'lost', score: 0 },
  );
}
