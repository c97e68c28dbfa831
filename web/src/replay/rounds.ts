import { type Frame, roundsIn } from './frames.ts';

/** The beginning of the round before a place, or of the match. */
export const roundBefore = (frames: readonly Frame[], place: number): number =>
  roundsIn(frames).findLast(at => at < place) ?? 0;

/** The beginning of the round after a place, or the end of the match. */
export const roundAfter = (frames: readonly Frame[], place: number): number =>
  roundsIn(frames).find(at => at > place) ?? frames.length - 1;
