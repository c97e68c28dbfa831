import type { Seat } from '@stammtisch/kernel';

import { fetched } from '../parts/fetched.tsx';
import type { TableContext } from './game-ui.ts';
import { isHere } from './table-context.ts';

/** Fetched when somebody is gone. */
const AbsentCall = fetched(() => import('./absent-call.tsx').then(({ AbsentCall }) => AbsentCall));

/** Where the table waits for people who are gone: asks its host whether the computer should play. */
export function Absent({ context }: { context: TableContext }) {
  const { room } = context.table.scene;
  const isAsked = room.leavers === 'wait' && room.started && !room.closed;
  const seat = isAsked && room.host === context.me ? missedSeat(context) : undefined;
  return seat === undefined ? null : <AbsentCall key={seat} context={context} seat={seat} />;
}

/** The first seat whose player is gone, and for whom nobody plays. */
function missedSeat({ table }: TableContext): Seat | undefined {
  const { chairs, leaving } = table.scene.room;
  const seat = chairs.findIndex(
    holder =>
      'person' in holder &&
      holder.away !== true &&
      !leaving.includes(holder.person) &&
      !isHere(table.people, holder.person),
  );
  return seat === -1 ? undefined : seat;
}
