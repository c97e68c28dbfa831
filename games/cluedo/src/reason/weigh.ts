import { cardsOf } from '../deal.ts';
import { type Card, CARDS, type Guess, ROOMS, SUSPECTS, WEAPONS } from '../state.ts';
import { count } from './count.ts';
import type { Evidence } from './evidence.ts';
import { puzzleOf, setOf } from './puzzle.ts';

/** In how many deals a card is where. */
interface Whereabouts {
  readonly seats: readonly number[];
  readonly envelope: number;
}

/** All deals that fit the evidence, every one as likely as any other. */
export interface Weights {
  readonly deals: number;
  /** Solutions that can still be right, the likeliest first. */
  readonly solutions: readonly { readonly guess: Guess; readonly deals: number }[];
  readonly cards: Readonly<Record<Card, Whereabouts>>;
}

const GUESSES: readonly { readonly guess: Guess; readonly set: number }[] = SUSPECTS.flatMap(who =>
  WEAPONS.flatMap(how =>
    ROOMS.map(where => {
      const guess = { who, how, where };
      return { guess, set: setOf(cardsOf(guess)) };
    }),
  ),
);

/** The guess that names these three, in any order. */
export function guessOf(cards: readonly Card[]): Guess {
  const set = setOf(cards);
  const found = GUESSES.find(each => each.set === set);
  if (found === undefined) throw new Error(`${cards.join(', ')}: not one card of each sort`);
  return found.guess;
}

/** Exact: counts are whole numbers, and there is no chance in it. */
export function weigh(evidence: Evidence): Weights {
  const { deals, at, solutions } = count(puzzleOf(evidence), CARDS.length);
  const whereabouts = (card: number): Whereabouts => ({
    seats: evidence.sizes.map((_, seat) => at[seat]![card]!),
    envelope: at.at(-1)![card]!,
  });
  return {
    deals,
    solutions: GUESSES.flatMap(({ guess, set }) => {
      const fitting = solutions.get(set);
      return fitting === undefined ? [] : [{ guess, deals: fitting }];
    }).toSorted((some, other) => other.deals - some.deals),
    cards: byCard(whereabouts),
  };
}

/** A value for every card, from its number in the pack. */
export function byCard<T>(value: (number: number, card: Card) => T): Readonly<Record<Card, T>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(CARDS.map((card, number) => [card, value(number, card)])) as Record<
    Card,
    T
  >;
}
