import type { Held, Seat } from '@stammtisch/kernel';

import { areTeamsFixed, clockwiseFrom, forehandOf, partyOf, scorerOf, seatAfter } from './seats.ts';
import type { Card, Dealt, Raised, Session } from './state.ts';

/** Rule 6.1. */
export const FIRST_VALUE = 2;

/** What a raise costs whoever is gespannt (rule 7.2). */
export const FOUL = 2;

/** What the round will be worth if the raise is held. */
export const offeredValueOf = ({ value }: Raised<Held<Card>>): number => value + 1;

/** Rule 6.3: the opponent who was the last to play a card, and before that the first after whoever raised. */
export function answererOf(raised: Raised<Held<Card>>): Seat {
  const party = partyOf(raised.by, raised);
  const isOpponent = (seat: Seat) => partyOf(seat, raised) !== party;
  const played = raised.tricks.flatMap(({ leader, cards }) =>
    cards.map((_, places) => seatAfter(leader, places, raised)),
  );
  return played.findLast(isOpponent) ?? clockwiseFrom(raised.by, raised).find(isOpponent)!;
}

/** Rule 7.1: whether a seat, or its team, is two points short of the target, or less. */
export const isGespannt = (seat: Seat, session: Session): boolean =>
  session.scores[scorerOf(seat, session)]! >= session.options.target - 2;

/** Rule 7.4: who raises without being asked, because only the other team is gespannt. */
export function forcedRaiserOf(round: Dealt<unknown>): Seat | undefined {
  const seats = clockwiseFrom(forehandOf(round), round);
  if (!areTeamsFixed(round) || !seats.some(seat => isGespannt(seat, round))) return undefined;
  return seats.find(seat => !isGespannt(seat, round));
}
