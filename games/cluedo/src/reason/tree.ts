import { type Holdings, holdingsOf, nothing } from './holdings.ts';
import { type Kinds, kindsOf, layerLength } from './kinds.ts';
import { joined, type Meeting, met } from './pairs.ts';
import type { Puzzle } from './puzzle.ts';
import { about, refined } from './refine.ts';

/** One place, or two groups of places that are counted as one. */
export type Group = Leaf | Pair;

interface Leaf {
  readonly holdings: Holdings;
  /** One, or none for a group of nobody. */
  readonly places: readonly number[];
}

export interface Pair {
  readonly holdings: Holdings;
  readonly places: readonly number[];
  readonly parts: readonly [Group, Group];
  /** The same by the kinds that matter to these places: what was worked out first. */
  readonly own: Own;
}

interface Own {
  readonly kinds: Kinds;
  readonly holdings: Holdings;
  /** Of the parts. */
  readonly lists: readonly [Holdings, Holdings];
}

/**
 * All places in three groups. For any holdings of the first two the third has
 * the rest of the pack, so the deals are counted by going through pairs.
 */
export type Tree = readonly [Group, Group, Group];

export function treeOf(kinds: Kinds, puzzle: Puzzle): Tree {
  const leaves = puzzle.sizes.map((_, place): Leaf => ({
    holdings: holdingsOf(kinds, puzzle, place),
    places: [place],
  }));
  const [first = [], second = [], third = []] = cheapest(leaves, layersOf(kinds));
  const [one, two, last] = [first, second, third]
    .map(members => grouped(kinds, puzzle, members))
    .toSorted(byLength);
  return [one!, two!, last!];
}

const byLength = (some: Group, other: Group): number =>
  some.holdings.index.length - other.holdings.index.length;

function grouped(kinds: Kinds, puzzle: Puzzle, members: readonly Group[]): Group {
  const [first, second, ...rest] = members.toSorted(byLength);
  if (first === undefined) return { holdings: nothing(kinds), places: [] };
  if (second === undefined) return first;
  return grouped(kinds, puzzle, [paired(kinds, puzzle, [first, second]), ...rest]);
}

/** Few cards differ for two places alone, so they are joined before the others are looked at. */
function paired(kinds: Kinds, puzzle: Puzzle, parts: readonly [Group, Group]): Pair {
  const places = parts.flatMap(part => part.places);
  const own = kindsOf(about(puzzle, places));
  const [one, two] = parts;
  const lists = [within(own, puzzle, one), within(own, puzzle, two)] as const;
  const together = joined(own, lists);
  const holdings = refined(together, own, kinds);
  return { holdings, places, parts, own: { kinds: own, holdings: together, lists } };
}

function within(kinds: Kinds, puzzle: Puzzle, group: Group): Holdings {
  return 'own' in group
    ? refined(group.own.holdings, group.own.kinds, kinds)
    : holdingsOf(kinds, puzzle, group.places[0]!);
}

/** By number of cards: how many holdings there are at most. */
const layersOf = (kinds: Kinds): readonly number[] =>
  Array.from({ length: kinds.kindOf.length + 1 }, (_, size) => layerLength(kinds, size));

type Split = readonly (readonly Leaf[])[];

/** The split into three with the least work, by what can be told beforehand. */
function cheapest(leaves: readonly Leaf[], layers: readonly number[]): Split {
  let best: Split = [leaves];
  let least = Infinity;
  for (let code = 0; code < 3 ** (leaves.length - 1); code++) {
    const split = splitBy(code, leaves);
    const cost = costOf(split, layers);
    if (cost < least) [best, least] = [split, cost];
  }
  return best;
}

/** The digits of the code with base three say who belongs to which group. */
function splitBy(code: number, leaves: readonly Leaf[]): Split {
  const groups: [Leaf[], Leaf[], Leaf[]] = [[], [], []];
  let rest = code;
  for (const leaf of leaves) {
    groups[rest % 3]!.push(leaf);
    rest = Math.floor(rest / 3);
  }
  return groups;
}

interface Estimate {
  readonly size: number;
  readonly length: number;
  readonly cost: number;
}

function costOf(split: Split, layers: readonly number[]): number {
  const [one, two, three] = split
    .map(members => estimate(members, layers))
    .toSorted((a, b) => a.length - b.length);
  // Here three tables are written to instead of one.
  const meeting = 1.5 * pairs(one!, two!, layers);
  return one!.cost + two!.cost + three!.cost + meeting;
}

function estimate(members: readonly Leaf[], layers: readonly number[]): Estimate {
  let open: readonly Estimate[] = members.map(({ holdings: { size, index } }) => ({
    size,
    length: index.length,
    cost: 0,
  }));
  for (;;) {
    const [first, second, ...rest] = open.toSorted((a, b) => a.length - b.length);
    if (first === undefined) return { size: 0, length: 1, cost: 0 };
    if (second === undefined) return first;
    open = [together(first, second, layers), ...rest];
  }
}

function together(some: Estimate, other: Estimate, layers: readonly number[]): Estimate {
  const size = some.size + other.size;
  const length = Math.min(some.length * other.length, layers[size] ?? 0);
  // On the way there most cards are alike, so that only the way back counts.
  return { size, length, cost: some.cost + other.cost + pairs(some, other, layers) + 5 * length };
}

/** The pairs to look at, of which those that fit cost more. */
function pairs(some: Estimate, other: Estimate, layers: readonly number[]): number {
  const cards = layers.length - 1;
  const fit = chances(cards - some.size, other.size) / chances(cards, other.size);
  return some.length * other.length * (0.25 + 3 * fit);
}

/** Falling product, for a ratio of binomials. */
function chances(cards: number, drawn: number): number {
  let product = 1;
  for (let at = 0; at < drawn; at++) product *= Math.max(0, cards - at);
  return product;
}

export const meet = (kinds: Kinds, [one, two, three]: Tree): Meeting =>
  met(kinds, [one.holdings, two.holdings], three.holdings);
