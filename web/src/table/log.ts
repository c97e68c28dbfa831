import { signal } from '@preact/signals';
import type { TableEvent } from '@stammtisch/client';
import type { PersonId } from '@stammtisch/protocol';

import { snapshot } from '../connection.ts';
import { forgetInTab, keepInTab, recallInTab, TABLE_LOG } from '../storage.ts';
import { tableTexts } from '../text/texts.ts';
import type { GameUi, TableContext, EventText } from './game-ui.ts';
import { type Entry, joined, type Owner, packed, unpacked } from './kept-log.ts';
import { nameAt, nameOf, seatOf } from './table-context.ts';

const KEPT = 300;

/** What happened at the table one looks at. It survives a reload (feature W37). */
export const log = signal<readonly Entry[]>([]);

export function note(event: TableEvent): Entry {
  const { table, me } = snapshot.peek();
  const entry = { at: Date.now(), event, people: table?.people ?? {} };
  if (event.version > (log.peek().at(-1)?.event.version ?? -1))
    log.value = [...log.value, entry].slice(-KEPT);
  if (event.after.room.closed) forgetInTab(TABLE_LOG);
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
export const eventTextsOf = (
  entry: Entry,
  gameUi: GameUi,
  context: TableContext,
): readonly EventText[] => [
  ...gameUi.describeEvent(entry.event, contextAt(entry, context)),
  ...roomNews(entry, context.me).map(text => ({ text, notice: true })),
];

/** A page that was renewed meanwhile may not understand what an older one has seen. */
export function isTellable(entry: Entry, gameUi: GameUi, context: TableContext): boolean {
  try {
    eventTextsOf(entry, gameUi, context);
    return true;
  } catch {
    return false;
  }
}

/** Whoever got up can only be found among those who sat there before. */
function contextAt({ event, people }: Entry, context: TableContext): TableContext {
  const { before, after } = event;
  return {
    ...context,
    seat: context.me === undefined ? undefined : seatOf(after.room, context.me),
    nameOf: seat => nameAt(after.room, people, seat) || nameAt(before.room, people, seat),
  };
}

/** What changed about the table itself. */
function roomNews({ event, people }: Entry, me: PersonId | undefined): readonly string[] {
  const { notices } = tableTexts();
  const [before, after] = [event.before.room, event.after.room];
  const added = (now: readonly PersonId[], then: readonly PersonId[]) =>
    now.filter(person => !then.includes(person)).map(person => nameOf(people, person));
  const host = after.host === me ? notices.hostYou : notices.host(nameOf(people, after.host));
  return [
    ...added(after.waiting, before.waiting).map(notices.queued),
    ...added(after.leaving, before.leaving).map(notices.leaving),
    ...(after.host === before.host ? [] : [host]),
    ...(after.closed && !before.closed ? [notices.closed] : []),
  ];
}
