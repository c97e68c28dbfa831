import type { Seat, Seating } from '@stammtisch/kernel';

import { type Match, type Partly, type Session, type Suspect, SUSPECTS } from './state.ts';

/** All others, in the order in which they are asked: from the neighbour to the left on. */
export const seatsAfter = (seat: Seat, seating: Seating): readonly Seat[] =>
  seating.slice(1).map((_, places) => (seat + places + 1) % seating.length);

/** Rule 3.3: every match begins one seat further on. */
export const firstSeatOf = ({ match, seating }: Pick<Session, 'match' | 'seating'>): Seat =>
  (match - 1) % seating.length;

/** Who plays with a token; nobody may. */
export function ownerOf(token: Suspect, { tokens }: Pick<Session, 'tokens'>): Seat | undefined {
  const seat = tokens.indexOf(token);
  return seat < 0 ? undefined : seat;
}

/** Rule 7.4: those who still take turns. */
export const remaining = ({
  seating,
  out,
}: Pick<Match<Partly>, 'seating' | 'out'>): readonly Seat[] =>
  [...seating.keys()].filter(seat => !out.includes(seat));

/** Rule 3.1: whoever sits down gets the first token that nobody at the table has. */
export function tokensWith({ tokens, seating }: Session, seat: Seat): readonly Suspect[] {
  const isFree = (token: Suspect) => {
    const owner = ownerOf(token, { tokens });
    return owner === undefined || owner === seat || seating[owner] === 'empty';
  };
  return exchanged(tokens, seat, SUSPECTS.find(isFree)!);
}

/** The token for this seat; whoever had it has the other one. */
export function exchanged(
  tokens: readonly Suspect[],
  seat: Seat,
  token: Suspect,
): readonly Suspect[] {
  const old = tokens[seat]!;
  return tokens.map((each, at) => (at === seat ? token : each === token ? old : each));
}
