import { signal } from '@preact/signals';
import type { Happening, Snapshot } from '@stammtisch/client';
import type { PersonId } from '@stammtisch/protocol';

import { snapshot } from '../house.ts';
import { words } from '../text/words.ts';
import type { Face, Sight, Told } from './face.ts';
import { nameAt, nameOf, seatOf } from './sight.ts';

/** Something that happened while one was looking, with everything needed to tell it. */
export interface Entry {
  readonly at: number;
  readonly happening: Happening;
  readonly people: NonNullable<Snapshot['table']>['people'];
}

const KEPT = 300;

export const log = signal<readonly Entry[]>([]);

export function note(happening: Happening): Entry {
  const entry = { at: Date.now(), happening, people: snapshot.peek().table?.people ?? {} };
  log.value = [...log.value, entry].slice(-KEPT);
  return entry;
}

/** An entry in words, in whatever language is spoken now. */
export const toldOf = (entry: Entry, face: Face, sight: Sight): readonly Told[] => [
  ...face.tell(entry.happening, sightAt(entry, sight)),
  ...roomNews(entry).map(text => ({ text, notice: true })),
];

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
