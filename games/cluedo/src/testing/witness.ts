import { pick, type Random, type Seat, shuffle, type Viewer } from '@stammtisch/kernel';
import type { Step, Witness } from '@stammtisch/kernel/testing';

import type { Cluedo } from '../index.ts';
import {
  type Card,
  CARDS,
  type Guess,
  type InMatch,
  type Match,
  ROOMS,
  type State,
  SUSPECTS,
  type Suspicion,
  WEAPONS,
} from '../state.ts';

/** Says what nobody may know in Cluedo, without asking the game's own view. */
export const witness: Witness<Cluedo> = {
  hasSecrets: true,
  pack: CARDS,

  cards: state => (isMatch(state) ? cardsIn(state) : []),

  told({ move, after }, viewer) {
    if (!isMatch(after)) return 'nothing';
    // At the end everything is laid open.
    if (after.phase === 'over') return [after.solution, after.hands, after.suspicions];
    if (move.kind === 'suspect') {
      const { passed, by } = after.suspicions.at(-1)!;
      return [passed, by ?? 'nobody'];
    }
    // Whoever has just accused wrongly has looked.
    if (move.kind === 'accuse') return after.out.at(-1) === viewer ? after.solution : 'wrong';
    return isFor(viewer, move, after) ? move : 'nothing';
  },

  twin(state, viewer, random, step) {
    if (!isMatch(state) || state.phase === 'over' || viewer === 'open') return state;
    const deal = otherDeal(state, { viewer, random, step });
    const suspicions = otherCards(state, deal.hands, { viewer, random, step });
    return { ...state, ...deal, suspicions };
  },

  twinMove({ before, move }, viewer, random) {
    if (viewer === 'open') return move;
    if (move.kind === 'deal')
      return { ...move, cards: otherOrder(before, move.cards, { viewer, random }) };
    if (before.phase !== 'refuting' || (move.kind !== 'show' && move.kind !== 'pick')) return move;
    const { asker, by } = before.suspicions.at(-1)!;
    if (viewer === asker || viewer === by) return move;
    return { ...move, card: pick(choicesIn(before, move.kind), random) };
  },
};

/** A card that is shown is for the two concerned. */
function isFor(viewer: Viewer, { kind }: { readonly kind: string }, after: InMatch): boolean {
  const last = after.suspicions.at(-1);
  return (kind === 'show' || kind === 'pick') && (last?.asker === viewer || last?.by === viewer);
}

type Hands = readonly (readonly Card[])[];
type Deal = Pick<Match, 'hands' | 'solution'>;

interface Change {
  readonly viewer: Viewer;
  readonly random: Random;
  readonly step?: Step<Cluedo> | undefined;
}

const isMatch = (state: State): state is InMatch => 'hands' in state;
const three = ({ who, how, where }: Guess): readonly Card[] => [who, how, where];
const cardsIn = ({ hands, solution }: Deal): readonly Card[] => [
  ...three(solution),
  ...hands.flat(),
];

/** What could be shown; by the house, only what this asker has seen of this seat before, if anything. */
function choicesIn(state: Match, kind: 'show' | 'pick'): readonly Card[] {
  const { asker, by, guess } = state.suspicions.at(-1)!;
  const held = three(guess).filter(card => state.hands[by!]!.includes(card));
  if (kind === 'show') return held;
  const old = held.filter(card =>
    state.suspicions.some(each => each.asker === asker && each.by === by && each.card === card),
  );
  return old.length > 0 ? old : held;
}

/** Cards that the viewer does not see change places, as long as everything could still have happened. */
function otherDeal(state: InMatch, change: Change): Deal {
  const { viewer, random } = change;
  let deal: Deal = { hands: state.hands, solution: state.solution };
  const knowsSolution = state.out.some(seat => seat === viewer);
  for (let tries = 0; tries < 60; tries++) {
    const [one, other] = [pick(CARDS, random), pick(CARDS, random)];
    const swap = (card: Card): Card => (card === one ? other : card === other ? one : card);
    const next = swapped(deal, swap);
    if (next === undefined || (knowsSolution && !sameCards(next.solution, state.solution)))
      continue;
    const own = next.hands.find((_, seat) => seat === viewer);
    if (own !== undefined && own.some(card => !state.hands[Number(viewer)]!.includes(card)))
      continue;
    if (isPossible(state, next, change)) deal = next;
  }
  return deal;
}

const sameCards = (one: Guess, other: Guess): boolean =>
  three(one).join(' ') === three(other).join(' ');

/** A hand always lies in the order of the pack. */
const inOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

/** Undefined if the solution would not be one of each sort. */
function swapped({ hands, solution }: Deal, swap: (card: Card) => Card): Deal | undefined {
  const drawn = three(solution).map(swap);
  const who = SUSPECTS.find(card => drawn.includes(card));
  const how = WEAPONS.find(card => drawn.includes(card));
  const where = ROOMS.find(card => drawn.includes(card));
  if (who === undefined || how === undefined || where === undefined) return undefined;
  return { solution: { who, how, where }, hands: hands.map(hand => inOrder(hand.map(swap))) };
}

/** Whether everyone who passed could, who showed had one, and who accused was wrong. */
function isPossible(state: InMatch, { hands, solution }: Deal, change: Change): boolean {
  const holds = (seat: Seat, card: Card) => hands[seat]!.includes(card);
  const fits = (suspicion: Suspicion): boolean => {
    const { guess, passed, by, card } = suspicion;
    if (passed.some(seat => three(guess).some(named => holds(seat, named)))) return false;
    if (by === undefined) return true;
    if (card !== undefined && isFixed(state, suspicion, change)) return holds(by, card);
    return three(guess).some(named => holds(by, named));
  };
  if (!state.suspicions.every(fits)) return false;
  if (state.accusations.some(({ guess }) => sameCards(guess, solution))) return false;
  if (!isShowing(change.step)) return true;
  // Whichever of the cards is shown in the one world can be shown in the other.
  const { by, guess } = state.suspicions.at(-1)!;
  return three(guess).every(card => holds(by!, card) === state.hands[by!]!.includes(card));
}

const isShowing = (step: Step<Cluedo> | undefined): boolean =>
  step?.move.kind === 'show' || step?.move.kind === 'pick';

/** What the viewer has seen; and what was shown between two, when the house is to show between them again. */
function isFixed(state: InMatch, { asker, by }: Suspicion, { viewer, step }: Change): boolean {
  const last = state.suspicions.at(-1)!;
  const again = step?.move.kind === 'pick' && asker === last.asker && by === last.by;
  return viewer === asker || viewer === by || again;
}

/** Any card that could have been shown, where the viewer did not see it. */
function otherCards(state: InMatch, hands: Hands, change: Change): readonly Suspicion[] {
  return state.suspicions.map(suspicion => {
    const { by, card, guess } = suspicion;
    if (by === undefined || card === undefined || isFixed(state, suspicion, change))
      return suspicion;
    const held = three(guess).filter(named => hands[by]!.includes(named));
    return { ...suspicion, card: pick(held, change.random) };
  });
}

/** A pack that gives the viewer the same hand. */
function otherOrder(
  { seating, match }: State,
  cards: readonly Card[],
  { viewer, random }: Change,
): readonly Card[] {
  const drawn = [SUSPECTS, WEAPONS, ROOMS].map(sort =>
    cards.find(card => sort.some(each => each === card))!,
  );
  const rest = cards.filter(card => !drawn.includes(card));
  const first = (match - 1) % seating.length;
  const isOwn = (at: number) => (first + at) % seating.length === viewer;
  const own = rest.filter((_, at) => isOwn(at));
  const hidden = shuffle(
    cards.filter(card => !own.includes(card)),
    random,
  );
  const solution = [SUSPECTS, WEAPONS, ROOMS].map(sort =>
    hidden.find(card => sort.some(each => each === card))!,
  );
  const others = hidden.filter(card => !solution.includes(card));
  return [...solution, ...rest.map((card, at) => (isOwn(at) ? card : others.pop()!))];
}
