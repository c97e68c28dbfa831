import type { GameTexts } from '../text/games/en.ts';
import { listing as bigTwo } from './big-two/listing/index.ts';
import { listing as blackjack } from './blackjack/listing/index.ts';
import { listing as blindWatten } from './blind-watten/listing/index.ts';
import { listing as cluedo } from './cluedo/listing/index.ts';
import type { Listing } from './listing.ts';
import { listing as watten } from './watten/listing/index.ts';

/** Every game of the house, in the order it is offered. Adding one means a line here and in each of `text/games`. */
const GAMES: Readonly<Record<keyof GameTexts, Listing>> = {
  'blind-watten': blindWatten,
  watten,
  blackjack,
  cluedo,
  'big-two': bigTwo,
};

export const LISTINGS: readonly Listing[] = Object.values(GAMES);

export const listingOf = (game: string): Listing | undefined =>
  LISTINGS.find(({ offer }) => offer.name === game);
