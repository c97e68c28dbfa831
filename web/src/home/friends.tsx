import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';

import { part } from '../part.ts';
import { Icon } from '../parts/icon.tsx';
import { words } from '../text/words.ts';

type Opening = ComponentType<{ close: () => void }>;

/** The way to a table that waits for people; its choices are fetched when they are wanted. */
export function Friends() {
  const text = words().home;
  const opening = useSignal<{ readonly Sheet: Opening } | undefined>(undefined);
  const open = async () => {
    const { OpeningSheet } = await part(() => import('./opening.tsx'));
    opening.value = { Sheet: OpeningSheet };
  };
  const Sheet = opening.value?.Sheet;
  return (
    <section class="panel friends" aria-labelledby="friends">
      <h2 id="friends">{text.friends}</h2>
      <p class="muted">{text.friendsLead}</p>
      <button type="button" class="btn wide" onClick={open}>
        <Icon name="plus" />
        {text.open}
      </button>
      {Sheet && <Sheet close={() => (opening.value = undefined)} />}
    </section>
  );
}
