import { obeysTheLaws } from '@stammtisch/kernel/testing';

import { game } from './index.ts';
import { obeysTheLawsInWholeGames } from './testing/whole-games.ts';
import { witness } from './testing/witness.ts';

obeysTheLaws(game, witness, 50);
obeysTheLawsInWholeGames(10);
