import type { Seat } from '@stammtisch/kernel';

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly string[];
  readonly winner?: Seat;
}

/** What lies on the table: the trick being played, or the last one until the next card is led. */
export interface OnTable<Lying extends Trick = Trick> {
  readonly trick: Lying;
  /** Counted from 1. */
  readonly number: number;
  readonly taken: boolean;
}

/** The trick that is played comes last; it may be empty. */
export function onTable<Lying extends Trick>(tricks: readonly Lying[]): OnTable<Lying> {
  const [before, now] = [tricks.at(-2), tricks.at(-1)!];
  if (now.cards.length === 0 && before !== undefined)
    return { trick: before, number: tricks.length - 1, taken: true };
  return { trick: now, number: tricks.length, taken: false };
}

/** The last trick that is over, if another lies on top of it. */
export function lastTrick<Lying extends Trick>(
  tricks: readonly Lying[],
): OnTable<Lying> | undefined {
  const before = tricks.at(-2);
  if (before === undefined || tricks.at(-1)?.cards.length === 0) return undefined;
  return { trick: before, number: tricks.length - 1, taken: true };
}
