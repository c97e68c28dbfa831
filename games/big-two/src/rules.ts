import {
  type Actor,
  awaited,
  type Chips,
  emptySeating,
  err,
  type HouseMove,
  type HouseRefusal,
  isHouseMove,
  isChips,
  isFull,
  ok,
  type Outcome,
  type Random,
  reseat,
  type Result,
  type Seat,
  shuffle,
} from '@stammtisch/kernel';

import { type Card, PACK, sorted, THREE_OF_DIAMONDS } from './card.ts';
import { handsFrom, isWholePack } from './deal.ts';
import { needsThree, readySeats, refusal } from './legal.ts';
import { gainsOf, penaltyOf, settle } from './settle.ts';
import type {
  Account,
  AnyMove,
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

const NEW_ACCOUNT: Account = { hands: 0, points: 0, gain: 0, won: 0 };

export const start = (options: Options): Between => ({
  phase: 'between',
  options,
  seating: emptySeating(SEATS),
  chips: forEachSeat(() => 0),
  accounts: forEachSeat(() => NEW_ACCOUNT),
  closed: [],
  deals: 0,
  dealer: 0,
  lead: '3d',
  ready: [],
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

export function play(state: State, actor: Actor, move: AnyMove): Played {
  if (move.kind === 'deal' || isHouseMove(move))
    return actor === 'house' ? playOfHouse(state, move) : err('not-the-house');
  if (actor === 'house' || state.seating[actor] === undefined) return err('not-a-seat');
  const refused = refusal(view(state, actor), move);
  return refused === undefined ? ok(playOfSeat(state, actor, move)) : err(refused);
}

/** Whoever gets here may make the move: `refusal` has seen to it. */
function playOfSeat(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'between') return { ...state, ready: [...state.ready, seat] };
  if (state.phase !== 'playing') throw new Error(`nobody plays while ${state.phase}`);
  return lay(state, move.kind === 'play' ? sorted(move.cards) : []);
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
  const last: Finished = { winner, plays, hands, points, gains, won };
  return {
    ...sessionOf(state),
    phase: 'between',
    chips: chips.map((each, seat) => each + won[seat]!),
    accounts: state.accounts.map((account, seat) => credited(account, last, seat)),
    dealer: winner,
    lead: winner,
    ready: [],
    last,
  };
}

const credited = (account: Account, { points, gains, won }: Finished, seat: Seat): Account => ({
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
    case 'timedOut':
      return timeOut(state, move.seat);
    case 'next':
      return next(state);
    case 'closed':
      return state.phase === 'between' ? ok(closedGame(state)) : err('round-running');
    case 'again':
      return state.phase === 'over' ? ok(anotherGame(state)) : err('round-running');
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

function next(state: State): Played {
  if (state.phase !== 'between') return err('round-running');
  if (!isFull(state.seating)) return err('seat-empty');
  return ok({ ...sessionOf(state), phase: 'dealing' });
}

/** Rule 6.4. */
function timeOut(state: State, seat: Seat): Played {
  if (!toMove(state).includes(seat)) return err('not-awaited');
  if (state.phase !== 'playing') return ok(playOfSeat(state, seat, { kind: 'ready' }));
  if (toBeat(state.plays) !== undefined) return ok(lay(state, []));
  const lowest = needsThree(state) ? THREE_OF_DIAMONDS : state.hands[seat]![0]!;
  return ok(lay(state, [lowest]));
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
    accounts: state.accounts.with(seat, NEW_ACCOUNT),
    closed: move.kind === 'left' ? closedWith(state, seat, by) : state.closed,
    dealer: by === 'person' && isFirstPerson(state) ? seat : state.dealer,
    lead: by === 'person' ? '3d' : state.lead,
  });
}

/** Whoever sat here before cannot be ready for whoever sits here now. */
const stoodUp = (state: Between | Over, seat: Seat): Between | Over =>
  state.phase === 'over' ? state : { ...state, ready: state.ready.filter(each => each !== seat) };

function bring(state: Between | Over, seat: Seat, chips: number): Played {
  const before = state.chips[seat];
  if (before === undefined) return err('no-such-seat');
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

const isFirstPerson = ({ deals, seating }: Session): boolean =>
  deals === 0 && !seating.includes('person') && !seating.includes('away');

function seated(state: State, move: Extract<HouseMove, { kind: 'away' | 'back' }>): Played {
  const moved = reseat(state.seating, move);
  return moved.ok ? ok({ ...state, seating: moved.value }) : moved;
}

const closedGame = (state: Between): Over => ({
  ...sessionOf(state),
  phase: 'over',
  ...lastOf(state),
});

const anotherGame = (state: Over): Between => ({
  ...start(state.options),
  seating: state.seating,
  chips: state.chips,
  dealer: state.dealer,
});

const lastOf = ({ last }: Between) => (last === undefined ? {} : { last });

function sessionOf(state: State): Session {
  const { options, seating, chips, accounts, closed, deals, dealer, lead } = state;
  return { options, seating, chips, accounts, closed, deals, dealer, lead };
}

export const chips = (state: State): Chips => ({ seats: state.chips, bank: 0 });

export const outcome = (state: State): Outcome | undefined =>
  state.phase === 'over' ? outcomeOf(state) : undefined;

/** Rule 5.7. */
export function outcomeOf({ accounts }: Pick<Session, 'accounts'>): Outcome {
  const points = accounts.map(({ gain }) => gain);
  const played = [...accounts.keys()].filter(seat => accounts[seat]!.hands > 0);
  const best = Math.max(...played.map(seat => points[seat]!));
  return { winners: played.filter(seat => points[seat] === best), points };
}

const forEachSeat = <T>(make: (seat: Seat) => T): T[] =>
  Array.from({ length: SEATS }, (_, seat) => make(seat));
