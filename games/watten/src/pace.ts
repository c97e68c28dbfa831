import { countOf, type Seat } from '@stammtisch/kernel';

import type { View } from './view.ts';

/** The last card needs no thought; naming, and every answer to a raise, needs more than most. */
export function botPace(gallery: View, seat: Seat): number {
  switch (gallery.phase) {
    case 'playing':
      return countOf(gallery.hands[seat]!) === 1 ? 0.4 : 1;
    case 'schlag':
    case 'trump':
      return 1.2;
    case 'raised':
      return 1.5;
    case 'dealing':
    case 'between':
    case 'over':
      return 0.5;
  }
}
