import { useSignal } from '@preact/signals';

import { ask, becomeAnother } from './account-api.ts';
import { useAsking } from './asking.ts';
import { CodeField, NameField, NewPassword } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { type Opened, RecoveryCode } from './recovery-code.tsx';
import { openedFrom } from './sign-up.tsx';
import { texts } from './texts.ts';

/** A new password for someone who has the code; and a new code, for the old one is used up. */
export function Recover() {
  const text = texts();
  const [name, code, password] = [useSignal(''), useSignal(''), useSignal('')];
  const opened = useSignal<Opened | undefined>(undefined);
  const { busy, trouble, run } = useAsking();
  if (opened.value)
    return (
      <RecoveryCode
        {...opened.value}
        done={() => becomeAnother(text.notes.welcome(opened.value?.name ?? ''))}
      />
    );
  const submit = () =>
    void run({
      send: () =>
        ask('recover', { name: name.value.trim(), code: code.value, password: password.value }),
      wrong: { at: 'code', text: text.wrong.code },
      done: reply => (opened.value = openedFrom(reply, name.value)),
    });
  return (
    <Page title={text.recover.title} back="/me/log-in">
      <p>{text.recover.lead}</p>
      <Form go={text.recover.go} busy={busy} trouble={trouble} submit={submit}>
        <NameField value={name} trouble={trouble} />
        <CodeField value={code} trouble={trouble} hint={text.fields.codeHint} />
        <NewPassword value={password} trouble={trouble} />
      </Form>
      <p class="muted">{text.recover.lost}</p>
    </Page>
  );
}
