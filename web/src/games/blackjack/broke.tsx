import { useSignal } from '@preact/signals';
import { BROKE_BELOW, FIRST_BALANCE, type TableId } from '@stammtisch/protocol';

import { client } from '../../connection.ts';
import { toastFailure } from '../../parts/toast.tsx';
import type { TableContext } from '../../table/game-ui.ts';
import { ChipsButton, putOnTable, usePurse } from '../../table/more-chips.tsx';
import { money } from '../../text/texts.ts';
import { texts } from './texts.ts';

/** Without chips one watches, until one puts more of one's money on the table, or gets new. */
export function Broke({ context, round }: { context: TableContext; round: number }) {
  const busy = useSignal(false);
  const { balance, refresh } = usePurse(context, round);
  const text = texts();
  if (balance.value === undefined || busy.value) return <Waiting text={text.actions.sending} />;
  const { spendable = 0 } = balance.value;
  const all = balance.value.balance + balance.value.onTables;
  if (spendable >= BROKE_BELOW)
    return <ChipsButton {...{ context, spendable }} done={refresh} look="btn go main" />;
  if (all >= BROKE_BELOW) return <Waiting text={text.broke.elsewhere} />;
  const again = async () => {
    busy.value = true;
    await beginAgain(context.table.table);
    await refresh();
    busy.value = false;
  };
  return (
    <button type="button" class="btn go main" onClick={() => void again()}>
      {text.broke.again(money(FIRST_BALANCE))}
    </button>
  );
}

const Waiting = ({ text }: { text: string }) => (
  <button type="button" class="btn go main" aria-disabled>
    {text}
  </button>
);

/** Who has nothing anywhere gets what everyone begins with, and puts it on the table. */
async function beginAgain(table: TableId): Promise<void> {
  const answer = await client.balance({ reset: true });
  if (answer.ok) await putOnTable(table, answer.value.balance);
  else toastFailure(answer.error);
}
