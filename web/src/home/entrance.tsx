import type { Signal } from '@preact/signals';
import type { Failure } from '@stammtisch/client';
import { LIMITS } from '@stammtisch/protocol';
import { useEffect, useId, useRef } from 'preact/hooks';

import { type DoorName, SETTINGS } from '../hosting/doors.ts';
import { Pick } from '../hosting/pick.tsx';
import { texts } from '../hosting/texts.ts';
import { toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import { openTable, type OpenWish } from './open-table.ts';

/** What a table is called, and who may sit down at it. */
export interface Entrance {
  readonly name: Signal<string>;
  /** Whether somebody has chosen the name themselves. */
  readonly isTouched: Signal<boolean>;
  readonly nameError: Signal<string>;
  readonly door: Signal<DoorName>;
  readonly password: Signal<string>;
}

type EntranceWish = Partial<OpenWish>;

/** Without a name, the house makes one up. */
export const wishOf = ({ name, door, password }: Entrance): EntranceWish => ({
  ...(name.value.trim() !== '' && { name: name.value.trim() }),
  ...SETTINGS[door.value],
  ...(door.value === 'password' && { password: password.value }),
});

/** What becomes of a table that the house does not open as it was wished. */
export const refusedFor =
  ({ isTouched, nameError }: Entrance, wish: OpenWish) =>
  (failure: Failure): void => {
    const { code } = failure;
    const { name: _, ...nameless } = wish;
    // It was proposed by a house that has this name no more: any other will do.
    if (code === 'name-taken' && !isTouched.value) void openTable(nameless);
    else if (code === 'name-taken') nameError.value = texts().nameTaken;
    else if (code === 'bad-name') nameError.value = texts().badName;
    else toastFailure(failure);
  };

export function EntranceFields({ entrance }: { entrance: Entrance }) {
  const { door, password } = entrance;
  const note = useId();
  return (
    <div class="entrance">
      <TableName entrance={entrance} />
      <Pick
        title={texts().door.title}
        choice={doorNames()}
        value={door.value}
        set={chosen => (door.value = chosen)}
        note={note}
      />
      {door.value === 'password' && (
        <label>
          {texts().door.password}
          <input
            class="field"
            required
            value={password.value}
            maxLength={LIMITS.tablePassword}
            autocomplete="off"
            autocapitalize="none"
            onInput={({ currentTarget }) => (password.value = currentTarget.value)}
          />
        </label>
      )}
      <p class="muted" id={note}>
        {texts().door.choice[door.value][1]}
      </p>
    </div>
  );
}

const doorNames = (): Readonly<Record<DoorName, string>> => {
  const { open, link, knock, password } = texts().door.choice;
  const [[first = ''], [second = ''], [third = ''], [last = '']] = [open, link, knock, password];
  return { open: first, link: second, knock: third, password: last };
};

function TableName({ entrance: { name, isTouched, nameError } }: { entrance: Entrance }) {
  const field = useRef<HTMLInputElement>(null);
  const note = useId();
  const error = nameError.value;
  // It may stand far above the button that was tapped.
  useEffect(() => {
    if (error !== '') field.current?.focus();
  }, [error]);
  const change = (text: string) => {
    name.value = text;
    isTouched.value = true;
    nameError.value = '';
  };
  return (
    <label>
      {texts().name}
      <input
        ref={field}
        class="field"
        value={name.value}
        maxLength={LIMITS.tableName}
        autocomplete="off"
        aria-invalid={error !== ''}
        aria-describedby={note}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <span class={error === '' ? 'muted' : 'error'} id={note} role="status">
        {error === '' ? tableTexts().tables.opening.nameNote : error}
      </span>
    </label>
  );
}
