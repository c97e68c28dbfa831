import './people.css';
import type { PersonId, PrivateLine } from '@stammtisch/protocol';
import { useEffect, useRef } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { Compose } from '../table/compose.tsx';
import { clock, day, houseTexts, tableTexts } from '../text/texts.ts';
import type { PersonProps } from './opened-person.tsx';
import { texts } from './texts.ts';

/** What two people have written to one another. Being open, it is read. */
export function ConversationSheet({ person, name, show, close }: Omit<PersonProps, 'as'>) {
  const text = tableTexts().people;
  useEffect(() => {
    client.converse(person);
    return () => client.converse(undefined);
  }, [person]);
  const lines = snapshot.value.conversation?.lines;
  const isMuted = snapshot.value.muted?.includes(person) === true;
  return (
    <Sheet title={name} close={close}>
      <button type="button" class="btn quiet" onClick={() => show('card')}>
        <Icon name="person" />
        {texts().card(name)}
      </button>
      <Lines lines={lines} name={name} />
      {isMuted && <p class="muted">{text.mutedNote}</p>}
      <Compose id="write" say={message => send(person, message)} />
    </Sheet>
  );
}

async function send(person: PersonId, message: string): Promise<boolean> {
  const answer = await client.message(person, message);
  if (!answer.ok) toastFailure(answer.error);
  return answer.ok;
}

function Lines({ lines, name }: { lines: readonly PrivateLine[] | undefined; name: string }) {
  const text = tableTexts().people;
  const box = useRef<HTMLDivElement>(null);
  const last = lines?.at(-1)?.line;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <div class="private-lines" ref={box} role="log" tabIndex={0} aria-label={text.with(name)}>
      {lines === undefined && <p class="muted">{houseTexts().connection.connecting}</p>}
      {lines?.length === 0 && <p class="muted">{text.nothingYet}</p>}
      <ol>
        {(lines ?? []).map((each, at) => (
          <Line key={each.line} line={each} before={lines?.[at - 1]} name={name} />
        ))}
      </ol>
    </div>
  );
}

interface LineProps {
  readonly line: PrivateLine;
  readonly before: PrivateLine | undefined;
  readonly name: string;
}

/** The day stands there where it is another one. */
const Line = ({ line: { own, text, at }, before, name }: LineProps) => (
  <>
    {(before === undefined || day(before.at) !== day(at)) && <li class="private-day">{day(at)}</li>}
    <li class={own ? 'private-message own' : 'private-message'}>
      <span class="vh">{own ? tableTexts().table.you : name}: </span>
      <span class="text">{text}</span> <time>{clock(at)}</time>
    </li>
  </>
);
