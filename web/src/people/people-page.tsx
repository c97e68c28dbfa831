import './people.css';
import { useSignal } from '@preact/signals';
import type { Conversation, PersonId, Visitor } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Mat } from '../parts/mat.tsx';
import { clock, houseTexts } from '../text/texts.ts';
import { ConversationSheet } from './conversation.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { whereabouts } from './where.ts';

interface Opened {
  readonly person: PersonId;
  readonly name: string;
  readonly as: 'card' | 'conversation';
}

/** Who is in the house, and what one has to do with them. */
export function PeoplePage() {
  const text = houseTexts().people;
  const opened = useSignal<Opened | undefined>(undefined);
  const close = () => (opened.value = undefined);
  useEffect(() => {
    document.title = `${houseTexts().people.title} · Stammtisch`;
    client.people(true);
    client.conversations(true);
    return () => {
      client.people(false);
      client.conversations(false);
    };
  }, []);
  const { value: now } = opened;
  return (
    <>
      <header class="bar people-bar">
        <Link to="/" kind="btn quiet">
          <Icon name="leave" />
          {houseTexts().home.toHouse}
        </Link>
      </header>
      <main class="people-page">
        <h1>{text.title}</h1>
        <Visitors open={({ person, name }) => (opened.value = { person, name, as: 'card' })} />
        <Conversations
          open={({ person, name }) => (opened.value = { person, name, as: 'conversation' })}
        />
      </main>
      {now?.as === 'card' && <PersonSheet person={now.person} name={now.name} close={close} />}
      {now?.as === 'conversation' && (
        <ConversationSheet person={now.person} name={now.name} close={close} />
      )}
    </>
  );
}

function Visitors({ open }: { open: (visitor: Visitor) => void }) {
  const text = houseTexts().people;
  const { people: list, me } = snapshot.value;
  const isOther = ({ person }: Visitor) => person !== me?.person;
  const others = (list?.people ?? []).filter(isOther);
  const missing = (list?.total ?? 0) - (list?.people.length ?? 0);
  return (
    <section class="panel" aria-labelledby="visitors">
      <h2 id="visitors">{houseTexts().home.online(list?.total ?? 1)}</h2>
      {others.length === 0 && <p class="muted">{text.alone}</p>}
      <ul class="people-rows">
        {others.map(visitor => (
          <li key={visitor.person}>
            <button type="button" class="person-row" onClick={() => open(visitor)}>
              <Mat name={visitor.name} kind="person" />
              <span class="rt">
                <b>{visitor.name}</b>
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
    <span class="muted">{houseTexts().people.isMuted}</span>
  ) : null;

function Conversations({ open }: { open: (conversation: Conversation) => void }) {
  const text = houseTexts().people;
  const { conversations = [] } = snapshot.value;
  return (
    <section class="panel" aria-labelledby="conversations">
      <h2 id="conversations">{text.conversations}</h2>
      {conversations.length === 0 && <p class="muted">{text.noConversations}</p>}
      <ul class="people-rows">
        {conversations.map(each => (
          <li key={each.person}>
            <button type="button" class="person-row" onClick={() => open(each)}>
              <Mat name={each.name} kind="person" />
              <span class="rt">
                <b>{each.name}</b>
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
