import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { client, isLocal } from '../connection.ts';
import { listingOf } from '../games/catalogue.ts';
import { fetched } from '../parts/fetched.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { go } from '../route.ts';
import { useTurnSignals } from '../signals/turn.ts';
import { tableTexts } from '../text/texts.ts';
import { Absent } from './absent.tsx';
import { AdviceButton } from './advice-button.tsx';
import { takeAdvised } from './advised.ts';
import { isChatShown } from './chat-shown.ts';
import { Chat, ChatToggle } from './chat.tsx';
import type { MoveAnswer, GameUi, GameUiProps, TableContext } from './game-ui.ts';
import { Joining, WaitingList } from './joining.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Knocks } from './knocks.tsx';
import { isTyping, useReadingKeys } from './reading-keys.ts';
import { toastRefusal } from './refusal.ts';
import { nameOf, peopleIn } from './table-context.ts';
import { TableMenu } from './table-menu.tsx';
import { Tabletop } from './tabletop.tsx';
import { WaitingRoom } from './waiting-room.tsx';

interface RoomProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
}

export interface TableRoomProps extends RoomProps {
  readonly goOn: GameUiProps['goOn'];
}

/** Everything about a table that is the same in all games. */
export function TableRoom({ context, gameUi, goOn }: TableRoomProps) {
  const { scene } = context.table;
  const read = useRead(context, isChatShown.value);
  const asking = useSignal(false);
  const isGoing = useSignal(false);
  const isPlaying = isInPlay(context, gameUi);
  useReadingKeys(context, gameUi);
  useKeptFocus();
  useTurnSignals(isPlaying && gameUi.isYourTurn(scene), gameUi.name);
  const leaveNow = () => {
    isGoing.value = true;
    void leaveFor(context);
  };
  const leave = () => {
    if (isPlaying && context.seat !== undefined) asking.value = true;
    else leaveNow();
  };
  const stay = () => (asking.value = false);
  const props: GameUiProps = {
    context,
    act: answer => act(context, gameUi, answer),
    joining: <Joining context={context} teamOf={gameUi.teamOf} playing={isPlaying} />,
    chatToggle: <ChatToggle context={context} read={read} />,
    goOn,
  };
  return (
    <>
      <a class="skip vh" href={isPlaying && context.seat !== undefined ? '#hand' : '#start'}>
        {tableTexts().table.skip}
      </a>
      <Bar context={context} gameUi={gameUi} leave={leave} />
      <Notices context={context} gameUi={gameUi} />
      <main class="play" data-screen={screenOf(context, gameUi)}>
        <Middle gameUi={gameUi} {...props} />
        <aside class="side" aria-label={tableTexts().chat.title}>
          {scene.room.started && (
            <section class="panel scores wide-only" aria-labelledby="score" tabIndex={0}>
              <h2 id="score">{gameUi.scoreTitle?.() ?? tableTexts().table.score}</h2>
              <gameUi.Score context={context} />
            </section>
          )}
          <Chat context={context} gameUi={gameUi} />
        </aside>
      </main>
      {isTyping.value && <TypedMove context={context} act={props.act} gameUi={gameUi} />}
      {asking.value && isPlaying && <AskToLeave {...{ context, gameUi, stay, leaveNow }} />}
      {hasLeft(context) && !isGoing.value && <Returned context={context} />}
    </>
  );
}

/** Fetched for whoever has left in the middle of a round. */
const Returned = fetched(() => import('./returned.tsx').then(({ Returned }) => Returned));

/** Fetched when the table is over. */
const Closed = fetched(() => import('./closed.tsx').then(({ Closed }) => Closed));

/** For those who play by keyboard and by ear. */
const TypedMove = fetched(() => import('./typed-move.tsx').then(({ TypedMove }) => TypedMove));

/** What is said in a first round. */
const LessonStep = fetched(async () => {
  const { LessonStep, loadTexts } = await import('../lessons/lesson-step.tsx');
  await loadTexts();
  return LessonStep;
});

/** Who waits, knocks or is gone, and what to do in a first round. */
const Notices = ({ context, gameUi }: RoomProps) => (
  <>
    {isLesson(context) && <LessonStep context={context} gameUi={gameUi} />}
    <WaitingList context={context} />
    <Knocks context={context} />
    <Absent context={context} />
  </>
);

const isLesson = ({ table, seat }: TableContext): boolean =>
  isLocal.value && table.scene.room.arena === true && seat !== undefined;

const isInPlay = ({ table: { scene } }: TableContext, gameUi: GameUi): boolean =>
  scene.room.started && !scene.room.closed && gameUi.stage(scene) === 'playing';

function screenOf({ table: { scene } }: TableContext, gameUi: GameUi) {
  if (scene.room.closed) return 'closed';
  return scene.room.started ? gameUi.stage(scene) : 'waiting';
}

function Middle({ gameUi, ...props }: GameUiProps & { gameUi: GameUi }) {
  const { context } = props;
  switch (screenOf(context, gameUi)) {
    case 'closed':
      return <Closed context={context} gameUi={gameUi} />;
    case 'waiting':
      return <WaitingRoom {...{ context, gameUi }} act={props.act} chatToggle={props.chatToggle} />;
    case 'between':
      return gameUi.Result ? <gameUi.Result {...props} /> : <Tabletop gameUi={gameUi} {...props} />;
    case 'playing':
      return <Tabletop gameUi={gameUi} {...props} />;
  }
}

interface BarProps extends RoomProps {
  readonly leave: () => void;
}

function Bar({ context, gameUi, leave }: BarProps) {
  const text = tableTexts().table;
  return (
    <header class="bar">
      <button type="button" class="btn quiet leave" aria-label={text.leave} onClick={leave}>
        <Icon name="leave" />
        <span class="tab-up">{text.leave}</span>
      </button>
      <h1 class="title">
        {gameUi.name}{' '}
        <small>
          <TableNumber context={context} />
          <span class="subtitle">{subtitleOf(context, gameUi)}</span>
        </small>
      </h1>
      <AdviceButton context={context} gameUi={gameUi} />
      <TableMenu context={context} gameUi={gameUi} />
    </header>
  );
}

function TableNumber({ context }: Pick<RoomProps, 'context'>) {
  const { number } = context.table.scene.room;
  if (number === undefined) return null;
  return (
    <>
      <span class="tablenumber">{tableTexts().table.number(number)}</span>
      <span class="subtitle"> · </span>
    </>
  );
}

function subtitleOf({ table, me }: TableContext, gameUi: GameUi): string {
  const { room } = table.scene;
  const text = tableTexts().waiting;
  const waits = room.host === me ? text.yours : text.title(nameOf(table.people, room.host));
  return room.started ? gameUi.subtitle(table.scene) : waits;
}

interface AskToLeaveProps extends RoomProps {
  readonly stay: () => void;
  readonly leaveNow: () => void;
}

/** In front of everything: its buttons are never where a card or a bid was just to be tapped. */
const AskToLeave = ({ context, gameUi, stay, leaveNow }: AskToLeaveProps) => {
  const text = tableTexts().table;
  const { room } = context.table.scene;
  const alone = peopleIn(room) + room.waiting.length <= 1;
  const cost = gameUi.leaving?.(context);
  const isBank = listingOf(room.game)?.offer.againstBank === true;
  const end = isBank ? text.leaveCloses : text.leaveKept;
  return (
    <Sheet title={text.leaveTitle} close={stay}>
      <p>{alone ? [cost, end].join(' ').trim() : (cost ?? text.leaveText)}</p>
      <button type="button" class="btn go wide" autofocus onClick={stay}>
        {text.stay}
      </button>
      <button type="button" class="btn raise wide" onClick={leaveNow}>
        {text.leaveYes}
      </button>
    </Sheet>
  );
};

const hasLeft = ({ table, me }: TableContext): boolean =>
  me !== undefined && table.scene.room.leaving.includes(me);

async function leaveFor({ table, seat }: TableContext): Promise<void> {
  if (seat !== undefined && !table.scene.room.closed) await client.leave(table.table);
  go('/');
}

async function act({ table }: TableContext, gameUi: GameUi, answer: MoveAnswer): Promise<boolean> {
  const { decision, move } = answer;
  const how = takeAdvised() ? ({ advised: true } as const) : {};
  const { ok, ...outcome } = await client.move(table.table, decision, move, how);
  if ('error' in outcome) {
    const { error } = outcome;
    const reason = error.reason === undefined ? undefined : gameUi.refusals()[error.reason];
    if (reason === undefined) toastFailure(error);
    else toastRefusal(reason, gameUi.refusalRules?.[error.reason ?? '']);
  }
  return ok;
}

/** The number of the last line of chat that was on the screen. */
function useRead({ table }: TableContext, open: boolean): number {
  const read = useSignal(table.chat.at(-1)?.line ?? 0);
  useEffect(() => {
    if (open) read.value = table.chat.at(-1)?.line ?? 0;
  }, [open, table.chat.length]);
  return read.value;
}
