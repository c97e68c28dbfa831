import { useEffect } from 'preact/hooks';

import { announce } from '../parts/announcer.tsx';
import type { StatusText } from './status-text.ts';

interface StatusProps extends StatusText {
  /** Where what is told must not come before what is shown. */
  readonly reveal?: { readonly late: boolean; readonly afterMs: number };
}

/** What stands for a shorter time is not said. */
const STANDS_MS = 150;

/** How things stand. It is said by the one voice that says what happens, and after that. */
export function Status({ text, lamp, reveal }: StatusProps) {
  const wait = reveal?.late === true ? reveal.afterMs : 0;
  useEffect(() => {
    const timer = setTimeout(() => announce(text), wait + STANDS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p
      class={lamp ? 'state you' : 'state'}
      id="state"
      data-late={reveal?.late || undefined}
      style={reveal && { '--after': `${reveal.afterMs}ms` }}
    >
      <span key={reveal && text}>
        {lamp && <span class="dot" aria-hidden="true" />}
        {text}
      </span>
    </p>
  );
}
