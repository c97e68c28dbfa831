import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { PageBar } from '../menu/page-bar.tsx';
import { WhoState } from '../menu/who-state.tsx';

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
      <PageBar back={back ?? false} />
      <main class="page">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <WhoState />
        {children}
      </main>
    </>
  );
}
