import type { StatusText } from './status-text.ts';

export const State = ({ text, lamp }: StatusText) => (
  <p class={lamp ? 'state you' : 'state'} role="status" id="state">
    <span>
      {lamp && <span class="dot" aria-hidden="true" />}
      {text}
    </span>
  </p>
);
