import { signal } from '@preact/signals';

const KEPT = 6;

const lines = signal<readonly { readonly text: string; readonly number: number }[]>([]);
let number = 0;

/** Says something to those who listen instead of looking. */
export function announce(text: string): void {
  if (text === '') return;
  lines.value = [...lines.value, { text, number: ++number }].slice(-KEPT);
}

export const Announcer = () => (
  <div class="vh" role="log" aria-live="polite" aria-relevant="additions" id="announcer">
    {lines.value.map(({ text, number }) => (
      <p key={number}>{text}</p>
    ))}
  </div>
);
