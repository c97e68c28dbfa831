import type { StatusText } from './status-text.ts';

interface StatusProps extends StatusText {
  /** Where what is told must not come before what is shown. */
  readonly reveal?: { readonly late: boolean; readonly afterMs: number };
}

export const Status = ({ text, lamp, reveal }: StatusProps) => (
  <p
    class={lamp ? 'state you' : 'state'}
    role="status"
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
