import type { Game } from '@stammtisch/kernel';
import type { PersonId, Version } from '@stammtisch/protocol';
import {
  extended,
  knownRules,
  type LogEntry,
  type Table,
  unfold,
  viewerFor,
} from '@stammtisch/table';

import type { StoredTable } from '../store/store.ts';
import { EntryMessage } from './entry-message.ts';

/** Whoever was away for more entries sees the table as it stands. */
export const MOST_ENTRIES = 60;

/** What someone was not told, and the version that it leads to. */
export interface CatchUp {
  readonly texts: readonly string[];
  readonly version: Version;
}

/**
 * Tells what happened at a table after `since` as this person would have been told it then,
 * from its log. Undefined if the log at hand begins later.
 */
export function catchUpFor(
  person: PersonId,
  since: Version,
  { game, stored }: { readonly game: Game; readonly stored: StoredTable },
): CatchUp | undefined {
  const isKnown = ({ version }: LogEntry): boolean => version <= since;
  const first = stored.snapshot?.version ?? stored.entries[0]?.version ?? Infinity;
  if (first > since) return undefined;
  let before = restored(game, { ...stored, entries: stored.entries.filter(isKnown) });
  const texts = stored.entries
    .filter(entry => !isKnown(entry))
    .map(entry => {
      const after = extended(before, entry);
      const message = new EntryMessage({ before, entry, after });
      const text = message.for(viewerFor(before, person), viewerFor(after, person));
      before = after;
      return text;
    });
  return { texts, version: before.version };
}

/** The table that a snapshot and the entries after it lead to. */
export function restored(game: Game, { snapshot, entries }: StoredTable): Table {
  if (snapshot === undefined) return unfold(game, entries);
  const { rules = 1, ...table } = snapshot.table;
  return entries.reduce<Table>(extended, { ...table, game: knownRules(game, rules) });
}
