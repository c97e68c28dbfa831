import './host-sheet.css';
import { useSignal } from '@preact/signals';
import { LIMITS, type TableSettings } from '@stammtisch/protocol';

import { Switch } from '../parts/choice.tsx';
import { RadioCards } from '../parts/radio-cards.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast } from '../parts/toast.tsx';
import type { TableContext } from '../table/game-ui.ts';
import { houseTexts, shortTime } from '../text/texts.ts';
import { BannedList, Players } from './players.tsx';
import { rule } from './rule.ts';
import { texts } from './texts.ts';

interface HostProps {
  readonly context: TableContext;
}

/** Everything that the host of a table decides, in one place. */
export function HostSheet({ context, close }: HostProps & { close: () => void }) {
  const { room } = context.table.scene;
  const closing = useSignal(false);
  if (closing.value) return <CloseTable context={context} close={() => (closing.value = false)} />;
  const set = (wish: Partial<TableSettings>) => void change(context, wish);
  return (
    <Sheet title={texts().title} close={close}>
      <div class="hosting">
        <TableName context={context} />
        <Players context={context} />
        <Door context={context} />
        <Switch label={texts().locked} on={room.locked === true} set={locked => set({ locked })} />
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
        <Thinking context={context} />
        <BannedList context={context} />
        <button type="button" class="btn raise wide" onClick={() => (closing.value = true)}>
          {texts().close}
        </button>
      </div>
    </Sheet>
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

const DOORS = ['open', 'link', 'knock', 'password'] as const;
type DoorName = (typeof DOORS)[number];

/** Who may come in, as people think of it: the list and the access together. */
const SETTINGS = {
  open: { listed: true, access: 'free' },
  link: { listed: false, access: 'free' },
  knock: { listed: true, access: 'knock' },
  password: { listed: true, access: 'password' },
} as const satisfies Record<DoorName, Partial<TableSettings>>;

function Door({ context }: HostProps) {
  const { listed, access = 'free' } = context.table.scene.room;
  const now: DoorName = access === 'free' ? (listed ? 'open' : 'link') : access;
  const chosen = useSignal<DoorName>(now);
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

interface PickProps<Value extends string> {
  readonly title: string;
  readonly choice: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly set: (value: Value) => void;
}

/** One of a few words. */
function Pick<Value extends string>({ title, choice, value, set }: PickProps<Value>) {
  return (
    <label class="pickone">
      {title}
      <select
        class="field"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = keysOf(choice).find(each => each === currentTarget.value);
          if (chosen !== undefined) set(chosen);
        }}
      >
        {keysOf(choice).map(each => (
          <option key={each} value={each}>
            {choice[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

const isKeyOf = <Key extends string>(
  key: string,
  record: Readonly<Record<Key, string>>,
): key is Key => Object.hasOwn(record, key);

const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>): readonly Key[] =>
  Object.keys(record).filter(key => isKeyOf(key, record));

const CLOCKS = ['0', '30', '60', '120'] as const;

function Thinking({ context }: HostProps) {
  const { clock = 0 } = context.table.scene.room;
  const own = String(clock);
  const among = [...new Set([...CLOCKS, own])];
  const choice = Object.fromEntries(
    among.map(each => [
      each,
      each === '0' ? houseTexts().thinking.noLimit : shortTime(Number(each)),
    ]),
  );
  return (
    <Pick
      title={texts().thinking}
      choice={choice}
      value={own}
      set={seconds => void change(context, { clock: Number(seconds) })}
    />
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
