import {
  type Actor,
  awaited,
  chanceIn,
  type Chips,
  emptySeating,
  err,
  type HouseMove,
  type HouseRefusal,
  houseInRounds,
  isChips,
  isPaused,
  isSeat,
  ok,
  type Outcome,
  outcomeByPoints,
  playBy,
  type Random,
  type Result,
  type Seat,
  type Seating,
  shuffle,
  withReady,
  withSeat,
} from '@stammtisch/kernel';

import { type Card, PACK, THREE_OF_DIAMONDS } from './card.ts';
import { handsFrom, isWholePack } from './deal.ts';
import type { BigTwo } from './index.ts';
import { readySeats, refusal } from './legal.ts';
import { decodeMove } from './notation.ts';
import { offer } from './offer.ts';
import { gainsOf, penaltyOf, settle } from './settle.ts';
import type {
  Score,
  Between,
  Deal,
  Dealing,
  Finished,
  Move,
  Options,
  Over,
  Playing,
  Session,
  State,
} from './state.ts';
import { after, SEATS, toBeat } from './turn.ts';
import { view } from './view.ts';

type Played = Result<State, HouseRefusal>;

const NEW_SCORE: Score = { hands: 0, points: 0, gain: 0, won: 0 };

export function start(options: Options, seats: number): Between {
  return emptyTable(options, emptySeating(offer, seats));
}

const emptyTable = (options: Options, seating: Seating): Between => ({
  phase: 'between',
  options,
  seating,
  chips: forEachSeat(() => 0),
  accounts: forEachSeat(() => NEW_SCORE),
  closed: [],
  deals: 0,
  dealer: 0,
  lead: '3d',
  ready: [],
  hands: forEachSeat(() => []),
  plays: [],
});

export function toMove(state: State): readonly Actor[] {
  switch (state.phase) {
    case 'between':
      return awaited(state.seating, readySeats(state), 'all');
    case 'dealing':
      return ['house'];
    case 'playing':
      return [state.turn];
    case 'over':
      return [];
  }
}

export const chance = (state: State, random: Random): Deal | HouseMove =>
  state.phase === 'dealing' ? { kind: 'deal', pack: shuffle(PACK, random) } : { kind: 'next' };

export const play = playBy<BigTwo>(
  { decodeMove, view, refusal, toMove, playLegal },
  { deal: chanceIn('dealing', (_, { pack }: Deal) => isWholePack(pack), dealt) },
  {
    ...houseInRounds<State, Move>({ toMove, playLegal, lateMove, begun, closed }),
    took: changeSeat,
    left: changeSeat,
    brought: changeSeat,
    again: state => (state.phase === 'over' ? ok(anotherMatch(state)) : err('not-now')),
  },
);

/** Whoever gets here may make the move: `refusal` has seen to it. */
export function playLegal(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'between') return withReady(state, seat);
  if (state.phase !== 'playing') throw new Error(`nobody plays while ${state.phase}`);
  return lay(state, move.kind === 'play' ? move.cards : []);
}

/** Rules 4.3 to 4.7. */
function lay(state: Playing, cards: readonly Card[]): State {
  const { turn } = state;
  const left = state.hands[turn]!.filter(card => !cards.includes(card));
  const next: Playing = {
    ...state,
    hands: state.hands.with(turn, left),
    plays: [...state.plays, { seat: turn, cards }],
    turn: after(turn),
  };
  return left.length === 0 ? finish(next, turn) : next;
}

/** Rules 5.1 to 5.5. */
function finish(state: Playing, winner: Seat): Between {
  const { hands, plays, options, chips } = state;
  const points = hands.map(hand => penaltyOf(hand.length));
  const gains = gainsOf(points);
  const won = settle(gains, options.stake, chips);
  const last: Finished = { winner, points, gains, won };
  return {
    ...sessionOf(state),
    phase: 'between',
    chips: chips.map((each, seat) => each + won[seat]!),
    accounts: state.accounts.map((account, seat) => credited(account, last, seat)),
    dealer: winner,
    lead: winner,
    ready: [],
    last,
    hands,
    plays,
  };
}

const credited = (account: Score, { points, gains, won }: Finished, seat: Seat): Score => ({
  hands: account.hands + 1,
  points: account.points + points[seat]!,
  gain: account.gain + gains[seat]!,
  won: account.won + won[seat]!,
});

/** Rules 3.4, 4.1 and 4.2. */
function dealt(state: Dealing, { pack }: Deal): Playing {
  const hands = handsFrom(pack, state.dealer);
  const holder = hands.findIndex(hand => hand.includes(THREE_OF_DIAMONDS));
  const turn = state.lead === '3d' ? holder : state.lead;
  const deals = state.deals + 1;
  return { ...sessionOf(state), phase: 'playing', deals, turn, hands, plays: [] };
}

/** Rules 3.1 and 6.1. */
function begun(state: State): Dealing {
  return { ...sessionOf(state), phase: 'dealing' };
}

/** Rule 6.4. */
function lateMove(state: State, seat: Seat): Move {
  if (state.phase !== 'playing') return { kind: 'ready' };
  if (toBeat(state.plays) !== undefined) return { kind: 'pass' };
  // Whoever must lead the three of diamonds holds nothing lower.
  return { kind: 'play', cards: state.hands[seat]!.slice(0, 1) };
}

type SeatChange = Extract<HouseMove, { kind: 'took' | 'left' | 'brought' }>;

/** Rules 3.3, 4.1, 5.5 and 6.2. */
function changeSeat(state: State, move: SeatChange): Played {
  if (!isPaused(state)) return err('round-running');
  const { seat } = move;
  if (move.kind === 'brought') return bring(state, seat, move.chips);
  const moved = withSeat(state, move);
  if (!moved.ok) return moved;
  const by = move.kind === 'took' ? move.by : chairBy(state, seat);
  return ok({
    ...moved.value,
    chips: state.chips.with(seat, move.kind === 'took' ? move.chips : 0),
    accounts: state.accounts.with(seat, NEW_SCORE),
    closed: move.kind === 'left' ? closedWith(state, seat, by) : state.closed,
    dealer: dealerAfter(state, moved.value.seating, seat),
    lead: by === 'person' ? '3d' : state.lead,
  });
}

function bring(state: Between | Over, seat: Seat, chips: number): Played {
  if (!isSeat(state.seating, seat)) return err('no-such-seat');
  const before = state.chips[seat]!;
  if (state.seating[seat] === 'empty') return err('seat-empty');
  if (!isChips(chips) || !isChips(before + chips)) return err('bad-chips');
  return ok({ ...state, chips: state.chips.with(seat, before + chips) });
}

const chairBy = ({ seating }: Session, seat: Seat): 'person' | 'bot' =>
  seating[seat] === 'bot' ? 'bot' : 'person';

function closedWith(state: Session, seat: Seat, by: 'person' | 'bot'): Session['closed'] {
  const account = state.accounts[seat]!;
  return account.hands === 0 ? state.closed : [...state.closed, { seat, by, ...account }];
}

/** Rule 3.3: until the first hand, the person who has been here longest; then it stays with the winner. */
function dealerAfter(state: Between | Over, seating: Seating, seat: Seat): Seat {
  if (state.phase === 'over' || state.last !== undefined) return state.dealer;
  if (isPerson(state.seating, state.dealer) && isPerson(seating, state.dealer)) return state.dealer;
  if (isPerson(seating, seat)) return seat;
  const other = [...seating.keys()].find(each => isPerson(seating, each));
  return other ?? state.dealer;
}

const isPerson = (seating: Seating, seat: Seat): boolean =>
  seating[seat] === 'person' || seating[seat] === 'away';

/** Rule 5.7. */
function closed(state: Between): Over {
  const { last, hands, plays } = state;
  const outcome = outcomeOf(state.accounts);
  return { ...sessionOf(state), phase: 'over', outcome, hands, plays, ...(last && { last }) };
}

const anotherMatch = ({ options, seating, chips, deals, dealer }: Over): Between => ({
  ...emptyTable(options, seating),
  chips,
  deals,
  dealer,
});

function sessionOf(state: State): Session {
  const { options, seating, chips, accounts, closed, deals, dealer, lead } = state;
  return { options, seating, chips, accounts, closed, deals, dealer, lead };
}

export const chips = (state: State): Chips => ({ seats: state.chips, bank: 0 });

/** Rule 5.7: who has not played a hand has not won. */
function outcomeOf(accounts: readonly Score[]): Outcome {
  const played = [...accounts.keys()].filter(seat => accounts[seat]!.hands > 0);
  return outcomeByPoints(
    accounts.map(({ gain }) => gain),
    played,
  );
}

const forEachSeat = <T>(make: (seat: Seat) => T): T[] =>
  Array.from({ length: SEATS }, (_, seat) => make(seat));
