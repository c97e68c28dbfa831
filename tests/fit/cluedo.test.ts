import {
  type Actor,
  type AnyMove,
  type Decision,
  emptySeating,
  err,
  type Game,
  type Held,
  type HouseMove,
  type HouseRefusal,
  isHouseMove,
  ok,
  pick,
  type Random,
  reseat,
  type Result,
  same,
  type Seat,
  seatOf,
  type Seating,
  seeded,
  shuffle,
  type Viewer,
} from '@stammtisch/kernel';
import type { Witness } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { type Made, patchSize, walk } from './walk.ts';

// A sketch, not the game: does the kernel's interface fit Cluedo (rules.md, section 5)?
// A corridor of twelve squares stands in for the board; seat n has the nth token.

const SUSPECTS = ['red', 'yellow', 'white', 'green', 'blue', 'purple'] as const;
const WEAPONS = ['candlestick', 'dagger', 'lead', 'pistol', 'rope', 'wrench'] as const;
const ROOMS = [
  'kitchen',
  'ballroom',
  'conservatory',
  'dining',
  'billiard',
  'library',
  'lounge',
  'hall',
  'study',
] as const;
const DOORS: { readonly [square: number]: Room } = { 3: 'kitchen', 5: 'hall', 9: 'study' };
const CARDS: readonly Card[] = [...SUSPECTS, ...WEAPONS, ...ROOMS];

type Suspect = (typeof SUSPECTS)[number];
type Weapon = (typeof WEAPONS)[number];
type Room = (typeof ROOMS)[number];
type Card = Suspect | Weapon | Room;
type Place = Room | number;
/** One of each sort. */
type Guess = readonly [Suspect, Weapon, Room];

interface Suspicion<Known> {
  readonly asker: Seat;
  readonly guess: Guess;
  readonly answer: 'pending' | 'nobody' | { readonly by: Seat; readonly card: Known };
}
type Options = { readonly dice: 1 | 2 };

interface Gathering {
  readonly phase: 'gathering' | 'dealing';
  readonly options: Options;
  readonly seating: Seating;
  readonly match: number;
}
/** What goes on through a match; the secrets are typed by who looks. */
interface Match<Hand, Solution, Known> extends Omit<Gathering, 'phase'> {
  readonly hands: readonly Hand[];
  readonly solution: Solution;
  readonly suspicions: readonly Suspicion<Known>[];
  readonly places: readonly Place[];
  readonly out: readonly Seat[];
  readonly turn: Seat;
  /** Counts turns, so that every question has a stamp of its own. */
  readonly turns: number;
}
/** What one's own turn asks next; in `rolling` the house throws the dice. */
type Refuting = { readonly phase: 'refuting'; readonly refuter: Seat; readonly late: boolean };
type Turn =
  | { readonly phase: 'moving' | 'rolling' | 'ending' }
  | { readonly phase: 'walking'; readonly pips: number }
  | Refuting
  | { readonly phase: 'over'; readonly winners: readonly Seat[] };

type Secret = Match<readonly Card[], Guess, Card>;
type State = Gathering | (Secret & Turn);
/** What is hidden: others' cards (a number), the solution, and cards shown between others. */
type Public = Match<Held<Card>, Guess | 'hidden', Card | 'hidden'>;
type View = (Gathering | (Public & Turn)) & { readonly viewer: Viewer };

type Guessing<Kind> = { readonly kind: Kind; readonly guess: Guess };
type OpenMove =
  | { readonly kind: 'roll' | 'end' }
  | { readonly kind: 'walk'; readonly to: Place }
  | Guessing<'suspect'>;
type Show<Known> = { readonly kind: 'show'; readonly card: Known };
type Move = OpenMove | Guessing<'accuse'> | Show<Card>;
type Dice = { readonly kind: 'dice'; readonly dice: readonly number[] };
type Chance =
  /** The first of each sort is the solution, the others go round: one order, one commitment. */
  | { readonly kind: 'deal'; readonly order: readonly Card[] }
  /** The card that is shown for someone late or away (CL-D9). */
  | { readonly kind: 'pick'; readonly card: Card }
  | Dice;

type Told = { readonly right: boolean; readonly solution: Guess | 'hidden' };
type Visible =
  | HouseMove
  | OpenMove
  | Dice
  | { readonly kind: 'deal' }
  | Show<Card | 'hidden'>
  | (Guessing<'accuse'> & Told);
type Fact = { readonly fact: 'shown'; readonly from: Seat; readonly to: Seat };
type Refusal = 'not-now' | 'wrong-room' | 'cannot-reach' | 'not-yours-to-show';
type Played = Result<State, Refusal | HouseRefusal>;

interface Cluedo {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Chance;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}

const isMatch = <S extends State | View>(state: S): state is Exclude<S, Gathering> =>
  state.phase !== 'gathering' && state.phase !== 'dealing';
const playing = (seating: Seating): readonly Seat[] =>
  [...seating.keys()].filter(seat => seating[seat] !== 'empty');
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

function toMove(state: State): readonly Actor[] {
  switch (state.phase) {
    case 'gathering':
    case 'over':
      return [];
    case 'dealing':
    case 'rolling':
      return ['house'];
    case 'moving':
    case 'walking':
    case 'ending':
      return [state.turn];
    case 'refuting': {
      // CL-D9: the house shows a card for someone away or late.
      const chair = state.seating[state.refuter];
      return state.late || chair === 'away' || chair === 'empty' ? ['house'] : [state.refuter];
    }
  }
}

function chance(state: State, random: Random): Chance {
  if (state.phase === 'dealing') return { kind: 'deal', order: shuffle(CARDS, random) };
  if (state.phase === 'refuting') return { kind: 'pick', card: pick(housesCards(state), random) };
  const dice = Array.from({ length: state.options.dice }, () => 1 + random.below(6));
  return { kind: 'dice', dice };
}

/** CL-D9. By chance: a fixed order would tell the asker what the refuter does not hold. */
function housesCards({ suspicions, hands, turn, refuter }: Secret & Refuting): readonly Card[] {
  const matching = suspicions.at(-1)!.guess.filter(card => hands[refuter]!.includes(card));
  const isOld = (card: Card) =>
    suspicions.some(({ asker, answer }) => asker === turn && same(answer, { by: refuter, card }));
  return matching.some(isOld) ? matching.filter(isOld) : matching;
}

function view(state: State, viewer: Viewer): View {
  const { options, seating, match } = state;
  const table = { viewer, options, seating, match };
  if (!isMatch(state)) return { ...table, phase: state.phase };
  const open = viewer === 'open';
  const knows = open || state.phase === 'over' || state.out.some(seat => seat === viewer);
  const { places, out, turn, turns } = state;
  return {
    ...table,
    ...turnOf(state),
    hands: state.hands.map((hand, seat) => (open || seat === viewer ? hand : hand.length)),
    solution: knows ? state.solution : 'hidden',
    suspicions: state.suspicions.map(each => suspicionFor(each, viewer)),
    places,
    out,
    turn,
    turns,
  };
}

function turnOf(turn: Turn): Turn {
  switch (turn.phase) {
    case 'moving':
    case 'rolling':
    case 'ending':
      return { phase: turn.phase };
    case 'walking':
      return { phase: turn.phase, pips: turn.pips };
    case 'refuting':
      return { phase: turn.phase, refuter: turn.refuter, late: turn.late };
    case 'over':
      return { phase: turn.phase, winners: turn.winners };
  }
}

/** Perfect recall: each card shown stays with the two who saw it. */
function suspicionFor(
  { asker, guess, answer }: Suspicion<Card>,
  viewer: Viewer,
): Suspicion<Card | 'hidden'> {
  if (typeof answer === 'string') return { asker, guess, answer };
  const { by, card } = answer;
  return { asker, guess, answer: { by, card: isShown([asker, by], viewer) ? card : 'hidden' } };
}
const isShown = (to: readonly Viewer[], viewer: Viewer): boolean =>
  viewer === 'open' || to.includes(viewer);

function decisions(view: View): readonly Decision<Move['kind']>[] {
  const kinds = kindsFor(view);
  return kinds.length === 0 || !isMatch(view)
    ? []
    : [{ stamp: `${view.match} ${view.turns} ${view.phase}`, kinds }];
}

function kindsFor(view: View): readonly Move['kind'][] {
  if (!isMatch(view)) return [];
  if (view.phase === 'refuting') return view.viewer === view.refuter && !view.late ? ['show'] : [];
  if (view.viewer !== view.turn) return [];
  switch (view.phase) {
    case 'moving':
      return ['roll', 'accuse'];
    case 'walking':
      return ['walk', 'accuse'];
    case 'ending':
      return typeof view.places[view.turn] === 'number'
        ? ['accuse', 'end']
        : ['suspect', 'accuse', 'end'];
    case 'rolling':
    case 'over':
      return [];
  }
}

function reach(from: Place, pips: number): readonly Place[] {
  const start =
    typeof from === 'number'
      ? from
      : Number(Object.keys(DOORS).find(at => DOORS[Number(at)] === from));
  const rooms = Object.entries(DOORS).flatMap(([at, room]) =>
    Math.abs(Number(at) - start) < pips && room !== from ? [room] : [],
  );
  return [...[start - pips, start + pips].filter(square => 0 <= square && square < 12), ...rooms];
}

function refusal(view: View, move: Move): Refusal | undefined {
  if (!isMatch(view) || !kindsFor(view).includes(move.kind)) return 'not-now';
  const place = view.places[view.turn]!;
  if (move.kind === 'walk' && view.phase === 'walking')
    return reach(place, view.pips).includes(move.to) ? undefined : 'cannot-reach';
  if (move.kind === 'suspect') return move.guess[2] === place ? undefined : 'wrong-room';
  return move.kind === 'show' && !isToShow(view, move.card) ? 'not-yours-to-show' : undefined;
}

function isToShow({ hands, viewer, suspicions }: Public & { viewer: Viewer }, card: Card): boolean {
  const hand = hands[seatOf(viewer) ?? -1];
  return typeof hand === 'object' && hand.includes(card) && suspicions.at(-1)!.guess.includes(card);
}

function play(state: State, actor: Actor, move: AnyMove<Cluedo>): Played {
  if (isChance(move) || isHouseMove(move))
    return actor === 'house' ? playOfHouse(state, move) : err('not-the-house');
  if (actor === 'house' || state.seating[actor] === undefined) return err('not-a-seat');
  const refused = refusal(view(state, actor), move);
  if (refused !== undefined) return err(refused);
  return isMatch(state) ? ok(playTurn(state, move)) : err('not-now');
}

const isChance = (move: AnyMove<Cluedo>): move is Chance =>
  move.kind === 'deal' || move.kind === 'dice' || move.kind === 'pick';

function playTurn(state: Secret & Turn, move: Move): State {
  const match = secretOf(state);
  if (move.kind === 'roll') return { ...match, phase: 'rolling' };
  if (move.kind === 'walk')
    return { ...match, phase: 'ending', places: match.places.with(match.turn, move.to) };
  if (move.kind === 'suspect') return suspect(match, move.guess);
  if (move.kind === 'accuse') return accuse(match, move.guess);
  if (move.kind === 'show' && state.phase === 'refuting') return show(state, move.card);
  return nextTurn(match);
}

/** A match without what its phase adds: a union of phases is left by building, not by spreading. */
function secretOf(state: Secret): Secret {
  const { options, seating, match, hands, solution, suspicions, places, out, turn, turns } = state;
  return { options, seating, match, hands, solution, suspicions, places, out, turn, turns };
}

function suspect(match: Secret, guess: Guess): State {
  const order = playing(match.seating);
  const at = order.indexOf(match.turn);
  const refuter = [...order.slice(at + 1), ...order.slice(0, at)].find(seat =>
    guess.some(card => match.hands[seat]!.includes(card)),
  );
  const answer = refuter === undefined ? 'nobody' : 'pending';
  const suspicions = [...match.suspicions, { asker: match.turn, guess, answer } as const];
  const places = match.places.with(SUSPECTS.indexOf(guess[0]), guess[2]);
  const after = { ...match, suspicions, places };
  return refuter === undefined
    ? nextTurn(after)
    : { ...after, phase: 'refuting', refuter, late: false };
}

/** The turn ends of itself here; in the real game the asker may still accuse. */
function show(state: Secret & Refuting, card: Card): State {
  const { suspicions, refuter } = state;
  const answered = { ...suspicions.at(-1)!, answer: { by: refuter, card } };
  return nextTurn({ ...secretOf(state), suspicions: [...suspicions.slice(0, -1), answered] });
}

function accuse(match: Secret, guess: Guess): State {
  if (same(guess, match.solution)) return { ...match, phase: 'over', winners: [match.turn] };
  const out = [...match.out, match.turn];
  const left = playing(match.seating).filter(seat => !out.includes(seat));
  // CL-D11: the last one in the game wins; if that one accuses wrongly, nobody does.
  return left.length < 2
    ? { ...match, out, phase: 'over', winners: left }
    : nextTurn({ ...match, out });
}

function nextTurn(match: Secret): State {
  const order = playing(match.seating).filter(seat => !match.out.includes(seat));
  const turn = order.find(seat => seat > match.turn) ?? order[0]!;
  return { ...match, phase: 'moving', turn, turns: match.turns + 1 };
}

function playOfHouse(state: State, move: Chance | HouseMove): Played {
  if (isChance(move)) return playOfChance(state, move);
  if (move.kind === 'again' || move.kind === 'next') return begin(state, move.kind);
  if (move.kind === 'timedOut') {
    if (!isMatch(state) || !toMove(state).includes(move.seat)) return err('not-awaited');
    return ok(state.phase === 'refuting' ? { ...state, late: true } : nextTurn(secretOf(state)));
  }
  if (move.kind === 'took' || move.kind === 'away' || move.kind === 'back') {
    const seating = reseat(state.seating, move);
    return seating.ok ? ok({ ...state, seating: seating.value }) : seating;
  }
  throw new Error('not part of the sketch');
}

function begin({ options, seating, match, phase }: State, kind: 'next' | 'again'): Played {
  if (phase !== (kind === 'next' ? 'gathering' : 'over')) return err('round-running');
  if (playing(seating).length < 2) return err('too-few-seats');
  return ok({ options, seating, match: match + 1, phase: 'dealing' });
}

function playOfChance(state: State, move: Chance): Played {
  if (!toMove(state).includes('house')) return err('not-now');
  if (move.kind === 'deal' && state.phase === 'dealing') return ok(deal(state, move.order));
  if (move.kind === 'dice' && state.phase === 'rolling')
    return ok({ ...secretOf(state), phase: 'walking', pips: sum(move.dice) });
  if (move.kind === 'pick' && state.phase === 'refuting' && housesCards(state).includes(move.card))
    return ok(show(state, move.card));
  return err('bad-chance');
}

function deal({ options, seating, match }: Gathering, order: readonly Card[]): State {
  const first = <C extends Card>(sort: readonly C[]): C =>
    sort.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0]!;
  const solution: Guess = [first(SUSPECTS), first(WEAPONS), first(ROOMS)];
  const rest = order.filter(card => !solution.includes(card));
  const seats = playing(seating);
  const hands = seating.map((_, seat) => rest.filter((_, at) => seats[at % seats.length] === seat));
  const places = SUSPECTS.map((_, token) => 2 * token);
  const fresh = { hands, solution, places, suspicions: [], out: [], turn: seats[0]!, turns: 1 };
  return { options, seating, match, phase: 'moving', ...fresh };
}

/** Who showed is in the state, not in the actor: it may be the house that shows for someone. */
function seen(state: State, _: Actor, move: AnyMove<Cluedo>, viewer: Viewer): Visible | undefined {
  if (move.kind === 'deal') return { kind: 'deal' };
  if (move.kind === 'show' || move.kind === 'pick') {
    if (state.phase !== 'refuting') return undefined;
    const known = isShown([state.turn, state.refuter], viewer);
    return { kind: 'show', card: known ? move.card : 'hidden' };
  }
  if (move.kind !== 'accuse') return move;
  if (!isMatch(state)) return undefined;
  const right = same(move.guess, state.solution);
  const known = right || isShown([state.turn], viewer);
  return { kind: 'accuse', guess: move.guess, right, solution: known ? state.solution : 'hidden' };
}

type Rules = Pick<
  Game<Cluedo>,
  'toMove' | 'chance' | 'play' | 'view' | 'decisions' | 'refusal' | 'seen'
>;
const cluedo = { toMove, chance, play, view, decisions, refusal, seen } satisfies Rules;

/** Who can refute, whether an accusation is right, and to the one who made it the solution. */
const told: Witness<Cluedo>['told'] = ({ by, move, after }, viewer) => {
  if (move.kind === 'suspect') return after.phase === 'refuting' ? after.refuter : 'nobody';
  if (move.kind !== 'accuse' || !isMatch(after)) return 'nothing';
  return by === viewer || after.phase === 'over' ? after.solution : 'wrong';
};

type Step = Made<Cluedo>;
const house = (move: Chance | HouseMove): Step => ['house', move];
const after = (state: State, ...line: readonly Step[]): State =>
  walk<Cluedo>(cluedo, state, line).at(-1)?.after ?? state;

const took = (seat: Seat): Step => house({ kind: 'took', seat, by: 'person', chips: 0 });
const table = { options: { dice: 2 }, seating: emptySeating(4), match: 0 } as const;
const start: State = { ...table, phase: 'gathering' };
const gathered = after(start, took(0), took(1), took(2), took(3));
const solution: Guess = ['red', 'rope', 'study'];
const order = [...solution, ...CARDS.filter(card => !solution.includes(card))];
const deals = (order: readonly Card[]): readonly Step[] => [
  house({ kind: 'next' }),
  house({ kind: 'deal', order }),
];
/**
 * The solution is red, rope, study. Seat 0 holds yellow, purple, pistol, conservatory, lounge; seat 1
 * white, candlestick, wrench, dining, hall; seat 2 green, dagger, kitchen, billiard; seat 3 the rest.
 */
const dealt = after(gathered, ...deals(order));
const guess: Guess = ['white', 'candlestick', 'hall'];
const ROLL: Step = [0, { kind: 'roll' }];
const DICE = house({ kind: 'dice', dice: [2, 4] });
const WALK: Step = [0, { kind: 'walk', to: 'hall' }];
const SUSPECT: Step = [0, { kind: 'suspect', guess }];
const rolling = after(dealt, ROLL);
const asked = after(rolling, DICE, WALK, SUSPECT);
const bytes = (value: unknown): string => JSON.stringify(value);
function matchOf(state: State): Secret {
  if (!isMatch(state)) throw new Error('no match yet');
  return secretOf(state);
}

const shows = (card: Card): Step => [1, { kind: 'show', card }];
const wrong: Step = [0, { kind: 'accuse', guess }];

describe('a turn', () => {
  test('the seat rolls, the house throws the dice, the seat names a target', () => {
    expect(toMove(rolling)).toEqual(['house']);
    expect(decisions(view(rolling, 0))).toEqual([]);
    const dice = chance(rolling, seeded(1));
    expect(seen(rolling, 'house', dice, 'gallery')).toEqual(dice);
    const thrown = after(rolling, DICE);
    expect(refusal(view(thrown, 0), { kind: 'walk', to: 6 })).toBeUndefined();
    expect(refusal(view(thrown, 0), { kind: 'walk', to: 'study' })).toBe('cannot-reach');
    expect(refusal(view(thrown, 1), { kind: 'walk', to: 6 })).toBe('not-now');
  });

  test('while a refutation is pending nobody else has a question', () => {
    expect(toMove(asked)).toEqual([1]);
    expect([0, 1, 2, 3].map(seat => decisions(view(asked, seat)).length)).toEqual([0, 1, 0, 0]);
    expect(refusal(view(asked, 1), { kind: 'show', card: 'wrench' })).toBe('not-yours-to-show');
  });
});

describe('a card that is shown', () => {
  const [one, other] = [shows('white'), shows('hall')];

  test('is seen by the two concerned; to all others every card looks the same', () => {
    for (const viewer of [0, 1])
      expect(seen(asked, ...one, viewer)).toEqual({ kind: 'show', card: 'white' });
    for (const viewer of [2, 3, 'gallery'] as const) {
      expect(seen(asked, ...one, viewer)).toEqual({ kind: 'show', card: 'hidden' });
      expect(bytes(seen(asked, ...one, viewer))).toBe(bytes(seen(asked, ...other, viewer)));
      expect(bytes(view(after(asked, one), viewer))).toBe(bytes(view(after(asked, other), viewer)));
    }
    expect(bytes(view(after(asked, one), 0))).not.toBe(bytes(view(after(asked, other), 0)));
  });

  test('is remembered by the view of those two in every later turn', () => {
    const later = after(asked, one, [1, { kind: 'roll' }], house({ kind: 'dice', dice: [1, 1] }));
    expect(view(later, 0)).toMatchObject({ suspicions: [{ answer: { by: 1, card: 'white' } }] });
    expect(view(later, 2)).toMatchObject({ suspicions: [{ answer: { by: 1, card: 'hidden' } }] });
  });

  test('of someone late or away is picked by chance, after the clock was called (CL-D9)', () => {
    const late = after(asked, house({ kind: 'timedOut', seat: 1 }));
    const away = after(asked, house({ kind: 'away', seat: 1 }));
    expect(toMove(late)).toEqual(['house']);
    expect(toMove(away)).toEqual(['house']);
    expect(refusal(view(late, 1), { kind: 'show', card: 'white' })).toBe('not-now');
    const cards = Array.from({ length: 40 }, (_, seed) => bytes(chance(late, seeded(seed))));
    expect(new Set(cards).size).toBe(3);
    const picked = chance(late, seeded(1));
    expect(seen(late, 'house', picked, 0)).toEqual({ ...picked, kind: 'show' });
    expect(seen(late, 'house', picked, 2)).toEqual({ kind: 'show', card: 'hidden' });
  });

  test('is one already shown to the same asker if there is one (CL-D9)', () => {
    const again: State = {
      ...matchOf(asked),
      phase: 'refuting',
      refuter: 1,
      late: true,
      suspicions: [
        { asker: 0, guess, answer: { by: 1, card: 'candlestick' } },
        { asker: 0, guess, answer: 'pending' },
      ],
    };
    for (let seed = 0; seed < 20; seed++)
      expect(chance(again, seeded(seed))).toEqual({ kind: 'pick', card: 'candlestick' });
    expect(cluedo.play(again, 'house', { kind: 'pick', card: 'white' })).toEqual(err('bad-chance'));
  });
});

describe('an accusation', () => {
  const out = after(dealt, wrong);

  test('that is wrong tells the solution to the accuser alone', () => {
    expect(seen(dealt, ...wrong, 0)).toMatchObject({ right: false, solution });
    expect(seen(dealt, ...wrong, 1)).toMatchObject({ right: false, solution: 'hidden' });
    expect(view(out, 0)).toMatchObject({ solution });
    expect(view(out, 1)).toMatchObject({ solution: 'hidden', out: [0] });
  });

  test('that is wrong parts the worlds for the accuser, and for nobody else', () => {
    const swap = (card: Card) => (card === 'red' ? 'green' : card === 'green' ? 'red' : card);
    const twin = after(gathered, ...deals(order.map(swap)));
    const [one, two] = [dealt, twin].map(world => walk<Cluedo>(cluedo, world, [wrong])[0]!);
    expect(told(one!, 0)).not.toEqual(told(two!, 0));
    for (const viewer of [1, 3, 'gallery'] as const) {
      expect(told(one!, viewer)).toEqual(told(two!, viewer));
      expect(bytes(view(one!.after, viewer))).toBe(bytes(view(two!.after, viewer)));
    }
  });

  test('that is wrong ends the turns of the accuser, who still refutes', () => {
    const places = [0, 1, 2, 'lounge', 4, 5] as const;
    const reached: State = { ...matchOf(out), phase: 'ending', turn: 3, places };
    const toRefute = after(reached, [3, { kind: 'suspect', guess: ['yellow', 'lead', 'lounge'] }]);
    expect(toMove(toRefute)).toEqual([0]);
    expect(toMove(after(toRefute, [0, { kind: 'show', card: 'yellow' }]))).toEqual([1]);
  });

  test('that is right ends the match, and the host may have another (5.7)', () => {
    const over = after(dealt, [0, { kind: 'accuse', guess: solution }]);
    expect(over).toMatchObject({ phase: 'over', winners: [0] });
    expect(toMove(over)).toEqual([]);
    const again = after(over, house({ kind: 'again' }));
    expect(again).toEqual({ ...gathered, phase: 'dealing', match: 2 });
    expect(cluedo.play(dealt, 'house', { kind: 'again' })).toEqual(err('round-running'));
  });
});

test('a table of one cannot begin (CL-D16)', () => {
  expect(cluedo.play(after(start, took(2)), 'house', { kind: 'next' })).toEqual(
    err('too-few-seats'),
  );
});

test('what a move changes in a view is small, and restores it', () => {
  const most = [30, 40, 60, 180, 130];
  const line: readonly Step[] = [ROLL, DICE, WALK, SUSPECT, shows('white')];
  for (const [at, step] of walk<Cluedo>(cluedo, dealt, line).entries())
    for (const viewer of [0, 2, 'gallery'] as const)
      expect(patchSize<Cluedo>(cluedo, step, viewer)).toBeLessThan(most[at]!);
});

test('nobody moves for the house, and the house for nobody', () => {
  expect(cluedo.play(rolling, 0, DICE[1])).toEqual(err('not-the-house'));
  expect(cluedo.play(asked, 'house', shows('white')[1])).toEqual(err('not-a-seat'));
});
