import { type Signal, useSignal } from '@preact/signals';
import { err } from '@stammtisch/kernel';

import { client, snapshot } from '../connection.ts';
import { Link } from '../parts/link.tsx';
import { ask, asGuest, becomeAnother, type JsonObject } from './account-api.ts';
import { useAsking } from './asking.ts';
import { NameField, NewPassword } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { hasPasskeys, makePasskey } from './passkey.ts';
import { type Opened, RecoveryCode } from './recovery-code.tsx';
import { texts } from './texts.ts';

/** A guest gets an account, and keeps everything. */
export function SignUp({ name: first }: { name: string }) {
  const text = texts();
  const name = useSignal(first);
  const password = useSignal('');
  const opened = useSignal<Opened | undefined>(undefined);
  const { busy, trouble, run } = useAsking();
  if (opened.value)
    return (
      <RecoveryCode
        {...opened.value}
        done={() => becomeAnother(text.notes.opened(opened.value?.name ?? ''))}
      />
    );
  // While the house answers, it may already know this page as somebody with an account.
  if (snapshot.value.me?.account === true && !busy) return <AlreadyIn />;
  const done = (reply: JsonObject) => (opened.value = openedFrom(reply, name.value));
  const submit = () =>
    void run({
      send: () =>
        ask('sign-up', { ...asGuest(), name: name.value.trim(), password: password.value }),
      done,
    });
  return (
    <Page title={text.signUp.title} back="/">
      <p>{text.signUp.lead}</p>
      <Form go={text.signUp.go} busy={busy} trouble={trouble} submit={submit}>
        <NameField value={name} trouble={trouble} hint={text.signUp.nameHint} />
        <NewPassword label={text.fields.password} value={password} trouble={trouble} />
      </Form>
      {hasPasskeys() && <ByPasskey make={() => void run({ send: () => signUpBy(name), done })} />}
      <p class="aside">
        {text.signUp.other}{' '}
        <Link to="/me/log-in" kind="textlink">
          {text.menu.logIn}
        </Link>
      </p>
    </Page>
  );
}

const ByPasskey = ({ make }: { make: () => void }) => (
  <section class="otherway">
    <button type="button" class="btn wide" onClick={make}>
      {texts().signUp.passkey}
    </button>
    <p class="muted">{texts().signUp.passkeyHint}</p>
  </section>
);

/** The passkey is made for the name one wants to have. */
async function signUpBy(name: Signal<string>) {
  const wish = name.value.trim();
  if (wish !== snapshot.value.me?.name) {
    const renamed = await client.rename(wish);
    if (!renamed.ok) return err(renamed.error.code);
  }
  return makePasskey();
}

export const openedFrom = ({ name, recovery }: JsonObject, wish: string): Opened => ({
  name: typeof name === 'string' ? name : wish,
  recovery: typeof recovery === 'string' ? recovery : '',
});

export const AlreadyIn = () => (
  <Page title={texts().account.title} back="/">
    <p>{texts().signUp.already(snapshot.value.me?.name ?? '')}</p>
    <Link to="/me" kind="btn go wide">
      {texts().menu.account}
    </Link>
  </Page>
);
