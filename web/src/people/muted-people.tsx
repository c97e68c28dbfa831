import { useSignal } from '@preact/signals';
import type { NamedPerson } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { Mat } from '../parts/mat.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import { openPerson } from './opened-person.tsx';
import { texts } from './texts.ts';

/** Whom one does not want to hear, also if they are not here: only so can one hear them again. */
export function MutedPeople() {
  const people = useSignal<readonly NamedPerson[]>([]);
  const { muted = [] } = snapshot.value;
  useEffect(() => {
    if (muted.length === 0) people.value = [];
    else
      void client.mutes().then(answer => {
        if (answer.ok) people.value = answer.value.people;
      });
  }, [muted]);
  if (people.value.length === 0) return null;
  const text = texts().mutes;
  return (
    <section class="panel" aria-labelledby="mutes">
      <h2 id="mutes">{text.title}</h2>
      <p class="muted">{text.lead}</p>
      <ul class="people-rows">
        {people.value.map(({ person, name }) => (
          <li key={person} class="with-button">
            <button type="button" class="person-row" onClick={() => openPerson(person, name)}>
              <Mat name={name} kind="person" person={person} />
              <b>{name}</b>
            </button>
            <button type="button" class="btn" onClick={() => void hear(person)}>
              {tableTexts().people.unmute}
              <span class="vh">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function hear(person: string): Promise<void> {
  const answer = await client.mute(person, false);
  if (!answer.ok) toastFailure(answer.error);
}
