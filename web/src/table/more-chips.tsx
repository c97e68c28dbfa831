import './more-chips.css';
import { type Signal, useSignal } from '@preact/signals';
import { type Answers, BROKE_BELOW, type TableId } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client } from '../connection.ts';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { money, tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

type Balance = Answers['balance'];

const CENTS = 100;

/** Money that lies on another table comes back when a round there is over: nobody tells when. */
const LOOK_AGAIN_MS = 4_000;

interface Purse {
  readonly balance: Signal<Balance | undefined>;
  readonly refresh: () => Promise<void>;
}

/** What one has, and could put on this table; asked anew in every round and now and then. */
export function usePurse({ table: { table } }: TableContext, round: number): Purse {
  const balance = useSignal<Balance | undefined>(undefined);
  const refresh = async () => {
    // A match of the past lies on no table.
    if (table === '') return;
    const answer = await client.balance({ table });
    if (answer.ok) balance.value = answer.value;
  };
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [round, table]);
  return { balance, refresh };
}

export async function putOnTable(table: TableId, amount: number): Promise<boolean> {
  const answer = await client.bring(table, amount);
  if (answer.ok) toast(tableTexts().chips.brought(money(amount)), 'check');
  else toastFailure(answer.error);
  return answer.ok;
}

interface MoreChipsProps {
  readonly context: TableContext;
  readonly round: number;
}

/** Between rounds, what is still in the account can be put on the table. */
export function MoreChips({ context, round }: MoreChipsProps) {
  const purse = usePurse(context, round);
  const { spendable = 0 } = purse.balance.value ?? {};
  return spendable < BROKE_BELOW ? null : (
    <ChipsButton {...{ context, spendable }} done={purse.refresh} look="btn quiet topup" />
  );
}

interface ButtonProps {
  readonly context: TableContext;
  /** What one could put on this table, in cents. */
  readonly spendable: number;
  readonly done: () => Promise<void>;
  readonly look: string;
}

/** Asks how much. */
export function ChipsButton({ context, spendable, done, look }: ButtonProps) {
  const isOpen = useSignal(false);
  const text = tableTexts().chips;
  const put = async (amount: number) => {
    if (await putOnTable(context.table.table, amount)) isOpen.value = false;
    await done();
  };
  return (
    <>
      <button type="button" class={look} onClick={() => (isOpen.value = true)}>
        {text.more}
      </button>
      {isOpen.value && (
        <Sheet title={text.choose} close={() => (isOpen.value = false)}>
          <HowMuch {...{ spendable, put }} />
        </Sheet>
      )}
    </>
  );
}

interface HowMuchProps {
  readonly spendable: number;
  readonly put: (amount: number) => Promise<void>;
}

const PARTS = { quarter: 1 / 4, half: 1 / 2, all: 1 } as const;
const PART_NAMES = ['quarter', 'half', 'all'] as const;

/** In whole dollars, except that all of it is all of it. */
function HowMuch({ spendable, put }: HowMuchProps) {
  const text = tableTexts().chips;
  const most = Math.ceil(spendable / CENTS);
  const wanted = useSignal(most);
  const isSending = useSignal(false);
  const dollars = Math.min(wanted.value, most);
  const amount = Math.min(dollars * CENTS, spendable);
  const send = async () => {
    if (isSending.value || amount === 0) return;
    isSending.value = true;
    await put(amount);
    isSending.value = false;
  };
  return (
    <form
      class="howmuch"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{text.yours(money(spendable))}</p>
      <Amount {...{ dollars, most }} choose={value => (wanted.value = value)} />
      <button type="submit" class="btn go wide" aria-disabled={isSending.value || amount === 0}>
        {text.bring(money(amount))}
      </button>
    </form>
  );
}

interface AmountProps {
  readonly dollars: number;
  readonly most: number;
  readonly choose: (dollars: number) => void;
}

/** To write, to slide, or to tap. */
function Amount({ dollars, most, choose }: AmountProps) {
  const text = tableTexts().chips;
  const read = ({ currentTarget: { valueAsNumber: value } }: { currentTarget: HTMLInputElement }) =>
    choose(Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0);
  return (
    <>
      <label class="howmuch-field">
        <span class="vh">{text.amount}</span>
        <span aria-hidden="true">$</span>
        <input
          class="field"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          value={dollars === 0 ? '' : dollars}
          onInput={read}
        />
      </label>
      <input
        type="range"
        min={1}
        max={most}
        value={dollars}
        aria-label={text.slider}
        aria-valuetext={money(dollars * CENTS)}
        onInput={read}
      />
      <div class="howmuch-parts">
        {PART_NAMES.map(part => (
          <button
            type="button"
            class="btn"
            key={part}
            onClick={() => choose(Math.ceil(most * PARTS[part]))}
          >
            {text.part[part]}
          </button>
        ))}
      </div>
    </>
  );
}
