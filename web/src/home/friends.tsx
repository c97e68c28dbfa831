import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';

import { lazy } from '../lazy.ts';
import { Icon } from '../parts/icon.tsx';
import { houseTexts } from '../text/texts.ts';

type Opening = ComponentType<{ close: () => void }>;

/** The way to a table that waits for people; its choices are fetched when they are wanted. */
export function Friends() {
  const text = houseTexts().home;
  const opening = useSignal<{ readonly Sheet: Opening } | undefined>(undefined);
  const open = async () => {
    const { OpeningSheet } = await lazy(() => import('./opening.tsx'));
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
