import type { Tally } from '@stammtisch/kernel';

import type { State } from './state.ts';

const FOUL = 2;

/** What a round that has just ended was for everyone: points for the party that made them, less for a foul. */
export function tally(before: State, after: State): readonly Tally[] {
  const round = after.rounds.length > before.rounds.length ? after.rounds.at(-1) : undefined;
  if (round === undefined) return [];
  const { winners, points, fouled = [] } = round;
  return after.seating.map((_, seat) => {
    const score = (winners.includes(seat) ? points : 0) - (fouled.includes(seat) ? FOUL : 0);
    return { seat, result: winners.includes(seat) ? 'won' : 'lost', score };
  });
}
