import { pick, type Random, shuffle } from '@stammtisch/kernel';

import { type Card, CARDS, type Chance, type Guess, ROOMS, SUSPECTS, WEAPONS } from './state.ts';

type Deal = Extract<Chance, { readonly kind: 'deal' }>;

/**
 * Rules 4.1 to 4.3. The solution is drawn before the others are shuffled: were all shuffled
 * together, and the first of each sort taken away, those left would not be in any order alike.
 */
export function drawDeal(random: Random): Deal {
  const solution = [SUSPECTS, WEAPONS, ROOMS].map(sort => pick<Card>(sort, random));
  const rest = CARDS.filter(card => !solution.includes(card));
  return {
    kind: 'deal',
    cards: [...solution, ...shuffle(rest, random)],
    weapons: shuffle(ROOMS, random).slice(0, WEAPONS.length),
  };
}

/** Whether the house may deal like this: entries of a log are data, and data can be anything. */
export const isDeal = ({ cards, weapons }: Deal): boolean =>
  isSelection(cards, CARDS, CARDS.length) && isSelection(weapons, ROOMS, WEAPONS.length);

const isSelection = (value: unknown, from: readonly unknown[], size: number): boolean =>
  Array.isArray(value) &&
  value.length === size &&
  new Set(value).size === size &&
  value.every(each => from.includes(each));

/** Rule 4.1: the first of each sort. */
export function solutionIn(cards: readonly Card[]): Guess {
  const first = <C extends Card>(sort: readonly C[]): C =>
    sort.toSorted((a, b) => cards.indexOf(a) - cards.indexOf(b))[0]!;
  return { who: first(SUSPECTS), how: first(WEAPONS), where: first(ROOMS) };
}

/** Rule 4.2: the others, one by one, from the first seat on. */
export function handsIn(
  cards: readonly Card[],
  seats: number,
  first: number,
): readonly (readonly Card[])[] {
  const solution = cardsOf(solutionIn(cards));
  const rest = cards.filter(card => !solution.includes(card));
  return Array.from({ length: seats }, (_, seat) =>
    sorted(rest.filter((__, at) => (first + at) % seats === seat)),
  );
}

/** Suspects, weapons, rooms: the order of a hand says nothing. */
export const sorted = (cards: readonly Card[]): readonly Card[] =>
  CARDS.filter(card => cards.includes(card));

export const cardsOf = ({ who, how, where }: Guess): readonly Card[] => [who, how, where];
