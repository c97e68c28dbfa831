import { chooseOptions, err, ok, type Seat } from '@stammtisch/kernel';
import {
  type ErrorCode,
  type Knock,
  LIMITS,
  type PersonId,
  type TableSettings,
} from '@stammtisch/protocol';

import { allows, type Decided, left, tookByBot } from './bodies.ts';
import type { EntryBody } from './entry.ts';
import { isInMatch } from './matches.ts';
import { abandon, type Guests, leave, presence, sit, stayingPeople } from './seats.ts';
import { changed, seatOfPerson, type Table } from './table.ts';

/** Why this person may not rule the table. */
function notHost({ room }: Table, person: PersonId): ErrorCode | undefined {
  if (room.closed) return 'table-closed';
  return room.host === person ? undefined : 'not-host';
}

/** As the host decides, if it is the host who decides. */
function byHost(table: Table, person: PersonId, decide: () => Decided): Decided {
  const refused = notHost(table, person);
  return refused === undefined ? decide() : err(refused);
}

/** What the host wants to have otherwise. */
export interface Change {
  readonly settings: Partial<TableSettings>;
  readonly options: object | undefined;
  readonly seats: number | undefined;
}

export function changeSettings(
  table: Table,
  guests: Guests,
  person: PersonId,
  change: Change,
): Decided {
  return byHost(table, person, () => {
    const { options, seats } = change;
    const settings = different(table, change.settings);
    // Whoever plays has sat down to hands that stay closed, or open.
    if (settings.openHands !== undefined && isInMatch(table)) return err('already-started');
    const entry = { kind: 'settings', change: settings } as const;
    const entries = [entry, ...(settings.robots === false ? robotsSentAway(table, guests) : [])];
    const first = Object.keys(settings).length === 0 ? [] : entries;
    if (options === undefined && seats === undefined) return ok(first);
    const laid = layAnew(table, { options: options ?? table.options, seats });
    return laid.ok ? ok([...first, ...laid.value]) : laid;
  });
}

/** Robots that wait or knock do so in vain; those that play go with the round. */
function robotsSentAway({ room }: Table, guests: Guests): readonly EntryBody[] {
  const people = [...room.waiting, ...(room.knocks ?? []).map(({ person }) => person)];
  const robots = [...new Set(people)].filter(person => guests.isRobot(person));
  return robots.map(person => ({ kind: 'gave up', person }));
}

/** Only what is really otherwise than it was. */
function different({ room }: Table, wish: Partial<TableSettings>): Partial<TableSettings> {
  const usual = {
    access: 'free',
    locked: false,
    chat: 'all',
    spectators: 'all',
    openHands: false,
    robots: true,
    leavers: 'computer',
    clock: 0,
    reserve: 0,
    skill: 0,
  };
  const now: Readonly<Record<string, unknown>> = { ...usual, ...room };
  return Object.fromEntries(Object.entries(wish).filter(([name, value]) => now[name] !== value));
}

/** Other rules, or more or fewer chairs: until the first round has begun. */
function layAnew(
  { game, room }: Table,
  { options: wish, seats = room.chairs.length }: { options: object; seats: number | undefined },
): Decided {
  if (room.started) return err('already-started');
  const options = chooseOptions(game.options, wish);
  const { min, max } = game.seats;
  if (!options.ok || seats < min || seats > max) return err('bad-options');
  const held = room.chairs.flatMap((holder, seat) => ('nobody' in holder ? [] : [seat]));
  const computers = held.filter(seat => 'bot' in room.chairs[seat]!);
  if (held.length - computers.length > seats) return err('seat-taken');
  const going = computers.slice(computers.length - Math.max(0, held.length - seats));
  return ok([...going.map(left), { kind: 'options', options: options.value, seats }]);
}

/**
 * A computer takes a free chair, plays with another strength, or leaves. On the chair of somebody
 * who is gone it plays until they are back.
 */
export function changeChair(
  table: Table,
  guests: Guests,
  person: PersonId,
  { seat, holder, skill }: { seat: Seat; holder: 'computer' | 'nobody'; skill?: number },
): Decided {
  return byHost(table, person, () => {
    const now = table.room.chairs[seat];
    if (now === undefined) return err('seat-taken');
    if ('person' in now) {
      if (holder === 'nobody' || guests.isHere(now.person)) return err('seat-taken');
      return ok(presence(table, guests, now.person, 'away'));
    }
    const going = 'bot' in now ? [left(seat)] : [];
    if (!allows(table, going)) return err('not-now');
    const free = going.reduce(changed, table);
    const coming = holder === 'computer' ? [tookByBot(free, seat, skill)] : [];
    return allows(free, coming) ? ok([...going, ...coming]) : err('not-now');
  });
}

/** The table is somebody else's from now on. */
export function handOver(table: Table, person: PersonId, heir: PersonId): Decided {
  return byHost(table, person, () => {
    if (heir === person) return ok([]);
    return stayingPeople(table).includes(heir)
      ? ok([{ kind: 'host', person: heir }])
      : err('no-such-person');
  });
}

/** Somebody asks to be let in. */
export function knock({ room }: Table, { person, wants, seat }: Knock): Decided {
  if (room.closed) return err('table-closed');
  const knocks = room.knocks ?? [];
  if (knocks.some(each => each.person === person && each.wants === wants)) return ok([]);
  if (knocks.length >= LIMITS.knocks) return err('table-full');
  return ok([{ kind: 'knocks', person, wants, ...(seat !== undefined && { seat }) }]);
}

interface KnockAnswer {
  readonly knocker: PersonId;
  readonly admitted: boolean;
  /** Whether they have no seat elsewhere. */
  readonly isFree: boolean;
}

/**
 * The host opens to somebody who knocks, or does not. Whoever wanted a chair has one by that, if
 * there is one; whoever was let in to look on no longer is.
 */
export function admit(
  table: Table,
  guests: Guests,
  person: PersonId,
  { knocker, admitted, isFree }: KnockAnswer,
): Decided {
  return byHost(table, person, () => {
    const found = table.room.knocks?.find(each => each.person === knocker);
    if (found === undefined) {
      const mayLookOn = table.room.viewers?.includes(knocker) === true;
      if (admitted || !mayLookOn) return err('no-such-person');
      return ok([{ kind: 'withdrawn', person: knocker }]);
    }
    if (!admitted) return ok([{ kind: 'refused', person: knocker }]);
    const open = { kind: 'admitted', person: knocker } as const;
    if (found.wants === 'view' || !isFree) return ok([open]);
    const seated = sit(changed(table, open), guests, knocker, found.seat);
    return ok(seated.ok ? [open, ...seated.value] : [open]);
  });
}

export function invite(table: Table, guests: Guests, person: PersonId, guest: PersonId): Decided {
  return byHost(table, person, () => {
    if (table.room.robots === false && guests.isRobot(guest)) return err('no-robots');
    if (table.room.locked === true) return err('table-locked');
    if (seatOfPerson(table, guest) !== undefined) return err('seat-taken');
    if (table.room.banned?.includes(guest) === true) return err('banned');
    const isInvited = table.room.invited?.includes(guest) === true;
    return ok(isInvited ? [] : [{ kind: 'invited', person: guest }]);
  });
}

export const decline = ({ room }: Table, person: PersonId): Decided =>
  room.invited?.includes(person) === true
    ? ok([{ kind: 'declined', person }])
    : err('no-such-person');

/** The host sends somebody away, whatever they do there: what becomes of their round is what becomes of it when they leave. */
export function remove(
  table: Table,
  guests: Guests,
  person: PersonId,
  { guest, ban }: { readonly guest: PersonId; readonly ban: boolean },
): Decided {
  return byHost(table, person, () => {
    if (guest === person) return err('no-such-person');
    const away = { kind: ban ? 'banned' : 'removed', person: guest } as const;
    const after = changed(table, away);
    const going = leave(after, guests, guest);
    return ok(going.ok ? [away, ...going.value] : [away]);
  });
}

export function unban(table: Table, person: PersonId, guest: PersonId): Decided {
  return byHost(table, person, () =>
    table.room.banned?.includes(guest) === true
      ? ok([{ kind: 'unbanned', person: guest }])
      : err('no-such-person'),
  );
}

/** Everyone gets back what is theirs, and goes. */
export const closeTable = (table: Table, person: PersonId): Decided =>
  byHost(table, person, () => ok(abandon(table)));
