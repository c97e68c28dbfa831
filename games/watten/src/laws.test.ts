import { type Game, rulesOf } from '@stammtisch/kernel';
import { obeysTheLaws } from '@stammtisch/kernel/testing';

import { game, type Watten } from './index.ts';
import { obeysTheLawsInWholeGames } from './testing/whole-games.ts';
import { witness } from './testing/witness.ts';

/** Rule 7.8. */
const version1 = rulesOf(game, 1) as Game<Watten>;

obeysTheLaws(game, witness);
obeysTheLaws(version1, witness, 10);
obeysTheLawsInWholeGames(2);
