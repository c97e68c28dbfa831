import { SEATS } from '../turn.ts';
import { type CardSet, isEmpty, placesIn, sizeOf, union, without } from './card-set.ts';
import { cardsOf, lengthOf, NOTHING, type PlayId, playsIn, strengthOf } from './plays.ts';

/**
 * What one player knows: their own cards, and of the others only which cards they hold together
 * and how many each, in the order in which they play after this one.
 */
export interface Knowledge {
  readonly hand: CardSet;
  readonly unseen: CardSet;
  readonly counts: readonly [number, number, number];
  readonly top: PlayId;
  /** Passes since `top` was laid. */
  readonly passes: number;
}

/** With so few cards in all hands it is always worked out whether a win is certain. */
export const FEW_CARDS = 16;

/**
 * A play, or a pass, after which the player wins wherever the unseen cards lie and whatever the
 * others do; nothing if there is none.
 *
 * The others are taken to be in league and to choose only when they lay cards which of the unseen
 * ones they have held all along. Whatever they do so, some deal allows them; so the win is certain
 * exactly if they cannot prevent it.
 */
export function sureWin(knowledge: Knowledge, choices: readonly PlayId[]): PlayId | undefined {
  const runs = sureRun(knowledge, choices);
  if (runs !== undefined) return runs;
  const cards = sizeOf(knowledge.hand) + sizeOf(knowledge.unseen);
  return cards > FEW_CARDS ? undefined : new Endgame(knowledge).winning(knowledge, choices);
}

/** Whether anybody else can beat this play. */
export function canBeBeaten(id: PlayId, unseen: CardSet, counts: readonly number[]): boolean {
  const size = lengthOf(id);
  return counts.some(count => count >= size) && playsIn(unseen, id).length > 0;
}

/** The first of plays that nobody can beat, one after the other, until the last cards are laid. */
function sureRun({ hand, unseen, counts }: Knowledge, choices: readonly PlayId[]) {
  const beatable = new Map<PlayId, boolean>();
  const holds = (id: PlayId): boolean => {
    const known = beatable.get(id);
    if (known !== undefined) return !known;
    const can = canBeBeaten(id, unseen, counts);
    beatable.set(id, can);
    return !can;
  };
  const stuck = new Set<string>();
  const runsOut = (left: CardSet): boolean => {
    const key = `${left.low}/${left.high}`;
    if (stuck.has(key)) return false;
    const plays = playsIn(left, NOTHING);
    if (plays.some(id => lengthOf(id) === sizeOf(left))) return true;
    if (plays.some(id => holds(id) && runsOut(without(left, cardsOf(id))))) return true;
    stuck.add(key);
    return false;
  };
  return choices.find(id => {
    if (id === NOTHING) return false;
    const left = without(hand, cardsOf(id));
    return isEmpty(left) || (holds(id) && runsOut(left));
  });
}

/** A moment of the endgame; `turn` is 0 for the player and 1 to 3 for the others. */
interface Moment extends Knowledge {
  readonly turn: number;
}

/** A search through everything that may happen, remembering what it has found. */
class Endgame {
  readonly #bits: ReadonlyMap<number, number>;
  readonly #found = new Map<number, boolean>();

  constructor({ hand, unseen }: Knowledge) {
    this.#bits = new Map(placesIn(union(hand, unseen)).map((place, bit) => [place, bit]));
  }

  winning(knowledge: Knowledge, choices: readonly PlayId[]): PlayId | undefined {
    return choices.find(id => this.#isWon(this.#after({ ...knowledge, turn: 0 }, id)));
  }

  #isWon(moment: Moment): boolean {
    if (isEmpty(moment.hand)) return true;
    if (moment.counts.includes(0)) return false;
    const key = this.#keyOf(moment);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const isWon = moment.turn === 0 ? this.#wins(moment) : this.#withstands(moment);
    this.#found.set(key, isWon);
    return isWon;
  }

  #wins(moment: Moment): boolean {
    const plays = playsIn(moment.hand, moment.top).toSorted(bySize);
    if (plays.some(id => this.#isWon(this.#after(moment, id)))) return true;
    return moment.top !== NOTHING && this.#isWon(this.#after(moment, NOTHING));
  }

  /** Whether no answer of the other on turn prevents the win. */
  #withstands(moment: Moment): boolean {
    const count = moment.counts[moment.turn - 1]!;
    const plays = playsIn(moment.unseen, moment.top).filter(id => lengthOf(id) <= count);
    if (plays.some(id => lengthOf(id) === count)) return false;
    const answers = plays.toSorted(bySize);
    if (answers.some(id => !this.#isWon(this.#after(moment, id)))) return false;
    return moment.top === NOTHING || this.#isWon(this.#after(moment, NOTHING));
  }

  #after(moment: Moment, id: PlayId): Moment {
    const { hand, unseen, counts, turn, passes } = moment;
    const next = { hand, unseen, counts, turn: (turn + 1) % SEATS };
    if (id === NOTHING) {
      const isCleared = passes + 1 === SEATS - 1;
      return {
        ...next,
        top: isCleared ? NOTHING : moment.top,
        passes: isCleared ? 0 : passes + 1,
      };
    }
    const cards = cardsOf(id);
    if (turn === 0) return { ...next, hand: without(hand, cards), top: id, passes: 0 };
    const left = counts.map((count, at) => (at === turn - 1 ? count - lengthOf(id) : count));
    return {
      ...next,
      unseen: without(unseen, cards),
      counts: [left[0]!, left[1]!, left[2]!],
      top: id,
      passes: 0,
    };
  }

  /** What tells one moment from another, in 49 bits: cards held, counts, turn, passes and what is to be beaten. */
  #keyOf({ hand, unseen, counts, turn, passes, top }: Moment): number {
    const held = placesIn(union(hand, unseen)).reduce(
      (bits, place) => bits | (1 << this.#bits.get(place)!),
      0,
    );
    const standing = (counts[0] << 8) | (counts[1] << 4) | counts[2];
    const goal = (lengthOf(top) * 1024 + strengthOf(top) + 1) * 16 + turn * 4 + passes;
    return (goal * 4096 + standing) * 65_536 + held;
  }
}

/** Many cards first: they end it soonest. */
const bySize = (one: PlayId, other: PlayId): number => lengthOf(other) - lengthOf(one);
