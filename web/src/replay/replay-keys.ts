import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Frame } from './frames.ts';
import type { Playback } from './playback.ts';
import { roundAfter, roundBefore } from './rounds.ts';

/** Where keys have a meaning of their own. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** Arrows and space move through the match; the keys of the game itself do nothing here. */
export function useReplayKeys(frames: readonly Frame[], playback: Playback): void {
  const latest = useRef({ frames, playback });
  latest.current = { frames, playback };
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      event.stopPropagation();
      const act = actionOf(event, latest.current.frames, latest.current.playback);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    // Before anything else hears them.
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  }, []);
}

function actionOf(
  { key, target }: KeyboardEvent,
  frames: readonly Frame[],
  { place, isPlaying, goTo }: Playback,
): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => goTo(place.peek() - 1);
    case 'ArrowRight':
      return () => goTo(place.peek() + 1);
    case 'PageUp':
      return () => goTo(roundBefore(frames, place.peek()));
    case 'PageDown':
      return () => goTo(roundAfter(frames, place.peek()));
    case 'Home':
      return () => goTo(0);
    case 'End':
      return () => goTo(frames.length - 1);
    case ' ':
      return isOnButton(target) ? undefined : () => (isPlaying.value = !isPlaying.peek());
    default:
      return undefined;
  }
}
