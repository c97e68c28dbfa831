import './host-sheet.css';
import { useSignal } from '@preact/signals';
import { isObject } from '@stammtisch/kernel';
import { LIMITS, type TableSettings } from '@stammtisch/protocol';

import { client } from '../connection.ts';
import { Switch } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';
import { RadioCards } from '../parts/radio-cards.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import type { TableContext } from '../table/game-ui.ts';
import { tableTexts } from '../text/texts.ts';
import { AtTheDoor } from './at-the-door.tsx';
import { type DoorName, doorOf, DOORS, SETTINGS } from './doors.ts';
import { HowToPlay } from './how-to-play.tsx';
import { Inviting } from './inviting.tsx';
import { Pick } from './pick.tsx';
import { BannedList, Players } from './players.tsx';
import { rule } from './rule.ts';
import { texts } from './texts.ts';

interface HostProps {
  readonly context: TableContext;
}

/** Everything that the host of a table decides, in one place. */
export function HostSheet({ context, close }: HostProps & { close: () => void }) {
  const closing = useSignal(false);
  if (closing.value) return <CloseTable context={context} close={() => (closing.value = false)} />;
  return (
    <Sheet title={texts().title} close={close}>
      <div class="hosting">
        <Jumps />
        <AtTheDoor context={context} />
        <Start context={context} />
        <TableName context={context} />
        <Players context={context} />
        <Admission context={context} />
        <HowToPlay context={context} />
        <section aria-labelledby="the-table">
          <h3 id="the-table">{texts().theTable}</h3>
          <BannedList context={context} />
          <button type="button" class="btn raise wide" onClick={() => (closing.value = true)}>
            {texts().close}
          </button>
        </section>
        {/* Last, because it moves with everyone who comes and goes. */}
        <Inviting context={context} />
      </div>
    </Sheet>
  );
}

/** The sheet is long: the way to each part of it. */
function Jumps() {
  const parts = [
    ['at-table', texts().players],
    ['admission', texts().admission],
    ['how', texts().howToPlay],
    ['the-table', texts().theTable],
    ['inviting', texts().invite],
  ] as const;
  return (
    <nav class="jumps" aria-label={texts().title}>
      {parts.map(([id, name]) => (
        <button
          key={id}
          type="button"
          class="btn"
          onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

/** Before the first game, and after each: nobody has to be waited for. */
function Start({ context }: HostProps) {
  const { table, scene } = context.table;
  const isOver = isObject(scene.view) && scene.view['outcome'] !== undefined;
  if (scene.room.started && !isOver) return null;
  const start = async () => {
    const answer = await client.startGame(table);
    if (!answer.ok) toastFailure(answer.error);
  };
  return (
    <button type="button" class="btn go wide" onClick={() => void start()}>
      <Icon name={scene.room.started ? 'again' : 'play'} />
      {scene.room.started ? texts().startAgain : tableTexts().waiting.start}
    </button>
  );
}

/** Who may sit down, look on and speak. */
function Admission({ context }: HostProps) {
  const { room } = context.table.scene;
  const set = (wish: Partial<TableSettings>) => void change(context, wish);
  return (
    <section aria-labelledby="admission">
      <h3 id="admission">{texts().admission}</h3>
      <Door context={context} />
      <Switch label={texts().locked} on={room.locked === true} set={locked => set({ locked })} />
      <Switch
        label={tableTexts().lines.robots}
        on={room.robots !== false}
        set={robots => set({ robots })}
      />
      <Pick
        title={texts().spectators.title}
        choice={texts().spectators.choice}
        value={room.spectators ?? 'all'}
        set={spectators => set({ spectators })}
      />
      <Switch
        label={texts().openHands.title}
        on={room.openHands === true}
        set={openHands => set({ openHands })}
      />
      <p class="muted">{texts().openHands.note}</p>
      <Pick
        title={texts().chat.title}
        choice={texts().chat.choice}
        value={room.chat ?? 'all'}
        set={chat => set({ chat })}
      />
    </section>
  );
}

const change = ({ table }: TableContext, wish: Partial<TableSettings>): Promise<boolean> =>
  rule({ type: 'settings', table: table.table, ...wish });

function TableName({ context }: HostProps) {
  const name = useSignal(context.table.scene.room.name ?? '');
  const save = async (event: Event) => {
    event.preventDefault();
    if (await change(context, { name: name.value })) toast(texts().saved, 'check');
  };
  return (
    <form class="nameform" onSubmit={event => void save(event)}>
      <label>
        {texts().name}
        <input
          class="field"
          value={name.value}
          maxLength={LIMITS.tableName}
          autocomplete="off"
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {texts().save}
      </button>
    </form>
  );
}

function Door({ context }: HostProps) {
  const { listed, access } = context.table.scene.room;
  const chosen = useSignal(doorOf(listed, access));
  const choose = (door: DoorName) => {
    chosen.value = door;
    // The password has to be there first.
    if (door !== 'password') void change(context, SETTINGS[door]);
  };
  return (
    <>
      <RadioCards
        label={texts().door.title}
        value={chosen.value}
        set={choose}
        choices={DOORS.map(door => {
          const [name = '', what = ''] = texts().door.choice[door];
          return { value: door, name, what };
        })}
      />
      {chosen.value === 'password' && <Password context={context} />}
    </>
  );
}

function Password({ context }: HostProps) {
  const password = useSignal('');
  const save = async (event: Event) => {
    event.preventDefault();
    const { table } = context.table;
    const ruling = { type: 'settings', table, ...SETTINGS.password } as const;
    if (await rule({ ...ruling, password: password.value })) toast(texts().saved, 'check');
  };
  return (
    <form class="nameform" onSubmit={event => void save(event)}>
      <label>
        {texts().door.password}
        <input
          class="field"
          required
          value={password.value}
          maxLength={LIMITS.tablePassword}
          autocomplete="off"
          onInput={({ currentTarget }) => (password.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {texts().save}
      </button>
    </form>
  );
}

function CloseTable({ context, close }: HostProps & { close: () => void }) {
  const text = texts();
  const { table } = context.table;
  return (
    <Sheet title={text.closeTitle} close={close}>
      <p>{text.closeText}</p>
      <button type="button" class="btn go wide" autofocus onClick={close}>
        {text.cancel}
      </button>
      <button
        type="button"
        class="btn raise wide"
        onClick={() => void rule({ type: 'close', table })}
      >
        {text.closeYes}
      </button>
    </Sheet>
  );
}
