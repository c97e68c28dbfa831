import { isHouseMove } from '@stammtisch/kernel';
import type { Holder, PersonId, Room } from '@stammtisch/protocol';

import type { EntryBody } from './entry.ts';

/** With every round so much of the reserve comes back. */
const SHARE_BACK = 0.25;

/** Milliseconds that somebody has left to think when their clock has run out. */
export function reserveOf({ reserve = 0, reserves }: Room, person: PersonId): number {
  const whole = reserve * 1_000;
  return Math.min(whole, reserves?.[person] ?? whole);
}

/** The room after a move that somebody made on their reserve, or did not make in time. */
export function withReserve(room: Room, body: EntryBody): Room {
  if (body.kind !== 'move' || body.reserve === undefined) return room;
  const holder = holderOf(room, body);
  if (holder === undefined || !('person' in holder)) return room;
  return { ...room, reserves: { ...room.reserves, [holder.person]: body.reserve } };
}

/** Whose move it is, or of whom the house has moved. */
function holderOf(
  { chairs }: Room,
  { by, move }: Extract<EntryBody, { kind: 'move' }>,
): Holder | undefined {
  if (by !== 'house') return chairs[by];
  return isHouseMove(move) && 'seat' in move ? chairs[move.seat] : undefined;
}

/** A round begins. Whoever has all of it again is no longer named. */
export function withReservesRefilled({ reserves, ...room }: Room): Room {
  const whole = (room.reserve ?? 0) * 1_000;
  const left = Object.entries(reserves ?? {})
    .map(([person, before]) => [person, before + whole * SHARE_BACK] as const)
    .filter(([, after]) => after < whole);
  return left.length === 0 ? room : { ...room, reserves: Object.fromEntries(left) };
}
