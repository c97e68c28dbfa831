import type { Seat } from '@stammtisch/kernel';

import { beats, bindsAt, BLIND, type Place, type Strengths, TRUMP } from './bot-cards.ts';
import { SEATS } from './seats.ts';
import type { Team } from './state.ts';

export const HAND_SIZE = 5;
const TRICKS_TO_WIN = 3;

/** So many tricks done, and the rest is played as if everyone saw all cards. */
const SEEN_THROUGH = 3;

/** How the cards may lie, and what each player takes for Schlag and trump. */
export interface World {
  /** Five slots for each seat. */
  readonly slots: Uint8Array;
  /** Which slots still hold a card: a bit for each. */
  readonly left: number;
  readonly truth: Strengths;
  /** What each seat believes: announcers the truth, their partners a guess. */
  readonly beliefs: readonly Strengths[];
}

/** How far the round has come. */
export interface Position {
  readonly leader: Seat;
  /** The cards on the table. */
  readonly trick: readonly Place[];
  /** Tricks of the two teams. */
  readonly won: readonly number[];
  readonly dealer: Seat;
  /** Rule 5.6: whether a plain card wins only in the suit that was led. */
  readonly needsSuit: boolean;
}

/** Plays a round to its end, as often as it is asked to. */
export class Playout {
  readonly #world: World;
  readonly #position: Position;
  // Four cards to a trick, and a leader for each: `count` cards have been thrown.
  readonly #thrown = new Uint8Array(SEATS * (HAND_SIZE + 1));
  readonly #leaders = new Uint8Array(HAND_SIZE + 2);

  constructor(world: World, position: Position) {
    this.#world = world;
    this.#position = position;
    this.#thrown.set(position.trick);
    this.#leaders[0] = position.leader;
  }

  /** Who wins the round if the first card is thrown from this slot, or by habit if there is none. */
  winner(first?: number): Team {
    let { left } = this.#world;
    let count = this.#position.trick.length;
    let won = tally(this.#position.won[0]!, this.#position.won[1]!);
    let slot = first;
    while (winnerBy(won) === undefined) {
      if (slot === undefined && tricksIn(won) >= SEEN_THROUGH)
        return this.#bestWinner(left, won, count);
      slot ??= this.#habit(left, count);
      left &= ~(1 << slot);
      won += this.#throw(slot, count++);
      slot = undefined;
    }
    return winnerBy(won)!;
  }

  #seatAfter(count: number): Seat {
    return (this.#leaders[count >> 2]! + count) & 3;
  }

  /** Throws a card, and tells what it adds to the tally: a trick, if it is the fourth. */
  #throw(slot: number, count: number): number {
    this.#thrown[count] = this.#world.slots[slot]!;
    if ((count & 3) < SEATS - 1) return 0;
    const winner = (this.#leaders[count >> 2]! + this.#bestIn(count + 1, this.#world.truth)) & 3;
    this.#leaders[(count >> 2) + 1] = winner;
    return (winner & 1) === 0 ? tally(1, 0) : tally(0, 1);
  }

  /** Which card of the trick wins it so far. */
  #bestIn(count: number, strengths: Strengths): number {
    const start = (count - 1) & ~3;
    let best = start;
    for (let at = start + 1; at < count; at++)
      if (this.#beats(this.#thrown[at]!, this.#thrown[best]!, strengths)) best = at;
    return best - start;
  }

  #beats(card: Place, best: Place, strengths: Strengths): boolean {
    return beats(card, best, strengths, this.#position.needsSuit);
  }

  /** The slots that the next player may throw from (rules 6.2 and 6.3). */
  #mayThrow(left: number, count: number): number {
    const { truth, slots } = this.#world;
    const seat = this.#seatAfter(count);
    const base = seat * HAND_SIZE;
    const own = left & (ALL_FIVE << base);
    const { dealer } = this.#position;
    const announces = seat === dealer || seat === ((dealer + 1) & 3);
    if (!announces || (count & 3) === 0 || !bindsAt(truth[this.#thrown[count & ~3]!]!)) return own;
    let following = 0;
    for (let slot = base; own >> slot > 0; slot++)
      if (truth[slots[slot]!]! >= TRUMP) following |= own & (1 << slot);
    return following === 0 ? own : following;
  }

  /** Where a player throws from without much thought, believing what they believe. */
  #habit(left: number, count: number): number {
    const may = this.#mayThrow(left, count);
    const strengths = this.#world.beliefs[this.#seatAfter(count)]!;
    return (count & 3) === 0
      ? this.#strongest(may, strengths)
      : this.#follow(may, count, strengths);
  }

  /** The weakest card, unless it pays to take the trick: then the cheapest that is sure to, or the strongest. */
  #follow(may: number, count: number, strengths: Strengths): number {
    const at = this.#bestIn(count, strengths);
    const best = this.#thrown[(count & ~3) + at]!;
    const isLast = (count & 3) === SEATS - 1;
    // Partners sit opposite, so that an even number of cards lies between theirs.
    const isPartners = ((count - at) & 1) === 0;
    if (isPartners && (isLast || strengths[best]! >= TRUMP)) return this.#weakest(may, strengths);
    const { slots } = this.#world;
    let winning = 0;
    for (let slot = firstOf(may); may >> slot > 0; slot++)
      if (may & (1 << slot) && this.#beats(slots[slot]!, best, strengths)) winning |= 1 << slot;
    if (winning === 0) return this.#weakest(may, strengths);
    const cheapest = this.#weakest(winning, strengths);
    const isSure = isLast || strengths[slots[cheapest]!]! >= BLIND;
    return isSure ? cheapest : this.#strongest(winning, strengths);
  }

  #strongest(may: number, strengths: Strengths): number {
    const { slots } = this.#world;
    let found = firstOf(may);
    for (let slot = found + 1; may >> slot > 0; slot++)
      if (may & (1 << slot) && strengths[slots[slot]!]! > strengths[slots[found]!]!) found = slot;
    return found;
  }

  #weakest(may: number, strengths: Strengths): number {
    const { slots } = this.#world;
    let found = firstOf(may);
    for (let slot = found + 1; may >> slot > 0; slot++)
      if (may & (1 << slot) && strengths[slots[slot]!]! < strengths[slots[found]!]!) found = slot;
    return found;
  }

  /** Who wins if everyone throws the best card, seeing all of them. */
  #bestWinner(left: number, won: number, count: number): Team {
    const decided = winnerBy(won);
    if (decided !== undefined) return decided;
    const team = (this.#seatAfter(count) & 1) === 0 ? 0 : 1;
    const may = this.#mayThrow(left, count);
    for (let slot = firstOf(may); may >> slot > 0; slot++) {
      if ((may & (1 << slot)) === 0) continue;
      const next = won + this.#throw(slot, count);
      if (this.#bestWinner(left & ~(1 << slot), next, count + 1) === team) return team;
    }
    return team === 0 ? 1 : 0;
  }
}

const ALL_FIVE = (1 << HAND_SIZE) - 1;

/** The lowest bit that is set. */
const firstOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

// Tricks of both teams in one number, for this is asked a million times.
const tally = (even: number, odd: number): number => even * SEATS + odd;
const tricksIn = (won: number): number => (won >> 2) + (won & 3);

function winnerBy(won: number): Team | undefined {
  if (won >> 2 === TRICKS_TO_WIN) return 0;
  return (won & 3) === TRICKS_TO_WIN ? 1 : undefined;
}
