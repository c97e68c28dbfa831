import { useSheet } from '../parts/fetched.tsx';
import { Icon } from '../parts/icon.tsx';
import { houseTexts } from '../text/texts.ts';
import { loadOpening } from './load-opening.ts';

/** The way to a table that waits for people. */
export function Friends() {
  const text = houseTexts().home;
  const { sheet, open } = useSheet(loadOpening);
  return (
    <section class="panel friends" aria-labelledby="friends">
      <h2 id="friends">{text.friends}</h2>
      <p class="muted">{text.friendsLead}</p>
      <button type="button" class="btn wide" onClick={open}>
        <Icon name="plus" />
        {text.open}
      </button>
      {sheet}
    </section>
  );
}
