import { offer } from '@stammtisch/cluedo/offer';

import type { Listing } from '../../listing.ts';

export const listing: Listing = {
  offer,
  deck: 'cluedo',
  fan: ['back', 'who', 'how', 'where', 'other'],
  loadUi: () => import('../game-ui.tsx').then(({ gameUi }) => gameUi),
  loadRules: () => import('../rulebook/index.ts'),
  loadCards: () => import('../deck.tsx').then(({ loadDeck }) => loadDeck()),
};
