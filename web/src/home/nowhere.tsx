import { Logo } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
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
  <Link to="/" kind={kind}>
    {words().home.toHouse}
  </Link>
);
