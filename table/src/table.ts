import {
  type Actor,
  type AnyMove,
  chooseOptions,
  type Game,
  type GameTypes,
  isHouseMove,
  rulesOf,
  type Seat,
  type Viewer,
} from '@stammtisch/kernel';
import type { Holder, PersonId, Room, Scene, Version } from '@stammtisch/protocol';

import { withAdvised } from './advised.ts';
import type { EntryBody, LogEntry } from './entry.ts';
import { withReserve, withReservesRefilled } from './reserves.ts';
import { ruled, withMember, withoutKnocking } from './ruled.ts';

/** One table: what its log adds up to. */
export interface Table {
  readonly game: Game;
  readonly options: object;
  readonly version: Version;
  /** The id of its last entry. */
  readonly head: string;
  /** When that was written, in milliseconds since 1970. */
  readonly at: number;
  readonly room: Room;
  readonly state: object;
  /** What chance brings next, where that was chosen. No view is made of it. */
  readonly deal?: AnyMove<GameTypes>;
}

type Opening = Extract<EntryBody, { kind: 'opened' }>;

const NOBODY: Holder = { nobody: true };

/** The table that a log leads to. Throws where the log does not fit the rules. */
export function unfold(game: Game, entries: Iterable<LogEntry>): Table {
  let table: Table | undefined;
  for (const entry of entries)
    table = table === undefined ? opened(game, entry) : extended(table, entry);
  if (table === undefined) throw new Error('a table has at least one entry');
  return table;
}

function opened(current: Game, { version, id, at, body }: LogEntry): Table {
  if (body.kind !== 'opened') throw new Error('the first entry of a table opens it');
  const game = knownRules(current, body.rules);
  const options = chooseOptions(game.options, body.options);
  if (!options.ok) throw new Error(`a table of ${game.name} has options nobody knows`);
  return {
    game,
    options: options.value,
    version,
    head: id,
    at,
    state: game.start(options.value, body.seats),
    ...(body.deal && { deal: body.deal }),
    room: {
      game: game.name,
      host: body.host,
      chairs: Array.from({ length: body.seats }, () => NOBODY),
      waiting: [],
      leaving: [],
      started: false,
      listed: body.listed,
      ...habitsOf(body),
      closed: false,
    },
  };
}

/** What its host has chosen otherwise than usual. */
const habitsOf = (body: Opening): Partial<Room> => ({
  ...(body.number && { number: body.number }),
  ...(body.name !== undefined && { name: body.name }),
  ...(body.access && { access: body.access }),
  ...(body.leavers && { leavers: body.leavers }),
  ...(body.openHands && { openHands: true }),
  ...(body.robots === false && { robots: false }),
  ...(body.deal && { arena: true }),
  ...(body.clock && { clock: body.clock }),
  ...(body.reserve && { reserve: body.reserve }),
  ...(body.skill && { skill: body.skill }),
});

/** The game under the version of its rules that a table was opened under. */
export function knownRules(current: Game, version: number): Game {
  const game = rulesOf(current, version);
  if (game === undefined)
    throw new Error(`the rules of ${current.name} in version ${version} are not known here`);
  return game;
}

/** The table after one more entry. */
export function extended(table: Table, entry: LogEntry): Table {
  if (entry.version !== table.version + 1 || entry.previous !== table.head)
    throw new Error(`entry ${entry.version} does not follow entry ${table.version}`);
  const { version, id, at } = entry;
  return { ...changed(table, entry.body), version, head: id, at };
}

/** What an entry does to a table. */
export function changed(table: Table, body: EntryBody): Table {
  const { room } = table;
  switch (body.kind) {
    case 'opened':
      throw new Error('a table is opened only once');
    case 'move':
      return moved({ ...table, room: withAdvised(withReserve(room, body), body) }, body);
    case 'waits':
      // Whoever may wait for a chair was let in.
      return { ...table, room: withMember(withWaiting(room, body), body.person) };
    case 'gave up':
      return { ...table, room: withoutKnocking(withoutWaiting(room, body.person), body.person) };
    case 'leaving':
      return { ...table, room: { ...room, leaving: [...room.leaving, body.person] } };
    case 'stays':
      return { ...table, room: { ...room, leaving: without(room.leaving, body.person) } };
    case 'host':
      return { ...table, room: { ...room, host: body.person } };
    case 'options':
      return withOptions(table, body);
    case 'numbered':
    case 'settings':
    case 'knocks':
    case 'admitted':
    case 'refused':
    case 'withdrawn':
    case 'invited':
    case 'declined':
    case 'removed':
    case 'banned':
    case 'unbanned':
      return { ...table, room: ruled(room, body) };
    case 'closed': {
      const { wishes: _, knocks: __, invited: ___, ...rest } = room;
      return { ...table, room: { ...rest, closed: true, waiting: [], leaving: [] } };
    }
  }
}

function moved(table: Table, { by, move, holder }: Extract<EntryBody, { kind: 'move' }>): Table {
  const played = table.game.play(table.state, by, move);
  if (!played.ok) throw new Error(`the rules refuse an entry of the log: ${played.error}`);
  const { room } = table;
  const state = played.value;
  if (!isHouseMove(move)) return by === 'house' ? dealt(table, state) : { ...table, state };
  switch (move.kind) {
    case 'took': {
      const chairs = room.chairs.with(move.seat, holder ?? NOBODY);
      const rest = holder && 'person' in holder ? seated(room, holder.person) : room;
      return { ...table, state, room: { ...rest, chairs } };
    }
    case 'left': {
      const gone = room.chairs[move.seat];
      const leaving = room.leaving.filter(person => !isPerson(gone, person));
      return {
        ...table,
        state,
        room: { ...room, leaving, chairs: room.chairs.with(move.seat, NOBODY) },
      };
    }
    case 'next':
    case 'again':
      return { ...table, state, room: withRound(room) };
    case 'away':
    case 'back':
      return { ...table, state, room: { ...room, chairs: withPresence(room.chairs, move) } };
    case 'brought':
    case 'forfeited':
    case 'timedOut':
    case 'closed':
      return { ...table, state };
  }
}

/** Chance has brought something: what was chosen for it is used up. */
function dealt(table: Table, state: object): Table {
  const { deal: _, ...rest } = table;
  return { ...rest, state };
}

const seated = (room: Room, person: PersonId): Room =>
  withMember(withoutWaiting(room, person), person);

/** A table that has not begun is laid anew; everyone keeps what lies before them, and their chair or the next one that stays. */
function withOptions(
  table: Table,
  { options: wish, seats }: Extract<EntryBody, { kind: 'options' }>,
): Table {
  const { game, room } = table;
  const options = chooseOptions(game.options, wish);
  if (!options.ok) throw new Error(`a table of ${game.name} has options nobody knows`);
  const kept = keptChairs(room.chairs, seats);
  const chairs = Array.from({ length: seats }, (_, at) => room.chairs[kept[at] ?? -1] ?? NOBODY);
  const chips = game.chips?.(table.state).seats ?? [];
  const seated = chairs.reduce(
    (before, holder, at) => {
      if ('nobody' in holder) return before;
      const by = 'person' in holder ? 'person' : 'bot';
      const move = { kind: 'took', seat: at, by, chips: chips[kept[at]!] ?? 0 } as const;
      const played = game.play(before, 'house', move);
      if (!played.ok) throw new Error(`the rules refuse an entry of the log: ${played.error}`);
      return played.value;
    },
    game.start(options.value, seats),
  );
  const state = game.laidAnew?.(seated, { state: table.state, seats: kept }) ?? seated;
  return { ...table, options: options.value, state, room: { ...room, chairs } };
}

/** Which chairs stay, in their order: those that somebody has, and of the free ones the first. */
function keptChairs(chairs: readonly Holder[], seats: number): readonly Seat[] {
  const [held, free] = [false, true].map(isFree =>
    chairs.flatMap((holder, seat) => ('nobody' in holder === isFree ? [seat] : [])),
  );
  return [...held!, ...free!].slice(0, seats).toSorted((one, other) => one - other);
}

function withRound(before: Room): Room {
  const { advised: _, ...room } = before;
  const isShared = room.chairs.filter(chair => 'person' in chair).length > 1;
  const begun = { ...withReservesRefilled(room), started: true, players: room.chairs };
  return isShared ? { ...begun, rounds: (room.rounds ?? 0) + 1 } : begun;
}

function withWaiting(room: Room, { person, seat }: Extract<EntryBody, { kind: 'waits' }>): Room {
  const waiting = [...room.waiting, person];
  return seat === undefined
    ? { ...room, waiting }
    : { ...room, waiting, wishes: { ...room.wishes, [person]: seat } };
}

function withoutWaiting(room: Room, person: PersonId): Room {
  if (!room.waiting.includes(person)) return room;
  const { wishes, ...rest } = room;
  const others = Object.entries(wishes ?? {}).filter(([each]) => each !== person);
  const waiting = without(room.waiting, person);
  return others.length === 0
    ? { ...rest, waiting }
    : { ...rest, waiting, wishes: Object.fromEntries(others) };
}

function withPresence(
  chairs: readonly Holder[],
  { seat, kind }: { readonly seat: Seat; readonly kind: 'away' | 'back' },
): readonly Holder[] {
  const holder = chairs[seat];
  if (holder === undefined || !('person' in holder)) return chairs;
  const { away: _, ...here } = holder;
  return chairs.with(seat, kind === 'away' ? { ...here, away: true } : here);
}

const isPerson = (holder: Holder | undefined, person: PersonId): boolean =>
  holder !== undefined && 'person' in holder && holder.person === person;

const without = <T>(items: readonly T[], item: T): readonly T[] =>
  items.filter(each => each !== item);

export function seatOfPerson(table: Table, person: PersonId): Seat | undefined {
  const seat = table.room.chairs.findIndex(holder => isPerson(holder, person));
  return seat === -1 ? undefined : seat;
}

/** As whom a person looks at the table. */
export const viewerFor = (table: Table, person: PersonId): Viewer =>
  seatOfPerson(table, person) ?? 'gallery';

/** All that `viewer` may see of the table. */
export const sceneFor = (table: Table, viewer: Viewer): Scene => ({
  room: table.room,
  view: table.game.view(table.state, viewer),
});

/** An entry as `viewer` may see it: who did what, if it was a move. `table` is the one before it. */
export function seenBy(
  table: Table,
  body: EntryBody,
  viewer: Viewer,
): { readonly by?: Actor; readonly seen?: unknown } {
  if (body.kind !== 'move') return {};
  const seen = table.game.seen(table.state, body.by, body.move, viewer);
  return seen === undefined ? {} : { by: body.by, seen };
}
