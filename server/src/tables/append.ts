import { isHouseMove } from '@stammtisch/kernel';
import { LIMITS, newId, type TableId, type World } from '@stammtisch/protocol';
import {
  changedHoldings,
  type EntryStamp,
  type Step,
  talliesOf,
  transfersOf,
} from '@stammtisch/table';

import type { Append, SeatChange } from '../store/store.ts';

/** Names entries by chance, at the time of this world. */
export const stampBy =
  (world: World): EntryStamp =>
  () => ({ id: newId(world, LIMITS.entryId), at: world.now() });

/** All that has to be written for these steps, in one piece. */
export function appendOf(table: TableId, steps: readonly Step[]): Append {
  const entries = steps.map(({ entry }) => entry);
  const seats = steps.flatMap(seatChangesOf);
  const transfers = steps.flatMap(({ before, entry, after }) =>
    transfersOf(before, entry.body, after),
  );
  const tallies = steps.flatMap(({ before, entry, after }) => talliesOf(before, entry.body, after));
  const [first, last] = [steps[0], steps.at(-1)];
  const holdings = first && last ? changedHoldings(first.before, last.after) : [];
  const closed = last?.after.room.closed ?? false;
  const besides = { seats, closed, transfers, tallies, holdings };
  // Most entries are nothing but a move.
  const isAll = !closed && seats.length + transfers.length + tallies.length + holdings.length === 0;
  return isAll ? { table, entries } : { table, entries, ...besides };
}

/** Who takes or gives up a seat by this. */
export function seatChangesOf({ before, entry }: Step): readonly SeatChange[] {
  const { body } = entry;
  // Whoever goes is free to sit elsewhere while the computer plays the round to its end.
  if (body.kind === 'leaving') return [{ person: body.person, left: true }];
  if (body.kind === 'stays') return [{ person: body.person, took: true }];
  if (body.kind !== 'move') return [];
  const { move, holder } = body;
  if (move.kind === 'took' && holder !== undefined && 'person' in holder)
    return [{ person: holder.person, took: true }];
  if (!isHouseMove(move) || move.kind !== 'left') return [];
  const gone = before.room.chairs[move.seat];
  return gone !== undefined && 'person' in gone ? [{ person: gone.person, left: true }] : [];
}
