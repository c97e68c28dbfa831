import './people.css';
import { useSignal } from '@preact/signals';
import type { WatchedTable } from '@stammtisch/client';
import type { PersonId } from '@stammtisch/protocol';

import { snapshot } from '../connection.ts';
import { lazy } from '../lazy.ts';
import { Mat } from '../parts/mat.tsx';
import { houseTexts } from '../text/texts.ts';
import type { PersonSheet } from './person-sheet.tsx';
import { PeopleLink } from './unread.tsx';

type Sheet = typeof PersonSheet;

/** Those who have to do with a table, each with a card, and the way to all others. */
export function TablePeople({ table: { people } }: { table: WatchedTable }) {
  const opened = useSignal<
    { readonly person: PersonId; readonly name: string; readonly Sheet: Sheet } | undefined
  >(undefined);
  const others = Object.entries(people).filter(([id]) => id !== snapshot.value.me?.person);
  const open = async (person: PersonId, name: string) => {
    const loaded = await lazy(() => import('./person-sheet.tsx'));
    opened.value = { person, name, Sheet: loaded.PersonSheet };
  };
  const { value: now } = opened;
  return (
    <>
      <h3 class="with-link">
        {houseTexts().people.atThisTable}
        <PeopleLink />
      </h3>
      <ul class="people-rows">
        {others.map(([person, { name }]) => (
          <li key={person}>
            <button type="button" class="person-row" onClick={() => void open(person, name)}>
              <Mat name={name} kind="person" />
              <span class="rt">
                <b>{name}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {now && (
        <now.Sheet person={now.person} name={now.name} close={() => (opened.value = undefined)} />
      )}
    </>
  );
}
