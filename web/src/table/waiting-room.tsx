import type { Seat } from '@stammtisch/kernel';
import type { Holder } from '@stammtisch/protocol';
import type { ComponentChildren } from 'preact';

import { client } from '../house.ts';
import { Icon } from '../parts/icon.tsx';
import { Mat } from '../parts/mat.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { words } from '../text/words.ts';
import type { Face, Sight } from './face.ts';
import { Invite } from './invite.tsx';
import { sideOf } from './layout.ts';
import { isHere, nameOf, peopleIn, personAt } from './sight.ts';

interface WaitingProps {
  readonly sight: Sight;
  readonly face: Face;
  readonly chatToggle: ComponentChildren;
}

/** Before the game begins: who is there, how to invite, and the host's button. */
export function WaitingRoom({ sight, face, chatToggle }: WaitingProps) {
  const text = words().waiting;
  const { room } = sight.table.scene;
  return (
    <div class="wait">
      <div class="wait-in">
        <section class="panel seatlist" aria-labelledby="seats">
          <h2 id="seats">
            {text.seats} <span class="muted">{text.taken(peopleIn(room), room.chairs.length)}</span>
          </h2>
          <ol class="rows">
            {room.chairs.map((holder, seat) => (
              <Chair key={seat} sight={sight} holder={holder} seat={seat} />
            ))}
          </ol>
          <Watching sight={sight} />
          <SmallTable sight={sight} />
        </section>
        <section class="panel invite" aria-labelledby="invite">
          <h2 id="invite">{text.invite}</h2>
          <Invite table={sight.table.table} />
        </section>
        <section class="panel opts" aria-labelledby="rules">
          <h2 id="rules">{text.rules}</h2>
          <dl class="facts">
            {[
              ...face.rules(sight.table.scene),
              [text.listed, room.listed ? text.yes : text.no],
            ].map(([what, how]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div class="startbar" id="start">
        {chatToggle}
        <StartOrSit sight={sight} />
      </div>
    </div>
  );
}

function Chair({ sight, holder, seat }: { sight: Sight; holder: Holder; seat: Seat }) {
  const text = words().waiting;
  const { room } = sight.table.scene;
  const person = personAt(room, seat);
  if (person === undefined)
    return (
      <li class="row">
        <Mat name="" kind="free" />
        <div class="rt">
          <strong>{'bot' in holder ? holder.bot : words().table.freeSeat}</strong>
          <span class="muted">{text.computerComes}</span>
        </div>
        {sight.seat === undefined && (
          <button
            type="button"
            class="btn"
            aria-label={text.sitAt(seat + 1)}
            onClick={() => void sit(sight, seat)}
          >
            {text.sitHere}
          </button>
        )}
      </li>
    );
  const marks = [
    person === sight.me ? text.you : '',
    person === room.host ? words().table.host : '',
    isHere(sight.table.people, person) ? '' : words().table.away,
  ].filter(mark => mark !== '');
  return (
    <li class="row" data-away={!isHere(sight.table.people, person) || undefined}>
      <Mat name={sight.nameOf(seat)} kind="person" />
      <div class="rt">
        <strong>{sight.nameOf(seat)}</strong>
        <span class="muted">{marks.join(', ')}</span>
      </div>
      {person === room.host && (
        <span class="tagk">
          <Icon name="key" />
        </span>
      )}
    </li>
  );
}

/** The same seats as a picture, where there is room for one. */
const SmallTable = ({ sight }: { sight: Sight }) => {
  const { chairs } = sight.table.scene.room;
  return (
    <div class="minitable tab-up" aria-hidden="true">
      {chairs.map((holder, seat) => (
        <span key={seat} data-at={sideOf(seat, sight.seat ?? 0, chairs.length)}>
          <Mat name={sight.nameOf(seat)} kind={'person' in holder ? 'person' : 'free'} />
        </span>
      ))}
    </div>
  );
};

const Watching = ({ sight }: { sight: Sight }) =>
  sight.table.watching > 0 ? (
    <p class="muted watching">{words().table.watching(sight.table.watching)}</p>
  ) : null;

function StartOrSit({ sight }: { sight: Sight }) {
  const text = words().waiting;
  const { room } = sight.table.scene;
  if (sight.seat === undefined) return <SitButton sight={sight} note={words().table.sitNow} />;
  if (room.host !== sight.me)
    return (
      <p class="startnote" role="status">
        {text.waitFor(nameOf(sight.table.people, room.host))}
      </p>
    );
  const free = room.chairs.length - peopleIn(room);
  return (
    <button type="button" class="btn go main" onClick={() => void start(sight)}>
      {text.start}
      {free > 0 && <small>{text.startNote(free)}</small>}
    </button>
  );
}

async function start({ table }: Sight): Promise<void> {
  const answer = await client.startGame(table.table);
  if (!answer.ok) toastFailure(answer.error);
}

/** The one obvious thing for whoever came by a link. */
export const SitButton = ({ sight, note }: { sight: Sight; note: string }) => (
  <button type="button" class="btn go main sit" onClick={() => void sit(sight)}>
    {words().table.sit}
    <small>{note}</small>
  </button>
);

async function sit({ table }: Sight, seat?: Seat): Promise<void> {
  const answer = await client.sit(table.table, seat);
  if (!answer.ok) toastFailure(answer.error);
}
