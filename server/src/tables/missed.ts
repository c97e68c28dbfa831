import type { Game } from '@stammtisch/kernel';
import type { PersonId, Version } from '@stammtisch/protocol';
import { extended, type LogEntry, type Table, unfold, viewerFor } from '@stammtisch/table';

import type { StoredTable } from '../log/store.ts';
import { News } from './news.ts';

/** Whoever was away for more entries sees the table as it stands. */
export const MOST_MISSED = 60;

/** What someone was not told, and the version that it leads to. */
export interface Missed {
  readonly texts: readonly string[];
  readonly version: Version;
}

/**
 * Tells what happened at a table after `since` as this person would have been told it then,
 * from its log. Undefined if the log at hand begins later.
 */
export function missedBy(
  person: PersonId,
  since: Version,
  { game, stored }: { readonly game: Game; readonly stored: StoredTable },
): Missed | undefined {
  const isKnown = ({ version }: LogEntry): boolean => version <= since;
  const first = stored.snapshot?.version ?? stored.entries[0]?.version ?? Infinity;
  if (first > since) return undefined;
  let before = restored(game, { ...stored, entries: stored.entries.filter(isKnown) });
  const texts = stored.entries
    .filter(entry => !isKnown(entry))
    .map(entry => {
      const after = extended(before, entry);
      const news = new News({ before, entry, after });
      const text = news.for(viewerFor(before, person), viewerFor(after, person));
      before = after;
      return text;
    });
  return { texts, version: before.version };
}

/** The table that a snapshot and the entries after it lead to. */
export const restored = (game: Game, { snapshot, entries }: StoredTable): Table =>
  snapshot === undefined
    ? unfold(game, entries)
    : entries.reduce<Table>(extended, { ...snapshot.table, game });
