import { isDescribed } from '@stammtisch/kernel/testing';

import { game, schema } from './index.ts';
import { wholeGame } from './testing/whole-games.ts';

isDescribed(game, schema, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(wholeGame));
