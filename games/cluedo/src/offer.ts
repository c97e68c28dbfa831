import type { Offer } from '@stammtisch/kernel';

import { SEATS } from './seats.ts';
import type { Options } from './state.ts';

export const offer: Offer<Options> = {
  name: 'cluedo',
  seats: SEATS,
  strengths: ['counts', 'reasons', 'remembers'],
  options: {
    bounds: {
      dice: { is: 'one of', of: [1, 2] },
      exactRoll: { is: 'flag' },
    },
    presets: [
      { name: 'classic', options: { dice: 2, exactRoll: true } },
      { name: 'brisk', options: { dice: 2, exactRoll: false } },
    ],
  },
};
