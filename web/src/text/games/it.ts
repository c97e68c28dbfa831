import { it as bigTwo } from '../../games/big-two/listing/it.ts';
import { it as blackjack } from '../../games/blackjack/listing/it.ts';
import { it as blindWatten } from '../../games/blind-watten/listing/it.ts';
import { it as cluedo } from '../../games/cluedo/listing/it.ts';
import { it as watten } from '../../games/watten/listing/it.ts';
import type { GameTexts } from './en.ts';

export const games: GameTexts = {
  'blind-watten': blindWatten,
  watten,
  blackjack,
  cluedo,
  'big-two': bigTwo,
};
