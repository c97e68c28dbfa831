import { useSignal } from '@preact/signals';

import { client } from '../house.ts';
import { Switch } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { go, pathOf } from '../route.ts';
import { words } from '../text/words.ts';

/** Opens a table that waits for people. */
export function Friends() {
  const text = words().home;
  const listed = useSignal(true);
  const open = async () => {
    const answer = await client.open('big-two', { start: false, listed: listed.value });
    if (answer.ok) go(pathOf(answer.value.table));
    else toastFailure(answer.error);
  };
  return (
    <section class="panel friends" aria-labelledby="friends">
      <h2 id="friends">{text.friends}</h2>
      <p class="muted">{text.friendsLead}</p>
      <Switch label={text.listed} on={listed.value} set={on => (listed.value = on)} />
      <button type="button" class="btn wide" onClick={open}>
        <Icon name="plus" />
        {text.open}
      </button>
    </section>
  );
}
