import { type Random, shuffle } from '@stammtisch/kernel';

import { type Card, CARDS, type Guess } from '../state.ts';
import { type Work, workOn } from './count.ts';
import type { Evidence } from './evidence.ts';
import { spread } from './holdings.ts';
import { type Kinds, layerOf, lowOf, ordersOf, placeIn } from './kinds.ts';
import { bitsOf, puzzleOf } from './puzzle.ts';
import type { Group } from './tree.ts';
import { guessOf } from './weigh.ts';

export interface Deal {
  readonly solution: Guess;
  readonly hands: readonly (readonly Card[])[];
}

/** Draws from all deals that fit, every one equally likely. Worth keeping for more than one. */
export function dealer(evidence: Evidence): (random: Random) => Deal {
  const work = workOn(puzzleOf(evidence));
  if (work === undefined) throw new Error('no deal fits the evidence');
  return random => drawn(work, random);
}

export const dealFrom = (evidence: Evidence, random: Random): Deal => dealer(evidence)(random);

/** First who holds how many of each kind, then which ones. */
function drawn(work: Work, random: Random): Deal {
  const { puzzle, kinds } = work;
  const held = puzzle.has.map(known => bitsOf(known).map(card => CARDS[card]!));
  const packs = kinds.cards.map(cards => shuffle(cards, random));
  for (const { place, index } of holders(work, random))
    for (const bit of bitsOf(lowOf(kinds, index)))
      held[place] = [...held[place]!, CARDS[packs[kinds.kindOf[bit]!]!.pop()!]!];
  return { solution: guessOf(held.at(-1)!), hands: held.slice(0, -1) };
}

interface Holder {
  readonly place: number;
  readonly index: number;
}

function holders({ kinds, tree, around }: Work, random: Random): readonly Holder[] {
  const [one, two, three] = tree;
  const mine = one.holdings.ways.map((ways, at) => ways * around[0][at]!);
  const first = one.holdings.index[weighted(mine, random)]!;
  const left = kinds.full - first;
  const second = drawnPart(kinds, [two, three], { index: left, random });
  return [
    ...within(kinds, one, { index: first, random }),
    ...within(kinds, two, { index: second, random }),
    ...within(kinds, three, { index: left - second, random }),
  ];
}

interface Draw {
  readonly index: number;
  readonly random: Random;
}

/** Who of a group holds what, if together they hold `index`. */
function within(kinds: Kinds, group: Group, { index, random }: Draw): readonly Holder[] {
  if (!('parts' in group)) return group.places.map(place => ({ place, index }));
  const [one, two] = group.parts;
  const mine = drawnPart(kinds, group.parts, { index, random });
  return [
    ...within(kinds, one, { index: mine, random }),
    ...within(kinds, two, { index: index - mine, random }),
  ];
}

/** What the first of two holds, if together they hold `index`. */
function drawnPart(
  kinds: Kinds,
  [{ holdings: some }, { holdings: others }]: readonly [Group, Group],
  { index, random }: Draw,
): number {
  const layer = layerOf(kinds, others.size);
  const table = spread(layer, others, others.ways);
  const absent = ~lowOf(kinds, index);
  const weights = some.ways.map((ways, at) => {
    if ((some.low[at]! & absent) !== 0) return 0;
    const other = index - some.index[at]!;
    const splits = ordersOf(kinds, index) / (some.orders[at]! * ordersOf(kinds, other));
    return ways * table[placeIn(kinds, layer, other)]! * splits;
  });
  return some.index[weighted(weights, random)]!;
}

/** Which one is drawn, if each is as likely as its weight, a whole number, says. */
function weighted(weights: Float64Array, random: Random): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) throw new Error('no deal fits the evidence');
  let ticket = below(sum, random);
  return weights.findIndex(weight => {
    ticket -= weight;
    return ticket < 0;
  });
}

const WORD = 2 ** 32;

/** As `random.below`, for numbers too large for it. */
function below(bound: number, random: Random): number {
  if (bound <= WORD) return random.below(bound);
  for (;;) {
    const ticket = random.below(Math.ceil(bound / WORD)) * WORD + random.below(WORD);
    if (ticket < bound) return ticket;
  }
}
