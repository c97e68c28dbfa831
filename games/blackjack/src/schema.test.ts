import { isDescribed } from '@stammtisch/kernel/testing';

import { game, schema } from './index.ts';

isDescribed(game, schema);
