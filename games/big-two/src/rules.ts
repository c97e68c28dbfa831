import {
  type Actor,
  awaited,
  type Chips,
  emptySeating,
  err,
  type HouseMove,
  type HouseRefusal,
  isChips,
  isFull,
  isSeat,
  ok,
  playBy,
  type Outcome,
  type Random,
  reseat,
  type Result,
  type Seat,
  type Seating,
  shuffle,
} from '@stammtisch/kernel';

import { type Card, PACK, THREE_OF_DIAMONDS } from './card.ts';
import { handsFrom, isWholePack } from './deal.ts';
import { readySeats, refusal } from './legal.ts';
import { decodeMove } from './notation.ts';
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
  Refusal,
  Session,
  State,
} from './state.ts';
import { after, SEATS, toBeat } from './turn.ts';
import { view } from './view.ts';

type Played = Result<State, Refusal | HouseRefusal>;

const NEW_SCORE: Score = { hands: 0, points: 0, gain: 0, won: 0 };

export function start(options: Options, seats: number): Between {
  if (seats !== SEATS) throw new Error(`Big Two has ${SEATS} seats, not ${seats}`);
  return emptyTable(options);
}

const emptyTable = (options: Options): Between => ({
  phase: 'between',
  options,
  seating: emptySeating(SEATS),
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

export const play = playBy({
  chanceKinds: ['deal'],
  decodeMove,
  view,
  refusal,
  playLegal,
  playOfHouse,
});

/** Whoever gets here may make the move: `refusal` has seen to it. */
export function playLegal(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'between') return { ...state, ready: [...state.ready, seat] };
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

function playOfHouse(state: State, move: Deal | HouseMove): Played {
  switch (move.kind) {
    case 'deal':
      return state.phase === 'dealing' ? deal(state, move.pack) : err('not-now');
    case 'took':
    case 'left':
    case 'brought':
      return isRunning(state) ? err('round-running') : changeSeat(state, move);
    case 'away':
    case 'back':
      return seated(state, move);
    case 'forfeited':
      return err('not-now');
    case 'timedOut':
      return timeOut(state, move.seat);
    case 'next':
      return next(state);
    case 'closed':
      return isRunning(state) ? err('round-running') : close(state);
    case 'again':
      return state.phase === 'over' ? ok(anotherMatch(state)) : err('not-now');
  }
}

const isRunning = (state: State): state is Dealing | Playing =>
  state.phase === 'dealing' || state.phase === 'playing';

/** Rules 3.4, 4.1 and 4.2. */
function deal(state: Dealing, pack: readonly Card[]): Played {
  if (!isWholePack(pack)) return err('bad-chance');
  const hands = handsFrom(pack, state.dealer);
  const holder = hands.findIndex(hand => hand.includes(THREE_OF_DIAMONDS));
  const turn = state.lead === '3d' ? holder : state.lead;
  const deals = state.deals + 1;
  return ok({ ...sessionOf(state), phase: 'playing', deals, turn, hands, plays: [] });
}

/** Rules 3.1 and 6.1. */
function next(state: State): Played {
  if (state.phase !== 'between') return err('not-now');
  if (!isFull(state.seating)) return err('seat-empty');
  if (!toMove(state).includes('house')) return err('not-awaited');
  return ok({ ...sessionOf(state), phase: 'dealing' });
}

/** Rule 6.4. */
function timeOut(state: State, seat: Seat): Played {
  if (!isSeat(state.seating, seat) || !toMove(state).includes(seat)) return err('not-awaited');
  if (state.phase !== 'playing') return ok(playLegal(state, seat, { kind: 'ready' }));
  if (toBeat(state.plays) !== undefined) return ok(lay(state, []));
  // Whoever must lead the three of diamonds holds nothing lower.
  return ok(lay(state, state.hands[seat]!.slice(0, 1)));
}

type SeatChange = Extract<HouseMove, { kind: 'took' | 'left' | 'brought' }>;

/** Rules 3.3, 4.1, 5.5 and 6.2. */
function changeSeat(state: Between | Over, move: SeatChange): Played {
  const { seat } = move;
  if (move.kind === 'brought') return bring(state, seat, move.chips);
  const moved = reseat(state.seating, move);
  if (!moved.ok) return moved;
  const by = move.kind === 'took' ? move.by : chairBy(state, seat);
  return ok({
    ...stoodUp(state, seat),
    seating: moved.value,
    chips: state.chips.with(seat, move.kind === 'took' ? move.chips : 0),
    accounts: state.accounts.with(seat, NEW_SCORE),
    closed: move.kind === 'left' ? closedWith(state, seat, by) : state.closed,
    dealer: dealerAfter(state, moved.value, seat),
    lead: by === 'person' ? '3d' : state.lead,
  });
}

/** Whoever sat here before cannot be ready for whoever sits here now. */
const stoodUp = (state: Between | Over, seat: Seat): Between | Over =>
  state.phase === 'over' ? state : { ...state, ready: state.ready.filter(each => each !== seat) };

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

function seated(state: State, move: Extract<HouseMove, { kind: 'away' | 'back' }>): Played {
  const moved = reseat(state.seating, move);
  return moved.ok ? ok({ ...state, seating: moved.value }) : moved;
}

/** Rule 5.7. */
function close(state: Between | Over): Played {
  if (state.phase === 'over') return err('not-now');
  const { last, hands, plays } = state;
  const outcome = outcomeOf(state.accounts);
  return ok({ ...sessionOf(state), phase: 'over', outcome, hands, plays, ...(last && { last }) });
}

const anotherMatch = ({ options, seating, chips, deals, dealer }: Over): Between => ({
  ...emptyTable(options),
  seating,
  chips,
  deals,
  dealer,
});

function sessionOf(state: State): Session {
  const { options, seating, chips, accounts, closed, deals, dealer, lead } = state;
  return { options, seating, chips, accounts, closed, deals, dealer, lead };
}

export const chips = (state: State): Chips => ({ seats: state.chips, bank: 0 });

export const outcome = (state: State): Outcome | undefined =>
  state.phase === 'over' ? state.outcome : undefined;

/** Rule 5.7: who has not played a hand has not won. */
function outcomeOf(accounts: readonly Score[]): Outcome {
  const points = accounts.map(({ gain }) => gain);
  const played = [...accounts.keys()].filter(seat => accounts[seat]!.hands > 0);
  const best = Math.max(...played.map(seat => points[seat]!));
  return { winners: played.filter(seat => points[seat] === best), points };
}

const forEachSeat = <T>(make: (seat: Seat) => T): T[] =>
  Array.from({ length: SEATS }, (_, seat) => make(seat));
