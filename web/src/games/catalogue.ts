import type { GameUi } from '../table/game-ui.ts';

/** How the games look, each fetched when its first table is opened. */
export const GAME_UIS: Readonly<Record<string, () => Promise<GameUi>>> = {
  'blind-watten': () => import('./blind-watten/game-ui.tsx').then(({ gameUi }) => gameUi),
  watten: () => import('./watten/game-ui.tsx').then(({ gameUi }) => gameUi),
  blackjack: () => import('./blackjack/game-ui.tsx').then(({ gameUi }) => gameUi),
  cluedo: () => import('./cluedo/game-ui.tsx').then(({ gameUi }) => gameUi),
  'big-two': () => import('./big-two/game-ui.tsx').then(({ gameUi }) => gameUi),
};
