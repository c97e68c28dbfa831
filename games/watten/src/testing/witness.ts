import { german, type Random, shuffle, type Viewer } from '@stammtisch/kernel';
import type { Step, Witness } from '@stammtisch/kernel/testing';

import type { Watten } from '../index.ts';
import type { Card, State, Trick } from '../state.ts';

/** Says what nobody may know in Watten, without asking the game's own view. */
export const witness: Witness<Watten> = {
  hasSecrets: true,
  pack: german.PACK_32,

  cards(state) {
    if (!isRound(state)) return [];
    const dealt = [...state.hands.flat(), ...tricksIn(state).flatMap(({ cards }) => cards)];
    // So many stay unused; were a card lost, there would be one more.
    const unused = 32 - 5 * state.seating.length;
    return [...dealt, ...without(german.PACK_32, dealt).slice(0, unused)];
  },

  told({ move, after }) {
    // Time running out may play a card (rule 9.4). Else nothing is opened that the move does not say.
    return move.kind === 'timedOut' ? tricksIn(after).map(({ cards }) => cards) : 'nothing';
  },

  twin(state, viewer, random, step) {
    if (!isRound(state) || viewer === 'open') return state;
    return { ...state, hands: otherHands(state, { viewer, random, step }) };
  },

  twinMove({ move }, viewer, random) {
    if (viewer === 'open' || move.kind !== 'deal') return move;
    const own = move.hands.find((_, seat) => seat === viewer) ?? [];
    const stock = shuffle(without(german.PACK_32, own), random);
    const hands = move.hands.map((hand, seat) => (seat === viewer ? hand : stock.splice(0, 5)));
    return { ...move, hands };
  },
};

type Round = Extract<State, { readonly hands: unknown }>;
type Hand = readonly Card[];

const isRound = (state: State): state is Round => 'hands' in state;

function tricksIn(state: State): readonly Trick[] {
  if ('tricks' in state) return state.tricks;
  return 'last' in state ? state.last.tricks : [];
}

const without = (cards: Hand, taken: Hand): Hand => cards.filter(card => !taken.includes(card));

interface Change {
  readonly viewer: Viewer;
  readonly random: Random;
  readonly step: Step<Watten> | undefined;
}

/** Cards that the viewer does not see change places, as long as everything could still have happened. */
function otherHands(state: Round, { viewer, random, step }: Change): readonly Hand[] {
  const played = tricksIn(state).flatMap(({ cards }) => cards);
  const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const stock = without(german.PACK_32, [...state.hands.flat(), ...played]);
  const handsFrom = (cards: Hand): readonly Hand[] => {
    const left = [...cards];
    return state.hands.map((hand, seat) => (seat === viewer ? hand : left.splice(0, hand.length)));
  };
  let deck: Hand = [...hidden, ...stock];
  for (const place of hidden.keys()) {
    const other = random.below(deck.length);
    const exchanged = deck.with(place, deck[other]!).with(other, deck[place]!);
    if (isPossible(state, handsFrom(exchanged), step)) deck = exchanged;
  }
  return handsFrom(deck);
}

/** Whether everyone gave trump or a crit who had to; the card of the step included. */
function isPossible(state: Round, hands: readonly Hand[], step: Step<Watten> | undefined): boolean {
  if (!('tricks' in state)) return true;
  const plays = playsOf(state.tricks, hands.length);
  const first = plays.slice(0, hands.length);
  if (step?.move.kind === 'card' && typeof step.by === 'number') {
    const { by: seat, move } = step;
    if (!hands[seat]!.includes(move.card)) return false;
    if (first.length < hands.length) first.push({ seat, card: move.card });
  }
  return first.every(({ seat, card }, at) => {
    const before = first.slice(0, at).map(play => play.card);
    if (!isDue(state, before) || isDuteous(state, card)) return true;
    const kept = plays.filter(play => play.seat === seat).map(play => play.card);
    return ![...hands[seat]!, ...kept].some(each => isDuteous(state, each));
  });
}

/** Who played what, in the order of play. */
const playsOf = (tricks: readonly Trick[], players: number) =>
  tricks.flatMap(({ leader, cards }) =>
    cards.map((card, at) => ({ seat: (leader + at) % players, card })),
  );

type Announced = Extract<Round, { readonly trump: unknown }>;

const CRITS: Hand = ['Kh', '7b', '7a'];

/** Rules 5.3 to 5.6: the card of both names was led, and no crit has beaten it. */
function isDue({ schlag, trump }: Announced, [led, ...others]: Hand): boolean {
  if (led !== `${schlag}${trump}`) return false;
  const above = CRITS.includes(led) ? CRITS.slice(0, CRITS.indexOf(led)) : CRITS;
  return !others.some(card => above.includes(card));
}

const isDuteous = ({ trump }: Announced, card: Card): boolean =>
  card.endsWith(trump) || CRITS.includes(card);
