import { isHouseMove } from '@stammtisch/kernel';
import type { Holder, PersonId } from '@stammtisch/protocol';

import type { EntryBody } from './entry.ts';
import type { Table } from './table.ts';

/**
 * Where chips can be: with a person, on this table, with the bank that plays
 * against them, or nowhere yet. The mint makes chips for new people and for
 * computers, and may owe any number of them.
 */
export type LedgerAccount = 'mint' | 'bank' | 'table' | `person ${PersonId}`;

/** Cents that go from one account to another. */
export interface Transfer {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: number;
}

/** The money that an entry moves. Between the seats of a table it moves without leaving the table. */
export function transfersOf(before: Table, body: EntryBody, after: Table): readonly Transfer[] {
  const { game } = before;
  if (game.chips === undefined) return [];
  if (body.kind === 'closed') return payOut(before);
  if (body.kind !== 'move') return [];
  const [was, is] = [game.chips(before.state), game.chips(after.state)];
  if (was.seats === is.seats && was.bank === is.bank) return [];
  const won = is.bank - was.bank;
  const stakes: Transfer =
    won > 0
      ? { from: 'table', to: 'bank', amount: won }
      : { from: 'bank', to: 'table', amount: -won };
  const { move } = body;
  const change = sumOf(is.seats) - sumOf(was.seats) + won;
  const seat = isHouseMove(move) && 'seat' in move ? move.seat : undefined;
  const owner = ownerOf(body.holder ?? (seat === undefined ? undefined : before.room.chairs[seat]));
  const carried: Transfer =
    change > 0
      ? { from: owner, to: 'table', amount: change }
      : { from: 'table', to: owner, amount: -change };
  return [stakes, carried].filter(({ amount }) => amount > 0);
}

/** Nobody plays here any more: what still lies before a chair goes back to where it came from. */
const payOut = ({ game, state, room }: Table): readonly Transfer[] =>
  (game.chips?.(state).seats ?? []).flatMap((amount, seat): readonly Transfer[] =>
    amount > 0 ? [{ from: 'table', to: ownerOf(room.chairs[seat]), amount }] : [],
  );

/** Cents that lie before a person, stakes included. */
export interface Holding {
  readonly person: PersonId;
  readonly amount: number;
}

/** What lies before everyone at a table: nothing, where there is no money. */
export function holdingsAt({ game, state, room }: Table): readonly Holding[] {
  const chips = game.chips?.(state).seats;
  return room.chairs.flatMap((holder, seat) =>
    'person' in holder ? [{ person: holder.person, amount: chips?.[seat] ?? 0 }] : [],
  );
}

/** What lies before those for whom it has changed, those who have sat down and those who have gone. */
export function changedHoldings(before: Table, after: Table): readonly Holding[] {
  const { game } = after;
  if (game.chips === undefined) return [];
  const hasMoved = before.room.chairs !== after.room.chairs;
  if (!hasMoved && game.chips(before.state).seats === game.chips(after.state).seats) return [];
  const [were, are] = [holdingsAt(before), holdingsAt(after)];
  const gone = were.filter(({ person }) => !are.some(each => each.person === person));
  const known = new Map(were.map(({ person, amount }) => [person, amount]));
  return [
    ...gone.map(({ person }) => ({ person, amount: 0 })),
    ...are.filter(({ person, amount }) => known.get(person) !== amount),
  ];
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0);

const ownerOf = (holder: Holder | undefined): LedgerAccount =>
  holder !== undefined && 'person' in holder ? `person ${holder.person}` : 'mint';
