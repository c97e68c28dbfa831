import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { listingOf } from '../games/catalogue.ts';
import { fetched } from '../parts/fetched.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { UnreadDot } from '../people/unread.tsx';
import {
  clockInWords,
  leaversIfTold,
  reserveInWords,
  skillInWords,
} from '../text/games/options.ts';
import { tableTexts } from '../text/texts.ts';
import { AllRules } from './all-rules.tsx';
import type { GameUi, TableContext } from './game-ui.ts';
import { openRule } from './refusal.ts';

/** Fetched when it is opened. */
const Menu = fetched(() => import('./menu-sheet.tsx').then(({ Menu }) => Menu));

/** The same: most people never need it. */
const Hosting = fetched(async () => {
  const [{ HostSheet }, { loadTexts }] = await Promise.all([
    import('../hosting/host-sheet.tsx'),
    import('../hosting/texts.ts'),
  ]);
  await loadTexts();
  return HostSheet;
});

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
