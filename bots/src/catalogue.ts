import type { Bot, Game } from '@stammtisch/kernel';

/** A game and the computer players made for it. */
export interface Offer {
  readonly game: Game;
  readonly bots: readonly Bot[];
}

/** Every game the house offers, loaded when it is wanted. Adding a game means adding a line here. */
export const CATALOGUE: Readonly<Record<string, () => Promise<Offer>>> = {
  'big-two': () => import('@stammtisch/big-two'),
  blackjack: () => import('@stammtisch/blackjack'),
  'blind-watten': () => import('@stammtisch/blind-watten'),
  cluedo: () => import('@stammtisch/cluedo'),
  watten: () => import('@stammtisch/watten'),
};
