import type { Seat, Stamp } from '@stammtisch/kernel';

import type { Table } from './table.ts';

/** What the table asks of people who are at it, and waits for. */
export function questionsTo(table: Table): readonly {
  readonly seat: Seat;
  readonly stamp: Stamp;
}[] {
  const { game, state, room } = table;
  return game.toMove(state).flatMap(seat => {
    const holder = seat === 'house' ? undefined : room.chairs[seat];
    if (seat === 'house' || holder === undefined || !('person' in holder)) return [];
    if (holder.away === true || room.leaving.includes(holder.person)) return [];
    const stamps = game.decisions(game.view(state, seat)).map(({ stamp }) => stamp);
    return [{ seat, stamp: stamps.join(' ') }];
  });
}
