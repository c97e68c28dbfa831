import {
  begunTricks,
  type Outcome,
  outcomeByPoints,
  roundWinnerOf,
  type Seat,
  withCard,
} from '@stammtisch/kernel';

import { dealtOf, sessionOf, tricksOf } from './phase.ts';
import {
  announcersOf,
  forehandOf,
  leftOf,
  otherTeam,
  schlagChooserOf,
  SEATS,
  teamOf,
} from './seats.ts';
import { FIRST_STAKE, FORCED_STAKE, stakeOf } from './stake.ts';
import type {
  Announcement,
  Announcing,
  Asked,
  Asking,
  Betting,
  Between,
  Card,
  Chance,
  Dealing,
  Dealt,
  Ending,
  Finished,
  Forced,
  Fully,
  LastRound,
  Over,
  Playing,
  Redealing,
  Running,
  Session,
  State,
  Trick,
} from './state.ts';
import { winnerOf } from './strength.ts';
import { leadingTeam } from './turn.ts';

// Each of these is a move that may be made, and the state it leads to.

/** Rule 3.3. */
export const dealt = (
  state: Dealing,
  { dealer, hands }: Extract<Chance, { kind: 'deal' }>,
): Announcing => ({
  ...sessionOf(state),
  phase: 'announcing',
  dealer,
  hands,
  gaveBack: [],
  swapped: false,
  declined: [],
  shown: {},
});

/** Rule 4.6: whoever was declined may ask again for the new cards. */
export function redealt(
  state: Redealing,
  { hands: [dealers, forehands] }: Extract<Chance, { kind: 'redeal' }>,
): Announcing {
  const [dealer, forehand] = announcersOf(state.dealer);
  return {
    ...dealtOf(state),
    phase: 'announcing',
    hands: state.hands.with(dealer, dealers).with(forehand, forehands),
    gaveBack: [...state.gaveBack, [state.hands[dealer]!, state.hands[forehand]!]],
    declined: state.declined.filter(({ wish }) => wish !== 'schoenere'),
    shown: {},
  };
}

/** Rule 4.5. */
export const asked = (state: Announcing, asking: Asking): Asked => ({
  ...dealtOf(state),
  ...noWishIn(state),
  phase: 'asked',
  asking,
});

/** Rule 4.10. */
export const saidNoWish = (state: Announcing, seat: Seat): Announcing => ({
  ...state,
  noWish: [...(state.noWish ?? []), seat],
});

const noWishIn = ({ noWish }: Announcing | Asked): Pick<Announcing, 'noWish'> =>
  noWish ? { noWish } : {};

/** Rule 4.1: once both have shown a card, Schlag and trump stand. */
export function showed(state: Announcing, seat: Seat, card: Card): Announcing | Forced | Playing {
  const shown = { ...state.shown, [schlagChooserOf(state) === seat ? 'schlag' : 'trump']: card };
  const { schlag, trump } = shown;
  if (schlag === undefined || trump === undefined) return { ...state, shown };
  const announcement = { schlag, trump };
  return areFourGoing(state)
    ? { ...dealtOf(state), phase: 'forced', announcement }
    : firstTrick(state, announcement, { stake: FIRST_STAKE, mayBet: [0, 1] });
}

/** Rule 8.1. */
function areFourGoing({ score, options }: Session): boolean {
  const [high, low] = [Math.max(...score), Math.min(...score)];
  return high >= options.target - 2 && high - low >= 5;
}

/** Rule 6.1. */
const firstTrick = (
  state: Dealt<Fully>,
  announcement: Announcement,
  bets: Pick<Playing, 'stake' | 'mayBet'>,
): Playing => ({
  ...dealtOf(state),
  phase: 'playing',
  announcement,
  tricks: [{ leader: forehandOf(state.dealer), cards: [] }],
  won: [0, 0],
  ...bets,
});

export const bet = (state: Playing, by: Seat): Betting => ({
  ...tricksOf(state),
  phase: 'betting',
  by,
});

export function answered(state: Asked | Forced | Betting, accept: boolean): State {
  switch (state.phase) {
    case 'asked':
      return accept ? granted(state) : refused(state);
    case 'forced':
      return accept ? heldFour(state) : declinedFour(state);
    case 'betting':
      return accept ? held(state) : declinedBet(state);
  }
}

/** Rules 4.6 and 4.7. With other cards or another task everyone may have a wish again (rule 4.10). */
const granted = (state: Asked): Redealing | Announcing =>
  state.asking.wish === 'schoenere'
    ? { ...dealtOf(state), phase: 'redealing' }
    : { ...dealtOf(state), phase: 'announcing', swapped: true, shown: {} };

const refused = (state: Asked): Announcing => ({
  ...dealtOf(state),
  ...noWishIn(state),
  phase: 'announcing',
  declined: [...state.declined, state.asking],
  shown: {},
});

/** Rule 8.3: as if the team behind had bet. */
const heldFour = (state: Forced): Playing =>
  firstTrick(state, state.announcement, { stake: FORCED_STAKE, mayBet: [leadingTeam(state)] });

/** Rule 8.2. */
const declinedFour = (state: Forced): Between | Over =>
  finished(state, {
    winner: otherTeam(leadingTeam(state)),
    points: FIRST_STAKE,
    ending: { by: 'four declined' },
  });

/** Rules 7.3 and 7.4. */
const held = (state: Betting): Playing => ({
  ...tricksOf(state),
  phase: 'playing',
  stake: state.stake + 1,
  mayBet: [otherTeam(teamOf(state.by))],
});

/** Rule 7.3. */
const declinedBet = (state: Betting): Between | Over =>
  finished(state, {
    winner: teamOf(state.by),
    points: state.stake,
    ending: { by: 'declined', bet: state.by },
  });

/** Rules 6.1 and 6.6. */
export function threw(state: Playing, card: Card): Playing | Between | Over {
  const { announcement, options, stake: points } = state;
  const next = withCard(state, card, {
    winnerOf: trick => winnerOf(trick, announcement, options),
    sideOf: teamOf,
  });
  const winner = roundWinnerOf(next);
  return winner === undefined ? next : finished(next, { winner, points, ending: { by: 'tricks' } });
}

type Announced = Forced | Playing | Betting;

/** Rules 9.1 to 9.3. */
function finished(state: Announced, line: Finished): Between | Over {
  const { winner, points } = line;
  const { dealer, announcement, options } = state;
  const score = state.score.with(winner, state.score[winner]! + points);
  const session: Session = { ...sessionOf(state), score, rounds: [...state.rounds, line] };
  const last: LastRound = { ...line, dealer, announcement, tricks: tricksIn(state) };
  if (score[winner]! < options.target)
    return { ...session, phase: 'between', dealer: nextDealerAfter(state), ready: [], last };
  const games = state.games.with(winner, state.games[winner]! + 1);
  return { ...session, games, phase: 'over', outcome: outcomeOf(score), ready: [], last };
}

/** The tricks that were begun. */
const tricksIn = (state: Announced): readonly Trick[] =>
  state.phase === 'forced' ? [] : begunTricks(state.tricks);

/** Rule 9.3. */
const nextDealerAfter = (state: Dealt<Fully>): Seat =>
  state.options.rotation === 'schlagChooser' ? schlagChooserOf(state) : leftOf(state.dealer);

/** Rules 9.1 and 9.6. */
export const outcomeOf = (score: readonly number[]): Outcome =>
  outcomeByPoints(Array.from({ length: SEATS }, (_, seat) => score[teamOf(seat)]!));

/** Rules 10.2 and 10.3. */
export function forfeited(state: Running, seat: Seat): Between | Over {
  switch (state.phase) {
    case 'dealing':
    case 'asked':
    case 'redealing':
      return voided(state, state.dealer);
    case 'announcing':
      return voided(
        state,
        state.shown.schlag === undefined ? state.dealer : nextDealerAfter(state),
      );
    case 'forced':
    case 'playing':
    case 'betting': {
      const ending: Ending = { by: 'forfeited', seat };
      return finished(state, { winner: otherTeam(teamOf(seat)), points: stakeOf(state), ending });
    }
  }
}

const voided = (state: Session, dealer: Between['dealer']): Between => ({
  ...sessionOf(state),
  phase: 'between',
  dealer,
  ready: [],
});
