import './account.css';
import { useSignal } from '@preact/signals';
import { BROKE_BELOW, FIRST_BALANCE } from '@stammtisch/protocol';

import { client, snapshot } from '../connection.ts';
import { balance, onTables } from '../home/balance.ts';
import { NameForm } from '../home/name-form.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { money, houseTexts } from '../text/texts.ts';
import { useAsking } from './asking.ts';
import { GuestPanel } from './guest-panel.tsx';
import { logOut } from './log-out.ts';
import { ActionRow, LinkRow, Rows } from './rows.tsx';
import { texts } from './texts.ts';

export { loadTexts } from './texts.ts';

/** Everything about oneself, in one place. */
export function MeSheet({ close }: { close: () => void }) {
  const { me } = snapshot.value;
  const doing = useSignal<'renaming' | 'resetting' | undefined>(undefined);

  const stop = () => (doing.value = undefined);
  if (me === undefined) return null;
  if (doing.value === 'renaming')
    return (
      <Sheet key="renaming" title={houseTexts().home.rename} close={close}>
        <NameForm name={me.name} done={stop} />
      </Sheet>
    );
  if (doing.value === 'resetting')
    return (
      <Sheet key="resetting" title={texts().reset.title} close={close}>
        <Reset keep={stop} close={close} />
      </Sheet>
    );
  return (
    <Sheet key="menu" title={me.name} close={close}>
      <p class="purse">
        {texts().hello.balance} <b>{balance.value === undefined ? '…' : money(balance.value)}</b>
        {onTables.value > 0 && (
          <span class="muted">{texts().hello.onTables(money(onTables.value))}</span>
        )}
      </p>
      {!me.account && <GuestPanel />}
      <Rows>
        <ActionRow
          icon="pen"
          name={houseTexts().home.rename}
          run={() => (doing.value = 'renaming')}
        />
        <LinkRow icon="play" to="/games" name={texts().menu.games} />
        <LinkRow icon="bars" to="/me/statistics" name={texts().menu.statistics} />
        <LinkRow icon="cup" to="/scores" name={texts().menu.scores} />
        <ResetRow run={() => (doing.value = 'resetting')} />
        <LinkRow
          icon="person"
          to="/me"
          name={me.account ? texts().menu.account : texts().menu.data}
        />
        {me.account && <LogOutRow />}
      </Rows>
    </Sheet>
  );
}

/** For those who have nothing left anywhere. */
function ResetRow({ run }: { run: () => void }) {
  const text = texts().menu;
  const isBroke = (balance.value ?? FIRST_BALANCE) + onTables.value < BROKE_BELOW;
  return isBroke ? (
    <ActionRow icon="again" name={text.reset} run={run} />
  ) : (
    <ActionRow icon="again" name={text.reset} hint={text.hasMoney} run={run} disabled />
  );
}

const LogOutRow = () => {
  const { run, trouble } = useAsking();
  return (
    <ActionRow
      icon="out"
      name={texts().menu.logOut}
      {...(trouble && { hint: trouble.text })}
      run={() => void run(logOut(false))}
    />
  );
};

function Reset({ keep, close }: { keep: () => void; close: () => void }) {
  const text = texts().reset;
  const first = money(FIRST_BALANCE);
  const reset = async () => {
    const answer = await client.balance({ reset: true });
    if (answer.ok) {
      balance.value = answer.value.balance;
      toast(text.done(first), 'check');
    } else toastFailure(answer.error);
    close();
  };
  return (
    <>
      <p>{text.get(first)}</p>
      <p>{text.stays}</p>
      <button type="button" class="btn go wide" autofocus onClick={() => void reset()}>
        {text.yes(first)}
      </button>
      <button type="button" class="btn wide" onClick={keep}>
        {text.no}
      </button>
    </>
  );
}
