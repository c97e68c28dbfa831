import './people.css';
import type { PersonId, Visitor } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { PageBar } from '../menu/page-bar.tsx';
import { Mat } from '../parts/mat.tsx';
import { RobotMark } from '../parts/robot-mark.tsx';
import { tableTexts, clock, houseTexts } from '../text/texts.ts';
import { Friends } from './friends.tsx';
import { MutedPeople } from './muted-people.tsx';
import { openPerson } from './opened-person.tsx';
import { whereabouts } from './where.ts';

export { loadTexts } from './texts.ts';

/** Who is in the house, and what one has to do with them. */
export function PeoplePage() {
  const { title } = houseTexts().people;
  useEffect(() => {
    document.title = `${title} · Stammtisch`;
    client.people(true);
    client.conversations(true);
    return () => {
      client.people(false);
      client.conversations(false);
    };
  }, []);
  return (
    <>
      <PageBar />
      <main class="people-page">
        <h1>{title}</h1>
        <Friends />
        <Visitors />
        <Conversations />
        <MutedPeople />
      </main>
    </>
  );
}

function Visitors() {
  const text = tableTexts().people;
  const { people: list, me } = snapshot.value;
  const isOther = ({ person }: Visitor) => person !== me?.person;
  const others = (list?.people ?? []).filter(isOther);
  const missing = (list?.total ?? 0) - (list?.people.length ?? 0);
  return (
    <section class="panel" aria-labelledby="visitors">
      <h2 id="visitors">
        <span role="status">{houseTexts().home.online(list?.total ?? 1)}</span>
      </h2>
      {others.length === 0 && <p class="muted">{text.alone}</p>}
      <ul class="people-rows">
        {others.map(visitor => (
          <li key={visitor.person}>
            <button
              type="button"
              class="person-row"
              onClick={() => openPerson(visitor.person, visitor.name)}
            >
              <Mat name={visitor.name} kind="person" person={visitor.person} />
              <span class="rt">
                <b>
                  <RobotMark robot={visitor.robot} />
                  {visitor.name}
                </b>
                <span class="muted">{whereabouts(visitor)}</span>
              </span>
              <MutedMark person={visitor.person} />
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && missing > 0 && <p class="muted">{text.more(missing)}</p>}
    </section>
  );
}

const MutedMark = ({ person }: { person: PersonId }) =>
  snapshot.value.muted?.includes(person) === true ? (
    <span class="muted">{tableTexts().people.isMuted}</span>
  ) : null;

function Conversations() {
  const text = tableTexts().people;
  const { conversations = [] } = snapshot.value;
  return (
    <section class="panel" aria-labelledby="conversations">
      <h2 id="conversations">{text.conversations}</h2>
      {conversations.length === 0 && <p class="muted">{text.noConversations}</p>}
      <ul class="people-rows">
        {conversations.map(each => (
          <li key={each.person}>
            <button
              type="button"
              class="person-row"
              onClick={() => openPerson(each.person, each.name, 'conversation')}
            >
              <Mat name={each.name} kind="person" person={each.person} />
              <span class="rt">
                <b>
                  <RobotMark robot={each.robot} />
                  {each.name}
                </b>
                <span class="muted last">{each.last.text}</span>
              </span>
              <time class="muted">{clock(each.last.at)}</time>
              {each.unread > 0 && (
                <span class="unread">
                  {each.unread}
                  <span class="vh"> {text.unread}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
