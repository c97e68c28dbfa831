import { offer } from '@stammtisch/blackjack/offer';

import type { Listing } from '../../listing.ts';

export const listing: Listing = {
  offer,
  deck: 'french',
  fan: ['5c', '9d', 'As', 'Kh', '7s'],
  loadUi: () => import('../game-ui.tsx').then(({ gameUi }) => gameUi),
  loadRules: () => import('../rulebook/index.ts'),
};
