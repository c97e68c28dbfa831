import { useSignal } from '@preact/signals';

import { Switch } from '../parts/choice.tsx';
import { ask, becomeAnother } from './account-api.ts';
import { useAsking } from './asking.ts';
import { NewPassword, OldPassword, Username } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { useKeys } from './passkey-list.ts';
import { type Opened, RecoveryCode } from './recovery-code.tsx';
import { openedFrom } from './sign-up.tsx';
import { texts } from './texts.ts';

export function Password({ name }: { name: string }) {
  const text = texts();
  const [old, password] = [useSignal(''), useSignal('')];
  const drop = useSignal(false);
  const passkeys = useKeys().keys?.passkeys ?? [];
  const opened = useSignal<Opened | undefined>(undefined);
  const { busy, trouble, run } = useAsking();
  const leave = () => becomeAnother(text.notes.password);
  if (opened.value) return <RecoveryCode {...opened.value} done={leave} />;
  const submit = () =>
    void run({
      send: () =>
        ask('password', {
          old: old.value,
          password: password.value,
          ...(drop.value && { dropPasskeys: true }),
        }),
      wrong: { at: 'old', text: text.wrong.password },
      // Where the code has stood in for a password, it is used up.
      done: reply => ('recovery' in reply ? (opened.value = openedFrom(reply, name)) : leave()),
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
        {passkeys.length > 0 && (
          <Switch
            label={text.password.dropPasskeys}
            on={drop.value}
            set={on => (drop.value = on)}
          />
        )}
      </Form>
    </Page>
  );
}
