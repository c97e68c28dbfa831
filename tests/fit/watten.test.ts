import {
  type Actor,
  type AnyMove,
  awaited,
  chooseOptions,
  type Decision,
  defaultOptions,
  err,
  type Game,
  german,
  type Held,
  type HouseMove,
  type HouseRefusal,
  isHouseMove,
  ok,
  type OptionList,
  type Outcome,
  type Ready,
  type Result,
  type Seat,
  seatOf,
  type Seating,
  type Seen,
  type StartedBy,
  type Viewer,
} from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { type Made, patchSize, walk } from './walk.ts';

type Card = german.PlainCard;
type Party = 0 | 1;
type Options = {
  readonly target: 11 | 15 | 21;
  readonly gespanntFoul: 'penalty' | 'blocked';
  readonly startedBy: StartedBy;
};
const options: OptionList<Options> = {
  bounds: {
    target: { is: 'one of', of: [11, 15, 21] },
    gespanntFoul: { is: 'one of', of: ['penalty', 'blocked'] },
    startedBy: { is: 'one of', of: ['all', 'anyone'] },
  },
  presets: [
    { name: 'bavarian', options: { target: 11, gespanntFoul: 'penalty', startedBy: 'all' } },
  ],
};
type Trick = { readonly leader: Seat; readonly cards: readonly Card[] };

interface Table {
  readonly options: Options;
  readonly seating: Seating;
  /** By team where teams are fixed (4 and 6 players), else by seat (BV-D3). */
  readonly scores: readonly number[];
  readonly round: number;
  readonly dealer: Seat;
}
interface Dealt<Cards> extends Table {
  readonly hands: readonly Cards[];
}
interface Tricks<Cards> extends Dealt<Cards> {
  readonly schlag: german.Rank;
  readonly trump: german.Suit;
  readonly tricks: readonly Trick[];
  readonly won: readonly number[];
  readonly value: number;
  readonly mayRaise: readonly Party[];
  readonly fouled: readonly Seat[];
}
type Between = Table & { phase: 'between'; ready: readonly Seat[] };
type Schlag<Cards> = Dealt<Cards> & { phase: 'schlag' };
type Trump<Cards> = Dealt<Cards> & { phase: 'trump'; schlag: german.Rank };
type Playing<Cards> = Tricks<Cards> & { phase: 'playing' };
type Raised<Cards> = Tricks<Cards> & { phase: 'raised'; by: Seat };
type Over = Table & { phase: 'over' };
type Phase<Cards> = Between | Schlag<Cards> | Trump<Cards> | Playing<Cards> | Raised<Cards> | Over;

type State = Readonly<Phase<readonly Card[]>>;
/** Whatever is known in public, of a state or a view. */
type Position = Readonly<Phase<Held<Card>>>;
type View = Position & { readonly viewer: Viewer };

type Move =
  | Ready
  | { readonly kind: 'schlag'; readonly schlag: german.Rank }
  | { readonly kind: 'trump'; readonly trump: german.Suit }
  | { readonly kind: 'raise' }
  | { readonly kind: 'answer'; readonly hold: boolean }
  | { readonly kind: 'card'; readonly card: Card };
type Deal<Cards> = { readonly kind: 'deal'; readonly hands: readonly Cards[] };
type Visible = Move | Deal<Held<Card>> | HouseMove;
type Fact =
  | { readonly fact: 'foul'; readonly seat: Seat }
  | { readonly fact: 'raised'; readonly by: Seat; readonly forced: boolean };
type Refusal =
  | 'not-now'
  | 'card-not-held'
  | 'trump-or-crit'
  | 'parties-alternate'
  | 'gespannt'
  | 'fouled-already';

interface Watten {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Deal<readonly Card[]>;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}
type Rules = Pick<
  Game<Watten>,
  'options' | 'toMove' | 'play' | 'view' | 'decisions' | 'refusal' | 'seen' | 'facts' | 'outcome'
>;
const rules: Rules = { options, toMove, play, view, decisions, refusal, seen, facts, outcome };

const count = ({ seating }: Table): number => seating.length;
const after = (table: Table, seat: Seat, by = 1): Seat => (seat + by) % count(table);
const forehandOf = (table: Table): Seat => after(table, table.dealer);
const clockwise = (table: Table, first: Seat): Seat[] =>
  table.seating.map((_, by) => after(table, first, by));

/** 2.2. */
function partyOf(table: Table, seat: Seat): Party {
  const forehand = forehandOf(table);
  switch (count(table)) {
    case 4:
    case 6:
      return seat % 2 === 0 ? 0 : 1;
    case 5:
      return seat === table.dealer || seat === forehand ? 0 : 1;
    default:
      return seat === forehand ? 0 : 1;
  }
}
const otherThan = (party: Party): Party => (party === 0 ? 1 : 0);
const areTeamsFixed = (table: Table): boolean => [4, 6].includes(count(table));
const scorerOf = (table: Table, seat: Seat): number => (areTeamsFixed(table) ? seat % 2 : seat);

/** BV-D12. */
const isGespannt = (table: Table, seat: Seat): boolean =>
  table.scores[scorerOf(table, seat)]! >= table.options.target - 2;

const onTurn = (state: Tricks<Held<Card>>): Seat =>
  after(state, state.tricks.at(-1)!.leader, state.tricks.at(-1)!.cards.length);

/** BV-D10: the opponent who played last, over the whole round; else the first after the raiser. */
function answererOf(state: Raised<Held<Card>>): Seat {
  const isOpponent = (seat: Seat) => partyOf(state, seat) !== partyOf(state, state.by);
  const played = state.tricks.flatMap(({ leader, cards }) =>
    cards.map((_, by) => after(state, leader, by)),
  );
  return played.findLast(isOpponent) ?? clockwise(state, after(state, state.by)).find(isOpponent)!;
}

function toMove(state: Position): readonly Actor[] {
  switch (state.phase) {
    case 'between':
      return awaited(state.seating, state.ready, state.options.startedBy);
    case 'schlag':
      return [forehandOf(state)];
    case 'trump':
      return [state.dealer];
    case 'playing':
      return [onTurn(state)];
    case 'raised':
      return [answererOf(state)];
    case 'over':
      return [];
  }
}

function view(state: State, viewer: Viewer): View {
  const table = { viewer, ...tableOf(state) };
  if (state.phase === 'between') return { ...table, phase: state.phase, ready: state.ready };
  if (state.phase === 'over') return { ...table, phase: state.phase };
  const hands = heldBy(state.hands, viewer);
  if (state.phase === 'schlag') return { ...table, hands, phase: state.phase };
  if (state.phase === 'trump') return { ...table, hands, phase: state.phase, schlag: state.schlag };
  const { schlag, trump, tricks, won, value, mayRaise, fouled } = state;
  const onTable = { ...table, hands, schlag, trump, tricks, won, value, mayRaise, fouled };
  return state.phase === 'playing'
    ? { ...onTable, phase: state.phase }
    : { ...onTable, phase: state.phase, by: state.by };
}

function tableOf({ options, seating, scores, round, dealer }: Table): Table {
  return { options, seating, scores, round, dealer };
}

const heldBy = (hands: readonly (readonly Card[])[], viewer: Viewer): readonly Held<Card>[] =>
  hands.map((hand, seat) => (viewer === 'open' || viewer === seat ? hand : hand.length));

function decisions(view: View): readonly Decision<Move['kind']>[] {
  if (!toMove(view).some(actor => actor === view.viewer)) return [];
  const asked = (stamp: string, ...kinds: Move['kind'][]) => [
    { stamp: `${view.phase} ${view.round} ${stamp}`.trim(), kinds },
  ];
  switch (view.phase) {
    case 'between':
      return asked('', 'ready');
    case 'schlag':
    case 'trump':
      return asked('', view.phase);
    case 'playing': {
      const { tricks, value, fouled } = view;
      const stamp = `${tricks.length}/${tricks.at(-1)!.cards.length} ${value} ${fouled.length}`;
      const mayRaise = refusalOfRaise(view) === undefined;
      return asked(stamp, 'card', ...(mayRaise ? (['raise'] as const) : []));
    }
    case 'raised':
      return asked(`${view.value}`, 'answer');
    case 'over':
      return [];
  }
}

function refusal(view: View, move: Move): Refusal | undefined {
  const isOpen = decisions(view).some(({ kinds }) => kinds.includes(move.kind));
  switch (move.kind) {
    case 'ready':
    case 'schlag':
    case 'trump':
    case 'answer':
      return isOpen ? undefined : 'not-now';
    case 'raise':
      return refusalOfRaise(view);
    case 'card':
      return isOpen ? refusalOfCard(view, move.card) : 'not-now';
  }
}

/** BV-D13: while gespannt a raise is allowed once, as a foul. */
function refusalOfRaise(view: View): Refusal | undefined {
  const seat = seatOf(view.viewer);
  if (view.phase !== 'playing' || seat === undefined || onTurn(view) !== seat) return 'not-now';
  if (view.fouled.includes(seat)) return 'fouled-already';
  if (!view.mayRaise.includes(partyOf(view, seat))) return 'parties-alternate';
  const isBlocked = isGespannt(view, seat) && view.options.gespanntFoul === 'blocked';
  return isBlocked ? 'gespannt' : undefined;
}

const CRITS: readonly Card[] = ['Kh', '7b', '7a'];
const PLAIN = 10;

/** 2.5. Plain cards only count while they follow the suit led. */
function strengthOf(card: Card, { schlag, trump }: Tricks<unknown>, led: Card): number {
  const height = '789TUOKA'.indexOf(card[0]!);
  if (CRITS.includes(card)) return 100 - CRITS.indexOf(card);
  if (card === `${schlag}${trump}`) return 50;
  if (card.startsWith(schlag)) return 40;
  if (card.endsWith(trump)) return PLAIN + height + 1;
  return card[1] === led[1] ? height : -1;
}

/** "Trumpf oder Kritisch": BV-D6 to BV-D9. */
function refusalOfCard(view: View, card: Card): Refusal | undefined {
  const seat = seatOf(view.viewer);
  if (view.phase !== 'playing' || seat === undefined) return 'not-now';
  const hand = view.hands[seat];
  if (typeof hand !== 'object' || !hand.includes(card)) return 'card-not-held';
  const [first] = view.tricks;
  const [led, ...others] = first!.cards;
  if (view.tricks.length > 1 || led !== `${view.schlag}${view.trump}`) return undefined;
  const isBeaten = others.some(each => strengthOf(each, view, led) > strengthOf(led, view, led));
  const follows = (each: Card) => each.endsWith(view.trump) || CRITS.includes(each);
  return !isBeaten && hand.some(follows) && !follows(card) ? 'trump-or-crit' : undefined;
}

function seen(_: State, __: Actor, move: AnyMove<Watten>, viewer: Viewer): Visible {
  return move.kind === 'deal' ? { kind: 'deal', hands: heldBy(move.hands, viewer) } : move;
}

/** The move says too little: that a raise was a foul, or a trump brought one on, is in the views. */
function facts(before: View, { by, move }: Seen<Visible>, after: View): readonly Fact[] {
  if (after.phase === 'raised' && before.phase !== 'raised')
    return [{ fact: 'raised', by: after.by, forced: move.kind === 'trump' }];
  return move.kind === 'raise' && by !== 'house' ? [{ fact: 'foul', seat: by }] : [];
}

function play(
  state: State,
  actor: Actor,
  move: AnyMove<Watten>,
): Result<State, Refusal | HouseRefusal> {
  if (move.kind === 'deal' || isHouseMove(move)) {
    if (actor !== 'house') return err('not-the-house');
    throw notPart();
  }
  if (actor === 'house' || state.seating[actor] === undefined) return err('not-a-seat');
  const refused = refusal(view(state, actor), move);
  return refused === undefined ? ok(played(state, actor, move)) : err(refused);
}

const notPart = () => new Error('not part of the sketch');

function played(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'between') return { ...state, ready: [...state.ready, seat] };
  if (state.phase === 'schlag' && move.kind === 'schlag')
    return { ...state, phase: 'trump', schlag: move.schlag };
  if (state.phase === 'trump' && move.kind === 'trump') return announced(state, move.trump);
  if (state.phase === 'playing' && move.kind === 'raise') return raised(state, seat);
  if (state.phase === 'playing' && move.kind === 'card') return threw(state, seat, move.card);
  if (state.phase !== 'raised' || move.kind !== 'answer') throw notPart();
  const { by, ...rest } = state;
  const party = partyOf(state, by);
  if (!move.hold) return ended(state, party);
  return { ...rest, phase: 'playing', value: state.value + 1, mayRaise: [otherThan(party)] };
}

/** BV-D14: one team gespannt, so the other one raises without being asked. */
function announced(state: Trump<readonly Card[]>, trump: german.Suit): State {
  const tricks = [{ leader: forehandOf(state), cards: [] }];
  const onTable = { trump, tricks, won: [0, 0], value: 2, mayRaise: [0, 1] as const, fouled: [] };
  const order = clockwise(state, forehandOf(state));
  const lower = order.find(seat => !isGespannt(state, seat));
  const isForced = areTeamsFixed(state) && order.some(seat => isGespannt(state, seat));
  if (!isForced || lower === undefined) return { ...state, ...onTable, phase: 'playing' };
  return { ...state, ...onTable, phase: 'raised', by: lower };
}

function raised(state: Playing<readonly Card[]>, seat: Seat): State {
  if (!isGespannt(state, seat)) return { ...state, phase: 'raised', by: seat };
  const at = scorerOf(state, seat);
  const scores = state.scores.with(at, state.scores[at]! - 2);
  return { ...state, scores, fouled: [...state.fouled, seat] };
}

function threw(state: Playing<readonly Card[]>, seat: Seat, card: Card): State {
  const rest = state.hands[seat]!.filter(each => each !== card);
  const trick = state.tricks.at(-1)!;
  const cards = [...trick.cards, card];
  const next = { ...state, hands: state.hands.with(seat, rest) };
  const tricks = [...state.tricks.slice(0, -1), { ...trick, cards }];
  if (cards.length < count(state)) return { ...next, tricks };
  const strengths = cards.map(each => strengthOf(each, state, cards[0]!));
  const winner = after(state, trick.leader, strengths.indexOf(Math.max(...strengths)));
  const party = partyOf(state, winner);
  const won = state.won.with(party, state.won[party]! + 1);
  if (won.includes(3)) return ended(state, party);
  return { ...next, won, tricks: [...tricks, { leader: winner, cards: [] }] };
}

function ended(state: Tricks<readonly Card[]>, party: Party): State {
  const members = clockwise(state, 0).filter(seat => partyOf(state, seat) === party);
  const won = new Set(members.map(seat => scorerOf(state, seat)));
  const scores = state.scores.map((score, at) => (won.has(at) ? score + state.value : score));
  const table = { ...tableOf(state), scores };
  return Math.max(...scores) >= state.options.target
    ? { ...table, phase: 'over' }
    : { ...table, dealer: after(state, state.dealer), phase: 'between', ready: [] };
}

/** BV-D15. */
function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const points = state.seating.map((_, seat) => state.scores[scorerOf(state, seat)]!);
  const most = Math.max(...points);
  return { winners: points.flatMap((each, seat) => (each === most ? [seat] : [])), points };
}

const cards = (text: string): readonly Card[] =>
  text.split(' ').flatMap(name => german.PACK_32.filter(card => card === name));

const HANDS = ['8l 9l Tl Ul Ol', 'Kl Al 8h 9h Th', 'Uh Oh Ah 8a 9a', 'Ta Ua Oa Ka Aa'];
HANDS.push('8b 9b Tb Ub Ob', '7l 7h Kb Ab Kh');

/** The last seat deals, so seat 0 is forehand. */
const table = (scores: readonly number[], at: Partial<Playing<readonly Card[]>> = {}) => {
  const players = at.seating?.length ?? scores.length;
  const state: Playing<readonly Card[]> = {
    options: defaultOptions(options),
    seating: Array.from({ length: players }, () => 'person'),
    scores,
    round: 1,
    dealer: players - 1,
    schlag: 'O',
    trump: 'b',
    tricks: [{ leader: 0, cards: [] }],
    won: [0, 0],
    value: 2,
    mayRaise: [0, 1],
    fouled: [],
    phase: 'playing',
    hands: HANDS.slice(0, players).map(cards),
    ...at,
  };
  return state;
};
const four: Seating = ['person', 'person', 'person', 'person'];
const RAISE: Move = { kind: 'raise' };
const HOLD: Move = { kind: 'answer', hold: true };
const GIVE_UP: Move = { kind: 'answer', hold: false };
const card = (card: Card): Move => ({ kind: 'card', card });
const TRICK = cards('Ol Kl Uh Ta 8b').map((each, seat): Made<Watten> => [seat, card(each)]);
const then = (state: State, ...line: readonly Made<Watten>[]): State =>
  walk<Watten>(rules, state, line).at(-1)?.after ?? state;
const refused = (state: State, seat: Seat, move: Move) =>
  rules.refusal(rules.view(state, seat), move);
const asks = (state: State, seat: Viewer) => rules.decisions(rules.view(state, seat));

describe('parties (2.2)', () => {
  test.each([
    [[0, 0], 0, [1, 0]],
    [[0, 0, 0], 1, [1, 1, 0]],
    [[0, 0, 0], 2, [0, 1, 1]],
    [[0, 0, 0, 0, 0], 4, [0, 1, 1, 1, 0]],
    [[0, 0, 0, 0, 0], 0, [0, 0, 1, 1, 1]],
  ])('at scores %j with dealer %i they are %j', (scores, dealer, parties) => {
    const state = table(scores, { dealer });
    expect(scores.map((_, seat) => partyOf(state, seat))).toEqual(parties);
  });

  test('of three players two score, and in the next round they are not together', () => {
    const state = then(table([4, 5, 6]), [0, card('8l')], [1, RAISE], [0, GIVE_UP]);
    expect(state).toMatchObject({ phase: 'between', scores: [4, 7, 8], dealer: 0 });
    expect([0, 1, 2].map(seat => partyOf(state, seat))).toEqual([1, 0, 1]);
  });

  test('BV-D15: two of five players cross the line and share the win', () => {
    const state = then(table([9, 3, 3, 3, 9]), [0, card('8l')], [1, RAISE]);
    expect(rules.toMove(state)).toEqual([0]);
    const won = then(table([9, 3, 8, 3, 9], { won: [2, 0] }), ...TRICK);
    expect(rules.outcome(won)).toEqual({ winners: [0, 4], points: [11, 3, 8, 3, 11] });
  });
});

describe('who answers a raise (2.7, BV-D10)', () => {
  test('as long as no opponent has played, the left neighbour does', () => {
    expect(rules.toMove(then(table([0, 0], { seating: four }), [0, RAISE]))).toEqual([1]);
  });

  test('with three players a partner on the left is passed over', () => {
    const state = table([0, 0, 0], { tricks: [{ leader: 1, cards: [] }] });
    expect(rules.toMove(then(state, [1, RAISE]))).toEqual([0]);
  });

  test('at the start of trick 2 it is the opponent who played last in trick 1', () => {
    const state = then(table([0, 0], { seating: four }), ...TRICK.slice(0, 4));
    expect(rules.toMove(then(state, [0, RAISE]))).toEqual([3]);
  });

  test('once it is held the value rises, and the raiser has still to play under a new stamp', () => {
    const before = table([0, 0], { seating: four });
    const held = then(before, [0, RAISE], [1, HOLD]);
    expect(asks(before, 0)).toEqual([{ stamp: 'playing 1 1/0 2 0', kinds: ['card', 'raise'] }]);
    expect(asks(held, 0)).toEqual([{ stamp: 'playing 1 1/0 3 0', kinds: ['card'] }]);
    expect(refused(held, 0, RAISE)).toBe('parties-alternate');
  });
});

describe('gespannt (2.8)', () => {
  test('BV-D13: a raise costs two points, is void, and cannot be repeated', () => {
    const state = table([9, 0, 0]);
    const fouled = then(state, [0, RAISE]);
    expect(fouled).toMatchObject({ phase: 'playing', scores: [7, 0, 0], value: 2, fouled: [0] });
    expect(rules.toMove(fouled)).toEqual([0]);
    expect(refused(fouled, 0, RAISE)).toBe('fouled-already');
    expect(asks(fouled, 0)).not.toEqual(asks(state, 0));
    const [was, is] = [rules.view(state, 1), rules.view(fouled, 1)];
    expect(rules.facts(was, { by: 0, move: RAISE }, is)).toEqual([{ fact: 'foul', seat: 0 }]);
  });

  test('at a table that blocks it, it is refused', () => {
    const wish = chooseOptions(options, { gespanntFoul: 'blocked' });
    if (!wish.ok) throw new Error(wish.error.error);
    expect(refused(table([10, 0, 0], { options: wish.value }), 0, RAISE)).toBe('gespannt');
  });

  test.each([
    [[9, 4], 'raised', [2], 'the team of seat 1 raises, and its left neighbour answers'],
    [[4, 10], 'raised', [1], 'forehand raises'],
    [[9, 10], 'playing', [0], 'both are gespannt'],
  ])('BV-D14: at %j the round is %s and waits for %j: %s', (scores, phase, awaited) => {
    const { schlag, trump, ...rest } = table(scores, { seating: four });
    const state: State = { ...rest, phase: 'trump', schlag };
    const next = then(state, [3, { kind: 'trump', trump }]);
    expect([next.phase, rules.toMove(next)]).toEqual([phase, awaited]);
  });
});

/** Bells are trumps. The next to play throws the Ober of hearts, and has another card. */
const thrown = (schlag: german.Rank, led: string, other: Card) => {
  const trick = cards(led);
  const hands = [0, 1, 2, 3].map(seat => (seat === trick.length ? (['Oh', other] as const) : []));
  const at = { seating: four, schlag, hands, tricks: [{ leader: 0, cards: trick }] };
  return refused(table([0, 0], at), trick.length, card('Oh'));
};

describe('Trumpf oder Kritisch (2.6)', () => {
  test.each([
    ['BV-D8: another Schlag will not do', 'O', 'Ob', '8b'],
    ['BV-D9: a lone crit must be played', 'O', 'Ob', '7a'],
    ['BV-D7: the Hauptschlag is a crit and stays unbeaten', '7', '7b 7a', '8b'],
  ] as const)('%s', (_, schlag, led, other) => {
    expect(thrown(schlag, led, other)).toBe('trump-or-crit');
  });

  test.each([
    ['BV-D6: a Hauptschlag that is beaten binds nobody', 'Ob 7a'],
    ['another trump binds nobody', '8b'],
  ])('%s', (_, led) => {
    expect(thrown('O', led, '9b')).toBeUndefined();
  });
});

test('a move changes little of a view', () => {
  for (const step of walk<Watten>(rules, table([9, 3, 8, 3, 9]), [[0, RAISE], ...TRICK]))
    for (const viewer of [0, 1, 'gallery', 'open'] as const)
      expect(patchSize<Watten>(rules, step, viewer)).toBeLessThan(150);
});

test('nobody moves for the house, and the house for nobody', () => {
  expect(rules.play(table([0, 0]), 0, { kind: 'next' })).toEqual(err('not-the-house'));
  expect(rules.play(table([0, 0]), 'house', RAISE)).toEqual(err('not-a-seat'));
});
