import type { ComponentChildren } from 'preact';

import { client, isLocal } from '../connection.ts';
import { fetched } from '../parts/fetched.tsx';
import { Mat } from '../parts/mat.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import { Chairs, sit } from './chairs.tsx';
import type { GameUi, GameUiProps, TableContext, Team } from './game-ui.ts';
import { Invite } from './invite.tsx';
import { isKnocking, KnockWaits } from './knock-waits.tsx';
import { sideOf } from './layout.ts';
import { TeamMark } from './seats.tsx';
import { nameOf, peopleIn } from './table-context.ts';
import { TableFacts } from './table-facts.tsx';
import { HostButton, RuleList } from './table-menu.tsx';

interface WaitingProps extends Pick<GameUiProps, 'act'> {
  readonly context: TableContext;
  readonly gameUi: GameUi;
  readonly chatToggle: ComponentChildren;
}

/** Before the game begins: who is there, how to invite, and the host's button. */
export function WaitingRoom({ context, gameUi, act, chatToggle }: WaitingProps) {
  const text = tableTexts().waiting;
  const { room } = context.table.scene;
  return (
    <div class="wait">
      <div class="wait-in">
        <section class="panel seatlist" aria-labelledby="seats">
          <h2 id="seats">
            {text.seats} <span class="muted">{text.taken(peopleIn(room), room.chairs.length)}</span>
          </h2>
          {hasTeams(context, gameUi) && context.seat === undefined && (
            <p class="muted">{text.chooseSeat}</p>
          )}
          <Chairs context={context} teamOf={gameUi.teamOf} />
          <Watching context={context} />
          <SmallTable context={context} gameUi={gameUi} />
        </section>
        {gameUi.Waiting && <gameUi.Waiting context={context} act={act} />}
        {isLocal.value ? (
          <MorePeople context={context} />
        ) : (
          <section class="panel invite" aria-labelledby="invite">
            <h2 id="invite">{text.invite}</h2>
            <TableFacts table={context.table} />
            <Invite table={context.table.table} />
          </section>
        )}
        <section class="panel opts" aria-labelledby="rules">
          <h2 id="rules">{text.rules}</h2>
          <RuleList context={context} gameUi={gameUi} />
          <HostButton context={context} />
        </section>
      </div>
      <div class="startbar" id="start">
        {chatToggle}
        <StartOrSit context={context} />
      </div>
    </div>
  );
}

const MorePeople = fetched(async () => {
  const [{ MorePeople }, { loadTexts }] = await Promise.all([
    import('../local/more-people.tsx'),
    import('../local/texts.ts'),
  ]);
  await loadTexts();
  return MorePeople;
});

const hasTeams = ({ table }: TableContext, gameUi: GameUi): boolean =>
  gameUi.teamOf?.(0, table.scene.room.chairs.length) !== undefined;

/** The same seats as a picture, where there is room for one. */
const SmallTable = ({ context, gameUi }: { context: TableContext; gameUi: GameUi }) => {
  const { chairs } = context.table.scene.room;
  return (
    <div class="minitable tab-up" data-of={chairs.length} aria-hidden="true">
      {chairs.map((holder, seat) => (
        <span key={seat} data-at={sideOf(seat, context.seat ?? 0, chairs.length)}>
          <Mat name={context.nameOf(seat)} kind={'person' in holder ? 'person' : 'free'}>
            <ChairMark team={gameUi.teamOf?.(seat, chairs.length)} />
          </Mat>
        </span>
      ))}
    </div>
  );
};

const ChairMark = ({ team }: { team: Team | undefined }) =>
  team === undefined ? null : <TeamMark team={team} />;

const Watching = ({ context }: { context: TableContext }) =>
  context.table.watching > 0 ? (
    <p class="muted watching">{tableTexts().table.watching(context.table.watching)}</p>
  ) : null;

function StartOrSit({ context }: { context: TableContext }) {
  const text = tableTexts().waiting;
  const { room } = context.table.scene;
  if (isKnocking(context)) return <KnockWaits context={context} />;
  if (context.seat === undefined)
    return <SitButton note={tableTexts().table.sitNow} run={() => void sit(context)} />;
  if (room.host !== context.me)
    return (
      <p class="startnote" role="status">
        {text.waitFor(nameOf(context.table.people, room.host))}
      </p>
    );
  const free = room.chairs.length - peopleIn(room);
  return (
    <button type="button" class="btn go main" onClick={() => void start(context)}>
      {text.start}
      {free > 0 && <small>{text.startNote(free)}</small>}
    </button>
  );
}

async function start({ table }: TableContext): Promise<void> {
  const answer = await client.startGame(table.table);
  if (!answer.ok) toastFailure(answer.error);
}

/** The one obvious thing for whoever came by a link. */
export const SitButton = ({ note, run }: { note: string; run: () => void }) => (
  <button type="button" class="btn go main sit" onClick={run}>
    {tableTexts().table.sit}
    <small>{note}</small>
  </button>
);
