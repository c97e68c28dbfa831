import { countOf, type Seat } from '@stammtisch/kernel';

import type { View } from './view.ts';

/** The last card needs no thought; what is shown, and every answer for the stake, needs more than most. */
export function botPace(gallery: View, seat: Seat): number {
  switch (gallery.phase) {
    case 'playing':
      return countOf(gallery.hands[seat]!) === 1 ? 0.4 : 1;
    case 'announcing':
      return 1.2;
    case 'asked':
    case 'forced':
    case 'betting':
      return 1.5;
    case 'dealing':
    case 'redealing':
    case 'between':
    case 'over':
      return 0.5;
  }
}
