import type { Seat } from '@stammtisch/kernel';

import { chanceOfGame } from './bot-equity.ts';
import { firstValueOf, forcedRaiserOf } from './raise.ts';
import { membersOf, otherParty, partyOf, scorerOf } from './seats.ts';
import type { Party } from './state.ts';
import type { View } from './view.ts';

export type StakeView = Extract<View, { readonly value: number }>;

/** Whether holding a raise is worth more than giving up, with this chance of winning the round. */
export const isWorthHolding = (view: StakeView, seat: Seat, chance: number): boolean =>
  prospectOf(view, seat, { chance, points: view.value + 1 }) >
  gameAfter(view, seat, { winner: otherParty(partyOf(seat, view)), points: view.value });

/** Whether a seat would rather play for one point more. */
export const isWorthRaising = (view: StakeView, seat: Seat, chance: number): boolean =>
  prospectOf(view, seat, { chance, points: view.value + 1 }) >
  prospectOf(view, seat, { chance, points: view.value });

/** A seat's chance of winning the game, if the round is played for so many points. */
function prospectOf(
  view: StakeView,
  seat: Seat,
  { chance, points }: { readonly chance: number; readonly points: number },
): number {
  const party = partyOf(seat, view);
  const win = gameAfter(view, seat, { winner: party, points });
  const loss = gameAfter(view, seat, { winner: otherParty(party), points });
  return chance * win + (1 - chance) * loss;
}

/** A seat's chance of winning the game once a party has made these points (rule 8.1). */
function gameAfter(
  view: StakeView,
  seat: Seat,
  { winner, points }: { readonly winner: Party; readonly points: number },
): number {
  const scorers = new Set(membersOf(winner, view).map(each => scorerOf(each, view)));
  const scores = view.scores.map((score, scorer) => (scorers.has(scorer) ? score + points : score));
  return chanceOfGame({ ...view, scores }, scorerOf(seat, view));
}

/**
 * How many raises speak against a seat: those of the opponents, less those of
 * its partners. Of a raise held before, only the party is known, so any member
 * may have made it. A raise that nobody was asked for says nothing (rule 7.4),
 * and neither does a round that began at three (rule 7.7).
 */
export function threatTo(seat: Seat, view: StakeView): number {
  if (forcedRaiserOf(view) !== undefined) return 0;
  const party = partyOf(seat, view);
  const raises = view.value - firstValueOf(view);
  const wasTheirs = view.mayRaise.every(each => each === party);
  const theirs = wasTheirs ? Math.ceil(raises / 2) : Math.floor(raises / 2);
  const pending = view.phase === 'raised' ? 1 : 0;
  return theirs + pending - (raises - theirs) * (1 - 1 / membersOf(party, view).length);
}
