import type { OwnTable, SeatSummary, TableId } from '@stammtisch/protocol';
import { stayingPeople, type Table } from '@stammtisch/table';

import type { Asker } from './local-matches.ts';

/** What is said of a table to whoever does not look at it. */
export const ownTableOf = (
  id: TableId,
  table: Table,
  { nameOf }: Pick<Asker, 'nameOf'>,
): OwnTable => {
  const { room, options, at } = table;
  return {
    table: id,
    game: room.game,
    host: nameOf(room.host),
    options,
    seats: room.chairs.length,
    people: stayingPeople(table).map(nameOf),
    chairs: room.chairs.map((holder): SeatSummary =>
      'person' in holder ? { person: nameOf(holder.person) } : holder,
    ),
    bots: room.chairs.filter(holder => 'bot' in holder).length,
    watching: 0,
    started: room.started,
    ...(room.skill && { skill: room.skill }),
    at,
  };
};
