import { type Actor, type Patch, patched } from '@stammtisch/kernel';
import type {
  ChatLine,
  ErrorCode,
  Conversation,
  FriendList,
  HouseMessage,
  Person,
  PersonId,
  PrivateLine,
  Scene,
  SentAway,
  TableId,
  TableList,
  Version,
  Visitor,
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
  /** Seats whose clock has run out, and who think on their reserve. */
  readonly onReserve?: readonly number[];
  /** By seat: when the table acts on its player being gone, by the clock of this client. */
  readonly absences: Readonly<Record<number, number>>;
}

/** What is not told with the scene, before it has been told. */
export const NOTHING_KNOWN = {
  people: {},
  watching: 0,
  notes: '',
  clocks: {},
  absences: {},
} as const;

export type TurnedAway = Extract<ErrorCode, 'house-full' | 'house-closing' | 'blocked'>;

export const isTurnedAway = (code: ErrorCode): code is TurnedAway =>
  code === 'house-full' || code === 'house-closing' || code === 'blocked';

/** Everything a client knows at a moment. */
export interface Snapshot {
  /** `stopped` for good: another page has taken over, the house speaks another protocol, or a robot's token is good for nothing. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'stopped';
  /** The house has not answered for some seconds, though the connection seems to be there. */
  readonly isUnanswered?: true;
  readonly stoppedBy?: 'replaced' | 'other-protocol' | 'abuse' | 'not-you';
  /** Why the house did not let this client in; it tries again later. */
  readonly turnedAway?: TurnedAway;
  /** What the operator says to everyone. */
  readonly announcement?: { readonly number: number; readonly text: string };
  /** When the house closes at the latest, by the clock of this client. */
  readonly closingAt?: number;
  readonly me?: { readonly person: PersonId; readonly name: string; readonly account: boolean };
  /** Where others in the same network reach the house. */
  readonly reach?: string;
  /** On how many pages and devices this person is in the house. */
  readonly pages?: number;
  /** Where this person has a seat, if anywhere. */
  readonly seat?: TableId;
  readonly lobby?: TableList;
  readonly table?: WatchedTable;
  /** Who is in the house. */
  readonly people?: { readonly people: readonly Visitor[]; readonly total: number };
  readonly conversations?: readonly Conversation[];
  /** The conversation that is open. */
  readonly conversation?: OpenConversation | undefined;
  /** How much one has not read, by whom it is. */
  readonly unread?: Readonly<Record<PersonId, number>>;
  readonly muted?: readonly PersonId[];
  readonly friends?: FriendList;
  /** Where one is invited to sit down. */
  readonly invitations?: readonly Invitation[];
  /** The last table from which one was sent away. */
  readonly sentAway?: { readonly table: TableId; readonly why: SentAway };
  /** What the host of a table has answered to one's knocking. */
  readonly knockAnswer?: { readonly table: TableId; readonly admitted: boolean };
}

export interface OpenConversation {
  readonly person: PersonId;
  readonly name: string;
  readonly lines: readonly PrivateLine[];
}

export type Invitation = Omit<Extract<HouseMessage, { type: 'invitation' }>, 'type'>;

/** After somebody has invited one, or answered one's knocking. */
export function called(
  snapshot: Snapshot,
  message: Extract<HouseMessage, { type: 'invitation' | 'invitation over' | 'knock answered' }>,
): Snapshot {
  const { invitations = [] } = snapshot;
  const without = (table: TableId) => invitations.filter(each => each.table.table !== table);
  switch (message.type) {
    case 'knock answered':
      return { ...snapshot, knockAnswer: { table: message.table, admitted: message.admitted } };
    case 'invitation over':
      return { ...snapshot, invitations: without(message.table) };
    case 'invitation': {
      const { table, from } = message;
      return { ...snapshot, invitations: [...without(table.table), { table, from }] };
    }
  }
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
  { whole, tables, gone = [], found, total, online }: Extract<HouseMessage, { type: 'tables' }>,
): TableList {
  const counts = { found, total, online };
  if (whole === true || known === undefined) return { tables, ...counts };
  const all = new Map([...known.tables, ...tables].map(each => [each.table, each]));
  for (const id of gone) all.delete(id);
  return { tables: [...all.values()], ...counts };
}

/** What the operator says to everyone, or that they have withdrawn it. */
export function announced(
  snapshot: Snapshot,
  { number, text }: Extract<HouseMessage, { type: 'announcement' }>,
): Snapshot {
  const { announcement: _, ...rest } = snapshot;
  return text === undefined ? rest : { ...rest, announcement: { number, text } };
}

/** A house that is spoken to anew says again what it has to say. */
export function withoutNews(snapshot: Snapshot): Snapshot {
  const { announcement: _, closingAt: __, pages: ___, ...rest } = snapshot;
  return rest;
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
