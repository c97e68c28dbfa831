import { type AnyMove, err, ok, type Parts, type Result, type Seat } from '@stammtisch/kernel';
import type { ErrorCode, Holder, PersonId } from '@stammtisch/protocol';

import type { Body } from './entry.ts';
import { changed, seatOfPerson, type Table } from './table.ts';

type Decided = Result<readonly Body[], ErrorCode>;

/** What everyone brings to a table, in cents, until there are accounts. */
const BUY_IN = 100_000;

const BOT_NAMES = ['Toni', 'Rosi', 'Kathi', 'Sepp', 'Vroni', 'Hias'];

/** A person sits down at once, or will when the round is over. */
export function sit(table: Table, person: PersonId, wished?: Seat): Decided {
  const { room } = table;
  if (room.closed) return err('table-closed');
  const seat = seatOfPerson(table, person);
  if (seat !== undefined) return ok(room.leaving.includes(person) ? stay(table, person, seat) : []);
  if (room.waiting.includes(person)) return ok([]);

  const holder: Holder = { person };
  const free = room.chairs.findIndex((chair, at) => 'nobody' in chair && (wished ?? at) === at);
  if (free !== -1 && allows(table, [took(free, holder)])) return ok([took(free, holder)]);
  const bots = room.chairs.flatMap((chair, at) =>
    'bot' in chair && (wished ?? at) === at ? [at] : [],
  );
  const bot = bots[0];
  if (bot === undefined) return err(wished === undefined ? 'table-full' : 'seat-taken');
  const swap = [left(bot), took(bot, holder)];
  if (allows(table, swap)) return ok(swap);
  return room.waiting.length < bots.length ? ok([{ kind: 'waits', person }]) : err('table-full');
}

const stay = (table: Table, person: PersonId, seat: Seat): readonly Body[] => [
  { kind: 'stays', person },
  ...onlyIf(table, house({ kind: 'back', seat })),
];

/** A person goes: at once if the rules allow it, otherwise when the round is over. */
export function leave(table: Table, person: PersonId): Decided {
  const { room } = table;
  const seat = seatOfPerson(table, person);
  if (room.waiting.includes(person)) return ok([{ kind: 'gave up', person }]);
  if (seat === undefined) return err('not-seated');
  if (room.leaving.includes(person)) return ok([]);
  const heir = heirOf(table, person);
  if (allows(table, [left(seat)])) return ok([...handOver(heir), ...vacate(table, seat)]);
  return ok([
    { kind: 'leaving', person },
    ...onlyIf(table, house({ kind: 'away', seat })),
    ...handOver(heir),
  ]);
}

/** Who runs the table when its host goes: the next person who stays, clockwise; undefined if the host stays. */
function heirOf(table: Table, person: PersonId): PersonId | undefined {
  if (table.room.host !== person) return undefined;
  return stayingPeople(table).find(each => each !== person);
}

const handOver = (heir: PersonId | undefined): readonly Body[] =>
  heir === undefined ? [] : [{ kind: 'host', person: heir }];

/** The chair becomes free, and the computer's once the game runs and people are still there. */
function vacate(table: Table, seat: Seat): readonly Body[] {
  const after = changed(table, left(seat));
  const [heir] = after.room.waiting;
  // Whoever waits for a chair gets this one, and with it the table if nobody else is left.
  if (heir !== undefined)
    return [left(seat), took(seat, { person: heir }), ...inherit(after, heir)];
  if (stayingPeople(after).length === 0) return [left(seat), ...close(after)];
  return after.room.started ? [left(seat), took(seat, newBot(after))] : [left(seat)];
}

const inherit = (table: Table, person: PersonId): readonly Body[] =>
  stayingPeople(table).length === 0 ? [{ kind: 'host', person }] : [];

/** The match ends if it can, and the table is closed. */
const close = (table: Table): readonly Body[] => [
  ...onlyIf(table, house({ kind: 'closed' })),
  { kind: 'closed' },
];

/** The host begins: computers take the empty chairs. */
export function start(table: Table, person: PersonId): Decided {
  const { room } = table;
  if (room.closed) return err('table-closed');
  if (room.host !== person) return err('not-host');
  if (room.started) return err('already-started');
  return ok(fill(table));
}

function fill(table: Table): readonly Body[] {
  const seat = table.room.chairs.findIndex(chair => 'nobody' in chair);
  if (seat === -1) return [];
  const body = took(seat, newBot(table));
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
export function tidy(table: Table): readonly Body[] {
  const { room } = table;
  if (room.closed) return [];
  const going = room.chairs.findIndex(
    holder => 'person' in holder && room.leaving.includes(holder.person),
  );
  if (going !== -1 && allows(table, [left(going)])) return vacate(table, going);
  const bot = room.chairs.findIndex(holder => 'bot' in holder);
  const [person] = room.waiting;
  if (person === undefined || bot === -1) return [];
  const swap = [left(bot), took(bot, { person })];
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

const took = (seat: Seat, holder: Holder): Body => {
  const by = 'bot' in holder ? 'bot' : 'person';
  return { kind: 'move', by: 'house', move: { kind: 'took', seat, by, chips: BUY_IN }, holder };
};

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
