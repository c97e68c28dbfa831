import { err, ok, type Seat } from '@stammtisch/kernel';
import type { Holder, PersonId, Room } from '@stammtisch/protocol';

import {
  allows,
  chipsAt,
  close,
  COMPUTERS_CHIPS,
  type Decided,
  forfeited,
  house,
  left,
  onlyIf,
  tookBy,
  onReserve,
  tookByBot,
} from './bodies.ts';
import type { EntryBody } from './entry.ts';
import { changed, seatOfPerson, type Table } from './table.ts';

/** What the table needs to know about people beyond its own log. */
export interface Guests {
  /** Whether they are connected and looking. */
  isHere(person: PersonId): boolean;
  /** Cents in their account, all of which they bring to a table where there is something to win. */
  balance(person: PersonId): number;
  isRobot(person: PersonId): boolean;
  /** Milliseconds that are left of their reserve, if they think on it. Absent: there are no clocks. */
  reserveLeft?(person: PersonId): number | undefined;
}

/** Somebody sits down on a chair. */
const tookAs = (table: Table, guests: Guests, seat: Seat, person: PersonId): EntryBody =>
  tookBy(table, seat, {
    person,
    isRobot: guests.isRobot(person),
    balance: guests.balance(person),
  });

/** A person sits down at once, or will when the round is over. */
export function sit(table: Table, guests: Guests, person: PersonId, wished?: Seat): Decided {
  const { room } = table;
  if (room.closed) return err('table-closed');
  const seat = seatOfPerson(table, person);
  if (seat === undefined)
    return room.waiting.includes(person) ? ok([]) : come(table, guests, person, wished);
  if (room.leaving.includes(person)) return ok(stay(table, person, seat));
  return changeChairs(table, { from: seat, to: wished ?? seat });
}

function come(table: Table, guests: Guests, person: PersonId, wished?: Seat): Decided {
  const { room } = table;
  if (room.robots === false && guests.isRobot(person)) return err('no-robots');
  const sitsAt = (seat: Seat) => tookAs(table, guests, seat, person);
  const free = room.chairs.findIndex((chair, at) => 'nobody' in chair && (wished ?? at) === at);
  if (free !== -1 && allows(table, [sitsAt(free)]))
    return ok([sitsAt(free), ...inherit(table, person)]);
  const bots = room.chairs.flatMap((chair, at) =>
    'bot' in chair && (wished ?? at) === at ? [at] : [],
  );
  const bot = bots[0];
  if (bot === undefined) return err(wished === undefined ? 'table-full' : 'seat-taken');
  const swap = [left(bot), sitsAt(bot)];
  if (allows(table, swap)) return ok([...swap, ...inherit(table, person)]);
  return waitFor(table, person, wished);
}

/** As many can wait as there are computers to replace, and one for each. */
function waitFor({ room }: Table, person: PersonId, wished: Seat | undefined): Decided {
  const bots = room.chairs.filter(chair => 'bot' in chair).length;
  if (room.waiting.length >= bots) return err('table-full');
  if (wished === undefined) return ok([{ kind: 'waits', person }]);
  if (Object.values(room.wishes ?? {}).includes(wished)) return err('seat-taken');
  return ok([{ kind: 'waits', person, seat: wished }]);
}

/** Until the first round people may still choose with whom they play. */
function changeChairs(
  table: Table,
  { from, to }: { readonly from: Seat; readonly to: Seat },
): Decided {
  const { room } = table;
  const holder = room.chairs[from]!;
  if (from === to) return ok([]);
  if (room.started) return err('already-started');
  const chair = room.chairs[to];
  if (!('person' in holder)) return err('not-seated');
  const { person, robot: isRobot = false } = holder;
  const comer = { person, isRobot, balance: chipsAt(table, from) };
  const change = [left(from), tookBy(table, to, comer)];
  return chair !== undefined && 'nobody' in chair && allows(table, change)
    ? ok(change)
    : err('seat-taken');
}

const stay = (table: Table, person: PersonId, seat: Seat): readonly EntryBody[] => [
  { kind: 'stays', person },
  ...onlyIf(table, house({ kind: 'back', seat })),
  ...inherit(table, person),
];

/**
 * A person goes: at once if the rules allow it; with the round, if that is how
 * this table plays; otherwise when the computer has played it to its end.
 */
export function leave(table: Table, guests: Guests, person: PersonId): Decided {
  const { room } = table;
  const seat = seatOfPerson(table, person);
  // Everyone has got back what was theirs.
  if (room.closed) return ok([]);
  const isKnocking = room.knocks?.some(knock => knock.person === person) === true;
  if (isKnocking || room.waiting.includes(person)) return ok([{ kind: 'gave up', person }]);
  if (seat === undefined) return err('not-seated');
  if (room.leaving.includes(person)) return ok([]);
  const heir = heirOf(table, person);
  if (isOver(table, person)) return ok(close(table));
  if (allows(table, [left(seat)])) return ok([...handOver(heir), ...vacate(table, guests, seat)]);
  const lost = [forfeited(seat), left(seat)];
  if (forfeits(table) && allows(table, lost))
    return ok([
      ...handOver(heir),
      forfeited(seat),
      ...vacate(changed(table, forfeited(seat)), guests, seat),
    ]);
  return ok([
    { kind: 'leaving', person },
    ...onlyIf(table, house({ kind: 'away', seat })),
    ...handOver(heir),
  ]);
}

/** Whether nothing is left to play for when this person goes: no other person, no money, nothing to come back to. */
const isOver = (table: Table, person: PersonId): boolean =>
  (table.room.arena === true ||
    (table.game.chips === undefined && !isKept(table) && table.room.waiting.length === 0)) &&
  stayingPeople(table).every(each => each === person);

/** Whether a round is lost for whoever leaves it, and the table then waits for someone else. */
export const forfeits = ({ game, room }: Table): boolean =>
  game.canForfeit === true && room.leavers === 'forfeit';

/** Whether a round waits for people who are gone, however long it takes. */
export const waitsForAbsent = ({ room }: Table): boolean => room.leavers === 'wait';

/** Who runs the table when its host goes: the next person who stays, clockwise; undefined if the host stays. */
function heirOf(table: Table, person: PersonId): PersonId | undefined {
  if (table.room.host !== person) return undefined;
  return stayingPeople(table).find(each => each !== person);
}

const handOver = (heir: PersonId | undefined): readonly EntryBody[] =>
  heir === undefined ? [] : [{ kind: 'host', person: heir }];

/** The chair becomes free, and the computer's once the game runs, unless the table waits for people. */
function vacate(table: Table, guests: Guests, seat: Seat): readonly EntryBody[] {
  const after = changed(table, left(seat));
  const [heir] = after.room.waiting;
  // Whoever waits for a chair gets this one, and with it the table if nobody else is left.
  if (heir !== undefined)
    return [left(seat), tookAs(table, guests, seat, heir), ...inherit(after, heir)];
  if (stayingPeople(after).length === 0)
    return isKept(after) ? [left(seat)] : [left(seat), ...close(after)];
  const waits = forfeits(after);
  return after.room.started && !waits ? [left(seat), tookByBot(after, seat)] : [left(seat)];
}

/**
 * Whether people can come back to it when all have left (W20): to what they have
 * begun together, and to an unfinished match against computers.
 */
const isKept = ({ game, state, room }: Table): boolean =>
  (room.rounds ?? 0) > 0 ||
  (room.started && game.againstBank !== true && game.outcome(state) === undefined);

/** Whoever comes to a table without people runs it from then on. */
const inherit = (table: Table, person: PersonId): readonly EntryBody[] =>
  stayingPeople(table).length === 0 && table.room.host !== person ? [{ kind: 'host', person }] : [];

/** Nobody has been here for long: everyone gets up if the rules allow it, and the table is closed. */
export function abandon(table: Table): readonly EntryBody[] {
  if (table.room.closed) return [];
  const seats = table.room.chairs.flatMap((holder, seat) => ('person' in holder ? [seat] : []));
  const going = seats.map(left);
  return allows(table, going) ? [...going, ...close(going.reduce(changed, table))] : close(table);
}

/** The host begins, or does not want to wait any longer: computers take the empty chairs. */
export function start(table: Table, person: PersonId): Decided {
  const { room } = table;
  if (room.closed) return err('table-closed');
  if (room.host !== person) return err('not-host');
  const bodies = [...fill(table), ...playAgain(table)];
  return bodies.length === 0 && room.started ? err('already-started') : ok(bodies);
}

/** After a match the host need not wait until everyone has said that they are ready. */
const playAgain = (table: Table): readonly EntryBody[] =>
  table.game.outcome(table.state) === undefined ? [] : onlyIf(table, house({ kind: 'again' }));

function fill(table: Table): readonly EntryBody[] {
  const seat = table.room.chairs.findIndex(chair => 'nobody' in chair);
  if (seat === -1) return [];
  const body = tookByBot(table, seat);
  return [body, ...fill(changed(table, body))];
}

/** Whether the computer plays for someone who gives no sign of life. */
export const isAway = ({ room }: Table, person: PersonId): boolean =>
  room.chairs.some(
    holder => 'person' in holder && holder.person === person && holder.away === true,
  );

/** People who hold a chair and have not left it. */
export const stayingPeople = ({ room }: Table): readonly PersonId[] =>
  room.chairs.flatMap(holder =>
    'person' in holder && !room.leaving.includes(holder.person) ? [holder.person] : [],
  );

/** Someone puts more of their money in front of them: all of it, or as much as they say. */
export function bring(table: Table, guests: Guests, person: PersonId, wished = Infinity): Decided {
  const seat = seatOfPerson(table, person);
  if (table.room.closed) return err('table-closed');
  if (seat === undefined) return err('not-seated');
  const chips = Math.min(guests.balance(person), wished);
  if (table.game.chips === undefined || table.room.arena === true || chips <= 0)
    return err('no-chips');
  const brought = onlyIf(table, house({ kind: 'brought', seat, chips }));
  return brought.length === 0 ? err('not-now') : ok(brought);
}

/** The next person clockwise who is here runs the table of a host who is not. */
export function replaceHost(table: Table, guests: Guests): readonly EntryBody[] {
  const { host, closed } = table.room;
  if (closed || guests.isHere(host)) return [];
  const people = stayingPeople(table);
  const from = people.indexOf(host) + 1;
  const heir = [...people.slice(from), ...people.slice(0, from)].find(
    person => person !== host && guests.isHere(person),
  );
  return handOver(heir);
}

/**
 * What the house has to put in order between rounds: those who left give up
 * their chairs, those who wait get the computers', computers without chips get
 * new ones; without people it closes.
 */
export function tidy(table: Table, guests: Guests): readonly EntryBody[] {
  if (table.room.closed) return [];
  const reseated = reseat(table, guests);
  return reseated.length > 0 ? reseated : refill(table);
}

/** A computer that has lost everything plays on with the house's money. */
function refill(table: Table): readonly EntryBody[] {
  const { game, room } = table;
  if (game.chips === undefined || room.arena === true || stayingPeople(table).length === 0)
    return [];
  const seat = game
    .chips(table.state)
    .seats.findIndex((chips, at) => chips === 0 && 'bot' in (room.chairs[at] ?? {}));
  if (seat === -1) return [];
  return onlyIf(table, house({ kind: 'brought', seat, chips: COMPUTERS_CHIPS }));
}

function reseat(table: Table, guests: Guests): readonly EntryBody[] {
  const { room } = table;
  const going = room.chairs.findIndex(holder => isGoing(room, holder));
  if (going !== -1 && allows(table, [left(going)]))
    return [...handOver(heirOf(table, holderAt(table, going))), ...vacate(table, guests, going)];
  const [person] = room.waiting;
  if (person === undefined) return [];
  const bot = botFor(table, person);
  if (bot === -1) return [];
  const swap = [left(bot), tookAs(table, guests, bot, person)];
  return allows(table, swap) ? swap : [];
}

/** Whether whoever has a chair gives it up with the round: they have left, or are a robot where none are wanted any more. */
const isGoing = ({ leaving, robots }: Room, holder: Holder): boolean =>
  'person' in holder &&
  (leaving.includes(holder.person) || (robots === false && holder.robot === true));

function holderAt({ room }: Table, seat: Seat): PersonId {
  const holder = room.chairs[seat];
  return holder !== undefined && 'person' in holder ? holder.person : '';
}

/** The computer whose chair someone waits for: the one they wished for, else one that nobody else did. */
function botFor({ room }: Table, person: PersonId): Seat {
  const { [person]: wish, ...others } = room.wishes ?? {};
  const isBot = (seat: Seat): boolean => 'bot' in (room.chairs[seat] ?? {});
  if (wish !== undefined && isBot(wish)) return wish;
  const taken = Object.values(others);
  const free = room.chairs.findIndex((_, seat) => isBot(seat) && !taken.includes(seat));
  return free === -1 ? room.chairs.findIndex((_, seat) => isBot(seat)) : free;
}

/** Someone gives no more signs of life, or does again. */
export function presence(
  table: Table,
  guests: Guests,
  person: PersonId,
  kind: 'away' | 'back',
): readonly EntryBody[] {
  const seat = seatOfPerson(table, person);
  if (seat === undefined || table.room.closed || table.room.leaving.includes(person)) return [];
  return onlyIf(table, onReserve(house({ kind, seat }), guests.reserveLeft?.(person)));
}

/** The turn of whoever has run out of time passes. */
export const timedOut = ({ room }: Table, seat: Seat): EntryBody =>
  onReserve(house({ kind: 'timedOut', seat }), room.reserve === undefined ? undefined : 0);
