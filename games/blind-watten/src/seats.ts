import { otherSide, type Seat, sideOf as teamOf } from '@stammtisch/kernel';

import { SEATS } from './offer.ts';
import type { Dealt, Partly, Team } from './state.ts';

export { SEATS };

// Rule 2.1: partners sit opposite.
export { otherSide as otherTeam, teamOf };

/** Rule 2.2: the neighbour to the left. */
export const leftOf = (seat: Seat): Seat => (seat + 1) % SEATS;

/** Rule 2.3. */
export const forehandOf = (dealer: Seat): Seat => leftOf(dealer);

/** Dealer and forehand, one of each team (rule 2.3). */
export const announcersOf = (dealer: Seat): readonly [dealer: Seat, forehand: Seat] => [
  dealer,
  forehandOf(dealer),
];

export const isAnnouncer = (seat: unknown, dealer: Seat): boolean =>
  announcersOf(dealer).some(each => each === seat);

/** The announcer whom this one shows a card. */
export const otherAnnouncerOf = (seat: Seat, dealer: Seat): Seat =>
  seat === dealer ? forehandOf(dealer) : dealer;

/** Who speaks for a team: its dealer or its forehand. */
export const announcerOf = (team: Team, dealer: Seat): Seat =>
  teamOf(dealer) === team ? dealer : forehandOf(dealer);

type Tasks = Pick<Dealt<Partly>, 'dealer' | 'swapped'>;

/** Rules 4.1 and 4.7. */
export const schlagChooserOf = ({ dealer, swapped }: Tasks): Seat =>
  swapped ? dealer : forehandOf(dealer);

/** Rules 4.1 and 4.7. */
export const trumpChooserOf = ({ dealer, swapped }: Tasks): Seat =>
  swapped ? forehandOf(dealer) : dealer;
