import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { texts } from './texts.ts';

interface PageProps {
  readonly title: string;
  /** Where one comes from; absent where one must not go back. */
  readonly back?: string;
  readonly children: ComponentChildren;
}

/** One matter to a page, and the way back. */
export function Page({ title, back, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Stammtisch`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <>
      <header class="bar pagebar">
        {back !== undefined && (
          <Link to={back} kind="btn quiet back">
            <Icon name="leave" />
            {texts().back}
          </Link>
        )}
      </header>
      <main class="page">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}
