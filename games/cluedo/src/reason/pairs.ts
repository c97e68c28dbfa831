import { type Holdings, listed, picked, possible, spread } from './holdings.ts';
import { type Kinds, type Layer, layerOf, ordersOf } from './kinds.ts';
import { bitsOf } from './puzzle.ts';

/*
 * The loops that take the time. Each is a function of its own, called for one
 * holding of the first list after the other: so the engine makes them fast
 * once and for all, and they allocate nothing.
 */

/** Two lists, and the tables for what two holdings make up, or leave over, together. */
interface Pairing {
  readonly kinds: Kinds;
  readonly some: Holdings;
  readonly others: Holdings;
  readonly layer: Layer;
  /** Which of the others fit beside the holding at hand. */
  readonly found: Int32Array;
}

const pairing = (kinds: Kinds, [some, others]: Lists, size: number): Pairing => ({
  kinds,
  some,
  others,
  layer: layerOf(kinds, size),
  found: new Int32Array(others.index.length),
});

type Lists = readonly [Holdings, Holdings];

/** Writes down which of a stretch fit into the pack beside these cards, and says how many do. */
function fitting({ others, found }: Pairing, stretch: number, low: number): number {
  const { heads, starts, high } = others;
  if ((heads[stretch]! & low) !== 0) return 0;
  const end = starts[stretch + 1]!;
  let count = 0;
  for (let at = starts[stretch]!; at < end; at++) {
    found[count] = at;
    // One more if disjoint. Which ones are is hard to guess, and wrong guesses cost a processor time.
    count += ((high[at]! & low) - 1) >>> 31;
  }
  return count;
}

/** What two can hold together. */
export function joined(kinds: Kinds, lists: Lists): Holdings {
  const [some, others] = lists;
  const size = some.size + others.size;
  const pairs = pairing(kinds, lists, size);
  const table = new Float64Array(pairs.layer.index.length);
  for (let one = 0; one < some.index.length; one++) addJoined(pairs, one, table);
  return listed(kinds, { size, ...possible(pairs.layer, table) });
}

function addJoined(pairs: Pairing, one: number, table: Float64Array): void {
  const { kinds, some, others, found, layer } = pairs;
  const { plain, width, lower, upper } = kinds;
  const mask = (1 << width) - 1;
  const index = some.index[one]!;
  const low = some.low[one]!;
  const ways = some.ways[one]!;
  const orders = some.orders[one]!;
  for (let stretch = 0; stretch < others.heads.length; stretch++) {
    const count = fitting(pairs, stretch, low);
    if (count === 0) continue;
    const above = (index + others.index[others.starts[stretch]!]!) >> width;
    const base = layer.base[above]!;
    const ordersAbove = upper.orders[above]!;
    for (let at = 0; at < count; at++) {
      const other = found[at]!;
      const below = (index + others.index[other]!) & mask;
      const splits = plain
        ? 1
        : (lower.orders[below]! * ordersAbove) / (orders * others.orders[other]!);
      table[base + lower.rank[below]!]! += ways * others.ways[other]! * splits;
    }
  }
}

/** From what is around two lists together to what is around each. */
export function parted(kinds: Kinds, lists: Lists, { whole, around }: Whole): Parted {
  const [some, others] = lists;
  const pairs = pairing(kinds, lists, whole.size);
  const table = spread(pairs.layer, whole, around);
  const aroundSome = new Float64Array(some.index.length);
  const aroundOthers = new Float64Array(others.index.length);
  for (let one = 0; one < some.index.length; one++)
    aroundSome[one] = addParted(pairs, one, table, aroundOthers);
  return [aroundSome, aroundOthers];
}

/** The same for the first list alone, in less time. */
export function partedFirst(kinds: Kinds, lists: Lists, { whole, around }: Whole): Float64Array {
  const pairs = pairing(kinds, lists, whole.size);
  const table = spread(pairs.layer, whole, around);
  return lists[0].ways.map((_, one) => partOf(pairs, one, table));
}

/** Two lists joined, and in how many ways the rest of a deal can be for each of their holdings. */
interface Whole {
  readonly whole: Holdings;
  readonly around: Float64Array;
}

/** In how many ways the rest of a deal can be, for each holding of two lists. */
type Parted = readonly [Float64Array, Float64Array];

function addParted(
  pairs: Pairing,
  one: number,
  table: Float64Array,
  aroundOthers: Float64Array,
): number {
  const { kinds, some, others, found, layer } = pairs;
  const { plain, width, lower, upper } = kinds;
  const mask = (1 << width) - 1;
  const index = some.index[one]!;
  const low = some.low[one]!;
  const ways = some.ways[one]!;
  const orders = some.orders[one]!;
  let sum = 0;
  for (let stretch = 0; stretch < others.heads.length; stretch++) {
    const count = fitting(pairs, stretch, low);
    if (count === 0) continue;
    const above = (index + others.index[others.starts[stretch]!]!) >> width;
    const base = layer.base[above]!;
    const ordersAbove = upper.orders[above]!;
    for (let at = 0; at < count; at++) {
      const other = found[at]!;
      const below = (index + others.index[other]!) & mask;
      const splits = plain
        ? 1
        : (lower.orders[below]! * ordersAbove) / (orders * others.orders[other]!);
      const around = table[base + lower.rank[below]!]! * splits;
      sum += others.ways[other]! * around;
      aroundOthers[other]! += ways * around;
    }
  }
  return sum;
}

function partOf(pairs: Pairing, one: number, table: Float64Array): number {
  const { kinds, some, others, found, layer } = pairs;
  const { plain, width, lower, upper } = kinds;
  const mask = (1 << width) - 1;
  const index = some.index[one]!;
  const low = some.low[one]!;
  const orders = some.orders[one]!;
  let sum = 0;
  for (let stretch = 0; stretch < others.heads.length; stretch++) {
    const count = fitting(pairs, stretch, low);
    if (count === 0) continue;
    const above = (index + others.index[others.starts[stretch]!]!) >> width;
    const base = layer.base[above]!;
    const ordersAbove = upper.orders[above]!;
    for (let at = 0; at < count; at++) {
      const other = found[at]!;
      const below = (index + others.index[other]!) & mask;
      const splits = plain
        ? 1
        : (lower.orders[below]! * ordersAbove) / (orders * others.orders[other]!);
      sum += others.ways[other]! * table[base + lower.rank[below]!]! * splits;
    }
  }
  return sum;
}

/**
 * By kind, then by what two hold together: in how many ways they can, summed over
 * the cards of that kind which the first one has.
 */
export function sharesOf(kinds: Kinds, lists: Lists): Float64Array {
  const pairs = pairing(kinds, lists, lists[0].size + lists[1].size);
  const shares = new Float64Array(kinds.cards.length * pairs.layer.index.length);
  for (let one = 0; one < lists[0].index.length; one++) addShares(pairs, one, shares);
  return shares;
}

function addShares(pairs: Pairing, one: number, shares: Float64Array): void {
  const { kinds, some, others, found, layer } = pairs;
  const { width, lower, upper } = kinds;
  const mask = (1 << width) - 1;
  const index = some.index[one]!;
  const low = some.low[one]!;
  const tables = bitsOf(low).map(bit => kinds.kindOf[bit]! * layer.index.length);
  for (let stretch = 0; stretch < others.heads.length; stretch++) {
    const count = fitting(pairs, stretch, low);
    if (count === 0) continue;
    const above = (index + others.index[others.starts[stretch]!]!) >> width;
    for (let at = 0; at < count; at++) {
      const other = found[at]!;
      const below = (index + others.index[other]!) & mask;
      const place = layer.base[above]! + lower.rank[below]!;
      const orders = some.orders[one]! * others.orders[other]!;
      const splits = (lower.orders[below]! * upper.orders[above]!) / orders;
      const ways = some.ways[one]! * others.ways[other]! * splits;
      for (let card = 0; card < tables.length; card++) shares[tables[card]! + place]! += ways;
    }
  }
}

/** For each holding of three lists that make up the pack, in how many ways the others can. */
export type Meeting = readonly [Float64Array, Float64Array, Float64Array];

export function met(kinds: Kinds, lists: Lists, third: Holdings): Meeting {
  const [some, others] = lists;
  const pairs = pairing(kinds, lists, third.size);
  const rest = spread(pairs.layer, third, third.ways);
  const aroundSome = new Float64Array(some.index.length);
  const aroundOthers = new Float64Array(others.index.length);
  const aroundRest = new Float64Array(rest.length);
  const tables = { rest, aroundOthers, aroundRest, orders: ordersOf(kinds, kinds.full) };
  for (let one = 0; one < some.index.length; one++) aroundSome[one] = addMet(pairs, one, tables);
  return [aroundSome, aroundOthers, picked(pairs.layer, third, aroundRest)];
}

interface MetTables {
  readonly rest: Float64Array;
  readonly aroundOthers: Float64Array;
  readonly aroundRest: Float64Array;
  /** Of the whole pack. */
  readonly orders: number;
}

function addMet(pairs: Pairing, one: number, tables: MetTables): number {
  const { kinds, some, others, found, layer } = pairs;
  const { plain, width, lower, upper } = kinds;
  const { rest, aroundOthers, aroundRest } = tables;
  const mask = (1 << width) - 1;
  const left = kinds.full - some.index[one]!;
  const low = some.low[one]!;
  const ways = some.ways[one]!;
  let sum = 0;
  for (let stretch = 0; stretch < others.heads.length; stretch++) {
    const count = fitting(pairs, stretch, low);
    if (count === 0) continue;
    const above = (left - others.index[others.starts[stretch]!]!) >> width;
    const base = layer.base[above]!;
    const orders = tables.orders / (some.orders[one]! * upper.orders[above]!);
    for (let at = 0; at < count; at++) {
      const other = found[at]!;
      const below = (left - others.index[other]!) & mask;
      const place = base + lower.rank[below]!;
      if (rest[place] === 0) continue;
      const splits = plain ? 1 : orders / (others.orders[other]! * lower.orders[below]!);
      const waysRest = rest[place]! * splits;
      const waysOther = others.ways[other]! * splits;
      sum += waysOther * rest[place]!;
      aroundOthers[other]! += ways * waysRest;
      aroundRest[place]! += ways * waysOther;
    }
  }
  return sum;
}
