import { useSignal } from '@preact/signals';

import { snapshot } from '../connection.ts';
import { fetched } from '../parts/fetched.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { houseTexts } from '../text/texts.ts';

const NameForm = fetched(() => import('./name-form.tsx').then(({ NameForm }) => NameForm));

/** The visitor's name, which the house made up and which can be changed. */
export function WhoAmI() {
  const { me, lobby } = snapshot.value;
  const changing = useSignal(false);
  const text = houseTexts().home;
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
      <Link to="/scores" kind="btn wide">
        <Icon name="cup" />
        {text.scores}
      </Link>
    </section>
  );
}
