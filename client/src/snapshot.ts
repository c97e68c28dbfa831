import { type Actor, type Patch, patched } from '@stammtisch/kernel';
import type {
  ChatLine,
  HouseMessage,
  Person,
  PersonId,
  Scene,
  TableId,
  TableSummary,
  Version,
} from '@stammtisch/protocol';

/** The table one looks at. */
export interface WatchedTable {
  readonly table: TableId;
  readonly version: Version;
  readonly scene: Scene;
  readonly people: Readonly<Record<PersonId, Person>>;
  readonly watching: number;
  readonly chat: readonly ChatLine[];
  /** What one has written down here for oneself. */
  readonly notes: string;
  /** By seat: when its time to decide is over, by the clock of this client. */
  readonly clocks: Readonly<Record<number, number>>;
  /** By seat: when the table acts on its player being gone, by the clock of this client. */
  readonly absences: Readonly<Record<number, number>>;
}

/** Everything a client knows at a moment. */
export interface Snapshot {
  /** `stopped` for good: another page has taken over, or the house speaks another protocol. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'stopped';
  /** The house has not answered for some seconds, though the connection seems to be there. */
  readonly isUnanswered?: true;
  readonly stoppedBy?: 'replaced' | 'other-protocol' | 'abuse';
  readonly me?: { readonly person: PersonId; readonly name: string; readonly account: boolean };
  /** Where others in the same network reach the house. */
  readonly reach?: string;
  /** Where this person has a seat, if anywhere. */
  readonly seat?: TableId;
  readonly lobby?: { readonly tables: readonly TableSummary[]; readonly online: number };
  readonly table?: WatchedTable;
}

/** Something that happened at the table, with what the viewer saw before and after. */
export interface TableEvent {
  readonly version: Version;
  readonly by?: Actor;
  readonly seen?: unknown;
  readonly before: Scene;
  readonly after: Scene;
}

/** Undefined where the patch does not fit: then only a fresh scene helps. */
export function sceneAfter(scene: Scene, patch: Patch): Scene | undefined {
  try {
    return patched(scene, patch) as Scene;
  } catch {
    return undefined;
  }
}

/** Those who have to do with a table, after they were told of again, wholly or as a difference. */
export function peopleAfter(
  known: WatchedTable['people'],
  { whole, people, gone = [] }: Extract<HouseMessage, { type: 'people' }>,
): WatchedTable['people'] {
  if (whole === true) return people;
  const all = Object.entries({ ...known, ...people });
  return Object.fromEntries(all.filter(([person]) => !gone.includes(person)));
}

/** The list of tables, after it was told again, wholly or as a difference. */
export function lobbyAfter(
  known: Snapshot['lobby'],
  { whole, tables, gone = [], online }: Extract<HouseMessage, { type: 'tables' }>,
): NonNullable<Snapshot['lobby']> {
  if (whole === true || known === undefined) return { tables, online };
  const all = new Map([...known.tables, ...tables].map(each => [each.table, each]));
  for (const id of gone) all.delete(id);
  return { tables: [...all.values()], online };
}

/** Whoever looks at a table sees whether they have a chair there. */
export function withSeat(snapshot: Snapshot): Snapshot {
  const { me, table, seat, ...rest } = snapshot;
  if (me === undefined || table === undefined) return snapshot;
  const { chairs, leaving, closed } = table.scene.room;
  const isSeated =
    !closed &&
    !leaving.includes(me.person) &&
    chairs.some(holder => 'person' in holder && holder.person === me.person);
  if (isSeated) return { ...snapshot, seat: table.table };
  return seat === table.table ? { ...rest, me, table } : snapshot;
}
