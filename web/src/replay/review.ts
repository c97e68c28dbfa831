import type { Review, Seat, Viewer } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import { type Frame, roundsIn } from './frames.ts';

/** A decision of whoever the match is seen by, and where in it that was. */
export interface Reviewed extends Review {
  /** The place after which it was made: there the table lies as it was then. */
  readonly place: number;
  /** Counts from 1. */
  readonly round: number;
  /** What was done. */
  readonly frame: Frame;
}

interface Reviewing {
  readonly viewOf: (scene: Scene) => { readonly viewer: Viewer };
  /** Undefined where there was no choice. */
  readonly ask: (view: { readonly viewer: Viewer }, made: unknown) => Promise<object | undefined>;
}

/** All decisions of the viewer, by what they could see then. */
export async function reviewsOf(
  frames: readonly Frame[],
  { viewOf, ask }: Reviewing,
): Promise<readonly Reviewed[]> {
  const starts = roundsIn(frames);
  const reviews = frames.map(async (frame, at): Promise<readonly Reviewed[]> => {
    const { by, seen, before } = frame.event;
    if (seen === undefined || !isSeat(by) || viewOf(before).viewer !== by) return [];
    const review = await ask(viewOf(before), seen);
    if (review === undefined || !isReview(review)) return [];
    const round = starts.filter(start => start < at).length;
    return [{ ...review, place: Math.max(0, at - 1), round, frame }];
  });
  return (await Promise.all(reviews)).flat();
}

const isSeat = (by: Frame['event']['by']): by is Seat => typeof by === 'number';

const isReview = (answer: object): answer is Review => 'cost' in answer;

/** So many decisions are what a match is remembered for. */
const MOMENTS = 3;

/** Those that mattered most: a certain win that was given up before all that is an estimate. */
export const momentsIn = (reviews: readonly Reviewed[]): readonly Reviewed[] =>
  reviews
    .filter(({ isBest }) => !isBest)
    .toSorted((a, b) => Number(isMissed(b)) - Number(isMissed(a)) || b.cost - a.cost)
    .slice(0, MOMENTS);

/** Whether a certain win was given up. */
export const isMissed = ({ isBest, sure }: Review): boolean => !isBest && sure === 'certain';
