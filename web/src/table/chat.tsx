import { useSignal } from '@preact/signals';
import type { ChatLine } from '@stammtisch/protocol';
import { useEffect, useRef } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { Mat } from '../parts/mat.tsx';
import { colorOf } from '../parts/person-color.ts';
import { RobotMark } from '../parts/robot-mark.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { openPerson } from '../people/opened-person.tsx';
import { clock, tableTexts } from '../text/texts.ts';
import { closeDrawer, isChatShown, showChat } from './chat-shown.ts';
import { Compose } from './compose.tsx';
import type { GameUi, TableContext } from './game-ui.ts';
import { houseLineInWords } from './house-line.ts';
import { log, eventTextsOf } from './log.ts';
import { phrasesOf } from './phrases.ts';

interface ChatProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
}

/** What people say and what happened, side by side in one panel. */
export function Chat({ context, gameUi }: ChatProps) {
  const text = tableTexts().chat;
  const tab = useSignal<'chat' | 'log'>('chat');
  const say = (message: string) => sayAt(context, message);
  useEffect(() => closeDrawer, []);
  return (
    <section
      class="chat panel"
      data-open={isChatShown.value || undefined}
      aria-label={text.title}
      onKeyDown={event => {
        if (event.key === 'Escape') closeDrawer();
      }}
    >
      <header class="chat-head">
        <div class="seg" role="group" aria-label={text.title}>
          {(['chat', 'log'] as const).map(each => (
            <button
              type="button"
              key={each}
              aria-pressed={tab.value === each}
              onClick={() => (tab.value = each)}
            >
              {each === 'chat' ? text.title : text.log}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="btn quiet icon chat-close"
          aria-label={text.hide}
          title={text.hide}
          onClick={() => showChat(false)}
        >
          <Icon name="cross" />
        </button>
      </header>
      {gameUi.isYourTurn(context.table.scene) && <YourTurn back={closeDrawer} />}
      <Lines context={context} gameUi={gameUi} tab={tab.value} />
      {tab.value === 'chat' && (
        <>
          <Phrases say={say} phrases={phrasesOf(gameUi.phrases?.(), text.quick)} />
          <ChatAudience text={gameUi.chatAudience?.(context)} />
          <Compose say={say} />
        </>
      )}
    </section>
  );
}

const ChatAudience = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <p class="chat-audience">{text}</p>;

async function sayAt({ table }: TableContext, message: string): Promise<boolean> {
  const answer = await client.chat(table.table, message);
  if (!answer.ok) toastFailure(answer.error);
  return answer.ok;
}

const YourTurn = ({ back }: { back: () => void }) => (
  <div class="chat-turn">
    <p>{tableTexts().chat.yourTurn}</p>
    <button type="button" class="btn go" onClick={back}>
      {tableTexts().chat.toCards}
    </button>
  </div>
);

type Line =
  | { readonly at: number; readonly key: string; readonly said: ChatLine }
  | { readonly at: number; readonly key: string; readonly note: string };

function Lines({
  context,
  gameUi,
  tab,
}: {
  context: TableContext;
  gameUi: GameUi;
  tab: 'chat' | 'log';
}) {
  const text = tableTexts().chat;
  const lines = linesOf(context, gameUi, tab);
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.key;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last, tab]);
  return (
    <div
      class="msgs"
      ref={box}
      role="log"
      tabIndex={0}
      aria-label={tab === 'chat' ? text.title : text.log}
      aria-live={tab === 'chat' ? 'polite' : 'off'}
    >
      <ol>
        {lines.length === 0 && (
          <li class="note">{tab === 'chat' ? text.nothing : text.noEvents}</li>
        )}
        {lines.map(line =>
          'said' in line ? (
            <Message key={line.key} line={line.said} mine={line.said.from === context.me} />
          ) : (
            <li class="note" key={line.key}>
              <time>{clock(line.at)}</time> {line.note}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

function linesOf(context: TableContext, gameUi: GameUi, tab: 'chat' | 'log'): readonly Line[] {
  if (tab === 'chat') return heard(context.table.chat).flatMap(chatLines);
  return log.value.flatMap(entry =>
    eventTextsOf(entry, gameUi, context).map(({ text }, at): Line => ({
      at: entry.at,
      key: `v${entry.event.version}.${at}`,
      note: text,
    })),
  );
}

/** What somebody has said, or the house has told. */
function chatLines(line: ChatLine): readonly Line[] {
  const { at, house } = line;
  const key = `l${line.line}`;
  if (house === undefined) return [{ at, key, said: line }];
  return houseLineInWords(line).map((note, nth) => ({ at, key: `${key}.${nth}`, note }));
}

/** Without what muted people say. */
const heard = (lines: readonly ChatLine[]): readonly ChatLine[] =>
  lines.filter(({ from }) => snapshot.value.muted?.includes(from) !== true);

const Message = ({ line, mine }: { line: ChatLine; mine: boolean }) => (
  <li class={mine ? 'msg mine-msg' : 'msg'}>
    <Mat name={line.name} kind="person" person={line.from} />
    <p class="head">
      {mine ? <b>{tableTexts().table.you}</b> : <Speaker line={line} />}{' '}
      <time>{clock(line.at)}</time>
    </p>
    <p class="text">{line.text}</p>
  </li>
);

/** In a colour of their own, and the way to their card: whoever disturbs is muted from there. */
const Speaker = ({ line: { from, name, robot } }: { line: ChatLine }) => (
  <button
    type="button"
    class="speaker"
    data-color={colorOf(from)}
    onClick={() => openPerson(from, name)}
  >
    <RobotMark robot={robot} />
    {name}
  </button>
);

interface PhrasesProps {
  readonly say: (text: string) => Promise<boolean>;
  readonly phrases: readonly string[];
}

const Phrases = ({ say, phrases }: PhrasesProps) => (
  <div class="phrases" role="group" aria-label={tableTexts().chat.phrases}>
    {phrases.map(phrase => (
      <button type="button" class="phrase" key={phrase} onClick={() => void say(phrase)}>
        {phrase}
      </button>
    ))}
  </div>
);

interface ToggleProps {
  readonly context: TableContext;
  /** The last line that was read. */
  readonly read: number;
}

/** Shows or hides the chat; its badge counts what others have said meanwhile. */
export function ChatToggle({ context, read }: ToggleProps) {
  const text = tableTexts().chat;
  const isShown = isChatShown.value;
  const unread = heard(context.table.chat).filter(
    line => line.line > read && line.from !== context.me && line.house === undefined,
  ).length;
  return (
    <button
      type="button"
      class="btn icon has-badge chat-toggle"
      aria-label={unread > 0 && !isShown ? text.unread(unread) : text.open}
      aria-expanded={isShown}
      onKeyDown={event => {
        if (event.key === 'Escape') closeDrawer();
      }}
      onClick={() => showChat(!isShown)}
    >
      <Icon name="chat" />
      {unread > 0 && !isShown && <span class="badge">{unread}</span>}
    </button>
  );
}
