import './info.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { PageBar } from '../menu/page-bar.tsx';

interface InfoPageProps {
  readonly title: string;
  readonly lead: string;
  /** What the page shows just now, for the eye and for those who listen. */
  readonly state?: string;
  readonly back?: string;
  readonly children: ComponentChildren;
}

/** A page to read. */
export function InfoPage({ title, lead, state, back = '/', children }: InfoPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Stammtisch`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <>
      <PageBar back={back} />
      <main class="info-page">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
        {state !== undefined && (
          <p class="muted statetext" role="status">
            {state}
          </p>
        )}
        {children}
      </main>
    </>
  );
}
