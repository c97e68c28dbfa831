import { offer } from '@stammtisch/blind-watten/offer';

import type { Listing } from '../../listing.ts';

export const listing: Listing = {
  offer,
  deck: 'german',
  fan: ['9l', 'Uh', '6b', 'Oa', 'Al'],
  loadUi: () => import('../game-ui.tsx').then(({ gameUi }) => gameUi),
  loadRules: () => import('../rulebook/index.ts'),
  loadCards: () => import('../deck.ts').then(({ loadDeck }) => loadDeck()),
};
