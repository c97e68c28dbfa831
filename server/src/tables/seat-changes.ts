import { isHouseMove } from '@stammtisch/kernel';
import type { LogEntry, Table } from '@stammtisch/table';

import type { SeatChange } from '../log/store.ts';

/** Who takes or gives up a seat by these entries. */
export const seatChangesOf = (
  { room }: Table,
  entries: readonly LogEntry[],
): readonly SeatChange[] =>
  entries.flatMap(({ body }): readonly SeatChange[] => {
    if (body.kind !== 'move') return [];
    const { move, holder } = body;
    if (move.kind === 'took' && holder !== undefined && 'person' in holder)
      return [{ person: holder.person, took: true }];
    if (!isHouseMove(move) || move.kind !== 'left') return [];
    const gone = room.chairs[move.seat];
    return gone !== undefined && 'person' in gone ? [{ person: gone.person, left: true }] : [];
  });
