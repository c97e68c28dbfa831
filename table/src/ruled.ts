import type { Knock, PersonId, Room, TableSettings } from '@stammtisch/protocol';

import type { EntryBody } from './entry.ts';

/** Entries by which the host rules a table, and by which people ask to be let in. */
type Ruling = Extract<
  EntryBody,
  {
    kind:
      | 'numbered'
      | 'settings'
      | 'knocks'
      | 'admitted'
      | 'refused'
      | 'withdrawn'
      | 'invited'
      | 'declined'
      | 'removed'
      | 'banned'
      | 'unbanned';
  }
>;

/** So many are remembered who need not knock again. */
const MOST_MEMBERS = 50;

/** The room after such an entry. */
export function ruled(room: Room, body: Ruling): Room {
  switch (body.kind) {
    case 'numbered':
      return { ...room, number: body.number, name: body.name };
    case 'settings':
      return withSettings(room, body.change);
    case 'knocks':
      return { ...room, knocks: [...withoutKnock(room, body.person), knockOf(body)] };
    case 'admitted':
      return admitted(room, body.person);
    case 'refused':
      return { ...room, knocks: withoutKnock(room, body.person) };
    case 'withdrawn':
      return { ...room, viewers: without(room.viewers, body.person) };
    case 'invited':
      return { ...room, invited: added(room.invited, body.person) };
    case 'declined':
      return { ...room, invited: without(room.invited, body.person) };
    case 'removed':
      return sentAway(room, body.person);
    case 'banned':
      return { ...sentAway(room, body.person), banned: added(room.banned, body.person) };
    case 'unbanned':
      return { ...room, banned: without(room.banned, body.person) };
  }
}

/** Whoever has sat here once need not knock again, and is no longer invited. */
export function withMember(room: Room, person: PersonId): Room {
  const { invited, members = [] } = room;
  const isNew = !members.includes(person);
  return {
    ...withoutKnocking(room, person),
    ...(isNew && { members: [...members, person].slice(-MOST_MEMBERS) }),
    ...(invited?.includes(person) === true && { invited: without(invited, person) }),
  };
}

/** No clock is written as none. */
function withSettings(room: Room, change: Partial<TableSettings>): Room {
  const { clock: _, ...rest } = room;
  const { clock = room.clock ?? 0, ...others } = change;
  return { ...rest, ...others, ...(clock > 0 && { clock }) };
}

/** They no longer ask to be let in. */
export const withoutKnocking = (room: Room, person: PersonId): Room =>
  room.knocks?.some(knock => knock.person === person) === true
    ? { ...room, knocks: withoutKnock(room, person) }
    : room;

const knockOf = ({ person, wants, seat }: Knock): Knock => ({
  person,
  wants,
  ...(seat !== undefined && { seat }),
});

function admitted(room: Room, person: PersonId): Room {
  const knock = room.knocks?.find(each => each.person === person);
  const open = { ...room, knocks: withoutKnock(room, person) };
  return knock?.wants === 'view'
    ? { ...open, viewers: added(open.viewers, person).slice(-MOST_MEMBERS) }
    : withMember(open, person);
}

function sentAway(room: Room, person: PersonId): Room {
  return {
    ...room,
    knocks: withoutKnock(room, person),
    members: without(room.members, person),
    viewers: without(room.viewers, person),
    invited: without(room.invited, person),
  };
}

const withoutKnock = ({ knocks = [] }: Room, person: PersonId): readonly Knock[] =>
  knocks.filter(knock => knock.person !== person);

const added = (people: readonly PersonId[] = [], person: PersonId): readonly PersonId[] =>
  people.includes(person) ? people : [...people, person];

const without = (people: readonly PersonId[] = [], person: PersonId): readonly PersonId[] =>
  people.filter(each => each !== person);
