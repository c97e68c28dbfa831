import { type french } from '@stammtisch/kernel';

import { type Markup } from './markup.ts';
import { flat, type FrenchSign } from './signs.ts';

export type PipRank = Exclude<french.Rank, 'J' | 'Q' | 'K' | 'A'>;

/** Two to ten; the pips of the lower half stand on their heads. */
export const frenchPips = (sign: FrenchSign, rank: PipRank, color: string): Markup =>
  SPOTS[rank]
    .map(([x, y]) =>
      flat(sign, { x, y, size: SPOTS[rank].length > 8 ? 26 : 29, turn: y > 100 ? 180 : 0, color }),
    )
    .join('');

type Spot = readonly [x: number, y: number];

const MIDDLE = 63;
const [TOP, LOW] = [43, 157];

const rows = (...heights: readonly number[]): readonly Spot[] =>
  heights.flatMap((y): readonly Spot[] => [
    [42.5, y],
    [83.5, y],
  ]);

const column = (...heights: readonly number[]): readonly Spot[] =>
  heights.map(y => [MIDDLE, y] as const);

const SPOTS: Readonly<Record<PipRank, readonly Spot[]>> = {
  2: column(TOP, LOW),
  3: column(TOP, 100, LOW),
  4: rows(TOP, LOW),
  5: [...rows(TOP, LOW), ...column(100)],
  6: rows(TOP, 100, LOW),
  7: [...rows(TOP, 100, LOW), ...column(71.5)],
  8: [...rows(TOP, 100, LOW), ...column(71.5, 128.5)],
  9: [...rows(TOP, 81, 119, LOW), ...column(100)],
  T: [...rows(TOP, 81, 119, LOW), ...column(62, 138)],
};
