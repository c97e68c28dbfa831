import { Logo } from '../parts/icon.tsx';
import { go } from '../route.ts';
import { words } from '../text/words.ts';

interface NowhereProps {
  readonly why?: string;
}

/** A page with nothing on it but the way back. */
export const Nowhere = ({ why }: NowhereProps) => (
  <main class="nowhere">
    <Logo />
    <h1>{why ?? words().home.noPage}</h1>
    <HomeLink kind="btn go" />
  </main>
);

export const HomeLink = ({ kind }: { kind: string }) => (
  <a
    class={kind}
    href="/"
    onClick={event => {
      event.preventDefault();
      go('/');
    }}
  >
    {words().home.toHouse}
  </a>
);
