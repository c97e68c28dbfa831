import type { Seat } from '@stammtisch/kernel';

import { announcersOf, isAnnouncer } from './seats.ts';
import type { Announcing, Partly, Phase, Refusal, Wish } from './state.ts';

export const WISHES: readonly Wish[] = ['schoenere', 'schlagtausch'];

type Position = Phase<Partly>;

/** Rules 4.5 to 4.7. */
export function refusalToAsk(position: Position, seat: Seat, wish: Wish): Refusal | undefined {
  if (position.phase !== 'announcing' || hasShown(position)) return 'not-now';
  if (!isAnnouncer(seat, position.dealer)) return 'not-an-announcer';
  if (wish === 'schlagtausch' && position.swapped) return 'already-exchanged';
  const again = position.declined.some(each => each.by === seat && each.wish === wish);
  return again ? 'already-declined' : undefined;
}

/** Rule 4.10. */
export function refusalOfNoWish(position: Position, seat: Seat): Refusal | undefined {
  if (position.phase !== 'announcing' || hasShown(position)) return 'not-now';
  if (!isAnnouncer(seat, position.dealer)) return 'not-an-announcer';
  if (position.noWish?.includes(seat)) return 'already-no-wish';
  return openWishes(position, seat).length > 0 ? undefined : 'not-now';
}

/** What an announcer may ask for. */
export const openWishes = (position: Position, seat: Seat): readonly Wish[] =>
  WISHES.filter(wish => refusalToAsk(position, seat, wish) === undefined);

const hasShown = ({ shown }: Announcing<Partly>): boolean => Object.keys(shown).length > 0;

/** Whether an announcer may ask for something and has not said that they will not. */
export const mayHaveWish = (position: Announcing<Partly>, seat: Seat): boolean =>
  refusalOfNoWish(position, seat) === undefined;

/**
 * Rule 4.10: computers that have yet to ask, or to say that they have no wish,
 * forehand first. The table waits for them, so that the dealer gets a word in.
 */
export const wishingComputers = (position: Announcing<Partly>): readonly Seat[] =>
  announcersOf(position.dealer)
    .filter(seat => position.seating[seat] !== 'person' && mayHaveWish(position, seat))
    .toReversed();
