import { type Card, PACK, placeOf, rankOf, sorted, suitOf } from './card.ts';

/** Lowest first; among five cards this is the order of rule 2.10. */
export const KINDS = [
  'single',
  'pair',
  'triple',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
] as const;

export type Kind = (typeof KINDS)[number];

export interface Combination {
  readonly kind: Kind;
  /** Lowest first. */
  readonly cards: readonly Card[];
  /** Comparable between combinations of as many cards. */
  readonly strength: number;
}

/** Rule 2.10. */
export const beats = (combination: Combination, other: Combination): boolean =>
  combination.cards.length === other.cards.length && combination.strength > other.strength;

/** What these cards are together, or undefined if they are nothing (rule 2.9). */
export function combinationOf(cards: readonly Card[]): Combination | undefined {
  const inOrder = sorted(cards);
  switch (inOrder.length) {
    case 1:
      return { kind: 'single', cards: inOrder, strength: placeOf(inOrder[0]!) };
    case 2:
    case 3:
      return ofOneRank(inOrder);
    case 5:
      return hasDoubles(inOrder) ? undefined : ofFive(inOrder);
    default:
      return undefined;
  }
}

/** Rules 2.2 and 2.3. */
function ofOneRank(cards: readonly Card[]): Combination | undefined {
  const rank = rankOf(cards[0]!);
  if (hasDoubles(cards) || cards.some(card => rankOf(card) !== rank)) return undefined;
  return cards.length === 2
    ? { kind: 'pair', cards, strength: placeOf(cards[1]!) }
    : { kind: 'triple', cards, strength: rank };
}

/** Rules 2.4 to 2.8. */
function ofFive(cards: readonly Card[]): Combination | undefined {
  const row = rowOf(cards);
  const oneSuit = isOneSuit(cards);
  if (row !== undefined) {
    const strength = row * 4 + suitOf(lastInRow(cards, row));
    return five(oneSuit ? 'straight flush' : 'straight', cards, strength);
  }
  if (oneSuit) return five('flush', cards, suitOf(cards[4]!) * 13 + rankOf(cards[4]!));

  // Sorted by rank, the middle card belongs to every triple and to every four.
  const middle = rankOf(cards[2]!);
  const alike = cards.filter(card => rankOf(card) === middle).length;
  if (alike === 4) return five('four of a kind', cards, middle);
  const rest = cards.filter(card => rankOf(card) !== middle);
  if (alike === 3 && rankOf(rest[0]!) === rankOf(rest[1]!))
    return five('full house', cards, middle);
  return undefined;
}

/** More than any strength within one kind. */
export const KIND_STEP = 100;

const five = (kind: Kind, cards: readonly Card[], strength: number): Combination => ({
  kind,
  cards,
  strength: KINDS.indexOf(kind) * KIND_STEP + strength,
});

const isOneSuit = (cards: readonly Card[]): boolean =>
  cards.every(card => suitOf(card) === suitOf(cards[0]!));

const hasDoubles = (cards: readonly Card[]): boolean =>
  cards.some((card, at) => card === cards[at + 1]);

/** The ten rows of rule 2.4, lowest first, each as its ranks: A2345 is 11, 12, 0, 1, 2. */
export const ROWS: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, row) =>
  Array.from({ length: 5 }, (_, step) => (11 + row + step) % 13),
);

const rankBits = (ranks: readonly number[]): number =>
  ranks.reduce((bits, rank) => bits | (1 << rank), 0);

const ROW_OF_BITS: ReadonlyMap<number, number> = new Map(
  ROWS.map((ranks, row) => [rankBits(ranks), row]),
);

const rowOf = (cards: readonly Card[]): number | undefined =>
  ROW_OF_BITS.get(rankBits(cards.map(rankOf)));

const lastInRow = (cards: readonly Card[], row: number): Card =>
  cards.find(card => rankOf(card) === ROWS[row]![4])!;

export const SIZES: readonly number[] = [1, 2, 3, 5];

/** All combinations of `size` cards that can be made from a sorted hand. */
export function combinationsOf(hand: readonly Card[], size: number): readonly Combination[] {
  switch (size) {
    case 1:
      return hand.map(card => ({ kind: 'single', cards: [card], strength: placeOf(card) }));
    case 2:
    case 3:
      return byRank(hand).flatMap(cards => choose(cards, size).map(set => ofOneRank(set)!));
    case 5:
      return fivesOf(hand);
    default:
      return [];
  }
}

function fivesOf(hand: readonly Card[]): readonly Combination[] {
  const ranks = byRank(hand);
  return [...rowsOf(ranks), ...suitsOf(hand), ...fullHousesOf(ranks), ...foursOf(ranks, hand)];
}

/** Rows of mixed suits; those of one suit are found among the suits. */
function rowsOf(ranks: ByRank): readonly Combination[] {
  return ROWS.flatMap((row, at) => {
    if (row.some(rank => ranks[rank]!.length === 0)) return [];
    const sets = row
      .toSorted((a, b) => a - b)
      .reduce<Card[][]>(
        (sets, rank) => sets.flatMap(set => ranks[rank]!.map(card => [...set, card])),
        [[]],
      );
    return sets
      .filter(set => !isOneSuit(set))
      .map(set => five('straight', set, at * 4 + suitOf(lastInRow(set, at))));
  });
}

function suitsOf(hand: readonly Card[]): readonly Combination[] {
  const bySuit: Card[][] = [[], [], [], []];
  for (const card of hand) bySuit[suitOf(card)]!.push(card);
  return bySuit.flatMap(cards => choose(cards, 5).map(set => ofFive(set)!));
}

function fullHousesOf(ranks: ByRank): readonly Combination[] {
  const triples = ranks.flatMap(cards => choose(cards, 3));
  if (triples.length === 0) return [];
  const pairs = ranks.flatMap(cards => choose(cards, 2));
  return triples.flatMap(triple => {
    const rank = rankOf(triple[0]!);
    return pairs
      .filter(pair => rankOf(pair[0]!) !== rank)
      .map(pair => five('full house', inOrder(triple, pair), rank));
  });
}

const foursOf = (ranks: ByRank, hand: readonly Card[]): readonly Combination[] =>
  ranks
    .filter(cards => cards.length === 4)
    .flatMap(four => {
      const rank = rankOf(four[0]!);
      return hand
        .filter(card => rankOf(card) !== rank)
        .map(card => five('four of a kind', inOrder(four, [card]), rank));
    });

/** Cards of two ranks, the lower rank first. */
const inOrder = (one: readonly Card[], other: readonly Card[]): readonly Card[] =>
  placeOf(one[0]!) < placeOf(other[0]!) ? [...one, ...other] : [...other, ...one];

type ByRank = readonly (readonly Card[])[];

function byRank(hand: readonly Card[]): ByRank {
  const ranks: Card[][] = Array.from({ length: PACK.length / 4 }, () => []);
  for (const card of hand) ranks[rankOf(card)]!.push(card);
  return ranks;
}

/** Every way to take `count` of these cards. */
function choose(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count > cards.length) return [];
  if (count === 0) return [[]];
  const [first, ...rest] = cards;
  const without = choose(rest, count);
  const having = choose(rest, count - 1).map(set => [first!, ...set]);
  return [...having, ...without];
}
