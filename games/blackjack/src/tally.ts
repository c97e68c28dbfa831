import type { Seat, Tally } from '@stammtisch/kernel';

import type { State } from './state.ts';
import { settledIn, stakesIn } from './turn.ts';

/** What a round that has just ended was for those who bet: cents from the bank, or to it. Who leaves loses. */
export function tally(before: State, after: State): readonly Tally[] {
  return [...walkedOut(before, after), ...settled(before, after)];
}

/** Rule 8.3: with a hand on the table. */
function walkedOut(before: State, after: State): readonly Tally[] {
  if (before.phase !== 'insuring' && before.phase !== 'playing') return [];
  return before.seating.flatMap((chair, seat): readonly Tally[] => {
    const stakes = stakesIn(before, seat);
    const hasGone = chair !== 'empty' && after.seating[seat] === 'empty';
    return hasGone && stakes > 0 ? [{ seat, result: 'lost', score: -stakes, cents: -stakes }] : [];
  });
}

function settled(before: State, after: State): readonly Tally[] {
  const last = settledIn(after);
  const isNew = before.phase !== 'between' && before.phase !== 'over';
  if (last === undefined || !isNew) return [];
  const seats: readonly Seat[] = [...new Set(last.hands.map(({ seat }) => seat))];
  return seats.map(seat => {
    const score = last.profits[seat] ?? 0;
    return { seat, result: score > 0 ? 'won' : score < 0 ? 'lost' : 'drawn', score, cents: score };
  });
}
