import { obeysTheLaws } from '@stammtisch/kernel/testing';

import { game } from './index.ts';
import { obeysTheLawsInWholeMatches } from './testing/whole-matches.ts';
import { witness } from './testing/witness.ts';

obeysTheLaws(game, witness, 8);
obeysTheLawsInWholeMatches(3);
