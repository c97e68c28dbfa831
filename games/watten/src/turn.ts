import { type Actor, awaited, type Held, type Seat } from '@stammtisch/kernel';

import { answererOf } from './raise.ts';
import { forehandOf, seatAfter, trumpNamerOf } from './seats.ts';
import type { Between, Card, Over, Position, Trick, Tricks } from './state.ts';

/** Whom the table waits for. Nothing of it is secret, so a state and a view give the same answer. */
export function toMove(position: Position): readonly Actor[] {
  switch (position.phase) {
    case 'between':
    case 'over':
      return awaited(position.seating, readySeats(position), 'all');
    case 'dealing':
      return ['house'];
    case 'schlag':
      return [forehandOf(position)];
    case 'trump':
      return [trumpNamerOf(position)];
    case 'playing':
      return [onTurn(position)];
    case 'raised':
      return [answererOf(position)];
  }
}

/** Before the first round of a table nobody is asked: it begins as soon as all have sat down (rule 3.1). */
export const readySeats = ({ phase, deals, seating, ready }: Between | Over): readonly Seat[] =>
  phase === 'between' && deals === 0 ? [...seating.keys()] : ready;

/** Whose card the trick waits for. */
export function onTurn(position: Tricks<Held<Card>>): Seat {
  const { leader, cards } = currentTrick(position);
  return seatAfter(leader, cards.length, position);
}

export const currentTrick = ({ tricks }: Tricks<Held<Card>>): Trick => tricks.at(-1)!;
