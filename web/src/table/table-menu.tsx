import { signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { client, isLocal, snapshot } from '../connection.ts';
import { listingOf } from '../games/catalogue.ts';
import { lazy } from '../lazy.ts';
import { MenuWays } from '../menu/menu-sheet.tsx';
import { fetched } from '../parts/fetched.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { TablePeople } from '../people/table-people.tsx';
import { UnreadDot } from '../people/unread.tsx';
import { loadPreferences } from '../preferences/load.ts';
import {
  clockInWords,
  leaversIfTold,
  reserveInWords,
  skillInWords,
} from '../text/games/options.ts';
import { houseTexts, tableTexts } from '../text/texts.ts';
import { AllRules } from './all-rules.tsx';
import type { GameUi, TableContext } from './game-ui.ts';
import { Invite } from './invite.tsx';
import { MoreTime } from './more-time.tsx';
import { keysOf } from './reading-keys.ts';
import { openRule } from './refusal.ts';

const Preferences = fetched(loadPreferences);

type HostSheetType = ComponentType<{ context: TableContext; close: () => void }>;

async function loadHosting(): Promise<{ readonly HostSheet: HostSheetType }> {
  const [{ HostSheet }, { loadTexts }] = await Promise.all([
    import('../hosting/host-sheet.tsx'),
    import('../hosting/texts.ts'),
  ]);
  await loadTexts();
  return { HostSheet };
}

/** Fetched when it is wanted: most people never need it. */
function Hosting(props: { context: TableContext; close: () => void }) {
  const loaded = useSignal<{ readonly HostSheet: HostSheetType } | undefined>(undefined);
  useEffect(() => {
    void lazy(loadHosting).then(hosting => (loaded.value = hosting));
  }, []);
  const HostSheet = loaded.value?.HostSheet;
  return HostSheet ? <HostSheet {...props} /> : null;
}

/** Whether the host has the sheet open: it stays open when the game begins. */
const isHosting = signal(false);

const isHost = ({ table, me }: TableContext): boolean =>
  table.scene.room.host === me && !table.scene.room.closed;

function OpenHosting({ context }: { context: TableContext }) {
  const isMine = isHost(context);
  const close = () => void (isHosting.value = false);
  // Neither another table nor another host inherits an open sheet.
  useEffect(() => close, [isMine]);
  return isHosting.value && isMine ? <Hosting context={context} close={close} /> : null;
}

/** For the host, where the rules stand. */
export const HostButton = ({ context }: { context: TableContext }) =>
  isHost(context) ? (
    <button type="button" class="btn wide" onClick={() => (isHosting.value = true)}>
      <Icon name="key" />
      {tableTexts().waiting.change}
    </button>
  ) : null;

/** The score for those whose screen has no place for it, and everything else behind one button. */
export function TableMenu({ context, gameUi }: { context: TableContext; gameUi: GameUi }) {
  const text = tableTexts().table;
  const open = useSignal<'score' | 'rules' | 'menu' | undefined>(undefined);
  const close = () => (open.value = undefined);
  return (
    <>
      {context.table.scene.room.started && (
        <button
          type="button"
          class="btn quiet icon narrow-only"
          aria-label={scoreTitle(gameUi)}
          onClick={() => (open.value = 'score')}
        >
          <Icon name="score" />
        </button>
      )}
      <button
        type="button"
        class="btn quiet icon"
        aria-label={text.menu}
        onClick={() => (open.value = 'menu')}
      >
        <Icon name="menu" />
        <UnreadDot />
      </button>
      {open.value === 'score' && (
        <Sheet title={scoreTitle(gameUi)} close={close}>
          <gameUi.Score context={context} />
        </Sheet>
      )}
      {open.value === 'rules' && (
        <Sheet title={tableTexts().waiting.rules} close={close}>
          <Rules context={context} gameUi={gameUi} />
        </Sheet>
      )}
      <OpenHosting context={context} />
      <OpenRule context={context} />
      {open.value === 'menu' && (
        <Menu
          context={context}
          gameUi={gameUi}
          close={close}
          rules={() => (open.value = 'rules')}
          host={() => void (isHosting.value = true)}
        />
      )}
    </>
  );
}

interface MenuProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
  readonly close: () => void;
  readonly rules: () => void;
  readonly host: () => void;
}

const closeRule = () => void (openRule.value = undefined);

/** The rule behind a refusal, among all the others, without leaving the table. */
function OpenRule({ context }: { context: TableContext }) {
  const rule = openRule.value;
  useEffect(() => closeRule, []);
  if (rule === undefined) return null;
  return (
    <Sheet title={tableTexts().waiting.rules} close={closeRule}>
      <AllRules context={context} at={rule} />
    </Sheet>
  );
}

/** Its number, its name, and the code that leads to it. */
export const TableFacts = ({ table: { table, scene } }: Pick<TableContext, 'table'>) => (
  <p class="muted">
    {scene.room.number !== undefined &&
      tableTexts().tables.number(scene.room.number, scene.room.name ?? '')}
    {' · '}
    <code class="tablecode">
      {table.slice(0, 4)} {table.slice(4)}
    </code>
  </p>
);

const Menu = ({ context: { table, me, seat, nameOf }, gameUi, close, rules, host }: MenuProps) => (
  <Sheet title={tableTexts().table.menu} close={close}>
    <button type="button" class="btn wide" onClick={rules}>
      <Icon name="book" />
      {tableTexts().waiting.rules}
    </button>
    {table.scene.room.host === me && !table.scene.room.closed && (
      <button
        type="button"
        class="btn wide"
        onClick={() => {
          close();
          host();
        }}
      >
        <Icon name="key" />
        {tableTexts().door.host}
      </button>
    )}
    <Elsewhere />
    <MoreTime table={table} seat={seat} nameOf={nameOf} />
    <TableFacts table={table} />
    {!isLocal.value && <h3>{tableTexts().waiting.invite}</h3>}
    <Invite table={table.table} />
    <TablePeople table={table} />
    {table.watching > 0 && <p class="muted">{tableTexts().table.watching(table.watching)}</p>}
    <Preferences />
    <Keys gameUi={gameUi} />
    <nav aria-label={houseTexts().nav.label}>
      <MenuWays done={close} />
    </nav>
  </Sheet>
);

/** Where one has the same seat on two pages, one of them can be closed from the other. */
function Elsewhere() {
  const text = houseTexts().connection;
  if ((snapshot.value.pages ?? 1) < 2) return null;
  return (
    <>
      <p class="muted">{text.elsewhere}</p>
      <button type="button" class="btn wide" onClick={() => void takeOver()}>
        <Icon name="device" />
        {text.takeOver}
      </button>
    </>
  );
}

async function takeOver(): Promise<void> {
  const answer = await client.takeOver();
  if (answer.ok) toast(houseTexts().connection.tookOver, 'check');
  else toastFailure(answer.error);
}

const scoreTitle = (gameUi: GameUi): string => gameUi.scoreTitle?.() ?? tableTexts().table.score;

/** How this table plays, and the game in short. */
const Rules = ({ context, gameUi }: { context: TableContext; gameUi: GameUi }) => (
  <>
    <RuleList context={context} gameUi={gameUi} />
    {gameUi.Guide && <gameUi.Guide context={context} />}
    <AllRules context={context} />
  </>
);

/** Every option in words. */
export const RuleList = ({ context, gameUi }: { context: TableContext; gameUi: GameUi }) => {
  const text = tableTexts().waiting;
  const { scene } = context.table;
  const offer = listingOf(scene.room.game)?.offer;
  const pairs = [
    ...gameUi.rules(scene),
    ...(offer?.canForfeit === true ? [] : leaversIfTold(offer, scene.room.leavers)),
    clockInWords(scene.room.clock),
    ...(scene.room.clock === undefined ? [] : reserveInWords(scene.room.reserve)),
    ...skillInWords(offer?.strengths.length ?? 1, scene.room.skill),
    ...(gameUi.openHands === undefined
      ? []
      : [[text.hands, scene.room.openHands === true ? text.handsOpen : text.handsClosed] as const]),
    [text.listed, scene.room.listed ? text.yes : text.no],
  ] as const;
  return (
    <dl class="facts">
      {pairs.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
};

function Keys({ gameUi }: { gameUi: GameUi }) {
  const keys = keysOf(gameUi);
  return (
    <>
      <h3>{tableTexts().keys.title}</h3>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
