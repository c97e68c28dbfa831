import { client } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

type MoreTimeProps = Pick<TableContext, 'table' | 'seat' | 'nameOf'>;

/** For those who play: somebody else may think longer. */
export function MoreTime({ table, seat: own, nameOf }: MoreTimeProps) {
  const seats = Object.keys(table.clocks).map(Number);
  const others = own === undefined ? [] : seats.filter(seat => seat !== own);
  const give = async (seat: number) => {
    const answer = await client.moreTime(table.table, seat);
    if (answer.ok) toast(tableTexts().thinking.gave(nameOf(seat)), 'check');
    else toastFailure(answer.error);
  };
  return (
    <>
      {others.map(seat => (
        <button key={seat} type="button" class="btn wide" onClick={() => void give(seat)}>
          <Icon name="waiting" />
          {tableTexts().thinking.give(nameOf(seat))}
        </button>
      ))}
    </>
  );
}
