import type { Holdings } from './holdings.ts';
import { type Kinds, kindsOf } from './kinds.ts';
import { type Meeting, parted, partedFirst } from './pairs.ts';
import {
  bitsOf,
  type CardSet,
  envelopeOf,
  isAbsurd,
  type Puzzle,
  remaining,
  settled,
} from './puzzle.ts';
import { isWorthSharing, sharedOut } from './share.ts';
import { type Group, meet, type Pair, type Tree, treeOf } from './tree.ts';

/*
 * How deals are counted without dealing.
 *
 * The evidence speaks about one place at a time: this hand lacks these cards
 * and holds one of those, that solution is wrong. So there is a list of what
 * each place can hold by itself, and a deal is a choice from each list such
 * that the choices make up the pack. Many clauses make these lists short; few
 * clauses leave most cards alike, and lists of how many of each kind short too.
 *
 * Lists are joined by twos: what two places can hold together, and in how many
 * ways, forgets who of them holds what. When three groups are left, two of them
 * leave the third no choice. From there the way back gives every holding of
 * every place the number of deals around it, as in a forward and backward pass.
 *
 * All numbers are whole and below 18! / 3!^6 * 324 < 2^46, times at most 9 in a
 * sum over cards: nothing is rounded. Division occurs only in binomials.
 */

/** How many deals there are, in all and with a card at a place. */
export interface Counts {
  readonly deals: number;
  /** By place, then by card. */
  readonly at: readonly (readonly number[])[];
  readonly solutions: ReadonlyMap<CardSet, number>;
}

/** A puzzle that has been thought through as far as the three groups. */
export interface Work {
  /** With all that is certain. */
  readonly puzzle: Puzzle;
  readonly kinds: Kinds;
  readonly tree: Tree;
  readonly around: Meeting;
}

export function workOn(given: Puzzle): Work | undefined {
  const puzzle = settled(given);
  if (isAbsurd(puzzle)) return undefined;
  const open = remaining(puzzle);
  const kinds = kindsOf(open);
  const places = open.sizes.reduce((sum, size) => sum + size, 0);
  if (places !== kinds.kindOf.length) return undefined;
  const tree = treeOf(kinds, open);
  return { puzzle, kinds, tree, around: meet(kinds, tree) };
}

export function count(given: Puzzle, cards: number): Counts {
  const work = workOn(given);
  const at = given.sizes.map(() => Array.from({ length: cards }, () => 0));
  if (work === undefined) return { deals: 0, at, solutions: new Map() };
  const { puzzle, kinds, tree, around } = work;
  const envelope = envelopeOf(puzzle);
  const places = tree.flatMap((group, number) => {
    const near = around[number]!;
    return tallies(kinds, group, { near, held: heldIn(kinds, group, near), envelope });
  });
  const inside = solutionsOf(
    kinds,
    places.find(({ place }) => place === envelope)!,
  );
  const found = puzzle.has[envelope]!;
  const solutions = new Map([...inside].map(([set, deals]) => [set | found, deals]));
  const deals = [...solutions.values()].reduce((sum, each) => sum + each, 0);
  for (const [place, known] of puzzle.has.entries())
    for (const card of bitsOf(known)) at[place]![card] = deals;
  for (const { place, held } of places)
    for (const [kind, members] of kinds.cards.entries())
      for (const card of members) at[place]![card] = held[kind]! / members.length;
  return { deals, at, solutions };
}

/** One place, counted. */
interface Tally {
  readonly place: number;
  readonly holdings: Holdings;
  /** By kind: in how many deals it holds a card, summed over the cards. */
  readonly held: Float64Array;
  /** By holding: how many ways the rest of the deal has. Not for every seat. */
  readonly near: Float64Array;
}

interface Whole extends Pick<Tally, 'held' | 'near'> {
  readonly envelope: number;
}

/** From a group to its places. */
function tallies(kinds: Kinds, group: Group, { held, near, envelope }: Whole): readonly Tally[] {
  const { holdings, places } = group;
  if (!('parts' in group)) return places.map(place => ({ place, holdings, held, near }));
  const [one, two] = group.parts;
  const isSeat = (part: Group): boolean => !('parts' in part) && part.places[0] !== envelope;
  const { nearOne, nearTwo, heldOne } =
    isSeat(one) && isSeat(two) && isWorthSharing(group)
      ? { nearOne: NONE, nearTwo: NONE, heldOne: sharedOut(kinds, group, near) }
      : partsOf(kinds, group, { near, isSeat: isSeat(two) });
  // What the one does not hold of what they hold together, the other does.
  const heldTwo = held.map((deals, kind) => deals - heldOne[kind]!);
  return [
    ...tallies(kinds, one, { near: nearOne, held: heldOne, envelope }),
    ...tallies(kinds, two, { near: nearTwo, held: heldTwo, envelope }),
  ];
}

/** A seat's cards are all that is asked for: by how much the rest varies does not matter any more. */
const NONE = new Float64Array(0);

interface Parts {
  readonly nearOne: Float64Array;
  readonly nearTwo: Float64Array;
  readonly heldOne: Float64Array;
}

function partsOf(
  kinds: Kinds,
  { parts: [one, two], holdings }: Pair,
  { near, isSeat }: { readonly near: Float64Array; readonly isSeat: boolean },
): Parts {
  const lists = [one.holdings, two.holdings] as const;
  const whole = { whole: holdings, around: near };
  const [nearOne, nearTwo] = isSeat
    ? [partedFirst(kinds, lists, whole), NONE]
    : parted(kinds, lists, whole);
  return { nearOne, nearTwo, heldOne: heldIn(kinds, one, nearOne) };
}

function heldIn({ cards, kindOf }: Kinds, { holdings }: Group, near: Float64Array): Float64Array {
  const { low, ways } = holdings;
  const held = new Float64Array(cards.length);
  for (let entry = 0; entry < low.length; entry++) {
    const deals = ways[entry]! * near[entry]!;
    if (deals === 0) continue;
    for (let rest = low[entry]!; rest !== 0; rest &= rest - 1)
      held[kindOf[31 - Math.clz32(rest & -rest)]!]! += deals;
  }
  return held;
}

/** Every card of a kind is held in equally many deals. */
function solutionsOf(
  { cards, kindOf }: Kinds,
  { holdings, near }: Tally,
): ReadonlyMap<CardSet, number> {
  const solutions = new Map<CardSet, number>();
  for (const [entry, around] of near.entries()) {
    if (around === 0) continue;
    const named = bitsOf(holdings.low[entry]!).map(bit => cards[kindOf[bit]!]!);
    const sets = named.reduce<readonly CardSet[]>(
      (some, kind) => some.flatMap(set => kind.map(card => set | (1 << card))),
      [0],
    );
    for (const set of sets) solutions.set(set, (holdings.ways[entry]! * around) / sets.length);
  }
  return solutions;
}
