import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { toast } from '../parts/toast.tsx';
import { day, houseTexts } from '../text/texts.ts';
import { ask, type JsonObject } from './account-api.ts';
import { type Request, useAsking } from './asking.ts';
import { OldPassword, PasskeyName, Username } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { type Keys, type Passkey, useKeys } from './passkey-list.ts';
import { deviceName, freshByPasskey, hasPasskeys, makePasskey } from './passkey.ts';
import { ActionRow, Rows } from './rows.tsx';
import { Waiting } from './scores.tsx';
import { texts } from './texts.ts';

type Doing = { readonly add: true } | { readonly remove: Passkey };

/** The passkeys of an account: all of them, one more, one less. */
export function Passkeys({ name }: { name: string }) {
  const text = texts().passkeys;
  const { keys, failed, fetch } = useKeys();
  const doing = useSignal<Doing | undefined>(undefined);
  const stop = () => (doing.value = undefined);
  const done = (note: string) => {
    stop();
    toast(note, 'check');
    void fetch();
  };
  const step = { name, keys, stop, done };
  if (keys && doing.value)
    return 'add' in doing.value ? (
      <Add {...step} keys={keys} />
    ) : (
      <Remove {...step} keys={keys} passkey={doing.value.remove} />
    );
  return (
    <Page title={text.title} back="/me">
      <p>{text.lead}</p>
      <Waiting list={keys} failed={failed} fetch={fetch}>
        <List keys={keys} remove={passkey => (doing.value = { remove: passkey })} />
      </Waiting>
      {keys && hasPasskeys() && (
        <Rows>
          <ActionRow icon="plus" name={text.add} run={() => (doing.value = { add: true })} />
        </Rows>
      )}
    </Page>
  );
}

interface ListProps {
  readonly keys: Keys | undefined;
  readonly remove: (passkey: Passkey) => void;
}

function List({ keys, remove }: ListProps) {
  const text = texts().passkeys;
  if (!keys || keys.passkeys.length === 0) return <p class="panel">{text.none}</p>;
  return (
    <ul class="todo">
      {keys.passkeys.map(passkey => (
        <li key={passkey.id} class="keyrow">
          <Icon name="key" />
          <span class="rt">
            <strong>{nameOf(passkey)}</strong>
            <span class="muted">{whenOf(passkey)}</span>
          </span>
          <button type="button" class="btn" onClick={() => remove(passkey)}>
            <Icon name="bin" />
            <span>{text.remove}</span>
            <span class="vh">: {nameOf(passkey)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ name }: Passkey): string => (name === '' ? texts().passkeys.unnamed : name);

const whenOf = ({ at, usedAt }: Passkey): string =>
  usedAt === undefined
    ? texts().passkeys.added(day(at))
    : texts().passkeys.addedAndUsed(day(at), day(usedAt));

interface StepProps {
  readonly name: string;
  readonly keys: Keys;
  readonly stop: () => void;
  readonly done: (note: string) => void;
}

function Add({ done, ...step }: StepProps) {
  const text = texts().passkeys;
  const called = useSignal(deviceName());
  const change = (fresh: JsonObject) => ({
    send: () => makePasskey(fresh, called.value),
    done: () => done(texts().notes.passkey),
  });
  return (
    <Confirm {...step} title={text.addTitle} go={text.goAdd} change={change} called={called}>
      <p>{text.addLead}</p>
    </Confirm>
  );
}

function Remove({ passkey, done, ...step }: StepProps & { readonly passkey: Passkey }) {
  const text = texts().passkeys;
  const change = (fresh: JsonObject) => ({
    send: () => ask('passkey/remove', { id: passkey.id, ...fresh }),
    done: () => done(text.removed),
  });
  const title = text.removeTitle(nameOf(passkey));
  return (
    <Confirm {...step} title={title} go={text.goRemove} look="raise" change={change}>
      <p>{text.removeLead}</p>
    </Confirm>
  );
}

interface ConfirmProps extends Omit<StepProps, 'done'> {
  readonly title: string;
  readonly go: string;
  readonly look?: 'go' | 'raise';
  /** What is to be done, with what shows that it is they. */
  readonly change: (fresh: JsonObject) => Request;
  /** How a new passkey is to be called. */
  readonly called?: Signal<string>;
  readonly children: ComponentChildren;
}

/** A session is not enough: first one shows the password or a passkey. */
function Confirm({ name, keys, stop, title, go, look = 'go', change, ...rest }: ConfirmProps) {
  const text = texts();
  const password = useSignal('');
  const { busy, trouble, run } = useAsking();
  const wrong = { at: 'old', text: text.wrong.password } as const;
  const byPassword = () => void run({ ...change({ password: password.value }), wrong });
  const byPasskey = () =>
    void run({
      ...change({}),
      wrong: { at: 'form', text: text.wrong.passkey },
      send: async () => {
        const fresh = await freshByPasskey();
        return fresh.ok ? change(fresh.value).send() : fresh;
      },
    });
  const canUsePasskey = hasPasskeys() && keys.passkeys.length > 0;
  const submit = keys.hasPassword ? byPassword : byPasskey;
  return (
    <Page title={title}>
      {rest.children}
      {keys.hasPassword || canUsePasskey ? (
        <Form go={go} look={look} busy={busy} trouble={trouble} submit={submit}>
          {rest.called && <PasskeyName value={rest.called} trouble={trouble} />}
          {keys.hasPassword ? (
            <>
              <Username name={name} />
              <OldPassword label={text.passkeys.password} value={password} trouble={trouble} />
            </>
          ) : (
            <p>{text.passkeys.byPasskeyLead}</p>
          )}
        </Form>
      ) : (
        <NoWay />
      )}
      {keys.hasPassword && canUsePasskey && (
        <button type="button" class="btn wide" onClick={byPasskey}>
          <Icon name="key" />
          {text.passkeys.byPasskey}
        </button>
      )}
      <button type="button" class="btn wide" onClick={stop}>
        {houseTexts().cancel}
      </button>
    </Page>
  );
}

/** Without a password, and where this browser cannot use a passkey. */
const NoWay = () => (
  <p class="panel">
    {texts().passkeys.noWay}{' '}
    <Link to="/me/password" kind="textlink">
      {texts().account.password}
    </Link>
  </p>
);
