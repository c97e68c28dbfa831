import type { Held, Seat } from '@stammtisch/kernel';

import { areTeamsFixed, clockwiseFrom, forehandOf, partyOf, scorerOf, seatAfter } from './seats.ts';
import type { Card, Dealt, Raised, Session } from './state.ts';

/** Rule 6.1. */
export const FIRST_VALUE = 2;

/** Rule 7.7. */
export const GESPANNT_VALUE = 3;

/** Whoever needs so many points, or fewer, is gespannt (rule 7.1). */
export const SHORT = 2;

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

type Scores = Pick<Session, 'options' | 'seating' | 'scores'>;

/** Rule 7.1: whether a seat, or its team, is two points short of the target, or less. */
export const isGespannt = (seat: Seat, session: Scores): boolean =>
  session.scores[scorerOf(seat, session)]! >= session.options.target - SHORT;

/** A round that is running; once cards are played, with the fouls committed in it. */
interface Running extends Dealt<unknown> {
  readonly fouled?: readonly Seat[];
}

/** Rule 7.4: who raises without being asked, because only the other team was gespannt when the round began. */
export function forcedRaiserOf(round: Running): Seat | undefined {
  if (!areTeamsFixed(round) || round.options.whenGespannt === 'three') return undefined;
  const gespannt = gespanntAtStart(round);
  if (gespannt.length === 0) return undefined;
  return clockwiseFrom(forehandOf(round), round).find(seat => !gespannt.includes(seat));
}

/** Rules 6.1 and 7.7: what a round is worth before anyone has raised. */
export const firstValueOf = (round: Running): number =>
  beginsAtThree(round) && gespanntAtStart(round).length > 0 ? GESPANNT_VALUE : FIRST_VALUE;

/** Rule 7.7: whether a round begins at three as soon as anyone is gespannt. */
export function beginsAtThree(table: Pick<Session, 'options' | 'seating'>): boolean {
  const { whenGespannt } = table.options;
  return whenGespannt === 'three' || (whenGespannt === 'raise' && !areTeamsFixed(table));
}

/** Who was gespannt when the round began: fouls have cost points since then (rule 7.2). */
export function gespanntAtStart({ fouled = [], ...round }: Running): readonly Seat[] {
  const lost = (scorer: number) =>
    FOUL * fouled.filter(seat => scorerOf(seat, round) === scorer).length;
  const scores = round.scores.map((score, scorer) => score + lost(scorer));
  return [...round.seating.keys()].filter(seat => isGespannt(seat, { ...round, scores }));
}
