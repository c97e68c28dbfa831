import { en as bigTwo } from '../../games/big-two/listing/en.ts';
import { en as blackjack } from '../../games/blackjack/listing/en.ts';
import { en as blindWatten } from '../../games/blind-watten/listing/en.ts';
import { en as cluedo } from '../../games/cluedo/listing/en.ts';
import type { AnyListingTexts } from '../../games/listing-texts.ts';
import { en as watten } from '../../games/watten/listing/en.ts';

const texts = {
  'blind-watten': blindWatten,
  watten,
  blackjack,
  cluedo,
  'big-two': bigTwo,
};

/** What is said of each game: one that is missing does not compile. */
export type GameTexts = Readonly<Record<keyof typeof texts, AnyListingTexts>>;

export const games: GameTexts = texts;
