import type { Seat } from '@stammtisch/kernel';
import { LIMITS } from '@stammtisch/protocol';

import { withRobot } from '../parts/robot-mark.tsx';
import { openPerson } from '../people/opened-person.tsx';
import { shortTime, tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';
import { giveTime } from './more-time.tsx';
import { isRobotAt, personAt } from './table-context.ts';
import { LAST_SECONDS, useSecondsTo } from './turn-clock.tsx';

interface SeatProps {
  readonly context: TableContext;
  readonly seat: Seat;
}

/** The whole place of somebody else leads to their card. In a replay there is nobody to be asked for. */
export function CardButton({ context, seat }: SeatProps) {
  const { table, scene } = context.table;
  const person = personAt(scene.room, seat);
  if (table === '' || person === undefined || person === context.me) return null;
  const name = context.nameOf(seat);
  return (
    <button
      type="button"
      class="seat-card"
      aria-label={withRobot(name, isRobotAt(scene.room, seat))}
      title={name}
      onClick={() => openPerson(person, name)}
    />
  );
}

/** Beside the clock of somebody else, when it is running out: for those who play with them. */
export function TimeButton({ context, seat }: SeatProps) {
  const { clocks, scene } = context.table;
  const until = clocks[seat];
  const isOthers = context.seat !== undefined && context.seat !== seat;
  if (until === undefined || !isOthers || personAt(scene.room, seat) === undefined) return null;
  return <GiveTime context={context} seat={seat} until={until} />;
}

function GiveTime({ context, seat, until }: SeatProps & { until: number }) {
  const left = useSecondsTo(until);
  const isOnReserve = context.table.onReserve?.includes(seat) === true;
  if (left > LAST_SECONDS && !isOnReserve) return null;
  return (
    <button
      type="button"
      class="seat-time"
      aria-label={tableTexts().thinking.give(context.nameOf(seat))}
      onClick={() => void giveTime(context, seat)}
    >
      +{shortTime(LIMITS.moreTime)}
    </button>
  );
}
