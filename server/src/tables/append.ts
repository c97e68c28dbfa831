import { isHouseMove } from '@stammtisch/kernel';
import type { TableId } from '@stammtisch/protocol';
import {
  changedHoldings,
  matchChangesOf,
  type Step,
  talliesOf,
  transfersOf,
} from '@stammtisch/table';

import { skeletonOf } from '../names/names.ts';
import type { Append, SeatChange } from '../store/store.ts';

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
  const name = steps.map(nameOf).findLast(each => each !== undefined);
  const matches = steps.flatMap(matchChangesOf);
  const lists = { seats, transfers, tallies, holdings, matches };
  // Most entries are nothing but a move.
  const isAll = !closed && Object.values(lists).every(list => list.length === 0);
  return {
    table,
    entries,
    ...(!isAll && { ...lists, closed }),
    ...(name !== undefined && { nameSkeleton: skeletonOf(name) }),
  };
}

/** What a table is called from now on, if this entry says so. */
function nameOf({ entry: { body } }: Step): string | undefined {
  if (body.kind === 'opened' || body.kind === 'numbered') return body.name;
  return body.kind === 'settings' ? body.change.name : undefined;
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
