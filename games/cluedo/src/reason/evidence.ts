import { countOf, type Seat, type Viewer } from '@stammtisch/kernel';

import { cardsOf } from '../deal.ts';
import type { Card, Guess, InMatch, Partly, Suspicion } from '../state.ts';

/** A match as somebody sees it. */
export type MatchView = InMatch<Partly> & { readonly viewer: Viewer };

/** What a viewer has been told, and nothing that takes thinking. */
export interface Evidence {
  /** By seat: how many cards it holds. */
  readonly sizes: readonly number[];
  /** By seat: cards it is known to hold. */
  readonly has: readonly (readonly Card[])[];
  /** By seat: cards it passed on. */
  readonly lacks: readonly (readonly Card[])[];
  /** Somebody showed one of these, and which one is not known. */
  readonly clauses: readonly Clause[];
  /** Accusations that were wrong. */
  readonly excluded: readonly Guess[];
  /** For whoever has been told. */
  readonly solution?: Guess;
}

interface Clause {
  readonly seat: Seat;
  /** The seat holds at least one of these. */
  readonly cards: readonly Card[];
}

export function evidenceOf(view: MatchView): Evidence {
  const { hands, suspicions, accusations } = view;
  const solution = solutionIn(view);
  const shown = (seat: Seat) =>
    suspicions.flatMap(suspicion => (suspicion.by === seat ? shownIn(suspicion) : []));
  const passed = (seat: Seat) =>
    suspicions.flatMap(each => (each.passed.includes(seat) ? cardsOf(each.guess) : []));
  return {
    sizes: hands.map(countOf),
    has: hands.map((hand, seat) =>
      unique([...(typeof hand === 'number' ? [] : hand), ...shown(seat)]),
    ),
    lacks: hands.map((_, seat) => unique(passed(seat))),
    clauses: suspicions.flatMap(clauseIn),
    excluded: accusations.filter(each => !each.right).map(each => each.guess),
    ...(solution && { solution }),
  };
}

function solutionIn({ solution, accusations }: MatchView): Guess | undefined {
  return solution === 'hidden' ? accusations.find(each => each.right)?.guess : solution;
}

const shownIn = ({ card }: Suspicion<Partly>): readonly Card[] =>
  card === undefined || card === 'hidden' ? [] : [card];

/** Even before the card is shown everybody knows that there is one. */
function clauseIn(suspicion: Suspicion<Partly>): readonly Clause[] {
  const { by: seat, guess } = suspicion;
  return seat === undefined || shownIn(suspicion).length > 0
    ? []
    : [{ seat, cards: cardsOf(guess) }];
}

const unique = (cards: readonly Card[]): readonly Card[] => [...new Set(cards)];
