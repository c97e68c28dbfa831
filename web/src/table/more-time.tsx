import type { Seat } from '@stammtisch/kernel';

import { client } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

type MoreTimeProps = Pick<TableContext, 'table' | 'seat' | 'nameOf'>;

export async function giveTime(
  { table, nameOf }: Omit<MoreTimeProps, 'seat'>,
  seat: Seat,
): Promise<void> {
  const answer = await client.moreTime(table.table, seat);
  if (answer.ok) toast(tableTexts().thinking.gave(nameOf(seat)), 'check');
  else toastFailure(answer.error);
}

/** For those who play: somebody else may think longer. */
export function MoreTime({ table, seat: own, nameOf }: MoreTimeProps) {
  const seats = Object.keys(table.clocks).map(Number);
  const others = own === undefined ? [] : seats.filter(seat => seat !== own);
  return (
    <>
      {others.map(seat => (
        <button
          key={seat}
          type="button"
          class="btn wide"
          onClick={() => void giveTime({ table, nameOf }, seat)}
        >
          <Icon name="waiting" />
          {tableTexts().thinking.give(nameOf(seat))}
        </button>
      ))}
    </>
  );
}
