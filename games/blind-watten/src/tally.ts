import type { Tally } from '@stammtisch/kernel';

import { teamOf } from './seats.ts';
import type { State } from './state.ts';

/** What a round that has just ended was for everyone: points for the team that made them. */
export function tally(before: State, after: State): readonly Tally[] {
  const round = after.rounds.length > before.rounds.length ? after.rounds.at(-1) : undefined;
  if (round === undefined) return [];
  return after.seating.map((_, seat) =>
    teamOf(seat) === round.winner
      ? { seat, result: 'won', score: round.points }
      : { seat, result: 'lost', score: 0 },
  );
}
