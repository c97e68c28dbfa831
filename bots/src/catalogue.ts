import type { Advice, Bot, Game, GameTypes, Random, Review } from '@stammtisch/kernel';
import type { GameSchema } from '@stammtisch/kernel/json-schema';

/** What a game's package exports: its rules, the computer players made for it, and how it looks on the wire. */
export interface GameModule {
  readonly game: Game;
  readonly bots: readonly Bot[];
  /** Players that only the arena knows, to measure others by. */
  readonly references?: readonly Bot[];
  readonly schema: GameSchema;
  /** Advice for whoever has this view, where something is to be decided. */
  advise?(view: GameTypes['View'], random: Random): Advice | undefined;
  /** What a move that was made with this view was worth; nothing where there was no choice. */
  review?(view: GameTypes['View'], move: GameTypes['Move'], random: Random): Review | undefined;
}

/** Every game the house offers, loaded when it is wanted. Adding a game means adding a line here. */
export const CATALOGUE: Readonly<Record<string, () => Promise<GameModule>>> = {
  'big-two': () => import('@stammtisch/big-two'),
  blackjack: () => import('@stammtisch/blackjack'),
  'blind-watten': () => import('@stammtisch/blind-watten'),
  cluedo: () => import('@stammtisch/cluedo'),
  watten: () => import('@stammtisch/watten'),
};
