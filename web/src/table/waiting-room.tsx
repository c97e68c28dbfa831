import type { ComponentChildren } from 'preact';

import { client } from '../house.ts';
import { Mat } from '../parts/mat.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { words } from '../text/words.ts';
import { Chairs, sit } from './chairs.tsx';
import type { Face, FaceProps, Sight, Team } from './face.ts';
import { Invite } from './invite.tsx';
import { sideOf } from './layout.ts';
import { TeamMark } from './seats.tsx';
import { nameOf, peopleIn } from './sight.ts';
import { RuleList } from './table-menu.tsx';

interface WaitingProps extends Pick<FaceProps, 'act'> {
  readonly sight: Sight;
  readonly face: Face;
  readonly chatToggle: ComponentChildren;
}

/** Before the game begins: who is there, how to invite, and the host's button. */
export function WaitingRoom({ sight, face, act, chatToggle }: WaitingProps) {
  const text = words().waiting;
  const { room } = sight.table.scene;
  return (
    <div class="wait">
      <div class="wait-in">
        <section class="panel seatlist" aria-labelledby="seats">
          <h2 id="seats">
            {text.seats} <span class="muted">{text.taken(peopleIn(room), room.chairs.length)}</span>
          </h2>
          {hasTeams(sight, face) && sight.seat === undefined && (
            <p class="muted">{text.chooseSeat}</p>
          )}
          <Chairs sight={sight} teamOf={face.teamOf} />
          <Watching sight={sight} />
          <SmallTable sight={sight} face={face} />
        </section>
        {face.Waiting && <face.Waiting sight={sight} act={act} />}
        <section class="panel invite" aria-labelledby="invite">
          <h2 id="invite">{text.invite}</h2>
          <Invite table={sight.table.table} />
        </section>
        <section class="panel opts" aria-labelledby="rules">
          <h2 id="rules">{text.rules}</h2>
          <RuleList sight={sight} face={face} />
        </section>
      </div>
      <div class="startbar" id="start">
        {chatToggle}
        <StartOrSit sight={sight} />
      </div>
    </div>
  );
}

const hasTeams = ({ table }: Sight, face: Face): boolean =>
  face.teamOf?.(0, table.scene.room.chairs.length) !== undefined;

/** The same seats as a picture, where there is room for one. */
const SmallTable = ({ sight, face }: { sight: Sight; face: Face }) => {
  const { chairs } = sight.table.scene.room;
  return (
    <div class="minitable tab-up" data-of={chairs.length} aria-hidden="true">
      {chairs.map((holder, seat) => (
        <span key={seat} data-at={sideOf(seat, sight.seat ?? 0, chairs.length)}>
          <Mat name={sight.nameOf(seat)} kind={'person' in holder ? 'person' : 'free'}>
            <ChairMark team={face.teamOf?.(seat, chairs.length)} />
          </Mat>
        </span>
      ))}
    </div>
  );
};

const ChairMark = ({ team }: { team: Team | undefined }) =>
  team === undefined ? null : <TeamMark team={team} />;

const Watching = ({ sight }: { sight: Sight }) =>
  sight.table.watching > 0 ? (
    <p class="muted watching">{words().table.watching(sight.table.watching)}</p>
  ) : null;

function StartOrSit({ sight }: { sight: Sight }) {
  const text = words().waiting;
  const { room } = sight.table.scene;
  if (sight.seat === undefined)
    return <SitButton note={words().table.sitNow} run={() => void sit(sight)} />;
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
export const SitButton = ({ note, run }: { note: string; run: () => void }) => (
  <button type="button" class="btn go main sit" onClick={run}>
    {words().table.sit}
    <small>{note}</small>
  </button>
);
