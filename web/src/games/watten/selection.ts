import { signal } from '@preact/signals';
import { handOf } from '@stammtisch/watten';

import { selectionOf } from '../german/selection.ts';
import { type Card, type Rank, stampFor, type Suit, viewOf } from './rules.ts';
import { sorted } from './sort.ts';

export const selection = selectionOf<Card>({
  game: 'watten',
  hand: scene => {
    const view = viewOf(scene);
    return sorted(handOf(view), view);
  },
  stamp: scene => stampFor(viewOf(scene), 'raise'),
});

export const { hand, raised, raise, bidding, prepareBid } = selection;

/** What the visitor is about to name. */
export const pickedSchlag = signal<Rank | undefined>(undefined);
export const pickedTrump = signal<Suit | undefined>(undefined);

export function dropPicks(): void {
  pickedSchlag.value = undefined;
  pickedTrump.value = undefined;
}
