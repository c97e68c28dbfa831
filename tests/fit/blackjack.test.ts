import {
  type Actor,
  type Amounts,
  type AnyMove,
  type Chips,
  type Decision,
  emptySeating,
  err,
  french,
  type Game,
  type Held,
  type HouseMove,
  type HouseRefusal,
  isHouseMove,
  ok,
  type Random,
  type Ready,
  reseat,
  type Result,
  type Seat,
  seatOf,
  type Seating,
  seeded,
  type Seen,
  shuffle,
  unready,
  type Viewer,
} from '@stammtisch/kernel';
import type { Witness } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { type Made, patchSize, walk } from './walk.ts';

// A sketch, not the game: does the kernel's interface fit Blackjack (rules.md, section 3)?
// Double, insurance and naturals ask nothing new of the interface and are left out.

type Card = french.Card;

interface Options {
  /** BJ-D10. */
  readonly split: boolean;
}

interface Hand {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly bet: number;
  readonly fromSplit: boolean;
  readonly done: boolean;
}

interface Common {
  readonly options: Options;
  readonly seating: Seating;
  /** Without the stakes, which leave it when placed (BJ-D15). */
  readonly stacks: readonly number[];
  readonly bank: number;
  readonly round: number;
}
interface Betting extends Common {
  readonly phase: 'betting';
  /** 0 before the bet: zero bets are forbidden. */
  readonly bets: readonly number[];
  readonly sittingOut: readonly Seat[];
}
interface Playing extends Common {
  readonly phase: 'playing';
  /** In order of play; a split puts a second hand after the first. */
  readonly hands: readonly Hand[];
  readonly turn: number;
  readonly up: Card;
  readonly hole: Card;
  /** The next card first. */
  readonly stock: readonly Card[];
  /** Hands of those who left: everyone has seen them, so everyone remembers them. */
  readonly gone: readonly Card[];
}
interface Settled extends Common {
  readonly phase: 'settled';
  readonly hands: readonly Hand[];
  readonly dealer: readonly Card[];
  readonly ready: readonly Seat[];
}
type State = Betting | Playing | Settled;

type HandMove = { readonly kind: 'hit' | 'stand' | 'split' };
type Move = { readonly kind: 'bet'; readonly amount: number } | HandMove | Ready;
/** The whole order of the pack, so that one commitment covers the round. */
type Deal = { readonly kind: 'deal'; readonly pack: readonly Card[] };

type Looking = { readonly viewer: Viewer };
type PlayingView = Omit<Playing, 'hole' | 'stock'> &
  Looking & { readonly hole: Held<Card>; readonly stock: Held<Card> };
type View = (Betting & Looking) | PlayingView | (Settled & Looking);

type Visible = Move | HouseMove | { readonly kind: 'deal'; readonly pack?: Deal['pack'] };
type Fact =
  | { readonly fact: 'bet'; readonly seat: Seat; readonly amount: number }
  | { readonly fact: 'dealer-drew'; readonly card: Card }
  | { readonly fact: 'paid'; readonly seat: Seat; readonly amount: number };
type Refusal = 'not-now' | 'bad-amount';
type Played = Result<State, Refusal | HouseRefusal>;

interface Blackjack {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Deal;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}

const DOLLAR = 100;
const seats = (state: Common): readonly Seat[] => [...state.seating.keys()];
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

function valueOf(cards: readonly Card[]): number {
  const points = sum(cards.map(card => pointsOf(card)));
  const aces = cards.filter(card => card[0] === 'A').length;
  return points - 10 * Math.min(aces, Math.max(0, Math.ceil((points - 21) / 10)));
}
const pointsOf = (card: Card): number => (card[0] === 'A' ? 11 : Number(card[0]) || 10);
const isFinished = (hand: Hand): boolean => hand.done || valueOf(hand.cards) >= 21;

/** Those who can bet and have not: someone away or without a dollar is not waited for. */
function unbet(state: Betting): readonly Seat[] {
  return seats(state).filter(
    seat =>
      (state.seating[seat] === 'person' || state.seating[seat] === 'bot') &&
      state.bets[seat] === 0 &&
      state.stacks[seat]! >= DOLLAR &&
      !state.sittingOut.includes(seat),
  );
}

function toMove(state: State): readonly Actor[] {
  switch (state.phase) {
    case 'betting': {
      const open = unbet(state);
      return open.length > 0 || sum(state.bets) === 0 ? open : ['house'];
    }
    case 'playing':
      return [state.hands[state.turn]!.seat];
    case 'settled': {
      // An empty chair stops nobody here, so this is not `awaited`.
      const waitedFor = unready(state.seating, state.ready, 'anyone');
      return waitedFor.length > 0 ? waitedFor : ['house'];
    }
  }
}

function chance(state: State, random: Random): Deal | HouseMove {
  if (state.phase === 'betting') return { kind: 'deal', pack: shuffle(french.PACK, random) };
  return { kind: 'next' };
}

function view(state: State, viewer: Viewer): View {
  const common = { viewer, ...commonOf(state) };
  switch (state.phase) {
    case 'betting':
      return { ...common, phase: 'betting', bets: state.bets, sittingOut: state.sittingOut };
    case 'playing': {
      const { hands, turn, up, gone } = state;
      const hole = viewer === 'open' ? [state.hole] : 1;
      const stock = viewer === 'open' ? state.stock : state.stock.length;
      return { ...common, phase: 'playing', hands, turn, up, gone, hole, stock };
    }
    case 'settled': {
      const { hands, dealer, ready } = state;
      return { ...common, phase: 'settled', hands, dealer, ready };
    }
  }
}

function decisions(view: View): readonly Decision<Move['kind']>[] {
  const kinds = [...legalMoves(view), ...amounts(view)].map(({ kind }) => kind);
  return kinds.length === 0 ? [] : [{ stamp: stampOf(view), kinds }];
}

/** Names the seat's own question and nothing that others do meanwhile. */
function stampOf(view: View): string {
  if (view.phase !== 'playing') return `${view.round} ${view.phase}`;
  // Without the number of hands, the first hand of a split would have the stamp of the pair.
  return `${view.round} ${view.hands.length} ${view.turn} ${view.hands[view.turn]!.cards.length}`;
}

function legalMoves(view: View): readonly Move[] {
  if (view.phase === 'betting') return [];
  if (view.phase === 'settled') {
    const asked = unready(view.seating, view.ready, 'anyone');
    return asked.some(seat => seat === view.viewer) ? [{ kind: 'ready' }] : [];
  }
  const hand = view.hands[view.turn]!;
  if (hand.seat !== view.viewer) return [];
  const [first, second, ...more] = hand.cards;
  const alike = more.length === 0 && pointsOf(first!) === pointsOf(second!) && !hand.fromSplit;
  const splits = alike && view.options.split && view.stacks[hand.seat]! >= hand.bet;
  return [{ kind: 'stand' }, { kind: 'hit' }, ...(splits ? [{ kind: 'split' } as const] : [])];
}

function amounts(view: View): readonly Amounts<'bet'>[] {
  const seat = seatOf(view.viewer);
  if (view.phase !== 'betting' || seat === undefined || !unbet(view).includes(seat)) return [];
  const stack = view.stacks[seat]!;
  return [{ kind: 'bet', min: DOLLAR, max: stack - (stack % DOLLAR), step: DOLLAR }];
}

function refusal(view: View, move: Move): Refusal | undefined {
  if (move.kind === 'bet') {
    const [range] = amounts(view);
    if (range === undefined) return 'not-now';
    const fits =
      range.min <= move.amount && move.amount <= range.max && move.amount % range.step === 0;
    return fits ? undefined : 'bad-amount';
  }
  return legalMoves(view).some(({ kind }) => kind === move.kind) ? undefined : 'not-now';
}

function play(state: State, actor: Actor, move: AnyMove<Blackjack>): Played {
  if (move.kind === 'deal' || isHouseMove(move))
    return actor === 'house' ? playOfHouse(state, move) : err('not-the-house');
  if (actor === 'house' || state.seating[actor] === undefined) return err('not-a-seat');
  const refused = refusal(view(state, actor), move);
  return refused === undefined ? ok(playOfSeat(state, actor, move)) : err(refused);
}

function playOfSeat(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'betting' && move.kind === 'bet')
    return pay({ ...state, bets: state.bets.with(seat, move.amount) }, seat, -move.amount);
  if (state.phase === 'settled') return { ...state, ready: [...state.ready, seat] };
  if (state.phase !== 'playing' || move.kind === 'bet' || move.kind === 'ready')
    throw new Error(`no ${move.kind} while ${state.phase}`);
  return playHand(state, move.kind);
}

/** The order of BJ-D5: one card each, the open card, a second card each, the hole card. */
function deal(state: Betting, pack: readonly Card[]): State {
  const { bets } = state;
  const betting = seats(state).filter(seat => bets[seat]! > 0);
  const count = betting.length;
  const hands = betting.map((seat, at): Hand => {
    const cards = [pack[at]!, pack[count + 1 + at]!];
    return { seat, cards, bet: bets[seat]!, fromSplit: false, done: false };
  });
  const [up, hole, stock] = [pack[count]!, pack[2 * count + 1]!, pack.slice(2 * count + 2)];
  return goOn({ ...commonOf(state), phase: 'playing', hands, turn: 0, up, hole, stock, gone: [] });
}

function playHand(state: Playing, kind: HandMove['kind']): State {
  const hand = state.hands[state.turn]!;
  const [first, second, ...stock] = state.stock;
  const become = (...hands: Hand[]) => state.hands.toSpliced(state.turn, 1, ...hands);
  if (kind === 'stand') return goOn({ ...state, hands: become({ ...hand, done: true }) });
  if (kind === 'hit') {
    const hands = become({ ...hand, cards: [...hand.cards, first!] });
    return goOn({ ...state, hands, stock: [second!, ...stock] });
  }
  const hands = become(
    ...hand.cards.map((card, at) => ({
      ...hand,
      cards: [card, at === 0 ? first! : second!],
      fromSplit: true,
    })),
  );
  return goOn(pay({ ...state, stock, hands }, hand.seat, -hand.bet));
}

/** To the next hand that has a choice (BJ-D8); after the last one the dealer plays at once. */
function goOn(state: Playing): State {
  const turn = state.hands.findIndex(hand => !isFinished(hand));
  return turn < 0 ? settle(state) : { ...state, turn };
}

function settle(state: Playing): Settled {
  const { hands, stock } = state;
  const dealer = [state.up, state.hole];
  const contested = hands.some(({ cards }) => valueOf(cards) <= 21);
  for (const card of stock) if (contested && valueOf(dealer) < 17) dealer.push(card);
  const paid = seats(state).map(seat =>
    sum(hands.filter(hand => hand.seat === seat).map(hand => returnOf(hand, dealer))),
  );
  const stacks = state.stacks.map((stack, seat) => stack + paid[seat]!);
  const bank = state.bank + sum(hands.map(({ bet }) => bet)) - sum(paid);
  return { ...commonOf(state), phase: 'settled', hands, dealer, stacks, bank, ready: [] };
}

function returnOf(hand: Hand, dealer: readonly Card[]): number {
  const [mine, theirs] = [valueOf(hand.cards), valueOf(dealer)];
  if (mine > 21) return 0;
  if (theirs > 21 || mine > theirs) return 2 * hand.bet;
  return mine === theirs ? hand.bet : 0;
}

function playOfHouse(state: State, move: Deal | HouseMove): Played {
  switch (move.kind) {
    case 'deal': {
      if (!toMove(state).includes('house') || state.phase !== 'betting') return err('not-now');
      const isWhole = new Set(move.pack).size === french.PACK.length;
      return isWhole ? ok(deal(state, move.pack)) : err('bad-chance');
    }
    case 'took':
    case 'left':
    case 'away':
    case 'back': {
      const seating = reseat(state.seating, move);
      return seating.ok ? ok(comeOrGo({ ...state, seating: seating.value }, move)) : seating;
    }
    case 'brought':
      return ok(pay(state, move.seat, move.chips));
    case 'timedOut':
      return toMove(state).includes(move.seat) ? ok(timeOut(state, move.seat)) : err('not-awaited');
    case 'next':
      return state.phase === 'settled' ? ok(nextRound(state)) : err('round-running');
    case 'closed':
    case 'again':
      throw new Error('not part of the sketch');
  }
}

/** Whoever comes has neither bet nor hand, and so is inactive until the next betting (BJ-D19). */
function comeOrGo(state: State, move: HouseMove): State {
  if (move.kind === 'took') return pay(state, move.seat, move.chips);
  return move.kind === 'left' ? leave(state, move.seat) : state;
}

const pay = <S extends Common>(state: S, seat: Seat, chips: number): S => ({
  ...state,
  stacks: state.stacks.with(seat, state.stacks[seat]! + chips),
});

/** BJ-D16: while betting the bet goes back; after the deal the stakes are the bank's. */
function leave(state: State, seat: Seat): State {
  const stacks = state.stacks.with(seat, 0);
  if (state.phase === 'betting') return { ...state, stacks, bets: state.bets.with(seat, 0) };
  if (state.phase === 'settled') return { ...state, stacks };
  const left = state.hands.filter(hand => hand.seat === seat);
  const bank = state.bank + sum(left.map(({ bet }) => bet));
  const gone = [...state.gone, ...left.flatMap(({ cards }) => cards)];
  const hands = state.hands.filter(hand => hand.seat !== seat);
  return goOn({ ...state, stacks, bank, gone, hands });
}

function timeOut(state: State, seat: Seat): State {
  if (state.phase === 'playing') return playHand(state, 'stand');
  if (state.phase === 'settled') return { ...state, ready: [...state.ready, seat] };
  const after: Betting = { ...state, sittingOut: [...state.sittingOut, seat] };
  if (unbet(after).length > 0 || sum(state.bets) > 0) return after;
  return { ...commonOf(state), phase: 'settled', hands: [], dealer: [], ready: [] };
}

function nextRound(state: Settled): Betting {
  const bets = state.seating.map(() => 0);
  return { ...commonOf(state), phase: 'betting', bets, sittingOut: [], round: state.round + 1 };
}

/** A phase is left by building the next one: a spread would drag its fields along unnoticed. */
function commonOf({ options, seating, stacks, bank, round }: Common): Common {
  return { options, seating, stacks, bank, round };
}

function seen(_: State, __: Actor, move: AnyMove<Blackjack>, viewer: Viewer): Visible {
  return move.kind === 'deal' && viewer !== 'open' ? { kind: 'deal' } : move;
}

/** The dealer's cards are drawn inside the last stand, but they are still told one by one. */
function facts(before: View, { by, move }: Seen<Visible>, after: View): readonly Fact[] {
  if (move.kind === 'bet' && by !== 'house')
    return [{ fact: 'bet', seat: by, amount: move.amount }];
  if (before.phase !== 'playing' || after.phase !== 'settled') return [];
  return [
    ...after.dealer.slice(1).map((card): Fact => ({ fact: 'dealer-drew', card })),
    ...after.stacks.flatMap((stack, seat): Fact[] => {
      const amount = stack - before.stacks[seat]!;
      return amount > 0 ? [{ fact: 'paid', seat, amount }] : [];
    }),
  ];
}

function chips(state: State): Chips {
  const staked = (seat: Seat): number => {
    if (state.phase === 'betting') return state.bets[seat]!;
    if (state.phase === 'settled') return 0;
    return sum(state.hands.filter(hand => hand.seat === seat).map(({ bet }) => bet));
  };
  return { seats: state.stacks.map((stack, seat) => stack + staked(seat)), bank: state.bank };
}

type Rules = Omit<Game<Blackjack>, 'name' | 'version' | 'seats' | 'options' | Skipped>;
type Skipped = 'start' | 'sample' | 'outcome' | 'decodeMove' | 'formatMove' | 'parseMove';
const deciding = { decisions, legalMoves, amounts, refusal };
const blackjack = { toMove, chance, play, view, ...deciding, seen, facts, chips } satisfies Rules;

/** All players' cards lie open, so each card drawn tells something, and the dealer's in the end. */
const told: Witness<Blackjack>['told'] = ({ after }) =>
  after.phase === 'betting' ? [] : [after.hands, 'dealer' in after ? after.dealer : []];

const after = (state: State, ...line: readonly Step[]): State =>
  walk<Blackjack>(blackjack, state, line).at(-1)?.after ?? state;

const empty: Betting = {
  phase: 'betting',
  options: { split: true },
  seating: emptySeating(5),
  round: 1,
  stacks: [0, 0, 0, 0, 0],
  bank: 0,
  bets: [0, 0, 0, 0, 0],
  sittingOut: [],
};
type Step = Made<Blackjack>;
const house = (move: Deal | HouseMove): Step => ['house', move];
const took = (seat: Seat, chips = 100_000) => house({ kind: 'took', seat, by: 'person', chips });
const timedOut = (seat: Seat) => house({ kind: 'timedOut', seat });
const does = (seat: Seat, kind: HandMove['kind'] | 'ready'): Step => [seat, { kind }];
const bets = (seat: Seat, amount = 1000): Step => [seat, { kind: 'bet', amount }];

function packOf(text: string): readonly Card[] {
  const top = text.split(' ').filter(french.isCard);
  return [...top, ...french.PACK.filter(card => !top.includes(card))];
}

const two = after(empty, took(0), took(1));
/** Seat 0 has a pair of eights, seat 1 twenty, the dealer shows the ace over a six. */
const DEAL = house({ kind: 'deal', pack: packOf('8s Th As 8d Tc 6c 3h 2h 5d Kd') });
const dealt = after(two, bets(0), bets(1), DEAL);
const total = (state: State): number => sum(chips(state).seats) + chips(state).bank;
const bytes = (value: unknown): string => JSON.stringify(value);

describe('betting', () => {
  test('everyone is asked at once, and a bet leaves the question of the others as it was (BJ-D4)', () => {
    const one = after(two, bets(1));
    expect(toMove(two)).toEqual([0, 1]);
    expect(toMove(one)).toEqual([0]);
    expect(decisions(view(one, 0))).toEqual(decisions(view(two, 0)));
    expect(decisions(view(one, 1))).toEqual([]);
    expect(toMove(after(one, bets(0)))).toEqual(['house']);
  });

  test('a bet is whole dollars up to what lies in front (BJ-D3)', () => {
    const odd = after(empty, took(0, 2550));
    expect(amounts(view(odd, 0))).toEqual([{ kind: 'bet', min: 100, max: 2500, step: 100 }]);
    expect(refusal(view(odd, 0), { kind: 'bet', amount: 2550 })).toBe('bad-amount');
    expect(amounts(view(odd, 'gallery'))).toEqual([]);
  });

  test('someone broke keeps the chair, is not waited for, and bets again after bringing chips', () => {
    const broke = after(empty, took(0), took(1, 50));
    expect(toMove(broke)).toEqual([0]);
    expect(amounts(view(broke, 1))).toEqual([]);
    expect(toMove(after(broke, house({ kind: 'brought', seat: 1, chips: 1000 })))).toEqual([0, 1]);
  });

  test('out of time, a seat sits the round out (BJ-D4)', () => {
    const late = after(two, bets(0), timedOut(1));
    expect(toMove(late)).toEqual(['house']);
    const nobody = after(two, timedOut(0), timedOut(1));
    expect(nobody.phase).toBe('settled');
  });

  test('whoever joins between rounds bets; whoever joins during one waits (BJ-D19)', () => {
    expect(toMove(after(two, took(4)))).toEqual([0, 1, 4]);
    const joined = after(dealt, took(4));
    expect(toMove(joined)).toEqual([0]);
    expect(decisions(view(joined, 4))).toEqual([]);
    const done = after(joined, does(0, 'stand'), does(1, 'stand'), does(1, 'ready'));
    expect(toMove(done)).toEqual(['house']);
    expect(toMove(after(done, house(chance(done, seeded(1)))))).toEqual([0, 1, 4]);
  });
});

describe('the hidden cards', () => {
  const viewers: readonly Viewer[] = [0, 1, 'gallery'];
  const other: State =
    dealt.phase === 'playing'
      ? { ...dealt, hole: dealt.stock.at(-1)!, stock: [...dealt.stock.slice(0, -1), dealt.hole] }
      : dealt;

  test('two worlds with different hole cards look the same to everyone (BJ-D9)', () => {
    for (const viewer of viewers) {
      expect(bytes(view(dealt, viewer))).toBe(bytes(view(other, viewer)));
      expect(view(dealt, viewer)).not.toEqual(view(dealt, 'open'));
    }
    expect(bytes(view(dealt, 'open'))).not.toBe(bytes(view(other, 'open')));
  });

  test('the worlds part when the dealer turns the hole card, and not before', () => {
    const stands = [dealt, other].map(world =>
      walk<Blackjack>(blackjack, world, [does(0, 'stand'), does(1, 'stand')]),
    );
    const [first, last] = [0, 1].map(at => stands.map(steps => bytes(told(steps[at]!, 0))));
    expect(first![0]).toBe(first![1]);
    expect(last![0]).not.toBe(last![1]);
  });

  test('the order of the pack is in the log and in no seen move', () => {
    const asked = after(two, bets(0), bets(1));
    const move = chance(asked, seeded(7));
    for (const viewer of viewers)
      expect(seen(asked, 'house', move, viewer)).toEqual({ kind: 'deal' });
    expect(bytes(move).length).toBeLessThan(300);
  });

  test('a pack with a card twice is no deal', () => {
    const asked = after(two, bets(0), bets(1));
    const pack = french.PACK.with(0, french.PACK[1]!);
    expect(blackjack.play(asked, 'house', { kind: 'deal', pack })).toEqual(err('bad-chance'));
  });
});

describe('playing', () => {
  test('a split makes two hands of one seat, and a new question of each (BJ-D10)', () => {
    const split = after(dealt, does(0, 'split'));
    if (split.phase !== 'playing') throw new Error('the round goes on');
    expect(split.hands.map(hand => [hand.seat, hand.cards.join(' ')])).toEqual([
      [0, '8s 3h'],
      [0, '8d 2h'],
      [1, 'Th Tc'],
    ]);
    expect(decisions(view(split, 0))[0]?.stamp).not.toBe(decisions(view(dealt, 0))[0]?.stamp);
    expect(chips(split).seats).toEqual(chips(dealt).seats);
  });

  test('out of time, a seat stands', () => {
    expect(toMove(after(dealt, timedOut(0)))).toEqual([1]);
    expect(blackjack.play(dealt, 'house', { kind: 'timedOut', seat: 1 })).toEqual(
      err('not-awaited'),
    );
  });

  test('the dealer draws inside the last stand, and seats and bank change by nothing in all', () => {
    const last = after(dealt, does(0, 'stand'));
    const end = after(last, does(1, 'stand'));
    // Ace and six are a soft 17: the dealer stands on it. 16 loses, 20 wins.
    expect(chips(end)).toEqual({ seats: [99_000, 101_000, 0, 0, 0], bank: 0 });
    expect(total(end)).toBe(total(dealt));
    const told = facts(view(last, 0), { by: 1, move: { kind: 'stand' } }, view(end, 0));
    expect(told).toEqual([
      { fact: 'dealer-drew', card: '6c' },
      { fact: 'paid', seat: 1, amount: 2000 },
    ]);
  });

  test('whoever leaves after the deal loses the stake to the bank and takes the rest along (BJ-D16)', () => {
    const left = after(dealt, house({ kind: 'left', seat: 0 }));
    expect(chips(left)).toEqual({ seats: [0, 100_000, 0, 0, 0], bank: 1000 });
    // What the account gets back is what the table has lost in all.
    expect(total(dealt) - total(left)).toBe(99_000);
    expect(left).toMatchObject({ turn: 0, gone: ['8s', '8d'] });
    const refunded = after(two, bets(0), house({ kind: 'left', seat: 0 }));
    expect(chips(refunded).bank).toBe(0);
  });
});

test('what a move changes in a view is small, and restores it', () => {
  const line: readonly (readonly [State, Step, number])[] = [
    [two, bets(0), 60],
    [dealt, does(0, 'hit'), 80],
    [dealt, does(0, 'split'), 250],
    [after(dealt, does(0, 'stand')), does(1, 'stand'), 200],
    [after(two, bets(0), bets(1)), DEAL, 350],
  ];
  for (const [from, made, most] of line)
    for (const step of walk<Blackjack>(blackjack, from, [made]))
      expect(patchSize<Blackjack>(blackjack, step, 1)).toBeLessThan(most);
});

test('nobody moves for the house, and the house for nobody', () => {
  expect(blackjack.play(dealt, 0, { kind: 'next' })).toEqual(err('not-the-house'));
  expect(blackjack.play(dealt, 'house', { kind: 'hit' })).toEqual(err('not-a-seat'));
});
