import { useSignal } from '@preact/signals';
import { BROKE_BELOW, FIRST_BALANCE } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client } from '../../connection.ts';
import { toastFailure } from '../../parts/toast.tsx';
import type { TableContext } from '../../table/game-ui.ts';
import { money } from '../../text/texts.ts';
import { texts } from './texts.ts';

/** What one has in the account, in cents, as soon as the house has said it; asked anew in every round. */
function useAccount(round: number): number | undefined {
  const balance = useSignal<number | undefined>(undefined);
  useEffect(() => {
    void client.balance().then(answer => {
      if (answer.ok) balance.value = answer.value.balance;
    });
  }, [round]);
  return balance.value;
}

/** Without chips one watches, until one puts more of one's money on the table, or gets new. */
export function MoreChips({ context, round }: { context: TableContext; round: number }) {
  const busy = useSignal(false);
  const account = useAccount(round);
  const text = texts();
  const isPoor = (account ?? 0) < BROKE_BELOW;
  const run = async () => {
    if (busy.value || account === undefined) return;
    busy.value = true;
    await (isPoor ? beginAgain(context.table.table) : bringAll(context.table.table));
    busy.value = false;
  };
  const name = isPoor
    ? text.broke.again(money(FIRST_BALANCE))
    : text.broke.bring(money(account ?? 0));
  return (
    <button
      type="button"
      class="btn go main"
      aria-disabled={busy.value || account === undefined}
      onClick={() => void run()}
    >
      {busy.value || account === undefined ? text.actions.sending : name}
    </button>
  );
}

async function bringAll(table: string): Promise<void> {
  const answer = await client.bring(table);
  if (!answer.ok) toastFailure(answer.error);
}

/** Who has nothing anywhere gets what everyone begins with, and puts it on the table. */
async function beginAgain(table: string): Promise<void> {
  const answer = await client.balance(true);
  if (answer.ok) await bringAll(table);
  else toastFailure(answer.error);
}

/** Between rounds, what is still in the account can be put on the table. */
export function TopUp({ context, round }: { context: TableContext; round: number }) {
  const account = useAccount(round) ?? 0;
  if (account < BROKE_BELOW) return null;
  return (
    <button
      type="button"
      class="btn quiet topup"
      onClick={() => void bringAll(context.table.table)}
    >
      {texts().broke.bring(money(account))}
    </button>
  );
}
