/** What a chip is worth in dollars, the largest first, and how many notches say the same. */
const KINDS = [
  { dollars: 500, notches: 10 },
  { dollars: 100, notches: 8 },
  { dollars: 25, notches: 6 },
  { dollars: 5, notches: 4 },
  { dollars: 1, notches: 3 },
] as const;

export const CHIPS: readonly number[] = KINDS.map(({ dollars }) => dollars).toReversed();

/** A pile is not drawn higher than this; the amount stands beside it anyway. */
export const HIGHEST = 5;

/** How many chips of each kind make up so many cents; what is less than a dollar has no chip. */
export function pilesOf(cents: number): readonly { dollars: number; count: number }[] {
  let rest = Math.floor(cents / 100);
  return KINDS.flatMap(({ dollars }) => {
    const count = Math.floor(rest / dollars);
    rest -= count * dollars;
    return count === 0 ? [] : [{ dollars, count }];
  });
}

export const notchesOf = (dollars: number): number =>
  KINDS.find(kind => kind.dollars === dollars)?.notches ?? 4;
