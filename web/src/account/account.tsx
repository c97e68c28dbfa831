import type { Snapshot } from '@stammtisch/client';

import { toast } from '../parts/toast.tsx';
import { ask, asGuest, type JsonObject } from './account-api.ts';
import { useAsking } from './asking.ts';
import { GuestPanel } from './guest-panel.tsx';
import { logOut } from './log-out.ts';
import { Page } from './page.tsx';
import { ActionRow, LinkRow, Rows } from './rows.tsx';
import { texts } from './texts.ts';

type Asking = Pick<ReturnType<typeof useAsking>, 'run'>;

/** All that one can do about what the house keeps of one. */
export function Account({ me }: { me: NonNullable<Snapshot['me']> }) {
  const text = texts().account;
  const { trouble, run } = useAsking();
  const download = () =>
    void run({ send: () => ask('data', asGuest()), done: reply => save(reply, me.name) });
  return (
    <Page title={me.account ? text.title : text.dataTitle} back="/">
      {me.account ? <p>{texts().signUp.already(me.name)}</p> : <GuestPanel />}
      {trouble && (
        <p class="error" role="alert">
          {trouble.text}
        </p>
      )}
      {me.account && <Keys />}
      {me.account && <Leaving run={run} />}
      <Rows>
        <ActionRow icon="download" name={text.download} hint={text.downloadHint} run={download} />
        <LinkRow
          icon="bin"
          to="/me/erase"
          name={me.account ? text.erase : text.eraseGuest}
          hint={text.eraseHint}
          danger
        />
      </Rows>
    </Page>
  );
}

const Keys = () => (
  <Rows>
    <LinkRow icon="key" to="/me/password" name={texts().account.password} />
    <LinkRow
      icon="device"
      to="/me/passkeys"
      name={texts().passkeys.title}
      hint={texts().account.passkeyHint}
    />
    <LinkRow
      icon="robot"
      to="/me/robots"
      name={texts().robots.title}
      hint={texts().account.robotsHint}
    />
  </Rows>
);

function Leaving({ run }: Asking) {
  const text = texts().account;
  const leave = (everywhere: boolean) => () => void run(logOut(everywhere));
  return (
    <Rows>
      <ActionRow icon="out" name={text.logOut} hint={text.logOutHint} run={leave(false)} />
      <ActionRow
        icon="people"
        name={text.everywhere}
        hint={text.everywhereHint}
        run={leave(true)}
      />
    </Rows>
  );
}

/** Everything the house has told, as a file. */
function save(reply: JsonObject, name: string): void {
  const file = new Blob([JSON.stringify(reply, undefined, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `stammtisch ${name}.json`;
  link.click();
  // The browser has to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  toast(texts().notes.downloaded, 'check');
}
