import { isHouseMove } from '@stammtisch/kernel';
import { LIMITS, newId, type TableId, type World } from '@stammtisch/protocol';
import {
  type Accepted,
  type Body,
  changedHoldings,
  extended,
  type LogEntry,
  placed,
  type Table,
  talliesOf,
  transfersOf,
} from '@stammtisch/table';

import { type Append, type SeatChange, stored } from '../store/store.ts';

/** An entry, and the table before and after it. */
export interface Step {
  readonly before: Table;
  readonly entry: LogEntry;
  readonly after: Table;
}

/** What is to happen at a table: a move that the rules have accepted, or anything else, one after the other. */
export type Decided = Accepted | readonly Body[];

/** The entries for what was decided, and the tables they lead to. */
export function stepsFrom(table: Table, decided: Decided, world: World): readonly Step[] {
  if ('after' in decided) {
    const entry = entryOn(table, decided.body, world);
    return [{ before: table, entry, after: placed(decided.after, entry) }];
  }
  let before = table;
  return decided.map(body => {
    const entry = entryOn(before, body, world);
    const step = { before, entry, after: extended(before, entry) };
    before = step.after;
    return step;
  });
}

const entryOn = ({ version, head }: Table, body: Body, world: World): LogEntry => ({
  version: version + 1,
  id: newId(world, LIMITS.entryId),
  previous: head,
  at: world.now(),
  body,
});

/** All that has to be written for these steps, in one piece. */
export function appendOf(table: TableId, steps: readonly Step[]): Append {
  const entries = steps.map(({ entry }) => stored(entry));
  const seats = steps.flatMap(seatChangesOf);
  const transfers = steps.flatMap(({ before, entry, after }) =>
    transfersOf(before, entry.body, after),
  );
  const tallies = steps.flatMap(({ before, entry, after }) => talliesOf(before, entry.body, after));
  const [first, last] = [steps[0], steps.at(-1)];
  const holdings = first && last ? changedHoldings(first.before, last.after) : [];
  const closed = last?.after.room.closed ?? false;
  const besides = { seats, closed, transfers, tallies, holdings };
  // Most entries are nothing but a move.
  const isAll = !closed && seats.length + transfers.length + tallies.length + holdings.length === 0;
  return isAll ? { table, entries } : { table, entries, ...besides };
}

/** Who takes or gives up a seat by this. */
export function seatChangesOf({ before, entry }: Step): readonly SeatChange[] {
  const { body } = entry;
  // Whoever goes is free to sit elsewhere while the computer plays the round to its end.
  if (body.kind === 'leaving') return [{ person: body.person, left: true }];
  if (body.kind === 'stays') return [{ person: body.person, took: true }];
  if (body.kind !== 'move') return [];
  const { move, holder } = body;
  if (move.kind === 'took' && holder !== undefined && 'person' in holder)
    return [{ person: holder.person, took: true }];
  if (!isHouseMove(move) || move.kind !== 'left') return [];
  const gone = before.room.chairs[move.seat];
  return gone !== undefined && 'person' in gone ? [{ person: gone.person, left: true }] : [];
}
