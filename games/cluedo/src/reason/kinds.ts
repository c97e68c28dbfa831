import { bitsOf, type CardSet, type Puzzle } from './puzzle.ts';

/**
 * Cards that nothing tells apart are of one kind, and only how many of a kind
 * somebody holds matters. A holding is one number for each kind. All of them
 * together are written as one number with mixed bases, so that numbers add up
 * as holdings do; to keep tables small there is one such number for the lower
 * half of the kinds and one for the upper, and both side by side are the `index`.
 *
 * Whether two holdings fit into the pack together is seen from bits: a kind
 * of m cards has m bits, `low` fills them from below and `high` from above,
 * and two holdings fit if `low` of the one and `high` of the other are disjoint.
 */
export interface Kinds {
  /** The cards of each kind, by number. */
  readonly cards: readonly (readonly number[])[];
  /** By bit: which kind it belongs to. */
  readonly kindOf: readonly number[];
  readonly lower: Half;
  readonly upper: Half;
  /** How many bits of an index belong to the lower half. */
  readonly width: number;
  /** The index of all cards together. */
  readonly full: number;
  /** Whether every card is a kind of its own. */
  readonly plain: boolean;
}

/** Everything by half of an index. */
interface Half {
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** In how many orders the cards can lie, kind by kind. */
  readonly orders: Float64Array;
  /** How many cards there are. */
  readonly count: Uint8Array;
  /** The how manieth it is of those with as many cards. */
  readonly rank: Int32Array;
  /** By number of cards: those with so many. */
  readonly withCount: readonly (readonly number[])[];
}

export function kindsOf(puzzle: Puzzle): Kinds {
  const cards = alike(puzzle);
  const kindOf = cards.flatMap((kind, number) => kind.map(() => number));
  const cut = kindOf[(kindOf.length + 1) >> 1] ?? 0;
  const sizes = cards.map(kind => kind.length);
  const lower = halfOf(sizes.slice(0, cut), 0);
  const upper = halfOf(sizes.slice(cut), kindOf.indexOf(cut));
  const width = 32 - Math.clz32(lower.low.length - 1);
  const full = ((upper.low.length - 1) << width) | (lower.low.length - 1);
  return { cards, kindOf, lower, upper, width, full, plain: sizes.every(size => size === 1) };
}

/** The cards by what is known about them. */
function alike({ sorts, may, clauses, excluded }: Puzzle): readonly (readonly number[])[] {
  const sets = [...sorts, ...may, ...clauses.map(({ cards }) => cards), ...excluded];
  const all = may.reduce((set, cards) => set | cards, 0);
  const kinds = new Map<string, number[]>();
  for (const card of bitsOf(all)) {
    const known = sets.map(set => (set >> card) & 1).join('');
    kinds.set(known, [...(kinds.get(known) ?? []), card]);
  }
  return [...kinds.values()];
}

/** Kinds of these sizes, whose bits begin at `bit`. */
function halfOf(sizes: readonly number[], bit: number): Half {
  const length = sizes.reduce((product, size) => product * (size + 1), 1);
  const low = new Int32Array(length);
  const high = new Int32Array(length);
  const orders = new Float64Array(length).fill(1);
  const count = new Uint8Array(length);
  let stride = 1;
  let from = bit;
  for (const size of sizes) {
    for (let at = stride; at < stride * (size + 1); at++) {
      const held = Math.floor(at / stride);
      const bits = 2 ** held - 1;
      const below = at % stride;
      low[at] = low[below]! | (bits << from);
      high[at] = high[below]! | (bits << (from + size - held));
      orders[at] = orders[at - stride]! * held;
      count[at] = count[below]! + held;
    }
    stride *= size + 1;
    from += size;
  }
  return { low, high, orders, count, ...ranked(count, from - bit) };
}

function ranked(count: Uint8Array, most: number): Pick<Half, 'rank' | 'withCount'> {
  const withCount: number[][] = Array.from({ length: most + 1 }, () => []);
  const rank = Int32Array.from(count, (cards, at) => withCount[cards]!.push(at) - 1);
  return { rank, withCount };
}

/** The bits of all kinds that lie in a set of cards; a kind is in it as a whole or not at all. */
export function bitsFor({ cards, kindOf }: Kinds, set: CardSet): number {
  return kindOf.reduce((bits, kind, bit) => bits | (((set >> cards[kind]![0]!) & 1) << bit), 0);
}

export const lowOf = ({ lower, upper, width }: Kinds, index: number): number =>
  lower.low[index & ((1 << width) - 1)]! | upper.low[index >> width]!;

export const highOf = ({ lower, upper, width }: Kinds, index: number): number =>
  lower.high[index & ((1 << width) - 1)]! | upper.high[index >> width]!;

export const ordersOf = ({ lower, upper, width }: Kinds, index: number): number =>
  lower.orders[index & ((1 << width) - 1)]! * upper.orders[index >> width]!;

/** All holdings of so many cards: a place in a table for each. */
export interface Layer {
  /** In rising order. */
  readonly index: Int32Array;
  /** By upper half: the place of the first. The rank of the lower half is to be added. */
  readonly base: Int32Array;
}

export function layerOf({ lower, upper, width }: Kinds, size: number): Layer {
  const matching = Array.from(upper.count, cards => lower.withCount[size - cards] ?? []);
  const base = new Int32Array(matching.length);
  const index = new Int32Array(matching.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const [above, belows] of matching.entries()) {
    base[above] = at;
    for (const below of belows) index[at++] = (above << width) | below;
  }
  return { index, base };
}

/** Where a holding stands in the tables of its layer. */
export const placeIn = ({ lower, width }: Kinds, { base }: Layer, index: number): number =>
  base[index >> width]! + lower.rank[index & ((1 << width) - 1)]!;

/** How many holdings of so many cards there are. */
export const layerLength = ({ lower, upper }: Kinds, size: number): number =>
  upper.withCount.reduce(
    (sum, { length }, above) => sum + length * (lower.withCount[size - above]?.length ?? 0),
    0,
  );
