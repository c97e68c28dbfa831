import type { ErrorCode, PersonId, Room } from '@stammtisch/protocol';

import { seatOfPerson, type Table } from './table.ts';

/** Whether somebody belongs to a table: has a chair, waits for one, or runs it. */
const belongs = (table: Table, person: PersonId): boolean =>
  table.room.host === person ||
  table.room.waiting.includes(person) ||
  seatOfPerson(table, person) !== undefined;

/** Why somebody may not sit down just like that; `must-knock` if the host may let them. */
export function refusalToSit(
  table: Table,
  person: PersonId,
  { hasPassword, isRobot }: { readonly hasPassword: boolean; readonly isRobot: boolean },
): ErrorCode | undefined {
  const { banned, locked, robots } = table.room;
  if (banned?.includes(person) === true) return 'banned';
  if (isRobot && robots === false && seatOfPerson(table, person) === undefined) return 'no-robots';
  if (belongs(table, person)) return undefined;
  if (locked === true) return 'table-locked';
  return hasPassword ? undefined : refusalToStranger(table.room, person);
}

/** Why somebody who comes without a password is not let in at once. */
function refusalToStranger(
  { access, members, invited }: Room,
  person: PersonId,
): ErrorCode | undefined {
  const isKnown = members?.includes(person) === true || invited?.includes(person) === true;
  if (isKnown) return undefined;
  if (access === 'password') return 'needs-password';
  return access === 'knock' ? 'must-knock' : undefined;
}

/** Why somebody may not look on; `must-knock` if the host may let them. */
export function refusalToWatch(table: Table, person: PersonId): ErrorCode | undefined {
  const { banned, spectators, viewers } = table.room;
  if (banned?.includes(person) === true) return 'banned';
  if (belongs(table, person) || viewers?.includes(person) === true) return undefined;
  if (spectators === 'none') return 'no-spectators';
  return spectators === 'ask' ? 'must-knock' : undefined;
}

/** Why somebody who looks at the table may not speak. */
export function refusalToSpeak(table: Table, person: PersonId): ErrorCode | undefined {
  const { chat } = table.room;
  if (chat === 'off') return 'chat-off';
  const isPlayer = seatOfPerson(table, person) !== undefined;
  return chat === 'players' && !isPlayer ? 'players-only' : undefined;
}
