import { obeysTheLaws } from '@stammtisch/kernel/testing';

import { game } from './index.ts';
import { witness } from './testing/witness.ts';

obeysTheLaws(game, witness, 60);
