import type { WatchedTable } from '@stammtisch/client';
import type { Seat } from '@stammtisch/kernel';
import type { PersonId, ReplayView, Scene } from '@stammtisch/protocol';

import type { TableContext } from '../table/game-ui.ts';
import { contextOf, nameAt, personAt } from '../table/table-context.ts';
import type { Frame } from './frames.ts';

interface Look {
  readonly view: ReplayView;
  /** Whose own replay it is. */
  readonly me: PersonId | undefined;
  readonly people: Readonly<Record<PersonId, string>>;
}

/** The table at a moment, as the pages of its game want it. */
export function contextAt({ event }: Frame, { view, me, people }: Look): TableContext {
  const scene = event.after;
  const table: WatchedTable = {
    // No table: nothing can be asked of it.
    table: '',
    version: event.version,
    scene,
    people: Object.fromEntries(
      Object.entries(people).map(([person, name]) => [person, { name, here: true }]),
    ),
    watching: 0,
    chat: [],
    notes: '',
    clocks: {},
    absences: {},
  };
  if (view === 'own' && me !== undefined)
    return contextOf(table, { person: me, name: '', account: false });
  const seat = typeof view === 'number' ? view : undefined;
  return { ...contextOf(table, undefined), me: seatedIn(scene, seat), seat };
}

const seatedIn = ({ room }: Scene, seat: Seat | undefined): PersonId | undefined =>
  seat === undefined ? undefined : personAt(room, seat);

/** Whoever got up can only be found among those who sat there before. */
export function contextOfEvent({ event }: Frame, context: TableContext): TableContext {
  const { people } = context.table;
  return {
    ...context,
    nameOf: seat =>
      nameAt(event.after.room, people, seat) || nameAt(event.before.room, people, seat),
  };
}
