import { cardsOf } from '../deal.ts';
import { type Card, CARDS, ROOMS, SUSPECTS, WEAPONS } from '../state.ts';
import type { Evidence } from './evidence.ts';

/** A set of cards: the bit of a card is its number in the pack. */
export type CardSet = number;

/** Evidence in numbers. Places are the seats and, after them, the envelope. */
export interface Puzzle {
  /** The envelope holds one card of each. */
  readonly sorts: readonly CardSet[];
  /** By place: how many cards are there. */
  readonly sizes: readonly number[];
  /** By place: what is there for certain. */
  readonly has: readonly CardSet[];
  /** By place: what can be there. */
  readonly may: readonly CardSet[];
  readonly clauses: readonly { readonly place: number; readonly cards: CardSet }[];
  /** What the envelope does not hold all of. */
  readonly excluded: readonly CardSet[];
}

const NUMBER: ReadonlyMap<Card, number> = new Map(CARDS.map((card, number) => [card, number]));

export const setOf = (cards: readonly Card[]): CardSet =>
  cards.reduce((set, card) => set | (1 << NUMBER.get(card)!), 0);

const PACK = setOf(CARDS);

export const envelopeOf = ({ sizes }: Puzzle): number => sizes.length - 1;

export function bitsOf(set: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
}

export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

export function puzzleOf(evidence: Evidence): Puzzle {
  const { sizes, has, lacks, clauses, excluded, solution } = evidence;
  const sorts = [SUSPECTS, WEAPONS, ROOMS].map(setOf);
  return {
    sorts,
    sizes: [...sizes, sorts.length],
    has: [...has.map(setOf), solution ? setOf(cardsOf(solution)) : 0],
    may: [...lacks.map(cards => PACK & ~setOf(cards)), PACK],
    clauses: clauses.map(({ seat, cards }) => ({ place: seat, cards: setOf(cards) })),
    excluded: excluded.map(guess => setOf(cardsOf(guess))),
  };
}

/**
 * The puzzle after everything that follows in one step has been drawn from
 * it, again and again. Counting needs none of this; it only gets smaller.
 */
export function settled(puzzle: Puzzle): Puzzle {
  for (let now = puzzle; ;) {
    const next = stepped(now);
    if (sameSets(next.has, now.has) && sameSets(next.may, now.may)) return next;
    now = next;
  }
}

const sameSets = (some: readonly CardSet[], others: readonly CardSet[]): boolean =>
  some.every((set, at) => set === others[at]);

function stepped(puzzle: Puzzle): Puzzle {
  const may = puzzle.may.map((_, place) => possible(puzzle, place));
  const clauses = puzzle.clauses.map(({ place, cards }) => ({ place, cards: cards & may[place]! }));
  const next = { ...puzzle, may, clauses };
  return { ...next, has: puzzle.has.map((_, place) => certain(next, place)) };
}

/** What is known to be elsewhere is not here, and where all is known nothing else is. */
function possible(puzzle: Puzzle, place: number): CardSet {
  const { has, may, sizes, sorts } = puzzle;
  const here = has[place]!;
  const elsewhere = has.reduce((set, cards, other) => (other === place ? set : set | cards), 0);
  const left = may[place]! & ~elsewhere;
  if (place === envelopeOf(puzzle))
    return sorts.reduce((set, sort) => ((sort & here) === 0 ? set : set & (~sort | here)), left);
  return sizeOf(here) === sizes[place] ? left & here : left;
}

/** What can be nowhere else is here, and where nothing else can be, all of it is. */
function certain(puzzle: Puzzle, place: number): CardSet {
  const { has, may, sizes, sorts, clauses } = puzzle;
  const here = may[place]!;
  const elsewhere = may.reduce((set, cards, other) => (other === place ? set : set | cards), 0);
  const named = clauses.filter(each => each.place === place && sizeOf(each.cards) === 1);
  const needed = named.reduce((set, { cards }) => set | cards, has[place]! | (here & ~elsewhere));
  if (place !== envelopeOf(puzzle)) return sizeOf(here) === sizes[place] ? here : needed;
  const single = sorts.filter(sort => sizeOf(sort & here) === 1);
  return single.reduce((set, sort) => set | (sort & here), needed);
}

/** Whether the evidence cannot all be true, as far as that shows without counting. */
export const isAbsurd = ({ has, may, sizes }: Puzzle): boolean =>
  has.some((cards, place) => (cards & ~may[place]!) !== 0 || sizeOf(cards) > sizes[place]!);

/** The same puzzle about the cards that are still anywhere, without what no longer matters. */
export function remaining(puzzle: Puzzle): Puzzle {
  const { has, may, sizes, sorts } = puzzle;
  const known = has.reduce((set, cards) => set | cards, 0);
  const found = has[envelopeOf(puzzle)]!;
  const open = found | may[envelopeOf(puzzle)]!;
  return {
    sorts: sorts.filter(sort => (sort & found) === 0).map(sort => sort & ~known),
    sizes: sizes.map((size, place) => size - sizeOf(has[place]!)),
    has: has.map(() => 0),
    may: may.map(cards => cards & ~known),
    clauses: strongest(puzzle.clauses.filter(({ place, cards }) => (cards & has[place]!) === 0)),
    excluded: puzzle.excluded.filter(cards => (cards & ~open) === 0).map(cards => cards & ~found),
  };
}

type Clauses = Puzzle['clauses'];

/** A clause says nothing new beside one that names fewer of the same cards. */
const strongest = (clauses: Clauses): Clauses =>
  clauses.filter(
    ({ place, cards }, at) =>
      !clauses.some(
        (other, before) =>
          other.place === place &&
          (other.cards & ~cards) === 0 &&
          (other.cards !== cards || before < at),
      ),
  );
