import { offer } from '@stammtisch/big-two/offer';

import type { Listing } from '../../listing.ts';

export const listing: Listing = {
  offer,
  deck: 'french',
  fan: ['3d', 'Jc', 'Qh', 'As', '2s'],
  loadUi: () => import('../game-ui.tsx').then(({ gameUi }) => gameUi),
  loadRules: () => import('../rulebook/index.ts'),
  loadCards: () => import('../deck.ts').then(({ loadDeck }) => loadDeck()),
};
