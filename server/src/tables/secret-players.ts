import type { PersonId } from '@stammtisch/protocol';

import type { LiveTable } from './live-table.ts';

/** Those who still play for something that others know, each with the table where they do. */
export function secretPlayers(tables: Iterable<LiveTable>): ReadonlyMap<PersonId, LiveTable> {
  const players = new Map<PersonId, LiveTable>();
  for (const live of tables) {
    if (!live.hasSecrets) continue;
    for (const holder of live.table.room.chairs)
      if ('person' in holder && !live.knowsSecret(holder.person)) players.set(holder.person, live);
  }
  return players;
}
