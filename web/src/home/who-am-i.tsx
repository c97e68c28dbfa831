import { useSignal } from '@preact/signals';
import { LIMITS } from '@stammtisch/protocol';
import { useEffect, useRef } from 'preact/hooks';

import { client, snapshot } from '../house.ts';
import { Icon } from '../parts/icon.tsx';
import { words } from '../text/words.ts';

/** The visitor's name, which the house made up and which can be changed. */
export function WhoAmI() {
  const { me, lobby } = snapshot.value;
  const changing = useSignal(false);
  const text = words().home;
  return (
    <section class="panel whoami">
      {changing.value && me ? (
        <NameForm name={me.name} done={() => (changing.value = false)} />
      ) : (
        <p class="name-line">
          <span>
            {text.youAre} <b>{me?.name ?? '…'}</b>
          </span>
          <button
            type="button"
            class="btn quiet"
            onClick={() => (changing.value = me !== undefined)}
          >
            <Icon name="pen" />
            {text.rename}
          </button>
        </p>
      )}
      {lobby && <p class="muted">{text.online(lobby.online)}</p>}
    </section>
  );
}

function NameForm({ name, done }: { name: string; done: () => void }) {
  const text = words().home;
  const wish = useSignal(name);
  const error = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = async (event: Event) => {
    event.preventDefault();
    const answer = await client.rename(wish.value.trim());
    if (answer.ok) return done();
    error.value = words().errors[answer.error.code];
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
        {error.value === '' ? text.nameHint : error.value}
      </p>
      <div class="pairb">
        <button type="button" class="btn" onClick={done}>
          {words().cancel}
        </button>
        <button type="submit" class="btn go">
          {words().save}
        </button>
      </div>
    </form>
  );
}
