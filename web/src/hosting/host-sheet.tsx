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
import { Part } from './part.tsx';
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
        <AtTheDoor context={context} />
        <Start context={context} />
        <Players context={context} />
        <Inviting context={context} />
        <Sitting context={context} />
        <Looking context={context} />
        <HowToPlay context={context} />
        <TableName context={context} />
        <BannedList context={context} />
        <button type="button" class="btn raise wide" onClick={() => (closing.value = true)}>
          {texts().close}
        </button>
      </div>
    </Sheet>
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

function Sitting({ context }: HostProps) {
  const { listed, access, locked, robots } = context.table.scene.room;
  const { title, choice } = texts().door;
  const [who] = choice[doorOf(listed, access)];
  return (
    <Part title={title} now={locked === true ? texts().locked : who}>
      <Door context={context} />
      <Switch
        label={texts().locked}
        on={locked === true}
        set={isOn => void change(context, { locked: isOn })}
      />
      <Switch
        label={tableTexts().lines.robots}
        on={robots !== false}
        set={isOn => void change(context, { robots: isOn })}
      />
    </Part>
  );
}

function Looking({ context }: HostProps) {
  const { spectators = 'all', openHands, chat = 'all' } = context.table.scene.room;
  const text = texts();
  return (
    <Part title={text.looksAndTalk} now={text.spectators.choice[spectators]}>
      <Pick
        title={text.spectators.title}
        choice={text.spectators.choice}
        value={spectators}
        set={chosen => void change(context, { spectators: chosen })}
      />
      <Pick
        title={text.chat.title}
        choice={text.chat.choice}
        value={chat}
        set={chosen => void change(context, { chat: chosen })}
      />
      <Switch
        label={text.openHands.title}
        on={openHands === true}
        set={isOn => void change(context, { openHands: isOn })}
      />
      <p class="muted">{text.openHands.note}</p>
    </Part>
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
    <Part title={texts().name} now={context.table.scene.room.name}>
      <form class="nameform" onSubmit={event => void save(event)}>
        <input
          class="field"
          aria-label={texts().name}
          value={name.value}
          maxLength={LIMITS.tableName}
          autocomplete="off"
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
        <button type="submit" class="btn">
          {texts().save}
        </button>
      </form>
    </Part>
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
