import { useSignal } from '@preact/signals';
import { LIMITS } from '@stammtisch/protocol';

import { Sheet } from '../parts/sheet.tsx';
import { tableTexts } from '../text/texts.ts';
import { type PasswordWish, passwordWish, sitDown } from './sit-down.ts';

/** The question for a table's password, wherever it came up. */
export function PasswordSheet({ wish: { table, wish } }: { wish: PasswordWish }) {
  const password = useSignal('');
  const text = tableTexts().door;
  const send = (event: Event) => {
    event.preventDefault();
    void sitDown(table, { ...wish, password: password.value });
  };
  return (
    <Sheet title={text.password} close={() => (passwordWish.value = undefined)}>
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
