import { useSignal } from '@preact/signals';

import { useAsking } from './asking.ts';
import { ask, becomeAnother } from './desk.ts';
import { NewPassword, OldPassword, Username } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { say } from './words.ts';

export function Password({ name }: { name: string }) {
  const text = say();
  const [old, password] = [useSignal(''), useSignal('')];
  const { busy, trouble, run } = useAsking();
  const submit = () =>
    void run({
      send: () => ask('password', { old: old.value, password: password.value }),
      wrong: { at: 'old', text: text.wrong.password },
      done: () => becomeAnother(text.notes.password),
    });
  return (
    <Page title={text.password.title} back="/me">
      <p>{text.password.lead}</p>
      <Form go={text.password.go} busy={busy} trouble={trouble} submit={submit}>
        <Username name={name} />
        <OldPassword
          label={text.fields.old}
          hint={text.fields.oldHint}
          value={old}
          trouble={trouble}
        />
        <NewPassword value={password} trouble={trouble} />
      </Form>
    </Page>
  );
}
