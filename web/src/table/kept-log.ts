import type { TableEvent, WatchedTable } from '@stammtisch/client';
import { diff, isObject, type Patch, patched } from '@stammtisch/kernel';
import type { PersonId, Scene, TableId } from '@stammtisch/protocol';

/** Something that happened while one was looking, with everything needed to tell it. */
export interface Entry {
  readonly at: number;
  readonly event: TableEvent;
  readonly people: WatchedTable['people'];
}

/** Whose log it is: nobody else gets it back. */
export interface Owner {
  readonly table: TableId;
  readonly person: PersonId;
}

/** How many entries are kept over a reload. */
export const KEPT_OVER_RELOAD = 200;

const FORMAT = 1;

interface Head extends Owner {
  readonly format: typeof FORMAT;
  /** What was seen before the first entry. */
  readonly scene: Scene;
}

interface Line extends Pick<TableEvent, 'version' | 'by' | 'seen'> {
  readonly at: number;
  /** From what was seen after the entry before this one. Absent: nothing was missed in between. */
  readonly missed?: Patch;
  readonly patch: Patch;
  /** Absent: as with the entry before. */
  readonly people?: Entry['people'];
}

/** One line of text for each entry: what changed, as the house tells it. */
export function packed(log: readonly Entry[], owner: Owner): string {
  const entries = log.slice(-KEPT_OVER_RELOAD);
  const [first] = entries;
  if (first === undefined) return '';
  const head: Head = { format: FORMAT, ...owner, scene: first.event.before };
  const lines = entries.map((entry, at) => lineOf(entry, entries[at - 1]));
  return [JSON.stringify(head), ...lines].join('\n');
}

/** Working out what changed takes longest, and an entry keeps its predecessor. */
const known = new WeakMap<Entry, { readonly after: Entry | undefined; readonly line: string }>();

function lineOf(entry: Entry, previous: Entry | undefined): string {
  const made = known.get(entry);
  if (made !== undefined && made.after === previous) return made.line;
  const { at, people, event } = entry;
  const { version, by, seen, before, after } = event;
  const last = previous?.event.after;
  const line = JSON.stringify({
    version,
    at,
    ...(by !== undefined && { by }),
    ...(seen !== undefined && { seen }),
    ...(last !== undefined && last !== before && { missed: diff(last, before) }),
    patch: diff(before, after),
    ...(people !== previous?.people && { people }),
  } satisfies Line);
  known.set(entry, { after: previous, line });
  return line;
}

/** Nothing if it is somebody else's, of another table, or cannot be read any more. */
export function unpacked(text: string, owner: Owner): readonly Entry[] {
  try {
    const [head, ...lines] = text.split('\n').map((line): unknown => JSON.parse(line));
    return isHeadOf(head, owner) && lines.every(isLine) ? entriesFrom(head.scene, lines) : [];
  } catch {
    return [];
  }
}

function entriesFrom(first: Scene, lines: readonly Line[]): readonly Entry[] {
  let last = first;
  let people: Entry['people'] = {};
  return lines.map(({ at, missed, patch, people: met, ...event }) => {
    const before = missed === undefined ? last : patched(last, missed);
    const after = patched(before, patch);
    if (!isScene(before) || !isScene(after)) throw new Error('this is no scene');
    last = after;
    people = met ?? people;
    return { at, people, event: { ...event, before, after } };
  });
}

const isHeadOf = (head: unknown, { table, person }: Owner): head is Head =>
  isObject(head) &&
  head['format'] === FORMAT &&
  head['table'] === table &&
  head['person'] === person &&
  isScene(head['scene']);

const isScene = (value: unknown): value is Scene => isObject(value) && isObject(value['room']);

const isLine = (value: unknown): value is Line =>
  isObject(value) && typeof value['version'] === 'number' && typeof value['at'] === 'number';

/** Entries in order, each once: what is known live comes after what was kept. */
export function joined(kept: readonly Entry[], live: readonly Entry[]): readonly Entry[] {
  const first = live[0]?.event.version ?? Infinity;
  return [...kept.filter(({ event }) => event.version < first), ...live];
}
