import {
  type Actor,
  type AnyMove,
  diff,
  type Game,
  type Parts,
  patched,
  same,
  type Viewer,
} from '@stammtisch/kernel';
import type { Step } from '@stammtisch/kernel/testing';

/** A move, and who makes it. */
export type Made<P extends Parts> = readonly [by: Actor, move: AnyMove<P>];

/** Plays on from a position, and throws where the rules refuse. */
export function walk<P extends Parts>(
  rules: Pick<Game<P>, 'play'>,
  from: P['State'],
  line: readonly Made<P>[],
): readonly Step<P>[] {
  let before = from;
  return line.map(([by, move]) => {
    const played = rules.play(before, by, move);
    if (!played.ok) throw new Error(`${move.kind} is refused: ${played.error}`);
    const step = { before, by, move, after: played.value };
    before = step.after;
    return step;
  });
}

/** How many bytes tell a viewer of a step. Throws if they do not tell it all. */
export function patchSize<P extends Parts>(
  rules: Pick<Game<P>, 'view'>,
  { before, after }: Step<P>,
  viewer: Viewer,
): number {
  const [was, is] = [rules.view(before, viewer), rules.view(after, viewer)];
  const patch = diff(was, is);
  if (!same(patched(was, patch), is)) throw new Error('the patch leads elsewhere');
  return JSON.stringify(patch).length;
}
