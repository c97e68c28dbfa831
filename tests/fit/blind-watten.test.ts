import {
  type Actor,
  type AnyMove,
  awaited,
  type Bot,
  type Decision,
  err,
  type Game,
  german,
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
  shuffle,
  type StartedBy,
  type Viewer,
} from '@stammtisch/kernel';
import type { Witness } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { type Made, patchSize, walk } from './walk.ts';

type Card = german.Card;
type Team = 0 | 1;
type Wish = 'schoenere' | 'schlagtausch';

type Options = { readonly startedBy: StartedBy };
/** The cards the announcers showed each other: the rank of one, the suit of the other. */
type Announcement = { readonly schlag: Card; readonly trump: Card };
type Summary = { winner: Team; points: number; announcement: Announcement };
type Trick = { readonly leader: Seat; readonly cards: readonly Card[] };

/** How much is known: a state knows all, a view only part. Both go through the same phases. */
interface Partly {
  cards: Held<Card>;
  card: Card | 'hidden';
  announcement: Announcement | 'hidden';
}
type Fully = { cards: readonly Card[]; card: Card; announcement: Announcement };

interface Table {
  readonly options: Options;
  readonly seating: Seating;
  readonly score: readonly number[];
  /** Counts deals and never goes back, so that stamps do not repeat. */
  readonly round: number;
  readonly rounds: readonly Summary[];
}
interface Dealt<K extends Partly> extends Table {
  readonly dealer: Seat;
  readonly hands: readonly K['cards'][];
  /** What dealer and forehand gave back for Schönere, one pair for each exchange. */
  readonly gaveBack: readonly (readonly [K['cards'], K['cards']])[];
  readonly swapped: boolean;
  readonly declined: readonly Asking[];
}
interface Tricks<K extends Partly> extends Dealt<K> {
  readonly announcement: K['announcement'];
  readonly tricks: readonly Trick[];
  readonly won: readonly number[];
  readonly stake: number;
  readonly mayBet: readonly Team[];
}
type Asking = { readonly by: Seat; readonly wish: Wish };
type Announcing<K extends Partly> = Dealt<K> & { phase: 'announcing'; shown: readonly K['card'][] };
type Asked<K extends Partly> = Dealt<K> & { phase: 'asked'; asking: Asking };
type Redealing<K extends Partly> = Dealt<K> & { phase: 'redealing' };
type Forced<K extends Partly> = Dealt<K> & { phase: 'forced'; announcement: K['announcement'] };
type Playing<K extends Partly> = Tricks<K> & { phase: 'playing' };
type Betting<K extends Partly> = Tricks<K> & { phase: 'betting'; by: Seat };
type Between = Table & { phase: 'between'; dealer: Seat | 'drawn'; ready: readonly Seat[] };
type Over = Table & { phase: 'over'; winner: Team };
type Opening<K extends Partly> = Announcing<K> | Asked<K> | Redealing<K>;
type Round<K extends Partly> = Opening<K> | Forced<K> | Playing<K> | Betting<K>;

type State = Readonly<Between | Over | Round<Fully>>;
type Position = Readonly<Between | Over | Round<Partly>>;
type View = Position & { readonly viewer: Viewer };

type OpenMove =
  | Ready
  | { readonly kind: 'ask'; readonly wish: Wish }
  | { readonly kind: 'answer'; readonly accept: boolean }
  | { readonly kind: 'bet' }
  | { readonly kind: 'card'; readonly card: Card };
type Show<K extends Partly> = { readonly kind: 'show'; readonly card: K['card'] };
type Deals<K extends Partly> =
  | { readonly kind: 'deal'; readonly dealer: Seat; readonly hands: readonly K['cards'][] }
  | { readonly kind: 'redeal'; readonly hands: readonly [K['cards'], K['cards']] };
type Move = OpenMove | Show<Fully>;
type Visible = OpenMove | Show<Partly> | Deals<Partly> | HouseMove;
type Fact = { readonly fact: 'trick'; readonly winner: Seat };
type Refusal =
  | 'not-seated'
  | 'not-an-announcer'
  | 'not-now'
  | 'card-not-held'
  | 'must-follow-trump'
  | 'already-declined'
  | 'bet-pending'
  | 'not-your-teams-bet'
  | 'beyond-eighteen';
type Played = Result<State, Refusal | HouseRefusal>;

interface BlindWatten {
  Options: Options;
  State: State;
  Move: Move;
  Chance: Deals<Fully>;
  View: View;
  Visible: Visible;
  Fact: Fact;
  Refusal: Refusal;
}
type Rules = Pick<
  Game<BlindWatten>,
  'toMove' | 'chance' | 'play' | 'view' | 'decisions' | 'refusal' | 'seen'
>;

const rules: Rules = { toMove, chance, play, view, decisions, refusal, seen };

const teamOf = (seat: Seat): Team => (seat % 2 === 0 ? 0 : 1);
const other = (team: Team): Team => (team === 0 ? 1 : 0);
const left = (seat: Seat): Seat => (seat + 1) % 4;
const announcersOf = (dealer: Seat): readonly Seat[] => [dealer, left(dealer)];
const announcerOf = (team: Team, dealer: Seat): Seat =>
  teamOf(dealer) === team ? dealer : left(dealer);
const schlagChooser = ({ dealer, swapped }: Dealt<Partly>): Seat =>
  swapped ? dealer : left(dealer);
const trumpChooser = ({ dealer, swapped }: Dealt<Partly>): Seat =>
  swapped ? left(dealer) : dealer;
const leading = ({ score }: Table): Team => (score[0]! > score[1]! ? 0 : 1);
const onTurn = ({ tricks }: Tricks<Partly>): Seat =>
  (tricks.at(-1)!.leader + tricks.at(-1)!.cards.length) % 4;

/** Everything here is public, so the same function serves a state and a view. */
function toMove(state: Position): readonly Actor[] {
  switch (state.phase) {
    case 'between':
      return awaited(state.seating, state.ready, state.options.startedBy);
    case 'announcing':
      return [state.shown.length === 0 ? schlagChooser(state) : trumpChooser(state)];
    case 'asked':
      return announcersOf(state.dealer).filter(seat => seat !== state.asking.by);
    case 'redealing':
      return ['house'];
    case 'forced':
      return [announcerOf(leading(state), state.dealer)];
    case 'playing':
      return [onTurn(state)];
    case 'betting':
      return [announcerOf(other(teamOf(state.by)), state.dealer)];
    case 'over':
      return [];
  }
}

function view(state: State, viewer: Viewer): View {
  const table = { viewer, ...tableOf(state) };
  if (state.phase === 'between')
    return { ...table, phase: state.phase, dealer: state.dealer, ready: state.ready };
  if (state.phase === 'over') return { ...table, phase: state.phase, winner: state.winner };

  const { dealer, hands, gaveBack, swapped, declined } = state;
  const knows = isInitiated(viewer, dealer);
  const held = heldFor(viewer);
  const dealt = {
    ...table,
    dealer,
    swapped,
    declined,
    hands: hands.map(held),
    gaveBack: gaveBack.map(
      ([first, second]) => [held(first, dealer), held(second, left(dealer))] as const,
    ),
  };
  switch (state.phase) {
    case 'announcing': {
      const shown = state.shown.map(card => (knows ? card : 'hidden'));
      return { ...dealt, phase: state.phase, shown };
    }
    case 'asked':
      return { ...dealt, phase: state.phase, asking: state.asking };
    case 'redealing':
      return { ...dealt, phase: state.phase };
    case 'forced':
      return { ...dealt, phase: state.phase, announcement: knows ? state.announcement : 'hidden' };
    case 'playing':
    case 'betting': {
      const { tricks, won, stake, mayBet } = state;
      const announcement: Partly['announcement'] = knows ? state.announcement : 'hidden';
      const onTable = { ...dealt, announcement, tricks, won, stake, mayBet };
      return state.phase === 'playing'
        ? { ...onTable, phase: state.phase }
        : { ...onTable, phase: state.phase, by: state.by };
    }
  }
}

/** A phase is left by building the next one: a spread would drag its fields along unnoticed. */
function tableOf({ options, seating, score, round, rounds }: Table): Table {
  return { options, seating, score, round, rounds };
}

const isInitiated = (viewer: Viewer, dealer: Seat): boolean =>
  viewer === 'open' || announcersOf(dealer).some(seat => seat === viewer);

const heldFor =
  (viewer: Viewer) =>
  (hand: readonly Card[], seat: Seat): Held<Card> =>
    viewer === 'open' || viewer === seat ? hand : hand.length;

/** Only what changes a question is in its stamp: a card is not in that of a bet, the stake is in both. */
function decisions(view: View): readonly Decision<Move['kind']>[] {
  const isAwaited = toMove(view).some(actor => actor === view.viewer);
  const open = (stamp: string, kind: Move['kind']) => [
    { stamp: `${kind} ${view.round} ${stamp}`.trim(), kinds: [kind] },
  ];
  const asked = (stamp: string, kind: Move['kind']) => (isAwaited ? open(stamp, kind) : []);
  switch (view.phase) {
    case 'between':
      return asked('', 'ready');
    case 'announcing': {
      const cards = view.gaveBack.length;
      const wishes = WISHES.filter(wish => refusalOfAsking(view, wish) === undefined);
      return [
        ...asked(`${cards} ${view.swapped} ${view.shown.length}`, 'show'),
        ...(wishes.length > 0 ? open(`${cards} ${view.declined.length}`, 'ask') : []),
      ];
    }
    case 'asked':
      return asked(`${view.asking.wish} ${view.gaveBack.length} ${view.declined.length}`, 'answer');
    case 'forced':
      return asked('four', 'answer');
    case 'playing': {
      const { tricks, stake } = view;
      return [
        ...asked(`${tricks.length}/${tricks.at(-1)!.cards.length} ${stake}`, 'card'),
        ...(refusalOfBet(view) === undefined ? open(`${stake}`, 'bet') : []),
      ];
    }
    case 'betting':
      return asked(`${view.stake}`, 'answer');
    case 'redealing':
    case 'over':
      return [];
  }
}

const WISHES: readonly Wish[] = ['schoenere', 'schlagtausch'];

function refusal(view: View, move: Move): Refusal | undefined {
  const isOpen = decisions(view).some(({ kinds }) => kinds.includes(move.kind));
  switch (move.kind) {
    case 'ready':
    case 'answer':
      return isOpen ? undefined : 'not-now';
    case 'ask':
      return refusalOfAsking(view, move.wish);
    case 'show':
      if (!isOpen) return 'not-now';
      return handOf(view).includes(move.card) ? undefined : 'card-not-held';
    case 'bet':
      return refusalOfBet(view);
    case 'card':
      return isOpen ? refusalOfCard(view, move.card) : 'not-now';
  }
}

function handOf(view: View): readonly Card[] {
  const seat = seatOf(view.viewer);
  const hand = seat === undefined || !('hands' in view) ? undefined : view.hands[seat];
  return typeof hand === 'object' ? hand : [];
}

/** BW-D6, BW-D7. */
function refusalOfAsking(view: View, wish: Wish): Refusal | undefined {
  if (view.phase !== 'announcing' || view.shown.length > 0) return 'not-now';
  if (!announcersOf(view.dealer).some(seat => seat === view.viewer)) return 'not-an-announcer';
  if (wish === 'schlagtausch' && view.swapped) return 'not-now';
  const again = view.declined.some(each => each.by === view.viewer && each.wish === wish);
  return again ? 'already-declined' : undefined;
}

/** BW-D12, BW-D13. */
function refusalOfBet(view: View): Refusal | undefined {
  if (view.phase === 'betting') return 'bet-pending';
  if (view.phase !== 'playing') return 'not-now';
  const seat = seatOf(view.viewer);
  if (seat === undefined) return 'not-seated';
  const team = teamOf(seat);
  if (!view.mayBet.includes(team)) return 'not-your-teams-bet';
  return view.stake + 1 > 18 - view.score[team]! ? 'beyond-eighteen' : undefined;
}

/** BW-D9, BW-D10. Who does not know the announcement is not bound by it. */
function refusalOfCard(view: View, card: Card): Refusal | undefined {
  if (view.phase !== 'playing') return 'not-now';
  const hand = handOf(view);
  if (!hand.includes(card)) return 'card-not-held';
  const { announcement, tricks } = view;
  const [led] = tricks.at(-1)!.cards;
  if (announcement === 'hidden' || led === undefined) return undefined;
  const binds = [TRUMP, RIGHT].includes(classOf(led, announcement));
  const follows = (each: Card) => classOf(each, announcement) > OTHERS;
  return binds && hand.some(follows) && !follows(card) ? 'must-follow-trump' : undefined;
}

const [OTHERS, TRUMP, BLIND, RIGHT, GOOD] = [1, 2, 3, 4, 5];

function classOf(card: Card, { schlag, trump }: Announcement): number {
  const isWeli = schlag === german.WELI;
  const good = isWeli ? '7' : '789TUOKA7'['789TUOKA'.indexOf(schlag[0]!) + 1];
  if (card === `${good}${trump[1]}`) return GOOD;
  if (card === (isWeli ? schlag : `${schlag[0]}${trump[1]}`)) return RIGHT;
  if (!isWeli && card[0] === schlag[0]) return BLIND;
  return card[1] === trump[1] ? TRUMP : OTHERS;
}

/** BW-D8, `rankOnly`: blinds are equal, and the earliest thrown wins every tie. */
function strengthOf(card: Card, announcement: Announcement): number {
  const rank = classOf(card, announcement);
  return rank * 10 + (rank <= TRUMP ? '6789TUOKA'.indexOf(card[0]!) : 0);
}

function winnerOf({ leader, cards }: Trick, announcement: Announcement): Seat {
  const strengths = cards.map(card => strengthOf(card, announcement));
  return (leader + strengths.indexOf(Math.max(...strengths))) % 4;
}

function seen(state: State, _: Actor, move: AnyMove<BlindWatten>, viewer: Viewer): Visible {
  const held = heldFor(viewer);
  if (move.kind === 'deal') return { ...move, hands: move.hands.map(held) };
  if (!('hands' in state)) return move;
  const { dealer } = state;
  if (move.kind === 'show')
    return { kind: 'show', card: isInitiated(viewer, dealer) ? move.card : 'hidden' };
  if (move.kind !== 'redeal') return move;
  const [first, second] = move.hands;
  return { kind: 'redeal', hands: [held(first, dealer), held(second, left(dealer))] };
}

function chance(state: State, random: Random): Deals<Fully> {
  if (state.phase === 'between') {
    const dealer = state.dealer === 'drawn' ? random.below(4) : state.dealer;
    const pack = shuffle(german.PACK_33, random);
    return { kind: 'deal', dealer, hands: [0, 1, 2, 3].map(() => pack.splice(0, 5)) };
  }
  if (state.phase !== 'redealing') throw new Error('the house is not to move');
  const pack = shuffle(poolOf(state), random);
  return { kind: 'redeal', hands: [pack.splice(0, 5), pack.splice(0, 5)] };
}

/** BW-D5: all but the cards of the announcers' partners. */
function poolOf({ hands, dealer }: Dealt<Fully>): readonly Card[] {
  const kept = new Set(hands.filter((_, seat) => !announcersOf(dealer).includes(seat)).flat());
  return german.PACK_33.filter(card => !kept.has(card));
}

function play(state: State, actor: Actor, move: AnyMove<BlindWatten>): Played {
  if (move.kind === 'deal' || move.kind === 'redeal' || isHouseMove(move))
    return actor === 'house' ? playOfHouse(state, move) : err('not-the-house');
  if (actor === 'house' || state.seating[actor] === undefined) return err('not-a-seat');
  const refused = refusal(view(state, actor), move);
  return refused === undefined ? ok(played(state, actor, move)) : err(refused);
}

function playOfHouse(state: State, move: Deals<Fully> | HouseMove): Played {
  if (move.kind === 'left') return leave(state, move.seat);
  if (move.kind === 'took') {
    const seating = reseat(state.seating, move);
    return seating.ok ? ok({ ...state, seating: seating.value }) : seating;
  }
  if (state.phase !== 'redealing' || move.kind !== 'redeal') throw notPart();
  const drawn = move.hands.flat();
  const pool = new Set<Card>(poolOf(state));
  if (drawn.length !== 10 || !drawn.every(card => pool.delete(card))) return err('bad-chance');
  const { dealer, hands, swapped, declined } = state;
  return ok({
    ...tableOf(state),
    dealer,
    swapped,
    phase: 'announcing',
    shown: [],
    hands: hands.with(dealer, move.hands[0]).with(left(dealer), move.hands[1]),
    gaveBack: [...state.gaveBack, [hands[dealer]!, hands[left(dealer)]!]],
    declined: declined.filter(({ wish }) => wish !== 'schoenere'),
  });
}

const notPart = () => new Error('not part of the sketch');

/** BW-D18, BW-D19, BW-D20. */
function leave(state: State, seat: Seat): Played {
  const seated = reseat(state.seating, { kind: 'left', seat });
  if (!seated.ok) return seated;
  const there = { ...state, seating: seated.value };
  switch (there.phase) {
    case 'between':
      return ok({ ...there, ready: there.ready.filter(each => each !== seat) });
    case 'over':
      return ok(there);
    case 'announcing':
    case 'asked':
    case 'redealing': {
      const chosen = there.phase === 'announcing' && there.shown.length > 0;
      const dealer = chosen ? schlagChooser(there) : there.dealer;
      return ok({ ...tableOf(there), phase: 'between', dealer, ready: [] });
    }
    case 'forced':
      return ok(ended(there, other(teamOf(seat)), 2));
    case 'playing':
    case 'betting':
      return ok(ended(there, other(teamOf(seat)), there.stake));
  }
}

function ended(state: Forced<Fully> | Tricks<Fully>, winner: Team, points: number): State {
  const score = state.score.with(winner, state.score[winner]! + points);
  const rounds = [...state.rounds, { winner, points, announcement: state.announcement }];
  const table = { ...tableOf(state), score, rounds };
  if (score[winner]! >= 18) return { ...table, phase: 'over', winner };
  return { ...table, phase: 'between', dealer: schlagChooser(state), ready: [] };
}

function played(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'between' && move.kind === 'ready')
    return { ...state, ready: [...state.ready, seat] };
  if (state.phase === 'announcing' && move.kind === 'ask') {
    const { shown: _, ...dealt } = state;
    return { ...dealt, phase: 'asked', asking: { by: seat, wish: move.wish } };
  }
  if (state.phase === 'announcing' && move.kind === 'show') return showed(state, move.card);
  if (state.phase === 'playing' && move.kind === 'bet')
    return { ...state, phase: 'betting', by: seat };
  if (state.phase === 'playing' && move.kind === 'card') return threw(state, seat, move.card);
  if (move.kind === 'answer') return answered(state, move.accept);
  throw notPart();
}

function showed(state: Announcing<Fully>, card: Card): State {
  const { shown, ...dealt } = state;
  const [schlag] = shown;
  if (schlag === undefined) return { ...state, shown: [card] };
  const announcement = { schlag, trump: card };
  const [high, low] = state.score.toSorted((a, b) => b - a);
  if (high! >= 16 && high! - low! >= 5) return { ...dealt, phase: 'forced', announcement };
  return { ...dealt, phase: 'playing', ...firstTrick(state), announcement, mayBet: [0, 1] };
}

const firstTrick = ({ dealer }: Dealt<Fully>) => ({
  tricks: [{ leader: left(dealer), cards: [] }],
  won: [0, 0],
  stake: 2,
});

function answered(state: State, accept: boolean): State {
  if (state.phase === 'asked') {
    const { asking, ...dealt } = state;
    if (accept && asking.wish === 'schoenere') return { ...dealt, phase: 'redealing' };
    const declined = accept ? state.declined : [...state.declined, asking];
    const swapped = accept || state.swapped;
    return { ...dealt, phase: 'announcing', shown: [], declined, swapped };
  }
  if (state.phase === 'forced') {
    const leader = leading(state);
    if (!accept) return ended(state, other(leader), 2);
    return { ...state, phase: 'playing', ...firstTrick(state), stake: 4, mayBet: [leader] };
  }
  if (state.phase !== 'betting') throw notPart();
  const { by, ...rest } = state;
  if (!accept) return ended(state, teamOf(by), state.stake);
  return { ...rest, phase: 'playing', stake: state.stake + 1, mayBet: [other(teamOf(by))] };
}

function threw(state: Playing<Fully>, seat: Seat, card: Card): State {
  const rest = state.hands[seat]!.filter(each => each !== card);
  const hands = state.hands.with(seat, rest);
  const trick = { ...state.tricks.at(-1)!, cards: [...state.tricks.at(-1)!.cards, card] };
  const tricks = [...state.tricks.slice(0, -1), trick];
  if (trick.cards.length < 4) return { ...state, hands, tricks };
  const winner = winnerOf(trick, state.announcement);
  const won = state.won.with(teamOf(winner), state.won[teamOf(winner)]! + 1);
  if (won.includes(3)) return ended(state, teamOf(winner), state.stake);
  return { ...state, hands, won, tricks: [...tricks, { leader: winner, cards: [] }] };
}

/** Who took a trick is public and speaks of the announcement, which is open after the round (BW-D4). */
const told: Witness<BlindWatten>['told'] = ({ after }) =>
  'tricks' in after ? after.tricks.map(({ leader }) => leader) : after.rounds;

/** Plays the first card that will do, and lets every bet pass. */
const bot: Bot<BlindWatten> = {
  name: 'timid',
  choose: view =>
    handOf(view)
      .map(card)
      .find(move => refusal(view, move) === undefined),
};

const cards = (text: string) => text.split(' ').filter(german.isCard);
const after = (state: State, ...line: readonly Made<BlindWatten>[]): State =>
  walk<BlindWatten>(rules, state, line).at(-1)?.after ?? state;
const stamps = (state: State, seat: Viewer) =>
  rules.decisions(rules.view(state, seat)).map(({ stamp }) => stamp);
const refused = (state: State, seat: Seat, move: Move) =>
  rules.refusal(rules.view(state, seat), move);

/** Seat 3 deals, seat 0 is forehand; they announce for seats 1 and 2. */
const dealt = (score: readonly number[] = [0, 0]): Announcing<Fully> => ({
  phase: 'announcing',
  options: { startedBy: 'all' },
  seating: Array.from({ length: 4 }, () => 'person'),
  score,
  round: 1,
  rounds: [],
  dealer: 3,
  gaveBack: [],
  swapped: false,
  declined: [],
  hands: ['Ua 9h 7b 8l Kl', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', 'Th Ah 8h 9b Tl'].map(cards),
  shown: [],
});
const shows = (seat: Seat, card: Card): [Seat, Move] => [seat, { kind: 'show', card }];
const [SCHLAG, TRUMP_CARD] = [shows(0, 'Ua'), shows(3, 'Th')];
const BET: Move = { kind: 'bet' };
const ACCEPT: Move = { kind: 'answer', accept: true };
const DECLINE: Move = { kind: 'answer', accept: false };
const card = (card: Card): Move => ({ kind: 'card', card });
const announced = (score?: readonly number[]) => after(dealt(score), SCHLAG, TRUMP_CARD);
const HIDDEN_FROM: readonly Viewer[] = [1, 2, 'gallery'];

describe('a bet out of turn (1.9)', () => {
  test('forehand is to lead, yet all four may bet', () => {
    expect(rules.toMove(announced())).toEqual([0]);
    expect(stamps(announced(), 0)).toEqual(['card 1 1/0 2', 'bet 1 2']);
    expect(stamps(announced(), 2)).toEqual(['bet 1 2']);
    expect(stamps(announced(), 'gallery')).toEqual([]);
  });

  test('whoever is not to play may let the bet pass', () => {
    const chosen = [0, 2].map(seat => bot.choose(rules.view(announced(), seat), seeded(1)));
    expect(chosen).toEqual([card('Ua'), undefined]);
  });

  test('play is frozen until the announcer of the other team has answered', () => {
    const state = after(announced(), [2, BET]);
    expect(rules.toMove(state)).toEqual([3]);
    expect([0, 1, 2, 3].map(seat => stamps(state, seat))).toEqual([[], [], [], ['answer 1 2']]);
    expect(refused(state, 0, card('9h'))).toBe('not-now');
    expect(refused(state, 1, BET)).toBe('bet-pending');
  });

  test("another player's card leaves a bet in time, a raised stake makes card and bet stale", () => {
    const led = after(announced(), [0, card('7b')]);
    expect(stamps(led, 2)).toEqual(stamps(announced(), 2));
    const raised = after(led, [2, BET], [3, ACCEPT]);
    expect(stamps(led, 1)).toEqual(['card 1 1/1 2', 'bet 1 2']);
    expect(stamps(raised, 1)).toEqual(['card 1 1/1 3', 'bet 1 3']);
    expect(refused(raised, 0, BET)).toBe('not-your-teams-bet');
  });

  test('BW-D12: with 15 points a team may bet 3 and not 4', () => {
    expect(refused(announced([15, 14]), 0, BET)).toBeUndefined();
    const raised = after(announced([15, 14]), [1, BET], [0, ACCEPT]);
    expect(refused(raised, 0, BET)).toBe('beyond-eighteen');
  });
});

describe('the announcement is a secret of two (1.5)', () => {
  const trick = cards('9h Ob 8a 8h').map((each, seat): Made<BlindWatten> => [seat, card(each)]);
  const [one, two] = [
    walk<BlindWatten>(rules, dealt(), [SCHLAG, TRUMP_CARD, ...trick]),
    walk<BlindWatten>(rules, dealt(), [shows(0, '7b'), shows(3, 'Tl'), ...trick]),
  ];

  test.each(HIDDEN_FROM)('%s cannot tell two announcements apart', viewer => {
    const looks = [one, two].map(steps =>
      steps.slice(0, -1).map(step => {
        const view = rules.view(step.after, viewer);
        const seen = rules.seen(step.before, step.by, step.move, viewer);
        return [view, rules.decisions(view), seen, told(step, viewer), rules.toMove(step.after)];
      }),
    );
    expect(JSON.stringify(looks[0])).toBe(JSON.stringify(looks[1]));
  });

  test('the fourth card may part the worlds for good, and the witness says so', () => {
    const tricks = [one, two].map(steps => told(steps.at(-1)!, 1));
    expect(tricks).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test.each([0, 3])('announcer %i sees both cards', seat => {
    expect(rules.view(announced(), seat)).toMatchObject({
      announcement: { schlag: 'Ua', trump: 'Th' },
    });
    expect(rules.seen(dealt(), ...SCHLAG, seat)).toEqual(SCHLAG[1]);
  });

  test('BW-D4: once the round is over, everyone sees it', () => {
    const between = after(announced(), [2, BET], [3, DECLINE]);
    expect(rules.view(between, 'gallery')).toMatchObject({
      phase: 'between',
      score: [2, 0],
      rounds: [{ winner: 0, points: 2, announcement: { schlag: 'Ua', trump: 'Th' } }],
    });
  });
});

describe('Trumpf zugeben is read off the view (1.8, BW-D9)', () => {
  test('the dealer must follow the trump that is led, and his partner need not', () => {
    const state = after(announced(), [0, card('9h')]);
    expect(refused(state, 1, card('Tb'))).toBeUndefined();
    const dealers = after(state, [1, card('Tb')], [2, card('8a')]);
    expect(refused(dealers, 3, card('9b'))).toBe('must-follow-trump');
    expect(refused(dealers, 3, card('8h'))).toBeUndefined();
  });
});

describe('Schönere (1.6)', () => {
  const asked = after(dealt(), [3, { kind: 'ask', wish: 'schoenere' }]);
  const accepted = after(asked, [0, ACCEPT]);
  const redeal = rules.chance(accepted, seeded(7));
  if (redeal.kind !== 'redeal') throw new Error('new cards are due');

  test('the dealer asks out of turn, and forehand answers before he shows a card', () => {
    expect(rules.toMove(dealt())).toEqual([0]);
    expect([stamps(dealt(), 3), stamps(dealt(), 1)]).toEqual([['ask 1 0 0'], []]);
    expect(rules.toMove(asked)).toEqual([0]);
    expect(refused(asked, 0, SCHLAG[1])).toBe('not-now');
  });

  test('BW-D6: who was declined does not ask again for the same cards', () => {
    const declined = after(asked, [0, DECLINE]);
    expect(refused(declined, 3, { kind: 'ask', wish: 'schoenere' })).toBe('already-declined');
    expect(refused(declined, 0, { kind: 'ask', wish: 'schoenere' })).toBeUndefined();
  });

  test('BW-D5: the house deals twice five from 23, and old stamps are stale', () => {
    expect(rules.toMove(accepted)).toEqual(['house']);
    const state = after(accepted, ['house', redeal]);
    expect(stamps(state, 0)).not.toEqual(stamps(dealt(), 0));
    const stolen = { ...redeal, hands: [redeal.hands[0], cards('9a Kb 8a Ob Al')] as const };
    expect(rules.play(accepted, 'house', stolen)).toEqual(err('bad-chance'));
  });

  test('the announcers remember what they gave back, and nobody else knows it', () => {
    const state = after(accepted, ['house', redeal]);
    expect(rules.view(state, 3)).toMatchObject({ gaveBack: [[cards('Th Ah 8h 9b Tl'), 5]] });
    expect(rules.view(state, 1)).toMatchObject({ gaveBack: [[5, 5]] });
    expect(rules.seen(accepted, 'house', redeal, 1)).toEqual({ kind: 'redeal', hands: [5, 5] });
  });
});

describe('gestrichen (1.10)', () => {
  test.each([
    [[16, 11], [0]],
    [[12, 17], [3]],
  ])('at %j the four go, and the announcer of the leaders decides', (score, announcer) => {
    const state = announced(score);
    expect([state.phase, rules.toMove(state)]).toEqual(['forced', announcer]);
    const four = after(state, [announcer[0]!, ACCEPT]);
    expect([0, 1, 2, 3].map(seat => refused(four, seat, BET))).not.toContain(undefined);
  });

  test('17:12 declined gives the others two points and no card is played', () => {
    expect(after(announced([17, 12]), [0, DECLINE]).score).toEqual([17, 14]);
  });
});

describe('leaving (1.12)', () => {
  test('BW-D19: a pending bet does not count, and the table waits with the score', () => {
    const state = after(announced([5, 6]), [2, BET], ['house', { kind: 'left', seat: 1 }]);
    expect([state.phase, state.score, rules.toMove(state)]).toEqual(['between', [7, 6], []]);
    const chair = { kind: 'took', seat: 1, by: 'bot', chips: 0 } as const;
    expect(rules.toMove(after(state, ['house', chair]))).toEqual([0, 2, 3]);
  });

  test('a newcomer is asked what the one before has answered: the stamp comes back', () => {
    const state = after(announced(), [2, BET], [3, DECLINE], [1, { kind: 'ready' }]);
    expect(stamps(state, 1)).toEqual([]);
    const chair = { kind: 'took', seat: 1, by: 'person', chips: 0 } as const;
    const taken = after(state, ['house', { kind: 'left', seat: 1 }], ['house', chair]);
    expect(stamps(taken, 1)).toEqual(['ready 1']);
  });

  test('BW-D18: before the announcement nobody scores and the same dealer deals', () => {
    const state = after(dealt([5, 6]), ['house', { kind: 'left', seat: 1 }]);
    expect(state).toMatchObject({ phase: 'between', score: [5, 6], dealer: 3 });
  });
});

test('a move changes little of a view', () => {
  const line: Made<BlindWatten>[] = [SCHLAG, TRUMP_CARD, [0, card('9h')], [2, BET], [3, ACCEPT]];
  line.push([1, card('Tb')], [2, card('Uh')], [3, card('8h')]);
  for (const step of walk<BlindWatten>(rules, dealt(), line))
    for (const viewer of [0, 1, 'gallery', 'open'] as const)
      expect(patchSize<BlindWatten>(rules, step, viewer)).toBeLessThan(160);
});

test('nobody moves for the house, and the house for nobody', () => {
  expect(rules.play(dealt(), 0, { kind: 'next' })).toEqual(err('not-the-house'));
  expect(rules.play(dealt(), 'house', SCHLAG[1])).toEqual(err('not-a-seat'));
});
