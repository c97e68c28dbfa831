import type { TableEvent } from '@stammtisch/client';
import { isObject, patched, same } from '@stammtisch/kernel';
import type { ReplayStep, Scene } from '@stammtisch/protocol';

/** A moment of a replay: an entry, and what was to be seen before and after it. */
export interface Frame {
  /** Counts the entries of the match from 1; links to a moment name it. */
  readonly step: number;
  readonly at: number;
  readonly event: TableEvent;
}

/** What the steps lead through, from a scene on. Throws where they do not fit. */
export function framesOf(scene: Scene, steps: readonly ReplayStep[], first: number): Frame[] {
  let before = scene;
  return steps.map(({ v, at, patch, ...told }) => {
    const after = patched(before, patch);
    if (!isScene(after)) throw new Error('this is no scene');
    const frame = { step: v - first + 1, at, event: { version: v, ...told, before, after } };
    before = after;
    return frame;
  });
}

export const isScene = (value: unknown): value is Scene =>
  isObject(value) &&
  isObject(value['view']) &&
  isObject(value['room']) &&
  Array.isArray(value['room']['chairs']);

/** Whether there is anything new to see. */
export const isShown = ({ event: { seen, before, after } }: Frame): boolean =>
  seen !== undefined || !same(before.view, after.view);

/** The place of the frame that shows a step: of the step itself, or the last before it. */
export const placeOf = (frames: readonly Frame[], step: number): number =>
  Math.max(
    0,
    frames.findLastIndex(frame => frame.step <= step),
  );

/** The places at which rounds begin. */
export const roundsIn = (frames: readonly Frame[]): readonly number[] =>
  frames.flatMap(({ event: { seen } }, at) =>
    isObject(seen) && (seen['kind'] === 'next' || seen['kind'] === 'again') ? [at] : [],
  );
