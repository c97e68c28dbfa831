import { currentTrick, german, heldSlots, type Random, slotsOf } from '@stammtisch/kernel';

import { type Named, namedBy, namedIn, placeOf } from './bot-cards.ts';
import { HAND_SIZE, type Position, type Slots, winnerOfPlayout } from './bot-playout.ts';
import { partiesIn, type RoundView, type Search, worldsOf } from './bot-worlds.ts';
import { likelyTrump } from './bot-worth.ts';
import { forehandOf, partyOf, trumpNamerOf } from './seats.ts';
import type { Card, Tricks } from './state.ts';

/** How a computer player thinks. */
export interface Mind extends Search {
  readonly raises: boolean;
  /** So much surer than even it wants to be before it raises: chances look better than they are. */
  readonly caution: number;
  /** How many times likelier it is to lose than it looks, once an opponent has raised. */
  readonly doubt: {
    /** A single opponent who raises holds all that their party has. */
    readonly ofOne: number;
    readonly ofSeveral: number;
  };
}

/** With how many cards in a hand playouts become perfect, by the number of players: it helps only the fewest. */
const EXACT: Readonly<Record<number, number>> = { 2: 3, 3: 2 };

type PlayView = Extract<RoundView, Tricks<unknown>>;

/** How likely the viewer's party is to win the round with each of these cards played now. */
export function chancesOfCards(
  view: PlayView,
  cards: readonly Card[],
  search: Search,
  random: Random,
): readonly number[] {
  return chancesFrom(view, slotsOf(view, cards, HAND_SIZE), search, random);
}

/** How likely the viewer's party is to win the round as it stands. */
export const chanceOfRound = (view: PlayView, search: Search, random: Random): number =>
  chancesFrom(view, [-1], search, random)[0]!;

function chancesFrom(
  view: PlayView,
  firsts: readonly number[],
  search: Search,
  random: Random,
): readonly number[] {
  const { leader, cards } = currentTrick(view);
  const position: Position = {
    ...startOf(view),
    named: namedIn(view),
    leader,
    trick: cards.map(placeOf),
    won: view.won,
  };
  const party = partyOf(Number(view.viewer), view);
  const exact = EXACT[view.seating.length] ?? 0;
  const wins = firsts.map(() => 0);
  for (const { slots, weight } of worldsOf(view, search, random))
    for (const [at, first] of firsts.entries())
      if (winnerOfPlayout(slots, position, { first, exact }) === party) wins[at]! += weight;
  return wins.map(each => each / search.worlds);
}

/** Before the first card. */
const startOf = (view: RoundView): Omit<Position, 'named'> => ({
  parties: partiesIn(view),
  leader: forehandOf(view),
  trick: [],
  won: [0, 0],
  left: heldSlots(view.hands, HAND_SIZE),
});

/** How likely the viewer's party is to win with each value named Schlag, in the order of `german.RANKS`. */
export function chancesOfSchlag(
  view: Extract<RoundView, { readonly phase: 'schlag' }>,
  search: Search,
  random: Random,
): readonly number[] {
  const namer = trumpNamerOf(view);
  const namedWith = (slots: Slots, schlag: number) =>
    namedBy(schlag, likelyTrump(slots, namer, schlag));
  return chancesOfNames(view, worldsOf(view, search, random), {
    count: german.RANKS.length,
    namedWith,
  });
}

/** The same for each suit named trump, in the order of `german.SUITS`. */
export function chancesOfTrump(
  view: Extract<RoundView, { readonly phase: 'trump' }>,
  search: Search,
  random: Random,
): readonly number[] {
  const schlag = german.RANKS.indexOf(view.schlag);
  return chancesOfNames(view, worldsOf(view, search, random), {
    count: german.SUITS.length,
    namedWith: (_, trump) => namedBy(schlag, trump),
  });
}

interface Names {
  readonly count: number;
  /** What the round will be played by, if this one is named. */
  readonly namedWith: (slots: Slots, name: number) => Named;
}

function chancesOfNames(
  view: RoundView,
  worlds: ReturnType<typeof worldsOf>,
  { count, namedWith }: Names,
): readonly number[] {
  const start = startOf(view);
  const party = partyOf(Number(view.viewer), view);
  const wins = Array.from({ length: count }, () => 0);
  let total = 0;
  for (const { slots, weight } of worlds) {
    total += weight;
    for (let name = 0; name < count; name++) {
      const position = { ...start, named: namedWith(slots, name) };
      if (winnerOfPlayout(slots, position, { first: -1, exact: 0 }) === party)
        wins[name]! += weight;
    }
  }
  return wins.map(each => each / total);
}
