import type { PersonId, ReplayView, Version } from '@stammtisch/protocol';
import {
  type Eyes,
  type LogEntry,
  refusalToWatch,
  replayed,
  type Table,
  unfold,
  viewerFor,
} from '@stammtisch/table';

import type { StoredReplay } from '../store/store.ts';
import { gameNamed } from '../tables/tables.ts';

/** After so many entries the table is remembered, so that nothing before has to be played again. */
const MARK_EVERY = 200;

/** A match whose log has been read and played through once. */
export interface OpenedReplay {
  readonly stored: StoredReplay;
  /** The table before the match, and then now and again within it. */
  readonly marks: readonly Table[];
  /** The table at the end of the match. */
  readonly end: Table;
  /** Everyone who had to do with the match. */
  readonly people: readonly PersonId[];
}

/** Plays the log of a table up to the end of a match. Throws where it cannot be read. */
export async function openReplay(
  stored: StoredReplay,
  log: readonly LogEntry[],
): Promise<OpenedReplay> {
  const game = await gameNamed(stored.game);
  if (game === undefined) throw new Error(`there is no game ${stored.game} here`);
  const before = log.filter(({ version }) => version < stored.first);
  const start = unfold(game, before);
  const marks = [start];
  const people = new Set(peopleAt(start));
  let end = start;
  for (const { after } of replayed(start, log.slice(before.length))) {
    end = after;
    if ((after.version - start.version) % MARK_EVERY === 0) marks.push(after);
    for (const person of peopleAt(after)) people.add(person);
  }
  return { stored, marks, end, people: [...people] };
}

/** Those whose names everyone at a table is told. */
const peopleAt = ({ room }: Table): readonly PersonId[] => [
  room.host,
  ...room.waiting,
  ...[...room.chairs, ...(room.players ?? [])].flatMap(holder =>
    'person' in holder ? [holder.person] : [],
  ),
];

/** The last table that is remembered from before a version. */
export const markBefore = ({ marks }: OpenedReplay, version: Version): Table =>
  marks.findLast(mark => mark.version < version) ?? marks[0]!;

/**
 * How somebody may see a match, the best first. Whoever played sees what they were told then; all
 * hands if nobody else held one. Whoever could have looked on at its end sees what the gallery saw.
 * Where the table opens all hands after a match, that goes for both.
 */
export function viewsFor({ stored, end }: OpenedReplay, person: PersonId): readonly ReplayView[] {
  const openViews: readonly ReplayView[] = ['open', ...end.room.chairs.keys()];
  // It cannot be changed in the middle of a match.
  const isOpen = end.room.openHands === true;
  if (stored.people.includes(person))
    return ['own', ...(stored.isSolo || isOpen ? openViews : []), 'gallery'];
  if (refusalToWatch(end, person) !== undefined) return [];
  return ['gallery', ...(isOpen ? openViews : [])];
}

/** With whose eyes a view is seen. */
export const eyesFor =
  (view: ReplayView, person: PersonId): Eyes =>
  table =>
    view === 'own' ? viewerFor(table, person) : view;
