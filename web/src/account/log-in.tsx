import { useSignal } from '@preact/signals';

import { snapshot } from '../house.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { words } from '../text/words.ts';
import { ask, becomeAnother, type Told } from './account-api.ts';
import { useAsking } from './asking.ts';
import { NameField, OldPassword } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { enterByPasskey, hasPasskeys } from './passkey.ts';
import { useScores } from './score-list.ts';
import { AlreadyIn, openedFrom } from './sign-up.tsx';
import { say } from './words.ts';

export function LogIn() {
  const text = say();
  const name = useSignal('');
  const password = useSignal('');
  const { busy, trouble, run } = useAsking();
  if (snapshot.value.me?.account === true && !busy) return <AlreadyIn />;
  const done = (told: Told) => becomeAnother(text.notes.welcome(openedFrom(told, name.value).name));
  const submit = () =>
    void run({
      send: () => ask('log-in', { name: name.value.trim(), password: password.value }),
      wrong: { at: 'old', text: words().errors['wrong-login'] },
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
      {say().logIn.leaves(me.name)}
    </p>
  );
}
