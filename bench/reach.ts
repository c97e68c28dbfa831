import { CORRIDOR, targetsOf, type Walk } from '@stammtisch/cluedo';
import { pick, seeded } from '@stammtisch/kernel';

import { everyEnd } from '../games/cluedo/src/testing/brute.ts';
import { microseconds } from './measure.ts';

/** What it costs to find where a token can go in Cluedo, in microseconds, beside trying every way. */
export interface ReachCost {
  readonly positions: number;
  /** Two dice, as they fall. */
  readonly average: number;
  /** A twelve. */
  readonly twelve: number;
  /** The position that takes longest, with a twelve. */
  readonly worst: number;
  readonly brute: { readonly average: number; readonly twelve: number; readonly worst: number };
}

const POSITIONS = 200;

export function costOfReach(): ReachCost {
  const thrown = Array.from({ length: POSITIONS }, (_, at) => walkFrom(at, 'thrown'));
  const twelves = Array.from({ length: POSITIONS }, (_, at) => walkFrom(at, 'twelve'));
  const costOf = (work: (walk: Walk) => unknown) => ({
    average: meanTime(thrown, work),
    twelve: meanTime(twelves, work),
    worst: worstTime(twelves, work),
  });
  return { positions: POSITIONS, ...costOf(targetsOf), brute: costOf(everyEnd) };
}

export function reachPage({ positions, brute, average, twelve, worst }: ReachCost): string {
  return [
    `cluedo, where a walk can end, ${positions} positions`,
    `  two dice, as they fall     ${beside(average, brute.average)}`,
    `  a twelve                   ${beside(twelve, brute.twelve)}`,
    `  the slowest twelve         ${beside(worst, brute.worst)}`,
  ].join('\n');
}

const beside = (time: number, peer: number): string =>
  `${time.toFixed(0)} µs, trying every way ${peer.toFixed(0)} µs (${(peer / time).toFixed(0)} times)`;

/** Six tokens anywhere in the corridors; one of them is to walk. */
function walkFrom(at: number, roll: 'thrown' | 'twelve'): Walk {
  const random = seeded('reach', at);
  const squares = new Set<number>();
  while (squares.size < 6) squares.add(pick(CORRIDOR, random));
  const [from, ...taken] = squares;
  const pips = roll === 'twelve' ? 12 : 2 + random.below(6) + random.below(6);
  return { from: from!, taken, pips, exactRoll: true };
}

const meanTime = (walks: readonly Walk[], work: (walk: Walk) => unknown): number =>
  microseconds(() => walks.map(work)) / walks.length;

const worstTime = (walks: readonly Walk[], work: (walk: Walk) => unknown): number =>
  Math.max(...walks.map(walk => microseconds(() => work(walk), { batches: 5, batchMs: 5 })));
