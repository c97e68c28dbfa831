import './people.css';
import { useSignal } from '@preact/signals';
import type { PersonCard, PlayRecord } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { RobotMark } from '../parts/robot-mark.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { go, pathOf } from '../route.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import { tableTexts, day, houseTexts } from '../text/texts.ts';
import { FriendButton } from './friends.tsx';
import type { PersonProps } from './opened-person.tsx';
import { texts } from './texts.ts';
import { whereabouts } from './where.ts';

/** A person, and what one can do about them. */
export function PersonSheet({ person, name, show, close }: Omit<PersonProps, 'as'>) {
  const card = useSignal<PersonCard | undefined>(undefined);
  useEffect(() => {
    void client.person(person).then(answer => {
      if (answer.ok) card.value = answer.value;
      else {
        toastFailure(answer.error);
        close();
      }
    });
  }, [person]);
  return (
    <Sheet title={name} close={close}>
      {card.value === undefined ? (
        <p role="status">{houseTexts().connection.connecting}</p>
      ) : (
        <Card card={card.value} show={show} close={close} />
      )}
    </Sheet>
  );
}

interface CardProps extends Pick<PersonProps, 'show' | 'close'> {
  readonly card: PersonCard;
}

function Card({ card, show, close }: CardProps) {
  const text = tableTexts().people;
  return (
    <>
      <p>{card.here ? whereabouts(card) : text.notHere}</p>
      <p class="muted">
        {card.robot ? <RobotMark robot /> : null}
        {kindOf(card)} · {text.since(day(card.since))}
      </p>
      <Records records={card.records} />
      {card.person === snapshot.value.me?.person ? (
        <p class="muted">{text.you}</p>
      ) : (
        <Actions card={card} show={show} close={close} />
      )}
    </>
  );
}

function kindOf({ robot, account }: PersonCard): string {
  const text = tableTexts().people;
  if (robot === true) return text.isRobot;
  return account ? text.hasAccount : text.isGuest;
}

const Records = ({ records }: { records: readonly PlayRecord[] }) => (
  <>
    <h3>{tableTexts().people.record}</h3>
    {records.length === 0 && <p class="muted">{tableTexts().people.noRecord}</p>}
    <dl class="facts">
      {records.map(({ game, rounds, won }) => (
        <div key={game}>
          <dt>{listingTextsOf(game)?.name ?? game}</dt>
          <dd>{tableTexts().people.wonOf(won, rounds)}</dd>
        </div>
      ))}
    </dl>
  </>
);

function Actions({ card, show, close }: CardProps) {
  const text = tableTexts().people;
  const { person, at, mayInvite } = card;
  const isMuted = snapshot.value.muted?.includes(person) === true;
  const table = at?.table;
  const watch = (there: string) => {
    close();
    go(pathOf(there));
  };
  return (
    <div class="person-actions">
      <button type="button" class="btn go" onClick={() => show('conversation')}>
        <Icon name="chat" />
        {text.write}
      </button>
      {mayInvite !== undefined && (
        <button type="button" class="btn" onClick={() => void invite(card, mayInvite)}>
          <Icon name="plus" />
          {text.invite}
        </button>
      )}
      {table !== undefined && table !== snapshot.value.table?.table && (
        <button type="button" class="btn" onClick={() => watch(table)}>
          <Icon name="eye" />
          {text.watch}
        </button>
      )}
      <FriendButton person={person} account={card.account} />
      <button type="button" class="btn" onClick={() => void mute(card, !isMuted)}>
        <Icon name={isMuted ? 'check' : 'cross'} />
        {isMuted ? text.unmute : text.mute}
      </button>
      <button type="button" class="btn" onClick={() => show('report')}>
        <Icon name="warn" />
        {texts().report.open}
      </button>
      {isMuted && <p class="muted">{text.mutedNote}</p>}
    </div>
  );
}

async function invite({ person, name }: PersonCard, table: string): Promise<void> {
  const answer = await client.rule({ type: 'invite', table, person });
  if (answer.ok) toast(tableTexts().people.invited(name), 'check');
  else toastFailure(answer.error);
}

async function mute({ person }: PersonCard, muted: boolean): Promise<void> {
  const answer = await client.mute(person, muted);
  if (!answer.ok) toastFailure(answer.error);
}
