import { signal } from '@preact/signals';
import type { Happening } from '@stammtisch/client';
import type { PersonId } from '@stammtisch/protocol';

import { snapshot } from '../house.ts';
import { forgetInTab, keepInTab, recallInTab, TABLE_LOG } from '../storage.ts';
import { words } from '../text/words.ts';
import type { Face, Sight, Told } from './face.ts';
import { type Entry, joined, type Owner, packed, unpacked } from './kept-log.ts';
import { nameAt, nameOf, seatOf } from './sight.ts';

const KEPT = 300;

/** What happened at the table one looks at. It survives a reload (feature W37). */
export const log = signal<readonly Entry[]>([]);

export function note(happening: Happening): Entry {
  const { table, me } = snapshot.peek();
  const entry = { at: Date.now(), happening, people: table?.people ?? {} };
  if (happening.version > (log.peek().at(-1)?.happening.version ?? -1))
    log.value = [...log.value, entry].slice(-KEPT);
  if (happening.after.room.closed) forgetInTab(TABLE_LOG);
  else if (table && me)
    keepInTab(TABLE_LOG, packed(log.peek(), { table: table.table, person: me.person }));
  return entry;
}

/** Takes up what was kept before the page was loaded again, as far as it can still be told. */
export function takeUpLog(owner: Owner, isTellable: (entry: Entry) => boolean): void {
  const kept = unpacked(recallInTab(TABLE_LOG) ?? '', owner);
  if (kept.every(isTellable)) log.value = joined(kept, log.peek());
}

/** An entry in words, in whatever language is spoken now. */
export const toldOf = (entry: Entry, face: Face, sight: Sight): readonly Told[] => [
  ...face.tell(entry.happening, sightAt(entry, sight)),
  ...roomNews(entry).map(text => ({ text, notice: true })),
];

/** A page that was renewed meanwhile may not understand what an older one has seen. */
export function isTellable(entry: Entry, face: Face, sight: Sight): boolean {
  try {
    toldOf(entry, face, sight);
    return true;
  } catch {
    return false;
  }
}

/** Whoever got up can only be found among those who sat there before. */
function sightAt({ happening, people }: Entry, sight: Sight): Sight {
  const { before, after } = happening;
  return {
    ...sight,
    seat: sight.me === undefined ? undefined : seatOf(after.room, sight.me),
    nameOf: seat => nameAt(after.room, people, seat) || nameAt(before.room, people, seat),
  };
}

/** What changed about the table itself. */
function roomNews({ happening, people }: Entry): readonly string[] {
  const { notices } = words();
  const [before, after] = [happening.before.room, happening.after.room];
  const added = (now: readonly PersonId[], then: readonly PersonId[]) =>
    now.filter(person => !then.includes(person)).map(person => nameOf(people, person));
  return [
    ...added(after.waiting, before.waiting).map(notices.queued),
    ...added(after.leaving, before.leaving).map(notices.leaving),
    ...(after.host === before.host ? [] : [notices.host(nameOf(people, after.host))]),
    ...(after.closed && !before.closed ? [notices.closed] : []),
  ];
}
