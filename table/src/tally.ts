import type { Tally } from '@stammtisch/kernel';
import type { PersonId } from '@stammtisch/protocol';

import type { EntryBody } from './entry.ts';
import type { Table } from './table.ts';

/** What a round was for one person. */
export interface PersonalTally extends Omit<Tally, 'seat'> {
  readonly person: PersonId;
  readonly game: string;
}

/** What an entry means for how people have played: for those who sat there before it, and played unadvised. */
export function talliesOf(before: Table, body: EntryBody, after: Table): readonly PersonalTally[] {
  const { game, room } = before;
  if (body.kind !== 'move' || game.tally === undefined || room.arena === true) return [];
  return game.tally(before.state, after.state).flatMap(({ seat, ...tally }) => {
    const holder = room.chairs[seat];
    if (holder === undefined || !('person' in holder)) return [];
    if (after.room.advised?.includes(holder.person) === true) return [];
    return [{ ...tally, person: holder.person, game: game.name }];
  });
}
