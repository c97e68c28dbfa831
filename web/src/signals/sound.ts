import { volume } from '../preferences/at-table.ts';

export type Sound = 'deal' | 'play' | 'trick' | 'bet' | 'turn' | 'win';

const LOUDNESS = { '0': 0, '1': 0.25, '2': 0.55, '3': 1 } as const;

/** Plays it, unless it shall be silent; what makes sounds is fetched with the first one. */
export function sound(which: Sound): void {
  const loudness = LOUDNESS[volume.peek()];
  if (loudness === 0 || !('AudioContext' in globalThis)) return;
  // A sound that cannot be had is not worth a word.
  import('./synth.ts').then(
    ({ synthesise }) => synthesise(which, loudness),
    () => undefined,
  );
}
