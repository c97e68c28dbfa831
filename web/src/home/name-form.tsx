import { useSignal } from '@preact/signals';
import { LIMITS } from '@stammtisch/protocol';
import { useEffect, useRef } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { houseTexts } from '../text/texts.ts';

/** Another name, if nobody has it. */
export function NameForm({ name, done }: { name: string; done: () => void }) {
  const text = houseTexts().home;
  const hint = snapshot.value.me?.account === true ? text.loginHint : text.nameHint;
  const wish = useSignal(name);
  const error = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = async (event: Event) => {
    event.preventDefault();
    const answer = await client.rename(wish.value.trim());
    if (answer.ok) return done();
    error.value = houseTexts().errors[answer.error.code];
    field.current?.focus();
  };
  return (
    <form class="name-form" onSubmit={save}>
      <label for="name">{text.name}</label>
      <input
        ref={field}
        class="field"
        id="name"
        value={wish.value}
        maxLength={LIMITS.name}
        autocomplete="nickname"
        aria-invalid={error.value !== ''}
        aria-describedby="name-hint"
        onInput={event => (wish.value = event.currentTarget.value)}
      />
      <p class={error.value === '' ? 'muted' : 'error'} id="name-hint" role="status">
        {error.value === '' ? hint : error.value}
      </p>
      <div class="pairb">
        <button type="button" class="btn" onClick={done}>
          {houseTexts().cancel}
        </button>
        <button type="submit" class="btn go">
          {houseTexts().save}
        </button>
      </div>
    </form>
  );
}
