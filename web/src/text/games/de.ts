import { de as bigTwo } from '../../games/big-two/listing/de.ts';
import { de as blackjack } from '../../games/blackjack/listing/de.ts';
import { de as blindWatten } from '../../games/blind-watten/listing/de.ts';
import { de as cluedo } from '../../games/cluedo/listing/de.ts';
import { de as watten } from '../../games/watten/listing/de.ts';
import type { GameTexts } from './en.ts';

export const games: GameTexts = {
  'blind-watten': blindWatten,
  watten,
  blackjack,
  cluedo,
  'big-two': bigTwo,
};
