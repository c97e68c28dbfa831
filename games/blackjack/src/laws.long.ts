import { obeysTheLaws } from '@stammtisch/kernel/testing';

import { game } from './index.ts';
import { obeysTheLawsAtFullTables } from './testing/full-tables.ts';
import { witness } from './testing/witness.ts';

obeysTheLaws(game, witness, 150);
obeysTheLawsAtFullTables(150);
