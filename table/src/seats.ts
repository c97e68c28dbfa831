import { type AnyMove, err, ok, type Parts, type Result, type Seat } from '@stammtisch/kernel';
import type { ErrorCode, Holder, PersonId } from '@stammtisch/protocol';

import type { Body } from './entry.ts';
import { changed, seatOfPerson, type Table } from './table.ts';

type Decided = Result<readonly Body[], ErrorCode>;

/** What the table needs to know about people beyond its own log. */
export interface Guests {
  /** Whether they are connected and looking. */
  isHere(person: PersonId): boolean;
  /** Cents in their account, all of which they bring to a table where there is something to win. */
  purse(person: PersonId): number;
}

/** What a computer brings to such a table, in cents. */
const COMPUTERS_PURSE = 100_000;

const BOT_NAMES = ['Toni', 'Rosi', 'Kathi', 'Sepp', 'Vroni', 'Hias'];

/** A person sits down at once, or will when the round is over. */
export function sit(table: Table, guests: Guests, person: PersonId, wished?: Seat): Decided {
  const { room } = table;
  if (room.closed) return err('table-closed');
  const seat = seatOfPerson(table, person);
  if (seat === undefined)
    return room.waiting.includes(person) ? ok([]) : come(table, guests, person, wished);
  if (room.leaving.includes(person)) return ok(stay(table, person, seat));
  return changeChairs(table, { from: seat, to: wished ?? seat, person });
}

function come(table: Table, guests: Guests, person: PersonId, wished?: Seat): Decided {
  const { room } = table;
  const sitsAt = (seat: Seat) => tookBy(table, seat, person, guests.purse(person));
  const free = room.chairs.findIndex((chair, at) => 'nobody' in chair && (wished ?? at) === at);
  if (free !== -1 && allows(table, [sitsAt(free)]))
    return ok([sitsAt(free), ...inherit(table, person)]);
  const bots = room.chairs.flatMap((chair, at) =>
    'bot' in chair && (wished ?? at) === at ? [at] : [],
  );
  const bot = bots[0];
  if (bot === undefined) return err(wished === undefined ? 'table-full' : 'seat-taken');
  const swap = [left(bot), sitsAt(bot)];
  if (allows(table, swap)) return ok(swap);
  return room.waiting.length < bots.length ? ok([{ kind: 'waits', person }]) : err('table-full');
}

/** Until the first round people may still choose with whom they play. */
function changeChairs(
  table: Table,
  { from, to, person }: { readonly from: Seat; readonly to: Seat; readonly person: PersonId },
): Decided {
  const { room } = table;
  if (from === to) return ok([]);
  if (room.started) return err('already-started');
  const chair = room.chairs[to];
  const change = [left(from), tookBy(table, to, person, chipsAt(table, from))];
  return chair !== undefined && 'nobody' in chair && allows(table, change)
    ? ok(change)
    : err('seat-taken');
}

const stay = (table: Table, person: PersonId, seat: Seat): readonly Body[] => [
  { kind: 'stays', person },
  ...onlyIf(table, house({ kind: 'back', seat })),
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
  if (room.waiting.includes(person)) return ok([{ kind: 'gave up', person }]);
  if (seat === undefined) return err('not-seated');
  if (room.leaving.includes(person)) return ok([]);
  const heir = heirOf(table, person);
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

/**
 * Whether a round is lost for whoever leaves it, and the table then waits for
 * someone else. Where the host has not chosen: if people are among themselves.
 */
export const forfeits = ({ game, room }: Table): boolean =>
  game.canForfeit === true &&
  (room.leavers === undefined
    ? !room.chairs.some(holder => 'bot' in holder)
    : room.leavers === 'forfeit');

/** Who runs the table when its host goes: the next person who stays, clockwise; undefined if the host stays. */
function heirOf(table: Table, person: PersonId): PersonId | undefined {
  if (table.room.host !== person) return undefined;
  return stayingPeople(table).find(each => each !== person);
}

const handOver = (heir: PersonId | undefined): readonly Body[] =>
  heir === undefined ? [] : [{ kind: 'host', person: heir }];

/** The chair becomes free, and the computer's once the game runs, unless the table waits for people. */
function vacate(table: Table, guests: Guests, seat: Seat): readonly Body[] {
  const after = changed(table, left(seat));
  const [heir] = after.room.waiting;
  // Whoever waits for a chair gets this one, and with it the table if nobody else is left.
  if (heir !== undefined)
    return [left(seat), tookBy(table, seat, heir, guests.purse(heir)), ...inherit(after, heir)];
  const waits = after.room.started && forfeits(after);
  if (stayingPeople(after).length === 0)
    return waits ? [left(seat)] : [left(seat), ...close(after)];
  return after.room.started && !waits ? [left(seat), tookByBot(after, seat)] : [left(seat)];
}

/** Whoever comes to a table without people runs it from then on. */
const inherit = (table: Table, person: PersonId): readonly Body[] =>
  stayingPeople(table).length === 0 && table.room.host !== person ? [{ kind: 'host', person }] : [];

/** The match ends if it can, and the table is closed. */
const close = (table: Table): readonly Body[] => [
  ...onlyIf(table, house({ kind: 'closed' })),
  { kind: 'closed' },
];

/** Nobody has been here for long: everyone gets up, and the table is closed, or will be after the round. */
export function abandon(table: Table, guests: Guests): readonly Body[] {
  if (table.room.closed) return [];
  const seats = table.room.chairs.flatMap((holder, seat) => ('person' in holder ? [seat] : []));
  const going = seats.map(left);
  if (allows(table, going)) return [...going, ...close(going.reduce(changed, table))];
  const [person] = stayingPeople(table);
  const gone = person === undefined ? undefined : leave(table, guests, person);
  return gone?.ok ? [...gone.value, ...abandon(gone.value.reduce(changed, table), guests)] : [];
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
const playAgain = (table: Table): readonly Body[] =>
  table.game.outcome(table.state) === undefined ? [] : onlyIf(table, house({ kind: 'again' }));

function fill(table: Table): readonly Body[] {
  const seat = table.room.chairs.findIndex(chair => 'nobody' in chair);
  if (seat === -1) return [];
  const body = tookByBot(table, seat);
  return [body, ...fill(changed(table, body))];
}

/** People who hold a chair and have not left it. */
export const stayingPeople = ({ room }: Table): readonly PersonId[] =>
  room.chairs.flatMap(holder =>
    'person' in holder && !room.leaving.includes(holder.person) ? [holder.person] : [],
  );

/**
 * What the house has to put in order between rounds: those who left give up
 * their chairs, those who wait get the computers'; without people it closes.
 */
export function tidy(table: Table, guests: Guests): readonly Body[] {
  const { room } = table;
  if (room.closed || (room.leaving.length === 0 && room.waiting.length === 0)) return [];
  const going = room.chairs.findIndex(
    holder => 'person' in holder && room.leaving.includes(holder.person),
  );
  if (going !== -1 && allows(table, [left(going)])) return vacate(table, guests, going);
  const bot = room.chairs.findIndex(holder => 'bot' in holder);
  const [person] = room.waiting;
  if (person === undefined || bot === -1) return [];
  const swap = [left(bot), tookBy(table, bot, person, guests.purse(person))];
  return allows(table, swap) ? swap : [];
}

/** Someone gives no more signs of life, or does again. */
export function presence(table: Table, person: PersonId, kind: 'away' | 'back'): readonly Body[] {
  const seat = seatOfPerson(table, person);
  if (seat === undefined || table.room.closed || table.room.leaving.includes(person)) return [];
  return onlyIf(table, house({ kind, seat }));
}

const house = (move: AnyMove<Parts>): Body => ({ kind: 'move', by: 'house', move });

const left = (seat: Seat): Body => house({ kind: 'left', seat });

const forfeited = (seat: Seat): Body => house({ kind: 'forfeited', seat });

const tookBy = ({ game }: Table, seat: Seat, person: PersonId, purse: number): Body => ({
  kind: 'move',
  by: 'house',
  move: { kind: 'took', seat, by: 'person', chips: game.chips === undefined ? 0 : purse },
  holder: { person },
});

const tookByBot = (table: Table, seat: Seat): Body => ({
  kind: 'move',
  by: 'house',
  move: {
    kind: 'took',
    seat,
    by: 'bot',
    chips: table.game.chips === undefined ? 0 : COMPUTERS_PURSE,
  },
  holder: newBot(table),
});

/** What lies before a seat. */
const chipsAt = ({ game, state }: Table, seat: Seat): number =>
  game.chips?.(state).seats[seat] ?? 0;

const newBot = ({ room }: Table): Holder => {
  const names = new Set(room.chairs.map(holder => ('bot' in holder ? holder.bot : '')));
  return { bot: BOT_NAMES.find(name => !names.has(name)) ?? 'Bot' };
};

const onlyIf = (table: Table, body: Body): readonly Body[] => (allows(table, [body]) ? [body] : []);

/** Whether the rules accept these moves, one after the other. */
function allows(table: Table, bodies: readonly Body[]): boolean {
  let { state } = table;
  for (const body of bodies) {
    if (body.kind !== 'move') continue;
    const played = table.game.play(state, body.by, body.move);
    if (!played.ok) return false;
    state = played.value;
  }
  return true;
}
