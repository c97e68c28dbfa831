import { type Actor, awaited, isFull, type Seat } from '@stammtisch/kernel';

import type { Partly, Phase } from './state.ts';

/** Whom the table waits for. Nothing of it is secret, so a state and a view give the same answer. */
export function toMove(position: Phase<Partly>): readonly Actor[] {
  switch (position.phase) {
    case 'gathering':
      return isFull(position.seating) ? ['house'] : [];
    case 'dealing':
    case 'rolling':
      return ['house'];
    case 'moving':
    case 'walking':
    case 'acting':
      return [position.turn];
    case 'refuting':
      return [position.late ? 'house' : refuterIn(position)];
    case 'over':
      return awaited(position.seating, position.ready, 'all');
  }
}

/** Who has to show a card. */
export function refuterIn({
  suspicions,
}: {
  readonly suspicions: readonly { readonly by?: Seat }[];
}): Seat {
  const seat = suspicions.at(-1)?.by;
  if (seat === undefined) throw new Error('nobody can refute');
  return seat;
}
