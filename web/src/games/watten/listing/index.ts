import { offer } from '@stammtisch/watten/offer';

import type { Listing } from '../../listing.ts';

export const listing: Listing = {
  offer,
  deck: 'german',
  fan: ['8l', '7a', '7b', 'Kh', 'Ua'],
  loadUi: () => import('../game-ui.tsx').then(({ gameUi }) => gameUi),
  loadRules: () => import('../rulebook/index.ts'),
};
