/** Rule 5.1. */
export function penaltyOf(cardsLeft: number): number {
  if (cardsLeft < 10) return cardsLeft;
  return cardsLeft < 13 ? cardsLeft * 2 : cardsLeft * 3;
}

/** Rule 5.2: what each gains from all the others together, in points. */
export function gainsOf(points: readonly number[]): readonly number[] {
  const total = points.reduce((sum, each) => sum + each, 0);
  return points.map(each => total - points.length * each);
}

/** Rules 5.3 and 5.4: what each wins or pays, in cents. */
export function settle(
  gains: readonly number[],
  stake: number,
  chips: readonly number[],
): readonly number[] {
  const due = gains.map(gain => Math.max(0, gain * stake));
  const paid = gains.map((gain, seat) => Math.min(Math.max(0, -gain * stake), chips[seat]!));
  const shares = inProportion(due, sumOf(paid));
  return shares.map((share, seat) => share - paid[seat]!);
}

/** Divides a pot by what is due to each; odd cents go to the largest fractions. */
function inProportion(due: readonly number[], pot: number): readonly number[] {
  const total = BigInt(sumOf(due));
  if (total === 0n) return due;
  // The products can be larger than a double holds exactly.
  const parts = due.map(each => BigInt(each) * BigInt(pot));
  const shares = parts.map(part => Number(part / total));
  const oddCents = pot - sumOf(shares);
  const byFraction = parts
    .map((part, seat) => ({ seat, fraction: part % total }))
    .toSorted((a, b) => Number(b.fraction - a.fraction) || a.seat - b.seat);
  const lucky = new Set(byFraction.slice(0, oddCents).map(({ seat }) => seat));
  return shares.map((share, seat) => (lucky.has(seat) ? share + 1 : share));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
