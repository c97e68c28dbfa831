import { effect } from '@preact/signals';

import { setting, SWITCH } from '../settings.ts';

/** How fast cards fly: not at all, slowly, as usual, fast. */
export const SPEEDS = ['0', '1', '2', '3'] as const;
/** Silent, quiet, as usual, loud. */
export const VOLUMES = ['0', '1', '2', '3'] as const;
const HANDS = ['right', 'left'] as const;
export const BACKS = ['wine', 'blue', 'green'] as const;

const matches = (query: string): boolean => 'matchMedia' in globalThis && matchMedia(query).matches;

export const speed = setting('speed', SPEEDS, '2');
/** A phone is silent until somebody wants it otherwise: it may be among people. */
export const volume = setting('volume', VOLUMES, matches('(pointer: coarse)') ? '0' : '1');
export const vibration = setting('vibration', SWITCH, 'off');
/** A notification when it is one's turn and the page is not seen. */
export const notification = setting('notification', SWITCH, 'off');
/** A card raised early is played when it is one's turn. */
export const premove = setting('premove', SWITCH, 'off');
/** In Big Two, whoever can beat nothing passes without being asked. */
export const autoPass = setting('auto-pass', SWITCH, 'off');
/** Whether raising the stake asks once more. */
export const confirming = setting('confirm', SWITCH, 'on');
/** On which side the buttons are that play. */
export const handed = setting('handed', HANDS, 'right');
export const back = setting('back', BACKS, 'wine');

effect(() => {
  const { dataset } = document.documentElement;
  dataset['back'] = back.value;
  dataset['handed'] = handed.value;
  dataset['speed'] = speed.value;
});

const PACE = { '0': 0, '1': 1.8, '2': 1, '3': 0.55 } as const;

/** By how much movements are longer than usual; 0 where nothing shall move. */
export const pace = (): number =>
  matches('(prefers-reduced-motion: reduce)') ? 0 : PACE[speed.value];
