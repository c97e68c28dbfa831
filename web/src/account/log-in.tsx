import { useSignal } from '@preact/signals';

import { snapshot } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { houseTexts } from '../text/texts.ts';
import { ask, becomeAnother, type JsonObject } from './account-api.ts';
import { useAsking } from './asking.ts';
import { NameField, OldPassword } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { enterByPasskey, hasPasskeys } from './passkey.ts';
import { useScores } from './score-list.ts';
import { AlreadyIn, openedFrom } from './sign-up.tsx';
import { texts } from './texts.ts';

export function LogIn() {
  const text = texts();
  const name = useSignal('');
  const password = useSignal('');
  const { busy, trouble, run } = useAsking();
  if (snapshot.value.me?.account === true && !busy) return <AlreadyIn />;
  const done = (reply: JsonObject) =>
    becomeAnother(text.notes.welcome(openedFrom(reply, name.value).name));
  const submit = () =>
    void run({
      send: () => ask('log-in', { name: name.value.trim(), password: password.value }),
      wrong: { at: 'old', text: houseTexts().errors['wrong-login'] },
      done,
    });
  const byPasskey = () =>
    void run({ send: enterByPasskey, wrong: { at: 'form', text: text.wrong.passkey }, done });
  return (
    <Page title={text.logIn.title} back="/">
      <LeftBehind />
      <Form go={text.logIn.go} busy={busy} trouble={trouble} submit={submit}>
        <NameField value={name} trouble={trouble} />
        <OldPassword value={password} trouble={trouble} />
      </Form>
      {hasPasskeys() && (
        <button type="button" class="btn wide" onClick={byPasskey}>
          <Icon name="key" />
          {text.logIn.passkey}
        </button>
      )}
      <p class="aside">
        <Link to="/me/recover" kind="textlink">
          {text.logIn.forgotten}
        </Link>
      </p>
      <p class="aside">
        {text.logIn.other}{' '}
        <Link to="/me/sign-up" kind="textlink">
          {text.menu.signUp}
        </Link>
      </p>
    </Page>
  );
}

/** Whoever has played as a guest should know what becomes of it. */
function LeftBehind() {
  const { list } = useScores();
  const { me } = snapshot.value;
  if (me === undefined || me.account || (list?.mine.length ?? 0) === 0) return null;
  return (
    <p class="panel hintbox">
      <Icon name="hint" />
      {texts().logIn.leaves(me.name)}
    </p>
  );
}
