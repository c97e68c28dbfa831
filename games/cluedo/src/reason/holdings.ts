import { bitsFor, highOf, type Kinds, type Layer, layerOf, lowOf, ordersOf } from './kinds.ts';
import { envelopeOf, type Puzzle, sizeOf } from './puzzle.ts';

/** All that a place, or several together, can hold; in the order of the index. */
export interface Holdings {
  /** How many cards in all. */
  readonly size: number;
  readonly index: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly orders: Float64Array;
  /** In how many ways these very cards can lie there. */
  readonly ways: Float64Array;
  /** Where the stretches with the same upper half begin, and the end. */
  readonly starts: Int32Array;
  /** By stretch: `high` of the upper half. What does not fit with that fits with none of them. */
  readonly heads: Int32Array;
}

/** What one place can hold by the evidence about this place alone. */
export function holdingsOf(kinds: Kinds, puzzle: Puzzle, place: number): Holdings {
  const size = puzzle.sizes[place]!;
  const fits =
    place === envelopeOf(puzzle) ? envelopeRule(kinds, puzzle) : handRule(kinds, puzzle, place);
  const index = layerOf(kinds, size).index.filter(at => fits(lowOf(kinds, at)));
  return listed(kinds, { size, index, ways: new Float64Array(index.length).fill(1) });
}

type Rule = (bits: number) => boolean;

function handRule(kinds: Kinds, { may, clauses }: Puzzle, place: number): Rule {
  const never = ~bitsFor(kinds, may[place]!);
  const named = clauses
    .filter(clause => clause.place === place)
    .map(({ cards }) => bitsFor(kinds, cards));
  return bits => (bits & never) === 0 && named.every(clause => (bits & clause) !== 0);
}

function envelopeRule(kinds: Kinds, { may, sorts, excluded }: Puzzle): Rule {
  const never = ~bitsFor(kinds, may.at(-1)!);
  const sortBits = sorts.map(sort => bitsFor(kinds, sort));
  const wrong = excluded.map(cards => bitsFor(kinds, cards));
  return bits =>
    (bits & never) === 0 &&
    sortBits.every(sort => sizeOf(bits & sort) === 1) &&
    wrong.every(cards => (bits & cards) !== cards);
}

/** What nobody holds: there is one way to hold it. */
export const nothing = (kinds: Kinds): Holdings =>
  listed(kinds, { size: 0, index: Int32Array.of(0), ways: Float64Array.of(1) });

export function listed(
  kinds: Kinds,
  { size, index, ways }: Pick<Holdings, 'size' | 'index' | 'ways'>,
): Holdings {
  const { width, upper } = kinds;
  const starts: number[] = [];
  for (let at = 0; at < index.length; at++)
    if (at === 0 || index[at]! >> width !== index[at - 1]! >> width) starts.push(at);
  return {
    size,
    index,
    low: index.map(at => lowOf(kinds, at)),
    high: index.map(at => highOf(kinds, at)),
    orders: new Float64Array(index.length).map((_, at) => ordersOf(kinds, index[at]!)),
    ways,
    starts: Int32Array.of(...starts, index.length),
    heads: Int32Array.from(starts, at => upper.high[index[at]! >> width]!),
  };
}

/** A list as a table: in each place of the layer what belongs to that holding. */
export function spread(layer: Layer, { index }: Holdings, values: Float64Array): Float64Array {
  const table = new Float64Array(layer.index.length);
  for (let at = 0, place = 0; at < index.length; at++) {
    while (layer.index[place] !== index[at]) place++;
    table[place] = values[at]!;
  }
  return table;
}

/** The other way round. */
export function picked(layer: Layer, { index }: Holdings, table: Float64Array): Float64Array {
  const values = new Float64Array(index.length);
  for (let at = 0, place = 0; at < index.length; at++) {
    while (layer.index[place] !== index[at]) place++;
    values[at] = table[place]!;
  }
  return values;
}

/** What can be held in any way at all. */
export function possible(layer: Layer, table: Float64Array): Pick<Holdings, 'index' | 'ways'> {
  const index = new Int32Array(table.length);
  const ways = new Float64Array(table.length);
  let length = 0;
  for (let at = 0; at < table.length; at++) {
    if (table[at] === 0) continue;
    index[length] = layer.index[at]!;
    ways[length++] = table[at]!;
  }
  return { index: index.slice(0, length), ways: ways.slice(0, length) };
}
