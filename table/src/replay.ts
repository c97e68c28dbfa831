import { diff, type Viewer } from '@stammtisch/kernel';
import type { ReplayStep } from '@stammtisch/protocol';

import type { LogEntry } from './entry.ts';
import type { Step } from './step.ts';
import { extended, sceneFor, seenBy, type Table } from './table.ts';

/** As whom somebody looks at a table: whoever sits down or gets up meanwhile sees it as another. */
export type Eyes = (table: Table) => Viewer;

/** An entry as it was told to whoever looked on with these eyes. */
export function seenStep({ before, entry, after }: Step, eyes: Eyes): ReplayStep {
  const is = eyes(after);
  return {
    v: entry.version,
    at: entry.at,
    ...seenBy(before, entry.body, is),
    patch: diff(sceneFor(before, eyes(before)), sceneFor(after, is)),
  };
}

/** The steps that entries make on top of a table. Throws where they do not fit the rules. */
export function* replayed(table: Table, entries: Iterable<LogEntry>): Generator<Step> {
  let before = table;
  for (const entry of entries) {
    const after = extended(before, entry);
    yield { before, entry, after };
    before = after;
  }
}
