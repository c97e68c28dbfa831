import './people.css';
import type { WatchedTable } from '@stammtisch/client';

import { snapshot } from '../connection.ts';
import { Mat } from '../parts/mat.tsx';
import { RobotMark } from '../parts/robot-mark.tsx';
import { tableTexts } from '../text/texts.ts';
import { openPerson } from './opened-person.tsx';
import { PeopleLink } from './unread.tsx';

/** Those who have to do with a table, each with a card, and the way to all others. */
export function TablePeople({ table: { people } }: { table: WatchedTable }) {
  const others = Object.entries(people).filter(([id]) => id !== snapshot.value.me?.person);
  return (
    <>
      <h3 class="with-link">
        {tableTexts().people.atThisTable}
        <PeopleLink />
      </h3>
      <ul class="people-rows">
        {others.map(([person, { name, robot }]) => (
          <li key={person}>
            <button type="button" class="person-row" onClick={() => openPerson(person, name)}>
              <Mat name={name} kind="person" person={person} />
              <span class="rt">
                <b>
                  <RobotMark robot={robot} />
                  {name}
                </b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
