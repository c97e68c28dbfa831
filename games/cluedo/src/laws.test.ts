import { obeysTheLaws } from '@stammtisch/kernel/testing';

import { game } from './index.ts';
import { obeysTheLawsInWholeMatches } from './testing/whole-matches.ts';
import { witness } from './testing/witness.ts';

// At random hardly anyone gets anywhere, for hundreds of moves: a few such matches are enough.
obeysTheLaws(game, witness, 4);
obeysTheLawsInWholeMatches(2);
