import type { Offer } from '@stammtisch/kernel';

import type { Options } from './state.ts';

export const SEATS = 4;

export const offer: Offer<Options> = {
  name: 'blind-watten',
  seats: { min: SEATS, max: SEATS },
  teams: [SEATS],
  strengths: ['watter', 'forgetful', 'hasty', 'novice'],
  canForfeit: true,
  options: {
    bounds: {
      target: { is: 'one of', of: [11, 15, 18] },
      offSuit: { is: 'one of', of: ['rankOnly', 'ledSuit'] },
      rotation: { is: 'one of', of: ['schlagChooser', 'seat'] },
      announceOrder: { is: 'one of', of: ['schlagFirst', 'any', 'together'] },
    },
    presets: [
      {
        name: 'tramin',
        options: {
          target: 18,
          offSuit: 'rankOnly',
          rotation: 'schlagChooser',
          announceOrder: 'schlagFirst',
        },
      },
      {
        name: 'suedtirol',
        options: {
          target: 15,
          offSuit: 'ledSuit',
          rotation: 'seat',
          announceOrder: 'schlagFirst',
        },
      },
    ],
  },
};
