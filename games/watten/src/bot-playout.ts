import type { Seat } from '@stammtisch/kernel';

import {
  beats,
  IS_CRIT,
  type Named,
  type Place,
  type Strengths,
  SUIT_AT,
  TRUMP,
} from './bot-cards.ts';
import type { Party } from './state.ts';

export const HAND_SIZE = 5;
const HAND = 2 ** HAND_SIZE - 1;
const TRICKS_TO_WIN = 3;

/** How the cards may lie: five slots for each seat, those still held first. */
export type Slots = Uint8Array;

/** What everyone knows of a round, as far as it has come. */
export interface Position {
  readonly named: Named;
  /** Who is with whom, by seat. */
  readonly parties: readonly Party[];
  readonly leader: Seat;
  readonly trick: readonly Place[];
  readonly won: readonly number[];
  /** Which slots still hold a card: one bit for each. */
  readonly left: number;
}

/** The round being played in the head; one is enough, since nothing runs beside it. */
const table = { cards: new Uint8Array(6), count: 0, leader: 0, left: 0, won: [0, 0] };

/**
 * Plays the round to its end, by habit, and says who wins. The first card is
 * given as a slot, or, with -1, chosen as all others. From `exact` cards in a
 * hand on nobody errs any more, as if all hands were open.
 */
export function winnerOfPlayout(
  slots: Slots,
  position: Position,
  { first, exact }: { readonly first: number; readonly exact: number },
): Party {
  layOut(position);
  if (first >= 0) playSlot(slots, position, first);
  for (;;) {
    const winner = winnerSoFar();
    if (winner !== undefined) return winner;
    const seat = seatOnTurn(position);
    if (cardsOf(seat) <= exact) return solve(slots, position);
    playSlot(slots, position, habit(slots, position, seat));
  }
}

function layOut(position: Position): void {
  table.leader = position.leader;
  table.count = position.trick.length;
  for (let at = 0; at < table.count; at++) table.cards[at] = position.trick[at]!;
  table.left = position.left;
  table.won[0] = position.won[0]!;
  table.won[1] = position.won[1]!;
}

const seatOnTurn = ({ parties }: Position): Seat => (table.leader + table.count) % parties.length;

/** Rule 5.7. */
function winnerSoFar(): Party | undefined {
  if (table.won[0] === TRICKS_TO_WIN) return 0;
  return table.won[1] === TRICKS_TO_WIN ? 1 : undefined;
}

function playSlot(slots: Slots, { named, parties }: Position, slot: number): void {
  table.cards[table.count++] = slots[slot]!;
  table.left &= ~(1 << slot);
  if (table.count < parties.length) return;
  table.leader = (table.leader + bestOnTable(named)) % parties.length;
  table.count = 0;
  table.won[parties[table.leader]!]!++;
}

/** Which of the cards on the table wins the trick so far. */
function bestOnTable({ strengths }: Named): number {
  let best = 0;
  for (let at = 1; at < table.count; at++)
    if (beats(table.cards[at]!, table.cards[best]!, strengths)) best = at;
  return best;
}

const COUNTS = Uint8Array.from({ length: HAND + 1 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

const cardsOf = (seat: Seat): number => COUNTS[(table.left >> (seat * HAND_SIZE)) & HAND]!;

/** The slots a seat may play from, as bits (rules 5.2 to 5.6). */
function playable(slots: Slots, { named }: Position, seat: Seat): number {
  const held = table.left & (HAND << (seat * HAND_SIZE));
  const isFirstTrick = table.won[0] === 0 && table.won[1] === 0;
  if (!isFirstTrick || table.count === 0 || table.cards[0] !== named.card) return held;
  if (bestOnTable(named) !== 0) return held;
  let bound = 0;
  for (let slot = seat * HAND_SIZE; slot < (seat + 1) * HAND_SIZE; slot++) {
    const card = slots[slot]!;
    if (SUIT_AT[card] === named.trump || IS_CRIT[card]) bound |= held & (1 << slot);
  }
  return bound === 0 ? held : bound;
}

/**
 * The slot someone plays from without much thought: a weak card to lead, the
 * cheapest that wins, the weakest if none does or a partner has the trick. Strong
 * cards are for the end: in trials against others, this habit won most.
 */
function habit(slots: Slots, position: Position, seat: Seat): number {
  const { named, parties } = position;
  const may = playable(slots, position, seat);
  const weakest = weakestOf(slots, may, seat, named.strengths);
  if (table.count === 0) return weakest;
  const at = bestOnTable(named);
  const best = table.cards[at]!;
  const isPartners = parties[(table.leader + at) % parties.length] === parties[seat];
  const isLast = table.count === parties.length - 1;
  if (isPartners && (isLast || named.strengths[best]! >= TRUMP)) return weakest;
  const winning = winningOf(slots, may, seat, { best, strengths: named.strengths });
  return winning === 0 ? weakest : weakestOf(slots, winning, seat, named.strengths);
}

function weakestOf(slots: Slots, may: number, seat: Seat, strengths: Strengths): number {
  let found = -1;
  let least = Infinity;
  for (let slot = seat * HAND_SIZE; slot < (seat + 1) * HAND_SIZE; slot++) {
    const strength = strengths[slots[slot]!]!;
    if (!(may & (1 << slot)) || strength >= least) continue;
    found = slot;
    least = strength;
  }
  return found;
}

/** Those of the slots whose card beats the best on the table. */
function winningOf(
  slots: Slots,
  may: number,
  seat: Seat,
  { best, strengths }: { readonly best: Place; readonly strengths: Strengths },
): number {
  let winning = 0;
  for (let slot = seat * HAND_SIZE; slot < (seat + 1) * HAND_SIZE; slot++)
    if (may & (1 << slot) && beats(slots[slot]!, best, strengths)) winning |= 1 << slot;
  return winning;
}

/** A card that was played, and what was known when it was. */
export interface Past {
  readonly seat: Seat;
  readonly slot: number;
  readonly position: Position;
}

/** Whether a player would have played by habit what they played, or as good a card. */
export function isHabitual(slots: Slots, { seat, slot, position }: Past): boolean {
  layOut(position);
  const { strengths } = position.named;
  const usual = habit(slots, position, seat);
  return strengths[slots[usual]!] === strengths[slots[slot]!];
}

/** Who wins if everyone sees everything and makes the most of it. */
function solve(slots: Slots, position: Position): Party {
  const seat = seatOnTurn(position);
  const mine = position.parties[seat]!;
  const may = playable(slots, position, seat);
  const first = habit(slots, position, seat);
  if (winnerAfter(slots, position, first) === mine) return mine;
  for (let slot = seat * HAND_SIZE; slot < (seat + 1) * HAND_SIZE; slot++)
    if (slot !== first && may & (1 << slot) && winnerAfter(slots, position, slot) === mine)
      return mine;
  return mine === 0 ? 1 : 0;
}

/** Plays a card, finds out who wins, and takes it back. */
function winnerAfter(slots: Slots, position: Position, slot: number): Party {
  const { leader, count, left } = table;
  const isLast = count === position.parties.length - 1;
  const before = isLast ? table.cards.slice(0, count) : undefined;
  playSlot(slots, position, slot);
  const taker = position.parties[table.leader]!;
  const winner = winnerSoFar() ?? solve(slots, position);
  if (before !== undefined) {
    table.won[taker]!--;
    table.cards.set(before);
  }
  table.leader = leader;
  table.count = count;
  table.left = left;
  return winner;
}
