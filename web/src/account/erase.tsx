import { useSignal } from '@preact/signals';
import type { Snapshot } from '@stammtisch/client';

import { useBalance } from '../home/balance.ts';
import { forgetLocalData } from '../local/local-data.ts';
import { Link } from '../parts/link.tsx';
import { money } from '../text/texts.ts';
import { ask, asGuest, becomeAnother } from './account-api.ts';
import { useAsking } from './asking.ts';
import { OldPassword, Username } from './fields.tsx';
import { Form } from './form.tsx';
import { Page } from './page.tsx';
import { texts } from './texts.ts';

/** What goes, what stays, and one button that says so. */
export function Erase({ me }: { me: NonNullable<Snapshot['me']> }) {
  const text = texts();
  const password = useSignal('');
  const balance = useBalance();
  const { busy, trouble, run } = useAsking();
  const submit = () =>
    void run({
      send: () => ask('erase', me.account ? { password: password.value } : asGuest()),
      wrong: { at: 'old', text: text.wrong.password },
      done: () => {
        forgetLocalData();
        becomeAnother(text.notes.erased);
      },
    });
  return (
    <Page title={me.account ? text.erase.title : text.erase.titleGuest} back="/me">
      <section class="panel prose">
        <p>{text.erase.what}</p>
        <ul>
          {text.erase.list(balance === undefined ? '…' : money(balance)).map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>{text.erase.stays}</p>
        <p>
          <b>{text.erase.forGood}</b>
        </p>
      </section>
      <Form go={text.erase.go} look="raise" busy={busy} trouble={trouble} submit={submit}>
        {me.account && (
          <>
            <Username name={me.name} />
            <OldPassword
              label={text.erase.password}
              hint={text.fields.oldHint}
              value={password}
              trouble={trouble}
            />
          </>
        )}
      </Form>
      <Link to="/me" kind="btn wide">
        {text.erase.keep}
      </Link>
    </Page>
  );
}
