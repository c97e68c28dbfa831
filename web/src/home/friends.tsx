import { Icon } from '../parts/icon.tsx';
import { houseTexts } from '../text/texts.ts';
import { useOpening } from './use-opening.tsx';

/** The way to a table that waits for people. */
export function Friends() {
  const text = houseTexts().home;
  const { opening, open } = useOpening();
  return (
    <section class="panel friends" aria-labelledby="friends">
      <h2 id="friends">{text.friends}</h2>
      <p class="muted">{text.friendsLead}</p>
      <button type="button" class="btn wide" onClick={open}>
        <Icon name="plus" />
        {text.open}
      </button>
      {opening}
    </section>
  );
}
