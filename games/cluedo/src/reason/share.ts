import { type Kinds, layerOf, lowOf, placeIn } from './kinds.ts';
import { sharesOf } from './pairs.ts';
import { sizeOf } from './puzzle.ts';
import { coarseHalves } from './refine.ts';
import type { Pair } from './tree.ts';

/** Whether few enough cards differ for these two that it pays to share out by their own kinds. */
export function isWorthSharing({ parts, own }: Pair): boolean {
  const [one, two] = parts.map(({ holdings }) => holdings.index.length);
  const [ownOne, ownTwo] = own.lists;
  const work = ownOne.index.length * ownTwo.index.length * (2 + ownOne.size);
  return work < one! * two!;
}

/**
 * By kind: in how many deals the first of two seats has a card, summed over the
 * cards of that kind. Who of them has which depends only on what they can tell
 * apart themselves, so it is worked out by their own kinds, card by card, and
 * then looked up for everything that the two can hold together.
 */
export function sharedOut(kinds: Kinds, { holdings, own }: Pair, near: Float64Array): Float64Array {
  const coarse = own.kinds;
  const layer = layerOf(coarse, holdings.size);
  const shares = sharesOf(coarse, own.lists);
  const [below, above] = coarseHalves(coarse, kinds);
  const masks = masksOf(coarse);
  const kindOfCard = new Map(
    coarse.cards.flatMap((cards, kind) => cards.map(card => [card, kind])),
  );
  const coarseKinds = kinds.kindOf.map(kind => kindOfCard.get(kinds.cards[kind]![0]!)!);
  const held = new Float64Array(kinds.cards.length);
  for (let entry = 0; entry < near.length; entry++) {
    if (near[entry] === 0) continue;
    const index = holdings.index[entry]!;
    const whole = below[index & ((1 << kinds.width) - 1)]! + above[index >> kinds.width]!;
    const place = placeIn(coarse, layer, whole);
    const bits = lowOf(coarse, whole);
    for (let rest = holdings.low[entry]!; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const kind = coarseKinds[bit]!;
      // For one card of the kind as for any other.
      const share = shares[kind * layer.index.length + place]! / sizeOf(bits & masks[kind]!);
      held[kinds.kindOf[bit]!]! += near[entry]! * share;
    }
  }
  return held;
}

/** By kind: its bits. */
const masksOf = ({ cards, kindOf }: Kinds): readonly number[] =>
  cards.map((_, kind) =>
    kindOf.reduce((mask, each, bit) => (each === kind ? mask | (1 << bit) : mask), 0),
  );
