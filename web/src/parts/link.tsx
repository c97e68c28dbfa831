import type { ComponentChildren } from 'preact';

import { inHouse } from '../base-path.ts';
import { go } from '../route.ts';

interface LinkProps {
  readonly to: string;
  readonly kind: string;
  /** What else a tap does. */
  readonly done?: () => void;
  readonly children: ComponentChildren;
}

/** A way to another page of the house, without loading everything again. */
export const Link = ({ to, kind, done, children }: LinkProps) => (
  <a
    class={kind}
    href={inHouse(to)}
    onClick={event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      done?.();
      go(to);
    }}
  >
    {children}
  </a>
);
