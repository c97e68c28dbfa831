import type { Offer } from '@stammtisch/kernel';

import type { Options } from './state.ts';

export const offer: Offer<Options> = {
  name: 'big-two',
  seats: { min: 4, max: 4 },
  strengths: ['learned', 'deuce', 'hasty', 'novice'],
  options: {
    bounds: { stake: { is: 'whole', min: 0, max: 1_000_000_000 } },
    presets: [
      { name: 'deuce', options: { stake: 100 } },
      { name: 'friendly', options: { stake: 0 } },
    ],
  },
};
