import { err, isHouseMove, ok, type Random, type Result, type Seat } from '@stammtisch/kernel';
import type { ErrorCode, MoveRequest, PersonId } from '@stammtisch/protocol';

import { onReserve } from './bodies.ts';
import type { EntryBody } from './entry.ts';
import { type Guests, stayingPeople, tidy } from './seats.ts';
import { type EntryStamp, type Step, stepOf } from './step.ts';
import { seatOfPerson, type Table } from './table.ts';

/** `refused` comes with the game's own reason. */
export interface MoveRefusal {
  readonly code: ErrorCode;
  readonly reason?: string;
}

interface PersonsMove extends Pick<MoveRequest, 'key' | 'decision' | 'move' | 'advised'> {
  readonly stamp: EntryStamp;
}

/** A person's move: read, matched with the question it answers, and judged by the rules. */
export function playFor(
  table: Table,
  { reserveLeft }: Pick<Guests, 'reserveLeft'>,
  person: PersonId,
  { key, decision, move: sent, advised, stamp }: PersonsMove,
): Result<Step, MoveRefusal> {
  const { game, state, room } = table;
  const seat = seatOfPerson(table, person);
  if (room.closed) return err({ code: 'table-closed' });
  if (seat === undefined) return err({ code: 'not-seated' });
  const move = game.decodeMove(sent);
  if (move === undefined) return err({ code: 'bad-message' });

  const view = game.view(state, seat);
  const question = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
  if (question !== undefined && question.stamp !== decision) return err({ code: 'stale' });
  const reason = game.refusal(view, move);
  if (reason !== undefined) return err({ code: 'refused', reason });
  const made = { kind: 'move', by: seat, move, key, ...(advised && { advised }) } as const;
  const body = onReserve(made, reserveLeft?.(person));
  return ok(stepOf(table, body, { stamp, state: game.playLegal(state, seat, move) }));
}

/** What chance brings: as it was chosen, if it was and it is the time for it. */
export function chanceAt({ game, state, deal }: Table, random: Random) {
  const move = game.chance(state, random);
  return deal === undefined || isHouseMove(move) ? move : deal;
}

/** What the table needs now that nobody asks for: done by the house, or by the computer in a chair. */
export type Duty =
  | { readonly do: 'write'; readonly bodies: readonly EntryBody[] }
  | { readonly do: 'chance' }
  | { readonly do: 'think'; readonly seat: Seat; readonly isWatched: boolean };

/** A table that nobody looks at from a chair stands still. */
export function dutyOf(table: Table, guests: Guests): Duty | undefined {
  const { game, state, room } = table;
  if (room.closed) return undefined;
  const bodies = tidy(table, guests);
  if (bodies.length > 0) return { do: 'write', bodies };
  const actor = game.toMove(state).find(each => each === 'house' || isPlayedFor(table, each));
  if (actor === undefined) return undefined;
  const people = stayingPeople(table);
  const isWatched = people.some(person => guests.isHere(person));
  if (people.length === 0 ? !goesOnWithoutPeople(table) : !isWatched) return undefined;
  return actor === 'house' ? { do: 'chance' } : { do: 'think', seat: actor, isWatched };
}

/**
 * When all have left in the middle of a round, it is played to its end where
 * money lies on the table or somebody waits for a chair. Otherwise the cards
 * stay where they are until somebody comes back.
 */
const goesOnWithoutPeople = ({ game, room }: Table): boolean =>
  room.leaving.length > 0 && (game.chips !== undefined || room.waiting.length > 0);

/** Whether the computer plays this seat: its own, or that of someone away or gone. */
function isPlayedFor({ room }: Table, seat: Seat): boolean {
  const holder = room.chairs[seat];
  if (holder === undefined || 'nobody' in holder) return false;
  return 'bot' in holder || holder.away === true || room.leaving.includes(holder.person);
}
