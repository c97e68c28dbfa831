import type { Snapshot, WatchedTable } from '@stammtisch/client';
import type { Seat } from '@stammtisch/kernel';
import type { Holder, Person, PersonId, Room } from '@stammtisch/protocol';

import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

export function contextOf(table: WatchedTable, me: Snapshot['me']): TableContext {
  const { room } = table.scene;
  return {
    table,
    me: me?.person,
    seat: me && seatOf(room, me.person),
    nameOf: seat => nameAt(room, table.people, seat),
  };
}

/** The same for a round that is over: it is told of those who played it, whoever has their chairs now. */
export function contextOfRound(context: TableContext): TableContext {
  const { me, table } = context;
  const { players } = table.scene.room;
  if (players === undefined) return context;
  const room = { ...table.scene.room, chairs: players };
  return {
    ...context,
    seat: me === undefined ? undefined : seatOf(room, me),
    nameOf: seat => nameAt(room, table.people, seat),
  };
}

export function seatOf(room: Room, person: PersonId): Seat | undefined {
  const seat = room.chairs.findIndex(holder => 'person' in holder && holder.person === person);
  return seat < 0 ? undefined : seat;
}

export const personAt = (room: Room, seat: Seat): PersonId | undefined => {
  const holder = room.chairs[seat];
  return holder && 'person' in holder ? holder.person : undefined;
};

/** Whether a robot sits there. */
export const isRobotAt = (room: Room, seat: Seat): boolean => {
  const holder = room.chairs[seat];
  return holder !== undefined && 'person' in holder && holder.robot === true;
};

type People = Readonly<Record<PersonId, Person>>;

/** Who sits there, by name; nothing if nobody does. */
export function nameAt(room: Room, people: People, seat: Seat): string {
  const holder = room.chairs[seat];
  if (holder === undefined || 'nobody' in holder) return '';
  return 'bot' in holder ? holder.bot : nameOf(people, holder.person);
}

export const nameOf = (people: People, person: PersonId): string => people[person]?.name ?? '…';

export const isHere = (people: People, person: PersonId): boolean => people[person]?.here ?? true;

/** Which mat lies at a chair. */
export function matOf(holder: Holder | undefined): 'person' | 'computer' | 'free' {
  if (holder === undefined || 'nobody' in holder) return 'free';
  return 'bot' in holder ? 'computer' : 'person';
}

/** How many chairs people have. */
export const peopleIn = (room: Room): number =>
  room.chairs.filter(holder => 'person' in holder).length;

/** Someone, or the reader. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

export const whoIs = (context: TableContext, seat: Seat): Who => ({
  name: context.nameOf(seat),
  you: seat === context.seat,
});

/** A player's name, or "you". */
export const named = (context: TableContext, seat: Seat): string =>
  seat === context.seat ? tableTexts().table.you : context.nameOf(seat);
