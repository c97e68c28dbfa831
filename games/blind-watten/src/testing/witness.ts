import { german, pick, type Random, type Seat, shuffle, type Viewer } from '@stammtisch/kernel';
import type { Step, Witness } from '@stammtisch/kernel/testing';

import type { BlindWatten } from '../index.ts';
import type { Announcement, Card, State, Trick } from '../state.ts';
import { classOf, winnerOf } from '../strength.ts';

/** Says what nobody may know in Blind Watten, without asking the game's own view. */
export const witness: Witness<BlindWatten> = {
  hasSecrets: true,
  pack: german.PACK_33,

  cards(state) {
    if (!isRound(state)) return [];
    const dealt = [...state.hands.flat(), ...tricksIn(state).flatMap(({ cards }) => cards)];
    // Thirteen stay unused; were a card lost, there would be one more.
    return [...dealt, ...without(german.PACK_33, dealt).slice(0, 13)];
  },

  told({ before, move, after }, viewer) {
    const tricks = tricksIn(after);
    // Time running out may throw a card, or show one to the other announcer (rule 10.5).
    const isLate = move.kind === 'timedOut';
    // Chosen together, the second card opens the first, and not before (rule 4.3).
    const opens = isTogether(before) ? move.kind === 'show' || isLate : isLate;
    return {
      winners: tricks.map(({ winner }) => winner ?? 'nobody'),
      thrown: isLate ? tricks.map(({ cards }) => cards) : 'nothing',
      shown: opens && isRound(before) ? shownTo(viewer, after) : 'nothing',
      // Once the round is over the announcement is open; the cards left are not (rule 4.9).
      opened: 'last' in after ? after.last.announcement : 'nothing',
    };
  },

  twin(state, viewer, random, step) {
    if (!isRound(state) || viewer === 'open') return state;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // If no other announcement will do, at least the hands may be others.
      const isBold = attempt < ATTEMPTS / 2 && !knowsShown(viewer, state);
      const world = otherWorld(state, { viewer, random, step, isBold });
      if (isPossible(world, step)) return world;
    }
    return state;
  },

  twinMove({ before, by, move }, viewer, random) {
    if (viewer === 'open') return move;
    if (move.kind === 'deal') {
      const held = move.hands.map((hand, seat) => (seat === viewer ? hand : []));
      const stock = shuffle(without(german.PACK_33, held.flat()), random);
      return { ...move, hands: held.map(hand => filled(hand, 5, stock)) };
    }
    if (!isRound(before)) return move;
    if (move.kind === 'redeal') {
      const [dealers, forehands] = pairFor(before, move.hands, viewer, random);
      return { kind: 'redeal', hands: [dealers, forehands] };
    }
    // Any card of that hand will do: `twin` leaves it alone.
    return move.kind === 'show' && typeof by === 'number' && !seesShown(viewer, before, by)
      ? { kind: 'show', card: pick(before.hands[by]!, random) }
      : move;
  },
};

const ATTEMPTS = 60;

type Round = Extract<State, { readonly hands: unknown }>;
type Hand = readonly Card[];
type Pair = readonly [dealers: Hand, forehands: Hand];

const isRound = (state: State): state is Round => 'hands' in state;

/** The two who know Schlag and trump. */
const announces = (seat: unknown, { dealer }: Round): boolean =>
  seat === dealer || seat === (dealer + 1) % 4;

/** Rule 4.3: both choose before either sees anything. */
const isTogether = ({ options }: State): boolean => options.announceOrder === 'together';

/** Whether the viewer knows every card that has been shown so far. */
function knowsShown(viewer: Viewer, state: Round): boolean {
  if (!announces(viewer, state)) return false;
  if (state.phase !== 'announcing' || !isTogether(state)) return true;
  return Object.keys(state.shown).every(what => choosesIn(state, what) === viewer);
}

/** Whether the viewer sees the card that `by` shows now. */
const seesShown = (viewer: Viewer, before: Round, by: Seat): boolean =>
  announces(viewer, before) &&
  (viewer === by || !isTogether(before) || Object.keys(shownIn(before)).length > 0);

/** The cards shown, as far as the viewer knows them. */
const shownTo = (viewer: Viewer, state: State): unknown =>
  isRound(state) && knowsShown(viewer, state) ? shownIn(state) : 'nothing';

/** Forehand chooses the Schlag, the dealer trump, unless they have exchanged that. */
const choosesIn = ({ dealer, swapped }: Round, what: string): Seat =>
  (what === 'schlag') === swapped ? dealer : (dealer + 1) % 4;

function tricksIn(state: State): readonly Trick[] {
  if ('tricks' in state) return state.tricks;
  return 'last' in state ? state.last.tricks : [];
}

function shownIn(state: State): Partial<Announcement> {
  if ('announcement' in state) return state.announcement;
  return state.phase === 'announcing' ? state.shown : {};
}

const thrownBy = (seat: Seat, tricks: readonly Trick[]): Hand =>
  tricks.flatMap(({ leader, cards }) => cards.slice((seat - leader + 4) % 4).slice(0, 1));

const without = (cards: Hand, taken: Hand): Hand => cards.filter(card => !taken.includes(card));

/** A hand made up to its size from the top of the stock. */
const filled = (hand: Hand, size: number, stock: Card[]): Hand => [
  ...hand,
  ...stock.splice(0, size - hand.length),
];

interface Change {
  readonly viewer: Viewer;
  readonly random: Random;
  readonly step: Step<BlindWatten> | undefined;
  /** Whether the announcement is to be another one, too. */
  readonly isBold: boolean;
}

/** All that the viewer does not know chosen anew, be it possible or not. */
function otherWorld(state: Round, { viewer, random, step, isBold }: Change): Round {
  const shown = isBold ? [] : Object.values(shownIn(state));
  const kept = state.hands.map((hand, seat) =>
    hand.filter(
      card =>
        seat === viewer ||
        shown.includes(card) ||
        (step !== undefined && isNeeded(card, { seat, viewer, state, step })),
    ),
  );
  const hands = dealtAround(state, kept, viewer, random);
  const gaveBack = state.gaveBack.map(pair => pairFor({ ...state, hands }, pair, viewer, random));
  const world: Round = { ...state, hands, gaveBack };
  if (!isBold) return world;
  const guess = guessed(world, random);
  if ('announcement' in world) return { ...world, announcement: guess };
  if (world.phase !== 'announcing') return world;
  const known = Object.entries(guess).filter(([what]) => what in world.shown);
  return { ...world, shown: Object.fromEntries(known) };
}

/** Whether a card has to stay where it is for the step to be made. */
function isNeeded(
  card: Card,
  {
    seat,
    viewer,
    state,
    step: { by, move },
  }: { seat: Seat; viewer: Viewer; state: Round; step: Step<BlindWatten> },
): boolean {
  if (move.kind === 'redeal') return !announces(seat, state);
  if (by !== seat) return false;
  if (move.kind === 'show') return move.card === card || !seesShown(viewer, state, by);
  return move.kind === 'card' && move.card === card;
}

/** Partners cannot hold what the viewer has given back, so they get their cards first. */
function dealtAround(
  state: Round,
  kept: readonly Hand[],
  viewer: Viewer,
  random: Random,
): readonly Hand[] {
  const thrown = tricksIn(state).flatMap(({ cards }) => cards);
  const own = viewer === state.dealer ? 0 : 1;
  const returned = announces(viewer, state) ? state.gaveBack.flatMap(pair => pair[own]) : [];
  const stock = shuffle(without(german.PACK_33, [...kept.flat(), ...thrown]), random);
  const partners = [...without(stock, returned)];
  const some = kept.map((hand, seat) =>
    announces(seat, state) ? hand : filled(hand, state.hands[seat]!.length, partners),
  );
  const rest = [...without(stock, some.flat())];
  return some.map((hand, seat) =>
    seat === viewer ? hand : shuffle(filled(hand, state.hands[seat]!.length, rest), random),
  );
}

/** Twice five cards that the partners do not hold; the viewer's own stay what they are. */
function pairFor(state: Round, pair: Pair, viewer: Viewer, random: Random): Pair {
  const seats = [state.dealer, (state.dealer + 1) % 4];
  const partners = state.hands.flatMap((hand, seat) =>
    seats.includes(seat) ? [] : [...hand, ...thrownBy(seat, tricksIn(state))],
  );
  const known = pair.map((hand, at) => (seats[at] === viewer ? hand : []));
  const stock = shuffle(without(german.PACK_33, [...partners, ...known.flat()]), random);
  return [filled(known[0]!, 5, stock), filled(known[1]!, 5, stock)];
}

function guessed(state: Round, random: Random): Announcement {
  const [chooser, other] = [(state.dealer + 1) % 4, state.dealer];
  const dealtTo = (seat: Seat) => [...state.hands[seat]!, ...thrownBy(seat, tricksIn(state))];
  const schlag = pick(dealtTo(state.swapped ? other : chooser), random);
  return { schlag, trump: pick(dealtTo(state.swapped ? chooser : other), random) };
}

/** Whether tricks fell, and announcers followed, as they did; the card of the step included. */
function isPossible(state: Round, step: Step<BlindWatten> | undefined): boolean {
  if (!('tricks' in state)) return true;
  const { announcement, options, dealer } = state;
  const card = step?.move.kind === 'card' ? [step.move.card] : [];
  const tricks = state.tricks.map((trick, at) =>
    at === state.tricks.length - 1 ? { ...trick, cards: [...trick.cards, ...card] } : trick,
  );
  return (
    tricks.every(
      trick =>
        trick.winner === undefined || trick.winner === winnerOf(trick, announcement, options),
    ) &&
    [dealer, (dealer + 1) % 4].every(seat => {
      const thrown = thrownBy(seat, tricks);
      const dealtTo = [...thrown, ...without(state.hands[seat]!, card)];
      return thrown.every((_, at) => isAllowed(tricks[at]!, dealtTo.slice(at), announcement));
    })
  );
}

/** Rules 6.3 and 6.4, for an announcer who threw the first of these cards and kept the others. */
function isAllowed(
  { cards: [led] }: Trick,
  [card, ...kept]: Hand,
  announcement: Announcement,
): boolean {
  if (led === undefined || card === undefined) return true;
  const isBound = ['trump', 'right'].includes(classOf(led, announcement));
  const isPlain = (each: Card) => classOf(each, announcement) === 'plain';
  return !isBound || !isPlain(card) || kept.every(isPlain);
}
