import { LIMITS, newId, type World } from '@stammtisch/protocol';

import { withAdvised } from './advised.ts';
import type { EntryBody, LogEntry } from './entry.ts';
import { withReserve } from './reserves.ts';
import { changed, type Table } from './table.ts';

/** An entry, and the table before and after it. */
export interface Step {
  readonly before: Table;
  readonly entry: LogEntry;
  readonly after: Table;
}

/** What an entry gets from outside the rules: a name, and the time. */
export type EntryStamp = () => Pick<LogEntry, 'id' | 'at'>;

/** Names entries by chance, at the time of this world. */
export const stampBy =
  (world: World): EntryStamp =>
  () => ({ id: newId(world, LIMITS.entryId), at: world.now() });

/** The step that an entry with this body makes; `state` is the game's after it, where that is known. */
export function stepOf(
  before: Table,
  body: EntryBody,
  { stamp, state }: { readonly stamp: EntryStamp; readonly state?: object },
): Step {
  const { id, at: now } = stamp();
  // Clocks differ between machines; a table's time never goes back.
  const at = Math.max(now, before.at);
  const entry = { version: before.version + 1, id, previous: before.head, at, body };
  const after =
    state === undefined
      ? changed(before, body)
      : { ...before, room: withAdvised(withReserve(before.room, body), body), state };
  return { before, entry, after: { ...after, version: entry.version, head: id, at } };
}

/** The steps of entries with these bodies, one after the other. */
export function stepsOf(
  table: Table,
  bodies: readonly EntryBody[],
  stamp: EntryStamp,
): readonly Step[] {
  let before = table;
  return bodies.map(body => {
    const step = stepOf(before, body, { stamp });
    before = step.after;
    return step;
  });
}
