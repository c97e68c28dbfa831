import { handOf } from '@stammtisch/blind-watten';

import { selectionOf } from '../german/selection.ts';
import { type Card, knownAnnouncement, stampFor, viewOf } from './rules.ts';
import { inOrder } from './sort.ts';

export const selection = selectionOf<Card>({
  game: 'blind-watten',
  hand: scene => {
    const view = viewOf(scene);
    return inOrder(handOf(view), knownAnnouncement(view));
  },
  stamp: scene => stampFor(viewOf(scene), 'bet'),
});

export const { hand, raised, raise, bidding, prepareBid } = selection;
