import { type Signal, useSignal } from '@preact/signals';
import { type Answers, BROKE_BELOW, FIRST_BALANCE, type TableId } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client } from '../../connection.ts';
import { toast, toastFailure } from '../../parts/toast.tsx';
import type { TableContext } from '../../table/game-ui.ts';
import { money } from '../../text/texts.ts';
import { texts } from './texts.ts';

type Balance = Answers['balance'];

/** Money that lies on another table comes back when a round there is over: nobody tells when. */
const LOOK_AGAIN_MS = 4_000;

/** What one has, and could put on this table; asked anew in every round and now and then. */
function useBalance({ table }: TableContext, round: number): Signal<Balance | undefined> {
  const balance = useSignal<Balance | undefined>(undefined);
  useEffect(() => {
    const look = () => void refresh(balance, table.table);
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [round, table.table]);
  return balance;
}

async function refresh(balance: Signal<Balance | undefined>, table: TableId): Promise<void> {
  const answer = await client.balance({ table });
  if (answer.ok) balance.value = answer.value;
}

/** Without chips one watches, until one puts more of one's money on the table, or gets new. */
export function MoreChips({ context, round }: { context: TableContext; round: number }) {
  const busy = useSignal(false);
  const balance = useBalance(context, round);
  const { table } = context.table;
  const text = texts();
  if (balance.value === undefined || busy.value) return <Waiting text={text.actions.sending} />;
  const { spendable = 0 } = balance.value;
  const all = balance.value.balance + balance.value.onTables;
  if (spendable < BROKE_BELOW && all >= BROKE_BELOW) return <Waiting text={text.broke.elsewhere} />;
  const isPoor = all < BROKE_BELOW;
  const run = async () => {
    busy.value = true;
    await (isPoor ? beginAgain(table) : bringAll(table, spendable));
    await refresh(balance, table);
    busy.value = false;
  };
  return (
    <button type="button" class="btn go main" onClick={() => void run()}>
      {isPoor ? text.broke.again(money(FIRST_BALANCE)) : text.broke.bring(money(spendable))}
    </button>
  );
}

const Waiting = ({ text }: { text: string }) => (
  <button type="button" class="btn go main" aria-disabled>
    {text}
  </button>
);

async function bringAll(table: TableId, amount: number): Promise<void> {
  const answer = await client.bring(table, amount);
  if (answer.ok) toast(texts().broke.brought(money(amount)));
  else toastFailure(answer.error);
}

/** Who has nothing anywhere gets what everyone begins with, and puts it on the table. */
async function beginAgain(table: TableId): Promise<void> {
  const answer = await client.balance({ reset: true });
  if (answer.ok) await bringAll(table, answer.value.balance);
  else toastFailure(answer.error);
}

/** Between rounds, what is still in the account can be put on the table. */
export function TopUp({ context, round }: { context: TableContext; round: number }) {
  const balance = useBalance(context, round);
  const { spendable = 0 } = balance.value ?? {};
  if (spendable < BROKE_BELOW) return null;
  const run = async () => {
    await bringAll(context.table.table, spendable);
    await refresh(balance, context.table.table);
  };
  return (
    <button type="button" class="btn quiet topup" onClick={() => void run()}>
      {texts().broke.bring(money(spendable))}
    </button>
  );
}
