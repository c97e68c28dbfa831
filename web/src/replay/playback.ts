import { type Signal, useSignal } from '@preact/signals';
import type { ReplayView } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { rememberPlaces } from '../table/flight.ts';
import { placeOf } from './frames.ts';
import { type Moment, momentHash, momentInAddress } from './moment.ts';
import type { Replay } from './source.ts';

export interface PlayerProps {
  readonly replay: Replay;
  /** Shows the same match as somebody else saw it. */
  readonly look: (view: ReplayView) => void;
}

/** Where in the match one is, and whether it goes on by itself. */
export interface Playback {
  readonly place: Signal<number>;
  readonly isPlaying: Signal<boolean>;
  readonly speed: Signal<Speed>;
  readonly goTo: (place: number) => void;
}

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
type Speed = (typeof SPEEDS)[number];

/** A step is read in so many milliseconds. */
const STEP_MS = 1_500;

export function usePlayback({ frames, view }: Replay): Playback {
  const place = useSignal(placeOf(frames, stepInAddress()));
  const isPlaying = useSignal(false);
  const speed = useSignal<Speed>('1');
  const goTo = (wished: number) => {
    const next = Math.min(Math.max(0, wished), frames.length - 1);
    if (next === place.peek()) return;
    rememberPlaces();
    place.value = next;
    showMoment({ step: frames[next]!.step, view });
  };
  useEffect(() => {
    const jump = () => goTo(placeOf(frames, stepInAddress()));
    // Another viewer has seen other entries: the moment stays, its place may not.
    place.value = placeOf(frames, stepInAddress());
    if (location.hash !== '') showMoment({ step: stepInAddress(), view });
    addEventListener('hashchange', jump);
    return () => removeEventListener('hashchange', jump);
  }, [frames]);
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    if (place.value >= frames.length - 1) return void (isPlaying.value = false);
    const timer = setTimeout(() => goTo(place.peek() + 1), STEP_MS / Number(speed.value));
    return () => clearTimeout(timer);
  }, [isPlaying.value, place.value, speed.value, frames]);
  return { place, isPlaying, speed, goTo };
}

const stepInAddress = (): number => momentInAddress().step;

const showMoment = (moment: Moment): void =>
  history.replaceState(undefined, '', momentHash(moment));
