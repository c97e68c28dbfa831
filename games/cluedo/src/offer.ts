import type { Offer } from '@stammtisch/kernel';

import type { Options } from './state.ts';

/** Rule 1.2: as many as there are tokens. */
export const SEATS = { min: 2, max: 6, usual: 4 } as const;

export const offer: Offer<Options> = {
  name: 'cluedo',
  seats: SEATS,
  strengths: ['infers', 'reasons', 'remembers', 'forgetful'],
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
