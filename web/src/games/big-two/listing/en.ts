import type { BigTwo } from '@stammtisch/big-two';

import type { ListingTexts } from '../../listing-texts.ts';

export type Texts = ListingTexts<BigTwo['Options'], 'deuce' | 'friendly'>;

export const en: Texts = {
  name: 'Big Two',
  what: 'Be the first to shed thirteen cards',
  players: '4 players',
  presets: {
    deuce: { name: 'With play money', what: 'Every point costs one dollar of play money.' },
    friendly: { name: 'Just for fun', what: 'Only the points are counted.' },
  },
  options: {
    stake: {
      title: 'A point is worth',
      is: cents =>
        cents === 0
          ? 'nothing, just for fun'
          : `$${(Number(cents) / 100).toFixed(2)} of play money`,
    },
  },
};
