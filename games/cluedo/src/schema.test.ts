import { isDescribed, setupOf } from '@stammtisch/kernel/testing';

import { remembers } from './bot.ts';
import { game, schema } from './index.ts';

isDescribed(
  game,
  schema,
  [1, 2, 3].map(seed => ({ ...setupOf(game, seed), player: remembers })),
);
