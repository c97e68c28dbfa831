import { PACK, rankOf } from '../card.ts';
import { type Combination, combinationOf, KIND_STEP, ROWS } from '../combination.ts';
import { type CardSet, bitsIn, NO_CARDS, ranksBySuit, setOf, suitsOf } from './card-set.ts';

/**
 * Every combination of the pack has a number, by which its cards and its strength are looked up.
 * What a number means is asked of the rules once; how it is found, from a hand in bits, is here.
 */
export type PlayId = number;

/** For a pass, and for a heap with nothing to beat. */
export const NOTHING: PlayId = -1;

const PAIRS = 52;
const TRIPLES = PAIRS + 13 * 6;
const STRAIGHTS = TRIPLES + 13 * 4;
const FLUSHES = STRAIGHTS + 10 * 4 ** 5;
const FULL_HOUSES = FLUSHES + 4 * 1287;
const FOURS = FULL_HOUSES + 13 * 12 * 4 * 6;
const ALL = FOURS + 13 * 52;

/** Which suits make the pairs and triples of a rank, as bits. */
const PAIR_SUITS = [3, 5, 9, 6, 10, 12];
const TRIPLE_SUITS = [7, 11, 13, 14];

const within = (sets: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 16 }, (_, suits) =>
    [...sets.keys()].filter(at => (sets[at]! & ~suits) === 0),
  );

/** For the suits there are, which pairs, triples and single suits they hold. */
const PAIRS_IN = within(PAIR_SUITS);
const TRIPLES_IN = within(TRIPLE_SUITS);
const SUITS_IN = within([1, 2, 4, 8]);

/** The number of five ranks of one suit among all such fives, or -1 for other counts of ranks. */
const FIVE_RANKS: Int16Array = (() => {
  let count = 0;
  return Int16Array.from({ length: 1 << 13 }, (_, ranks) => (bitsIn(ranks) === 5 ? count++ : -1));
})();

const ROW_RANKS: ReadonlySet<number> = new Set(
  ROWS.map(ranks => ranks.reduce((bits, rank) => bits | (1 << rank), 0)),
);

/** What the rules say of every play, by its number. */
interface Plays {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly strength: Int16Array;
  readonly size: Uint8Array;
}

const make = (): Plays => {
  const plays: Plays = {
    low: new Int32Array(ALL),
    high: new Int32Array(ALL),
    strength: new Int16Array(ALL),
    size: new Uint8Array(ALL),
  };
  for (const [id, places] of allPlaces()) {
    const cards = places.map(place => PACK[place]!);
    const { strength } = combinationOf(cards)!;
    const { low, high } = setOf(cards);
    plays.low[id] = low;
    plays.high[id] = high;
    plays.strength[id] = strength;
    plays.size[id] = cards.length;
  }
  return plays;
};

let made: Plays | undefined;
const all = (): Plays => (made ??= make());

export const cardsOf = (id: PlayId): CardSet =>
  id === NOTHING ? NO_CARDS : { low: all().low[id]!, high: all().high[id]! };

/** Comparable between plays of as many cards. */
export const strengthOf = (id: PlayId): number => (id === NOTHING ? -1 : all().strength[id]!);

/** How many cards; none for nothing. */
export const lengthOf = (id: PlayId): number => (id === NOTHING ? 0 : all().size[id]!);

export const isFive = (id: PlayId): boolean => id >= STRAIGHTS;

/** The kind of a play of five cards: 0 for a straight up to 4 for a straight flush. */
export const fiveKindOf = (id: PlayId): number => Math.floor(strengthOf(id) / KIND_STEP) - 3;

/** The number of a combination. */
export function playOf({ cards }: Combination): PlayId {
  const set = setOf(cards);
  const found = playsIn(set, NOTHING).find(id => lengthOf(id) === cards.length);
  if (found === undefined) throw new Error(`no play of ${cards.join(' ')}`);
  return found;
}

/** What can be laid on `top` out of these cards: everything, if there is nothing to beat. */
export function playsIn(set: CardSet, top: PlayId, found: PlayId[] = []): PlayId[] {
  const size = lengthOf(top);
  const first = found.length;
  if (size === 0 || size === 1) addSingles(set, found);
  if (size === 0 || size === 2) addPairs(set, found);
  if (size === 0 || size === 3) addTriples(set, found);
  if (size === 0 || size === 5) addFives(set, found);
  return size === 0 ? found : stronger(found, first, strengthOf(top));
}

function stronger(found: PlayId[], first: number, least: number): PlayId[] {
  const { strength } = all();
  let kept = first;
  for (let at = first; at < found.length; at++)
    if (strength[found[at]!]! > least) found[kept++] = found[at]!;
  found.length = kept;
  return found;
}

function addSingles(set: CardSet, found: PlayId[]): void {
  for (let rank = 0; rank < 13; rank++)
    for (const suit of SUITS_IN[suitsOf(set, rank)]!) found.push(rank * 4 + suit);
}

function addPairs(set: CardSet, found: PlayId[]): void {
  for (let rank = 0; rank < 13; rank++)
    for (const pair of PAIRS_IN[suitsOf(set, rank)]!) found.push(PAIRS + rank * 6 + pair);
}

function addTriples(set: CardSet, found: PlayId[]): void {
  for (let rank = 0; rank < 13; rank++)
    for (const triple of TRIPLES_IN[suitsOf(set, rank)]!) found.push(TRIPLES + rank * 4 + triple);
}

function addFives(set: CardSet, found: PlayId[]): void {
  addStraights(set, found);
  addFlushes(set, found);
  addFullHouses(set, found);
  addFours(set, found);
}

/** Those of one suit, too. */
function addStraights(set: CardSet, found: PlayId[]): void {
  for (const [row, ranks] of ROWS.entries()) {
    let digits = [row];
    for (const rank of ranks) {
      const suits = SUITS_IN[suitsOf(set, rank)]!;
      digits = digits.flatMap(digit => suits.map(suit => digit * 4 + suit));
      if (digits.length === 0) break;
    }
    for (const digit of digits) found.push(STRAIGHTS + digit);
  }
}

function addFlushes(set: CardSet, found: PlayId[]): void {
  for (const [suit, ranks] of ranksBySuit(set).entries()) {
    if (bitsIn(ranks) < 5) continue;
    for (let some = ranks; some !== 0; some = (some - 1) & ranks)
      if (FIVE_RANKS[some]! >= 0 && !ROW_RANKS.has(some))
        found.push(FLUSHES + suit * 1287 + FIVE_RANKS[some]!);
  }
}

function addFullHouses(set: CardSet, found: PlayId[]): void {
  for (let rank = 0; rank < 13; rank++) {
    const triples = TRIPLES_IN[suitsOf(set, rank)]!;
    if (triples.length === 0) continue;
    for (let other = 0; other < 13; other++) {
      if (other === rank) continue;
      const house = rank * 12 + other - (other > rank ? 1 : 0);
      for (const pair of PAIRS_IN[suitsOf(set, other)]!)
        for (const triple of triples) found.push(FULL_HOUSES + house * 24 + triple * 6 + pair);
    }
  }
}

function addFours(set: CardSet, found: PlayId[]): void {
  for (let rank = 0; rank < 13; rank++) {
    if (suitsOf(set, rank) !== 15) continue;
    for (let other = 0; other < 13; other++)
      if (other !== rank)
        for (const suit of SUITS_IN[suitsOf(set, other)]!)
          found.push(FOURS + rank * 52 + other * 4 + suit);
  }
}

type Numbered = readonly [id: PlayId, places: readonly number[]];

/** The cards of every number that is a play. */
function* allPlaces(): Generator<Numbered> {
  for (const place of PACK.keys()) yield [place, [place]];
  for (let rank = 0; rank < 13; rank++) {
    for (const at of PAIR_SUITS.keys()) yield [PAIRS + rank * 6 + at, pairOf(rank, at)];
    for (const at of TRIPLE_SUITS.keys()) yield [TRIPLES + rank * 4 + at, tripleOf(rank, at)];
    yield* foursOf(rank);
    for (let other = 0; other < 13; other++) if (other !== rank) yield* housesOf(rank, other);
  }
  for (let digits = 0; digits < FLUSHES - STRAIGHTS; digits++)
    yield [STRAIGHTS + digits, straightOf(digits)];
  for (const [ranks, at] of FIVE_RANKS.entries())
    for (let suit = 0; suit < 4; suit++)
      if (at >= 0 && !ROW_RANKS.has(ranks))
        yield [FLUSHES + suit * 1287 + at, flushOf(ranks, suit)];
}

const ofSuits = (rank: number, suits: number): readonly number[] =>
  SUITS_IN[suits]!.map(suit => rank * 4 + suit);

const pairOf = (rank: number, at: number) => ofSuits(rank, PAIR_SUITS[at]!);
const tripleOf = (rank: number, at: number) => ofSuits(rank, TRIPLE_SUITS[at]!);

const straightOf = (digits: number): readonly number[] =>
  ROWS[digits >> 10]!.map((rank, step) => rank * 4 + ((digits >> (8 - 2 * step)) & 3));

const flushOf = (ranks: number, suit: number): readonly number[] =>
  [...Array(13).keys()].filter(rank => (ranks >> rank) & 1).map(rank => rank * 4 + suit);

function* housesOf(rank: number, other: number): Generator<Numbered> {
  const house = rank * 12 + other - (other > rank ? 1 : 0);
  for (const triple of TRIPLE_SUITS.keys())
    for (const pair of PAIR_SUITS.keys())
      yield [
        FULL_HOUSES + house * 24 + triple * 6 + pair,
        [...tripleOf(rank, triple), ...pairOf(other, pair)],
      ];
}

function* foursOf(rank: number): Generator<Numbered> {
  for (const [place, card] of PACK.entries())
    if (rankOf(card) !== rank) yield [FOURS + rank * 52 + place, [...ofSuits(rank, 15), place]];
}
