import type { Face } from '../table/face.ts';

/** How the games look, each fetched when its first table is opened. */
export const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  'blind-watten': () => import('./blind-watten/face.tsx').then(({ face }) => face),
  watten: () => import('./watten/face.tsx').then(({ face }) => face),
  blackjack: () => import('./blackjack/face.tsx').then(({ face }) => face),
  cluedo: () => import('./cluedo/face.tsx').then(({ face }) => face),
  'big-two': () => import('./big-two/face.tsx').then(({ face }) => face),
};
