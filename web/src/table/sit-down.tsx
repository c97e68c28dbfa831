import { signal, useSignal } from '@preact/signals';
import type { Seat } from '@stammtisch/kernel';
import { LIMITS, type TableId } from '@stammtisch/protocol';

import { client } from '../connection.ts';
import { leaveFirst } from '../parts/leave-first.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { houseTexts } from '../text/texts.ts';

interface Wish {
  readonly seat?: Seat | undefined;
  readonly leaving?: boolean;
  readonly password?: string;
  /** Once one has sat down. */
  readonly done?: () => void;
  /** Once one has knocked instead. */
  readonly knocked?: () => void;
}

/** Sits down; whoever has a seat elsewhere is asked first, and for the password where a table has one. */
export async function sitDown(table: TableId, wish: Wish = {}): Promise<void> {
  const { seat, leaving = false, password } = wish;
  const answer = await client.sit(table, seat, {
    leaving,
    ...(password !== undefined && { password }),
  });
  if (answer.ok) {
    asked.value = undefined;
    if (answer.value.knocking !== true) return wish.done?.();
    toast(houseTexts().door.knocked, 'check');
    wish.knocked?.();
    return;
  }
  const { code } = answer.error;
  if (code === 'seated-elsewhere' && !leaving)
    await leaveFirst(() => sitDown(table, { ...wish, leaving: true }));
  else if (code === 'needs-password') asked.value = { table, wish };
  else toastFailure(answer.error);
}

const asked = signal<{ readonly table: TableId; readonly wish: Wish } | undefined>(undefined);

/** The question for a table's password, wherever it came up. */
export function PasswordSheet() {
  const password = useSignal('');
  const open = asked.value;
  if (open === undefined) return null;
  const text = houseTexts().door;
  const send = (event: Event) => {
    event.preventDefault();
    void sitDown(open.table, { ...open.wish, password: password.value });
  };
  return (
    <Sheet title={text.password} close={() => (asked.value = undefined)}>
      <form class="stack" onSubmit={send}>
        <input
          class="field"
          required
          autofocus
          aria-label={text.password}
          maxLength={LIMITS.tablePassword}
          autocomplete="off"
          value={password.value}
          onInput={({ currentTarget }) => (password.value = currentTarget.value)}
        />
        <button type="submit" class="btn go wide">
          {text.come}
        </button>
      </form>
    </Sheet>
  );
}
