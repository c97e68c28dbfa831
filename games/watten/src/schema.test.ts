import { isDescribed } from '@stammtisch/kernel/testing';

import { game, schema } from './index.ts';
import { PLAYERS, wholeGame } from './testing/whole-games.ts';

isDescribed(
  game,
  schema,
  PLAYERS.flatMap(players => [1, 2].map(seed => wholeGame(players, seed))),
);
