import { PACK, rankOf } from '../card.ts';
import { bitsIn, type CardSet, placesIn, sizeOf, suitsOf, without } from './card-set.ts';
import {
  cardsOf,
  fiveKindOf,
  isFive,
  lengthOf,
  NOTHING,
  type PlayId,
  playsIn,
  strengthOf,
} from './plays.ts';
import { canBeBeaten, type Knowledge } from './sure-win.ts';

/**
 * What the learned player looks at, as numbers of things that are so: first what is the same for
 * all its choices, then what each of them would leave.
 */
class Layout {
  #size = 0;

  /** The first of `count` numbers that nobody else has. */
  take(count: number): number {
    const first = this.#size;
    this.#size += count;
    return first;
  }

  get size(): number {
    return this.#size;
  }
}

const layout = new Layout();

/** How many of each rank are unseen. */
const UNSEEN = layout.take(13 * 5);
/** How many cards each of the others holds, in the order in which they play. */
const COUNTS = layout.take(3 * 14);
/** How many cards are to be beaten, and after how many passes. */
const TO_BEAT = layout.take(6 * 3);

/** A pass, with the number of cards left. */
const PASSED = layout.take(14);
const SINGLE = layout.take(52);
const PAIR = layout.take(13);
const TRIPLE = layout.take(13);
const FIVE = layout.take(5);
/** Whether anybody can beat it, by size, and how many unseen cards can beat a single. */
const HOLDS = layout.take(6);
const ABOVE = layout.take(12);
/** What is left: cards, how many of each rank, how many plays at the least, how many there are. */
const LEFT = layout.take(52);
const LEFT_RANKS = layout.take(13 * 4);
const LEFT_COUNT = layout.take(14);
const LEFT_PLAYS = layout.take(14);
const LEFT_ALONE = layout.take(14);
const LEFT_FIVES = layout.take(5);
/** How many unseen cards are above my highest ones, and below my lowest. */
const TALLEST = 4;
const REACH = 10;
const LEFT_TOP = layout.take(TALLEST * REACH);
const LEFT_BOTTOM = layout.take(TALLEST * REACH);
/** Pairs that no unseen pair beats. */
const LEFT_PAIRS = layout.take(5);
/** The fewest cards any of the others holds, with the plays that are left to me. */
const RACE = layout.take(8 * 8);
/** The next player has one card and a single is laid: by rank. */
const FEED = layout.take(14);

export const FEATURES = layout.size;

/** What is the same for all choices. */
export function commonFeatures({ unseen, counts, top, passes }: Knowledge): number[] {
  const found: number[] = [];
  for (let rank = 0; rank < 13; rank++)
    found.push(UNSEEN + rank * 5 + bitsIn(suitsOf(unseen, rank)));
  for (const [at, count] of counts.entries()) found.push(COUNTS + at * 14 + count);
  found.push(TO_BEAT + lengthOf(top) * 3 + passes);
  return found;
}

/** A hand, and what is worked out about it once for all choices. */
export interface Holding {
  readonly knowledge: Knowledge;
  readonly fives: readonly PlayId[];
  readonly unseenPlaces: readonly number[];
  readonly fewest: number;
}

export function holdingOf(knowledge: Knowledge): Holding {
  return {
    knowledge,
    fives: playsIn(knowledge.hand, NOTHING).filter(isFive),
    unseenPlaces: placesIn(knowledge.unseen),
    fewest: Math.min(...knowledge.counts),
  };
}

/** What is so after one choice. */
export function choiceFeatures(holding: Holding, id: PlayId): number[] {
  const { knowledge } = holding;
  const left = without(knowledge.hand, cardsOf(id));
  const found: number[] = [];
  if (id === NOTHING) found.push(PASSED + sizeOf(left));
  else addPlay(holding, id, found);
  addLeft(holding, left, found);
  return found;
}

function addPlay({ knowledge, unseenPlaces }: Holding, id: PlayId, found: number[]): void {
  const { unseen, counts } = knowledge;
  const size = lengthOf(id);
  const strength = strengthOf(id);
  if (size === 1) found.push(SINGLE + strength);
  else if (size === 2) found.push(PAIR + (strength >> 2));
  else if (size === 3) found.push(TRIPLE + strength);
  else found.push(FIVE + fiveKindOf(id));
  if (!canBeBeaten(id, unseen, counts)) found.push(HOLDS + size);
  if (size !== 1) return;
  found.push(ABOVE + Math.min(11, unseenPlaces.filter(place => place > strength).length));
  if (counts[0] === 1) found.push(FEED + rankOf(PACK[strength]!));
}

function addLeft(holding: Holding, left: CardSet, found: number[]): void {
  const { unseenPlaces, fewest } = holding;
  const places = placesIn(left);
  for (const place of places) found.push(LEFT + place);
  let alone = 0;
  for (let rank = 0; rank < 13; rank++) {
    const count = bitsIn(suitsOf(left, rank));
    if (count > 0) found.push(LEFT_RANKS + rank * 4 + count - 1);
    if (count === 1) alone++;
  }
  const fives = holding.fives.filter(id => isWithin(id, left));
  const plays = fewestPlays(left, fives);
  found.push(LEFT_COUNT + places.length, LEFT_PLAYS + plays, LEFT_ALONE + alone);
  found.push(RACE + Math.min(7, fewest - 1) * 8 + Math.min(7, plays));
  for (const kind of new Set(fives.map(fiveKindOf))) found.push(LEFT_FIVES + kind);
  found.push(LEFT_PAIRS + Math.min(4, topPairs(left, holding.knowledge.unseen)));
  addEnds(places, unseenPlaces, found);
}

function addEnds(places: readonly number[], unseen: readonly number[], found: number[]): void {
  for (let at = 0; at < Math.min(TALLEST, places.length); at++) {
    const top = places[places.length - 1 - at]!;
    const bottom = places[at]!;
    const above = Math.min(REACH - 1, unseen.filter(place => place > top).length);
    const below = Math.min(REACH - 1, unseen.filter(place => place < bottom).length);
    found.push(LEFT_TOP + at * REACH + above, LEFT_BOTTOM + at * REACH + below);
  }
}

const isWithin = (id: PlayId, hand: CardSet): boolean => {
  const { low, high } = cardsOf(id);
  return (low & ~hand.low) === 0 && (high & ~hand.high) === 0;
};

const MOST_FIVES = 24;

/** In how few plays these cards can be laid, as far as one sees at a glance. */
export function fewestPlays(hand: CardSet, fives: readonly PlayId[]): number {
  let fewest = ranksOf(hand);
  for (const [at, id] of fives.entries()) {
    const rest = without(hand, cardsOf(id));
    fewest = Math.min(fewest, 1 + ranksOf(rest));
    if (at >= MOST_FIVES || sizeOf(rest) < 5) continue;
    for (const other of fives)
      if (isWithin(other, rest))
        fewest = Math.min(fewest, 2 + ranksOf(without(rest, cardsOf(other))));
  }
  return fewest;
}

/** How many ranks there are among these cards. */
const ranksOf = ({ low, high }: CardSet): number =>
  bitsIn((low | (low >>> 1) | (low >>> 2) | (low >>> 3)) & 0x11111111) +
  bitsIn((high | (high >>> 1) | (high >>> 2) | (high >>> 3)) & 0x11111111);

function topPairs(hand: CardSet, unseen: CardSet): number {
  let pairs = 0;
  for (let rank = 12; rank >= 0; rank--) {
    if (bitsIn(suitsOf(hand, rank)) >= 2) pairs++;
    if (bitsIn(suitsOf(unseen, rank)) >= 2) return pairs;
  }
  return pairs;
}
