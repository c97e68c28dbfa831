import './account.css';
import type { Snapshot } from '@stammtisch/client';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';

import { snapshot } from '../connection.ts';
import type { AccountPath } from '../route.ts';
import { houseTexts } from '../text/texts.ts';
import { Account } from './account.tsx';
import { Erase } from './erase.tsx';
import { LogIn } from './log-in.tsx';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { Recover } from './recover.tsx';
import { Robots } from './robots.tsx';
import { Scores } from './scores.tsx';
import { SignUp } from './sign-up.tsx';
import { Statistics } from './statistics.tsx';

export { loadTexts } from './texts.ts';

/** One of the pages about oneself, as soon as the house has said who one is. */
export function AccountPage({ at }: { at: AccountPath }) {
  const { me } = snapshot.value;
  if (me === undefined)
    return (
      <main class="nowhere">
        <p role="status">{houseTexts().connection.connecting}</p>
      </main>
    );
  return <AnyPage key={at} at={at} me={me} />;
}

interface AnyPageProps {
  readonly at: AccountPath;
  readonly me: NonNullable<Snapshot['me']>;
}

/** For those who came with an account: while it is changed, the house may not know them for a moment. */
function HoldersPage({ me, page: Holder }: Pick<AnyPageProps, 'me'> & { page: Holder }) {
  const [hasAccount] = useState(me.account);
  return hasAccount ? <Holder name={me.name} /> : <Account me={me} />;
}

type Holder = FunctionComponent<{ name: string }>;

function AnyPage({ at, me }: AnyPageProps) {
  switch (at) {
    case '/me':
      return <Account me={me} />;
    case '/me/sign-up':
      return <SignUp name={me.name} />;
    case '/me/log-in':
      return <LogIn />;
    case '/me/recover':
      return <Recover />;
    case '/me/password':
      return <HoldersPage me={me} page={Password} />;
    case '/me/passkeys':
      return <HoldersPage me={me} page={Passkeys} />;
    case '/me/robots':
      return <HoldersPage me={me} page={Robots} />;
    case '/me/erase':
      return <Erase me={me} />;
    case '/me/statistics':
      return <Statistics />;
    case '/scores':
      return <Scores />;
  }
}
