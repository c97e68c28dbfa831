import { type AnyMove, type GameTypes, type Result, type Seat } from '@stammtisch/kernel';
import type { ErrorCode, Holder, PersonId } from '@stammtisch/protocol';

import type { EntryBody } from './entry.ts';
import type { Table } from './table.ts';

/** What is to be written, or why not. */
export type Decided = Result<readonly EntryBody[], ErrorCode>;

/** What a computer brings to such a table, in cents. */
export const COMPUTERS_CHIPS = 100_000;

/** What computers are called: no person can be. */
export const BOT_NAMES = ['Toni', 'Rosi', 'Kathi', 'Sepp', 'Vroni', 'Hias'];

export const house = (move: AnyMove<GameTypes>): Moved => ({ kind: 'move', by: 'house', move });

type Moved = Extract<EntryBody, { kind: 'move' }>;

/** The same of somebody who thought on their reserve. */
export const onReserve = (body: Moved, reserve: number | undefined): EntryBody =>
  reserve === undefined ? body : { ...body, reserve };

export const left = (seat: Seat): EntryBody => house({ kind: 'left', seat });

export const forfeited = (seat: Seat): EntryBody => house({ kind: 'forfeited', seat });

/** Somebody who sits down, and what of their money they could bring, in cents. */
interface Comer {
  readonly person: PersonId;
  readonly isRobot: boolean;
  readonly balance: number;
}

export const tookBy = (
  { game, room }: Table,
  seat: Seat,
  { person, isRobot, balance }: Comer,
): EntryBody => ({
  kind: 'move',
  by: 'house',
  move: {
    kind: 'took',
    seat,
    by: 'person',
    chips: game.chips === undefined || room.arena === true ? 0 : balance,
  },
  holder: { person, ...(isRobot && { robot: true }) },
});

export const tookByBot = (table: Table, seat: Seat, skill?: number): EntryBody => ({
  kind: 'move',
  by: 'house',
  move: {
    kind: 'took',
    seat,
    by: 'bot',
    chips: table.game.chips === undefined || table.room.arena === true ? 0 : COMPUTERS_CHIPS,
  },
  holder: { ...newBot(table), ...(skill !== undefined && { skill }) },
});

/** What lies before a seat. */
export const chipsAt = ({ game, state }: Table, seat: Seat): number =>
  game.chips?.(state).seats[seat] ?? 0;

const newBot = ({ room }: Table): Holder => {
  const names = new Set(room.chairs.map(holder => ('bot' in holder ? holder.bot : '')));
  return { bot: BOT_NAMES.find(name => !names.has(name)) ?? 'Bot' };
};

export const onlyIf = (table: Table, body: EntryBody): readonly EntryBody[] =>
  allows(table, [body]) ? [body] : [];

/** Whether the rules accept these moves, one after the other. */
export function allows(table: Table, bodies: readonly EntryBody[]): boolean {
  let { state } = table;
  for (const body of bodies) {
    if (body.kind !== 'move') continue;
    const played = table.game.play(state, body.by, body.move);
    if (!played.ok) return false;
    state = played.value;
  }
  return true;
}

/** The match ends if it can, and the table is closed. */
export const close = (table: Table): readonly EntryBody[] => [
  ...onlyIf(table, house({ kind: 'closed' })),
  { kind: 'closed' },
];
