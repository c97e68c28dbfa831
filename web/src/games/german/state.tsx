import type { StateLine } from './state-line.ts';

export const State = ({ text, lamp }: StateLine) => (
  <p class={lamp ? 'state you' : 'state'} role="status" id="state">
    <span>
      {lamp && <span class="dot" aria-hidden="true" />}
      {text}
    </span>
  </p>
);
