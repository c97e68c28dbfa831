import {
  begunTricks,
  type german,
  type Outcome,
  outcomeByPoints,
  roundWinnerOf,
  type Seat,
  withCard,
} from '@stammtisch/kernel';

import { dealtOf, sessionOf, tricksOf } from './phase.ts';
import { firstValueOf, forcedRaiserOf, FOUL, isGespannt, offeredValueOf } from './raise.ts';
import { forehandOf, membersOf, otherParty, partyOf, scorerOf, seatAfter } from './seats.ts';
import type {
  Between,
  Card,
  Deal,
  Dealing,
  Ending,
  Finished,
  LastRound,
  NamingSchlag,
  NamingTrump,
  Over,
  Party,
  Playing,
  Raised,
  Running,
  Session,
  Tricks,
} from './state.ts';
import { winnerOf } from './strength.ts';

// Each of these is a move that may be made, and the state it leads to.

/** Rule 3.2. */
export const dealt = (state: Dealing, { dealer, hands }: Deal): NamingSchlag => ({
  ...sessionOf(state),
  phase: 'schlag',
  dealer,
  hands,
});

/** Rule 3.3. */
export const namedSchlag = (state: NamingSchlag, schlag: german.Rank): NamingTrump => ({
  ...dealtOf(state),
  phase: 'trump',
  schlag,
});

/** Rules 5.1 and 6.1, and 7.4 or 7.7 if someone is gespannt. */
export function namedTrump(state: NamingTrump, trump: german.Suit): Playing | Raised {
  const tricks: Tricks = {
    ...dealtOf(state),
    schlag: state.schlag,
    trump,
    tricks: [{ leader: forehandOf(state), cards: [] }],
    won: [0, 0],
    value: firstValueOf(state),
    mayRaise: [0, 1],
    fouled: [],
  };
  const by = forcedRaiserOf(state);
  return by === undefined
    ? { ...tricks, phase: 'playing' }
    : { ...tricks, phase: 'raised', by, forced: true };
}

/** Rules 6.2 and 7.2. */
export const raised = (state: Playing, by: Seat): Playing | Raised =>
  isGespannt(by, state)
    ? fouled(state, by)
    : { ...tricksOf(state), phase: 'raised', by, forced: false };

function fouled(state: Playing, seat: Seat): Playing {
  const scorer = scorerOf(seat, state);
  const scores = state.scores.with(scorer, state.scores[scorer]! - FOUL);
  return { ...state, scores, fouled: [...state.fouled, seat] };
}

/** Rules 6.4 and 6.5. */
export const held = (state: Raised): Playing => ({
  ...tricksOf(state),
  phase: 'playing',
  value: offeredValueOf(state),
  mayRaise: [otherParty(partyOf(state.by, state))],
});

/** Rule 6.4. */
export const gaveUp = (state: Raised): Between | Over =>
  finished(state, partyOf(state.by, state), {
    by: 'given up',
    raise: state.by,
    forced: state.forced,
  });

/** Rules 5.1 and 5.7. */
export function played(state: Playing, card: Card): Playing | Between | Over {
  const next = withCard(state, card, {
    winnerOf: trick => winnerOf(trick, state),
    sideOf: seat => partyOf(seat, state),
  });
  const party = roundWinnerOf(next);
  return party === undefined ? next : finished(next, party, { by: 'tricks' });
}

/** Rules 3.1 and 8.1 to 8.4. */
function finished(state: Tricks, party: Party, ending: Ending): Between | Over {
  const line = lineOf(state, party, ending);
  const scores = scoresAfter(state, line);
  const session: Session = { ...sessionOf(state), scores, rounds: [...state.rounds, line] };
  const next = {
    dealer: seatAfter(state.dealer, 1, state),
    ready: [],
    last: lastRoundOf(state, line),
  };
  const most = Math.max(...scores);
  if (most < state.options.target) return { ...session, phase: 'between', ...next };
  const games = state.games.map((count, scorer) => (scores[scorer] === most ? count + 1 : count));
  return { ...session, games, phase: 'over', outcome: outcomeOf(session), ...next };
}

const lineOf = (state: Tricks, party: Party, ending: Ending): Finished => ({
  winners: membersOf(party, state),
  points: state.value,
  ending,
  ...(state.fouled.length > 0 && { fouled: state.fouled }),
});

/** Rule 8.1: a team scores once, however many its members are. */
function scoresAfter(state: Tricks, { winners, points }: Finished): readonly number[] {
  const scorers = new Set(winners.map(seat => scorerOf(seat, state)));
  return state.scores.map((score, scorer) => (scorers.has(scorer) ? score + points : score));
}

/** With the tricks that were begun. */
function lastRoundOf(state: Tricks, line: Finished): LastRound {
  const { dealer, schlag, trump } = state;
  return { ...line, dealer, schlag, trump, tricks: begunTricks(state.tricks) };
}

/** Rules 8.2, 8.3 and 8.6. */
export const outcomeOf = (session: Session): Outcome =>
  outcomeByPoints(session.seating.map((_, seat) => session.scores[scorerOf(seat, session)]!));

/** Rule 9.2. */
export function forfeited(state: Running, seat: Seat): Between | Over {
  switch (state.phase) {
    case 'dealing':
    case 'schlag':
    case 'trump':
      return { ...sessionOf(state), phase: 'between', dealer: state.dealer, ready: [] };
    case 'playing':
    case 'raised':
      return finished(state, otherParty(partyOf(seat, state)), { by: 'forfeited', seat });
  }
}
