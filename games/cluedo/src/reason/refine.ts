import { type Holdings, listed, possible, spread } from './holdings.ts';
import { type Kinds, layerOf, placeIn } from './kinds.ts';
import type { Puzzle } from './puzzle.ts';

/** The puzzle as far as it speaks about some of the places: more cards are alike in it. */
export function about(puzzle: Puzzle, places: readonly number[]): Puzzle {
  const { sorts, may, clauses, excluded, sizes } = puzzle;
  const all = may.reduce((set, cards) => set | cards, 0);
  const isMeant = (place: number): boolean => places.includes(place);
  const withEnvelope = isMeant(sizes.length - 1);
  return {
    ...puzzle,
    sorts: withEnvelope ? sorts : [],
    may: may.map((cards, place) => (isMeant(place) ? cards : all)),
    clauses: clauses.filter(({ place }) => isMeant(place)),
    excluded: withEnvelope ? excluded : [],
  };
}

/** The same holdings by finer kinds: the number of ways does not depend on what is told apart now. */
export function refined(holdings: Holdings, coarse: Kinds, fine: Kinds): Holdings {
  if (coarse.cards.length === fine.cards.length) return holdings;
  const { size } = holdings;
  const coarseLayer = layerOf(coarse, size);
  const coarseTable = spread(coarseLayer, holdings, holdings.ways);
  const [below, above] = coarseHalves(coarse, fine);
  const layer = layerOf(fine, size);
  const table = new Float64Array(layer.index.length);
  const mask = (1 << fine.width) - 1;
  for (let at = 0; at < table.length; at++) {
    const index = layer.index[at]!;
    const place = placeIn(coarse, coarseLayer, below[index & mask]! + above[index >> fine.width]!);
    table[at] = coarseTable[place]!;
  }
  return listed(fine, { size, ...possible(layer, table) });
}

/** By half of a fine index: what it adds to the coarse one. */
export function coarseHalves(coarse: Kinds, fine: Kinds): readonly [Int32Array, Int32Array] {
  const units = unitsOf(coarse);
  const unitOfCard = new Map(
    coarse.cards.flatMap((cards, kind) => cards.map(card => [card, units[kind]!])),
  );
  const steps = fine.kindOf.map(kind => unitOfCard.get(fine.cards[kind]![0]!)!);
  const sum = (bits: number): number =>
    steps.reduce((total, step, bit) => total + ((bits >> bit) & 1) * step, 0);
  return [fine.lower.low.map(sum), fine.upper.low.map(sum)];
}

/** By kind: the index of one card of it. */
function unitsOf({ lower, upper, width, kindOf, cards }: Kinds): readonly number[] {
  const units: number[] = cards.map(() => 0);
  const kindIn = (bits: number): number => kindOf[31 - Math.clz32(bits)]!;
  for (const index of lower.withCount[1] ?? []) units[kindIn(lower.low[index]!)] = index;
  for (const index of upper.withCount[1] ?? []) units[kindIn(upper.low[index]!)] = index << width;
  return units;
}
