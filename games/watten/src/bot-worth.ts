import {
  CRIT,
  HAUPTSCHLAG,
  IS_CRIT,
  RANK_AT,
  SCHLAG,
  STRENGTHS,
  type Strengths,
  TRUMP,
} from './bot-cards.ts';
import { HAND_SIZE, type Slots } from './bot-playout.ts';

/** What a card adds to the chance of winning a round, by its strength, on the scale of log odds. */
function worthAt(strength: number): number {
  if (strength >= CRIT) return 3;
  if (strength >= HAUPTSCHLAG) return 2.75;
  if (strength >= SCHLAG) return 2;
  if (strength >= TRUMP) return 0.75 + 0.09 * (strength - TRUMP);
  return Math.max(0, 0.1 * (strength - 4));
}

/** By Schlag, trump and card, as `STRENGTHS`. */
const WORTHS: readonly (readonly Float64Array[])[] = STRENGTHS.map(suits =>
  suits.map((strengths: Strengths) => Float64Array.from(strengths, worthAt)),
);

function worthOf(slots: Slots, seat: number, worths: Float64Array): number {
  let worth = 0;
  const end = (seat + 1) * HAND_SIZE;
  for (let slot = seat * HAND_SIZE; slot < end; slot++) worth += worths[slots[slot]!]!;
  return worth;
}

/** The suit that whoever sits there wants for trump. */
export function likelyTrump(slots: Slots, seat: number, schlag: number): number {
  const suits = WORTHS[schlag]!;
  let found = 0;
  let most = -1;
  for (let suit = 0; suit < suits.length; suit++) {
    const worth = worthOf(slots, seat, suits[suit]!);
    if (worth <= most) continue;
    found = suit;
    most = worth;
  }
  return found;
}

/** How much better another suit would have been for a hand. */
export function regretOfTrump(
  slots: Slots,
  seat: number,
  { schlag, trump }: { readonly schlag: number; readonly trump: number },
): number {
  const suits = WORTHS[schlag]!;
  const best = likelyTrump(slots, seat, schlag);
  return worthOf(slots, seat, suits[best]!) - worthOf(slots, seat, suits[trump]!);
}

/** How much better another value would have been for a hand, whatever trump will be. */
export function regretOfSchlag(slots: Slots, seat: number, schlag: number): number {
  let most = 0;
  for (let slot = seat * HAND_SIZE; slot < (seat + 1) * HAND_SIZE; slot++)
    most = Math.max(most, worthOfRank(slots, seat, RANK_AT[slots[slot]!]!));
  return most - worthOfRank(slots, seat, schlag);
}

function worthOfRank(slots: Slots, seat: number, rank: number): number {
  let count = 0;
  for (let slot = seat * HAND_SIZE; slot < (seat + 1) * HAND_SIZE; slot++)
    if (RANK_AT[slots[slot]!] === rank && !IS_CRIT[slots[slot]!]) count++;
  // A high card would be worth something without being named.
  return count * (2 - 0.05 * rank);
}
