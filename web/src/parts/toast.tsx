import { signal } from '@preact/signals';
import type { Failure } from '@stammtisch/client';
import { useEffect } from 'preact/hooks';

import { houseTexts } from '../text/texts.ts';
import { Icon, type IconName } from './icon.tsx';

const SHOWN_MS = 6_000;

interface Shown {
  readonly text: string;
  readonly icon: IconName;
  readonly number: number;
  readonly more?: More;
}

/** What else there is to say about it, behind a button. */
interface More {
  readonly name: string;
  readonly run: () => void;
}

const shown = signal<Shown | undefined>(undefined);
let number = 0;

/** Says one sentence, for a while or until the next tap. */
export function toast(text: string, icon: IconName = 'warn', more?: More): void {
  shown.value = { text, icon, number: ++number, ...(more && { more }) };
}

/** Says why the house did not do what was asked. */
export const toastFailure = (error: Failure): void => toast(houseTexts().errors[error.code]);

export function Toast() {
  const current = shown.value;
  useEffect(() => {
    if (current === undefined) return;
    const hide = (event?: Event) => {
      const { target } = event ?? {};
      // Whoever wants to know more taps into it.
      if (target instanceof Element && target.closest('.toast .btn')) return;
      if (shown.peek() === current) shown.value = undefined;
    };
    const timer = setTimeout(() => hide(), SHOWN_MS);
    const taps = ['pointerdown', 'keydown'] as const;
    for (const tap of taps) document.addEventListener(tap, hide);
    return () => {
      clearTimeout(timer);
      for (const tap of taps) document.removeEventListener(tap, hide);
    };
  }, [current]);
  return (
    <div class="toasts" role="status">
      {current && (
        <p class="toast" key={current.number}>
          <Icon name={current.icon} />
          {current.text}
          {current.more && (
            <button
              type="button"
              class="btn"
              onClick={() => {
                shown.value = undefined;
                current.more?.run();
              }}
            >
              {current.more.name}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
