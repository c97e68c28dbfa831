import { type Seat, seatAfter, sideOf } from '@stammtisch/kernel';

import type { Options, Party, Session } from './state.ts';

export { otherSide as otherParty, seatAfter } from '@stammtisch/kernel';

/** How many sit round the table is all that is needed to count on from a seat. */
export type Table = Pick<Session, 'seating'>;

/** Who deals says who is with whom. */
export interface Round extends Table {
  readonly dealer: Seat;
}

/** All seats, clockwise from this one. */
export const clockwiseFrom = (seat: Seat, table: Table): readonly Seat[] =>
  table.seating.map((_, places) => seatAfter(seat, places, table));

/** Rule 3.2. */
export const forehandOf = (round: Round): Seat => seatAfter(round.dealer, 1, round);

/** Rules 3.3 and 3.4. */
export const trumpNamerOf = (round: Round & { readonly options: Options }): Seat =>
  round.seating.length === 3 && round.options.threePlayerBidding === 'solo'
    ? forehandOf(round)
    : round.dealer;

/** Among four and six partners stay partners (rule 2.1). */
export const areTeamsFixed = ({ seating }: Table): boolean =>
  seating.length === 4 || seating.length === 6;

/** Rule 2.1. */
export function partyOf(seat: Seat, round: Round): Party {
  if (areTeamsFixed(round)) return sideOf(seat);
  const isDealerOfFive = round.seating.length === 5 && seat === round.dealer;
  return seat === forehandOf(round) || isDealerOfFive ? 0 : 1;
}

export const membersOf = (party: Party, round: Round): readonly Seat[] =>
  [...round.seating.keys()].filter(seat => partyOf(seat, round) === party);

/** Whose points a seat wins and loses: its team's, or its own (rule 2.3). */
export const scorerOf = (seat: Seat, table: Table): number =>
  areTeamsFixed(table) ? seat % 2 : seat;

/** Nothing won yet, for everyone who keeps a score. */
export const noPoints = (table: Table): readonly number[] =>
  Array.from({ length: areTeamsFixed(table) ? 2 : table.seating.length }, () => 0);
