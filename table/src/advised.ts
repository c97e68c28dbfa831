import type { Room } from '@stammtisch/protocol';

import type { EntryBody } from './entry.ts';

/** The room after a move on advice: until the next round begins, it names who made it. */
export function withAdvised(room: Room, body: EntryBody): Room {
  if (body.kind !== 'move' || body.advised !== true || body.by === 'house') return room;
  const holder = room.chairs[body.by];
  if (holder === undefined || !('person' in holder)) return room;
  const { advised = [] } = room;
  if (advised.includes(holder.person)) return room;
  return { ...room, advised: [...advised, holder.person] };
}
