import { useSignal } from '@preact/signals';
import { LIMITS } from '@stammtisch/protocol';

import { changeHouse, client } from '../connection.ts';
import { toastFailure } from '../parts/toast.tsx';
import type { TableContext } from '../table/game-ui.ts';
import { texts } from './texts.ts';

/** Who else plays on this device: each says a name and has a chair. */
export function MorePeople({ context }: { context: TableContext }) {
  const name = useSignal('');
  return (
    <form
      class="panel invite"
      aria-labelledby="more-people"
      onSubmit={event => {
        event.preventDefault();
        void seat(name.value, context);
      }}
    >
      <h2 id="more-people">{texts().more}</h2>
      <p class="muted">{texts().moreWhat}</p>
      <label class="stack">
        {texts().name}
        <input
          class="field"
          required
          minLength={LIMITS.nameMin}
          maxLength={LIMITS.name}
          value={name.value}
          onInput={event => (name.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn wide">
        {texts().seat}
      </button>
    </form>
  );
}

/** Whoever comes has the device for a moment, and gives it back. */
async function seat(name: string, { table: { table }, me }: TableContext): Promise<void> {
  changeHouse(client.newKey());
  const renamed = await client.rename(name);
  const answer = renamed.ok ? await client.sit(table) : renamed;
  changeHouse(me);
  if (!answer.ok) toastFailure(answer.error);
}
