import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { client } from '../house.ts';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { go } from '../route.ts';
import { words } from '../text/words.ts';
import { isChatShown } from './chat-shown.ts';
import { Chat, ChatToggle } from './chat.tsx';
import { Closed } from './closed.tsx';
import type { Answering, Face, FaceProps, Sight } from './face.ts';
import { Joining, WaitingList } from './joining.tsx';
import { useReadingKeys } from './reading-keys.ts';
import { Seats } from './seats.tsx';
import { nameOf, peopleIn } from './sight.ts';
import { TableMenu } from './table-menu.tsx';
import { OwnClock } from './turn-clock.tsx';
import { WaitingRoom } from './waiting-room.tsx';

interface RoomProps {
  readonly sight: Sight;
  readonly face: Face;
}

interface TableRoomProps extends RoomProps {
  readonly goOn: FaceProps['goOn'];
}

/** Everything about a table that is the same in all games. */
export function TableRoom({ sight, face, goOn }: TableRoomProps) {
  const { scene } = sight.table;
  const read = useRead(sight, isChatShown.value);
  const asking = useSignal(false);
  const isPlaying = isInPlay(sight, face);
  useReadingKeys(sight, face);
  useTitle(face.isYourTurn(scene), face.name);
  const leave = () => {
    if (isPlaying && sight.seat !== undefined) asking.value = true;
    else void leaveFor(sight);
  };
  const stay = () => (asking.value = false);
  const props: FaceProps = {
    sight,
    act: answer => act(sight, face, answer),
    joining: <Joining sight={sight} teamOf={face.teamOf} playing={isPlaying} />,
    chatToggle: <ChatToggle sight={sight} read={read} />,
    goOn,
  };
  return (
    <>
      <a class="skip vh" href={isPlaying && sight.seat !== undefined ? '#hand' : '#start'}>
        {words().table.skip}
      </a>
      <Bar sight={sight} face={face} leave={leave} />
      <WaitingList sight={sight} />
      <main class="play" data-screen={screenOf(sight, face)}>
        <Middle face={face} {...props} />
        <aside class="side" aria-label={words().chat.title}>
          {scene.room.started && (
            <section class="panel scores wide-only" aria-labelledby="score" tabIndex={0}>
              <h2 id="score">{face.scoreTitle?.() ?? words().table.score}</h2>
              <face.Score sight={sight} />
            </section>
          )}
          <Chat sight={sight} face={face} />
        </aside>
      </main>
      {asking.value && isPlaying && <AskToLeave {...{ sight, face, stay }} />}
    </>
  );
}

const isInPlay = ({ table: { scene } }: Sight, face: Face): boolean =>
  scene.room.started && !scene.room.closed && face.stage(scene) === 'playing';

function screenOf({ table: { scene } }: Sight, face: Face) {
  if (scene.room.closed) return 'closed';
  return scene.room.started ? face.stage(scene) : 'waiting';
}

function Middle({ face, ...props }: FaceProps & { face: Face }) {
  const { sight } = props;
  switch (screenOf(sight, face)) {
    case 'closed':
      return <Closed sight={sight} face={face} />;
    case 'waiting':
      return <WaitingRoom {...{ sight, face }} act={props.act} chatToggle={props.chatToggle} />;
    case 'between':
      return face.Result ? <face.Result {...props} /> : <Tabletop face={face} {...props} />;
    case 'playing':
      return <Tabletop face={face} {...props} />;
  }
}

const Tabletop = ({ face, ...props }: FaceProps & { face: Face }) => (
  <div class="tabletop" onClickCapture={props.goOn && skipping(props.goOn)}>
    <OwnClock sight={props.sight} />
    {face.Band && <face.Band sight={props.sight} />}
    <section
      class="table"
      data-of={props.sight.table.scene.room.chairs.length}
      data-row={face.inRow}
      aria-label={words().table.table}
    >
      <Seats sight={props.sight} face={face} />
      <div class="cloth">
        <face.Cloth {...props} />
      </div>
    </section>
    <face.Mine {...props} />
  </div>
);

/** A tap anywhere on the table means no more than that. */
const skipping = (goOn: () => void) => (event: Event) => {
  event.stopPropagation();
  goOn();
};

interface BarProps extends RoomProps {
  readonly leave: () => void;
}

function Bar({ sight, face, leave }: BarProps) {
  const text = words().table;
  return (
    <header class="bar">
      <button type="button" class="btn quiet leave" aria-label={text.leave} onClick={leave}>
        <Icon name="leave" />
        <span class="tab-up">{text.leave}</span>
      </button>
      <h1 class="title">
        {face.name} <small>{subtitleOf(sight, face)}</small>
      </h1>
      <TableMenu sight={sight} face={face} />
    </header>
  );
}

function subtitleOf({ table, me }: Sight, face: Face): string {
  const { room } = table.scene;
  if (room.started) return face.subtitle(table.scene);
  const text = words().waiting;
  return room.host === me ? text.yours : text.title(nameOf(table.people, room.host));
}

/** In front of everything: its buttons are never where a card or a bid was just to be tapped. */
const AskToLeave = ({ sight, face, stay }: RoomProps & { stay: () => void }) => {
  const text = words().table;
  const alone = peopleIn(sight.table.scene.room) <= 1;
  return (
    <Sheet title={text.leaveTitle} close={stay}>
      <p>{alone ? text.leaveAlone : (face.leaving?.(sight) ?? text.leaveText)}</p>
      <button type="button" class="btn go wide" autofocus onClick={stay}>
        {text.stay}
      </button>
      <button type="button" class="btn raise wide" onClick={() => void leaveFor(sight)}>
        {text.leaveYes}
      </button>
    </Sheet>
  );
};

async function leaveFor({ table, seat }: Sight): Promise<void> {
  if (seat !== undefined && !table.scene.room.closed) await client.leave(table.table);
  go('/');
}

async function act({ table }: Sight, face: Face, answer: Answering): Promise<boolean> {
  const { ok, ...outcome } = await client.move(table.table, answer.decision, answer.move);
  if ('error' in outcome) {
    const { error } = outcome;
    const reason = error.reason === undefined ? undefined : face.refusal(error.reason);
    if (reason === undefined) toastFailure(error);
    else toast(reason);
  }
  return ok;
}

/** The number of the last line of chat that was on the screen. */
function useRead({ table }: Sight, open: boolean): number {
  const read = useSignal(table.chat.at(-1)?.line ?? 0);
  useEffect(() => {
    if (open) read.value = table.chat.at(-1)?.line ?? 0;
  }, [open, table.chat.length]);
  return read.value;
}

function useTitle(yourTurn: boolean, game: string): void {
  const text = words().chat;
  useEffect(() => {
    document.title = `${yourTurn ? `▸ ${text.yourTurn}` : game} · Stammtisch`;
  }, [yourTurn, game, text]);
}
