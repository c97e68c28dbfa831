import type { Seat } from '@stammtisch/kernel';

import { isAnnouncer, otherAnnouncerOf } from './seats.ts';
import type { Partly, Phase } from './state.ts';
import { choosers } from './turn.ts';
import { mayHaveWish, wishingComputers } from './wishes.ts';

/** Time for a person to read their cards and say what they would like, in milliseconds. */
const WISH_MS = 6_000;

/**
 * Rule 4.11: the person for whose wish a computer waits before it shows a card.
 * Who is a person and who has said what is no secret, so it tells nothing about cards.
 */
export function wishAwaited(position: Phase<Partly>): Seat | undefined {
  if (position.phase !== 'announcing') return undefined;
  const { seating, dealer } = position;
  return choosers(position)
    .filter(({ seat }) => seating[seat] !== 'person')
    .map(({ seat }) => otherAnnouncerOf(seat, dealer))
    .find(other => seating[other] === 'person' && mayHaveWish(position, other));
}

/** A computer's own wish comes without delay, and so does everything but a card to show. */
export const botDelayMs = (gallery: Phase<Partly>, seat: Seat): number =>
  gallery.phase === 'announcing' &&
  isAnnouncer(seat, gallery.dealer) &&
  otherAnnouncerOf(seat, gallery.dealer) === wishAwaited(gallery) &&
  !wishingComputers(gallery).includes(seat)
    ? WISH_MS
    : 0;
