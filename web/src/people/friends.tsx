import type { NamedPerson, PersonId } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { Mat } from '../parts/mat.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import { openPerson } from './opened-person.tsx';
import { texts } from './texts.ts';
import { whereabouts } from './where.ts';

/** One's friends and where they are, who wants to be one, and whom one has asked. */
export function Friends() {
  const text = texts().friends;
  const { me, friends: list } = snapshot.value;
  // Whoever has just played for a secret has been told nothing meanwhile.
  useEffect(() => {
    if (me?.account === true) client.refreshFriends();
  }, [me?.account]);
  if (me === undefined) return null;
  const { friends = [], asked = [], sent = [] } = list ?? {};
  const isEmpty = friends.length + asked.length + sent.length === 0;
  return (
    <section class="panel" aria-labelledby="friends">
      <h2 id="friends">{text.title}</h2>
      {!me.account && (
        <>
          <p class="muted">{text.needAccount}</p>
          <Link to="/me/sign-up" kind="btn wide">
            {text.signUp}
          </Link>
        </>
      )}
      {me.account && isEmpty && <p class="muted">{text.none}</p>}
      <ul class="people-rows">
        {asked.map(each => (
          <Asked key={each.person} friend={each} />
        ))}
        {friends.map(each => (
          <Row key={each.person} friend={each} note={placeOf(each)} />
        ))}
        {sent.map(each => (
          <Row key={each.person} friend={each} note={text.sent} />
        ))}
      </ul>
    </section>
  );
}

/** Where a friend is, as far as the list of people says. */
function placeOf({ person, here }: { person: PersonId; here: boolean }): string {
  const { people: list } = snapshot.value;
  const visitor = list?.people.find(each => each.person === person);
  if (visitor !== undefined) return whereabouts(visitor);
  // Not everyone stands in the list of a full house.
  const isWhole = list !== undefined && list.people.length === list.total;
  return here && !isWhole ? texts().friends.here : tableTexts().people.notHere;
}

const Row = ({ friend: { person, name }, note }: { friend: NamedPerson; note: string }) => (
  <li>
    <button type="button" class="person-row" onClick={() => openPerson(person, name)}>
      <Mat name={name} kind="person" person={person} />
      <span class="rt">
        <b>{name}</b>
        <span class="muted">{note}</span>
      </span>
    </button>
  </li>
);

const Asked = ({ friend: { person, name } }: { friend: NamedPerson }) => (
  <li class="friend-asking">
    <p>{texts().friends.asks(name)}</p>
    <div class="friend-answers">
      <button type="button" class="btn go" onClick={() => void setFriend(person, true)}>
        {texts().friends.yes}
      </button>
      <button type="button" class="btn" onClick={() => void setFriend(person, false)}>
        {texts().friends.no}
      </button>
    </div>
  </li>
);

/** Asks or says yes, or ends it; says why not. */
async function setFriend(person: PersonId, on: boolean): Promise<void> {
  const answer = await client.friend(person, on);
  if (!answer.ok) toastFailure(answer.error);
}

/** On a card: what one can do about being friends, where both have an account. */
export function FriendButton({ person, account }: { person: PersonId; account: boolean }) {
  const { me, friends: list } = snapshot.value;
  if (me?.account !== true || !account) return null;
  const text = texts().friends;
  const isIn = (people: readonly NamedPerson[] = []) => people.some(each => each.person === person);
  const isFriend = isIn(list?.friends);
  const isSent = isIn(list?.sent);
  const label = isFriend
    ? text.end
    : isSent
      ? text.withdraw
      : isIn(list?.asked)
        ? text.yes
        : text.ask;
  return (
    <button type="button" class="btn" onClick={() => void setFriend(person, !isFriend && !isSent)}>
      <Icon name={isFriend || isSent ? 'cross' : 'people'} />
      {label}
    </button>
  );
}
