import { useEffect } from 'preact/hooks';

import { PageBar } from '../menu/page-bar.tsx';
import { Logo } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { houseTexts } from '../text/texts.ts';

interface NowhereProps {
  readonly why?: string;
  /** Whether the address may be wrong. */
  readonly isLost?: boolean;
}

/** A page with nothing on it but the way back. */
export function Nowhere({ why, isLost = true }: NowhereProps) {
  const text = houseTexts().home;
  const title = why ?? text.noPage;
  useEffect(() => {
    document.title = `${title.replace(/\.$/, '')} · Stammtisch`;
  }, [title]);
  return (
    <>
      <PageBar back={false} />
      <main class="nowhere">
        <Logo />
        <h1>{title}</h1>
        {isLost && (
          <p class="muted" role="status">
            {text.noPageText}
          </p>
        )}
        <HomeLink kind="btn go" />
      </main>
    </>
  );
}

export const HomeLink = ({ kind }: { kind: string }) => (
  <Link to="/" kind={kind}>
    {houseTexts().home.toHouse}
  </Link>
);
