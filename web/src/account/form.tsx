import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { texts } from './texts.ts';
import type { Trouble } from './trouble.ts';

interface FormProps {
  readonly go: string;
  /** How the button looks. */
  readonly look?: 'go' | 'raise';
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
  readonly submit: () => void;
  readonly children?: ComponentChildren;
}

/** Fields and one button; what is wrong stands next to its field, and the focus goes there. */
export function Form({ go, look = 'go', busy, trouble, submit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [trouble]);
  const send = (event: Event) => {
    event.preventDefault();
    if (!busy) submit();
  };
  return (
    <form class="form" ref={form} noValidate onSubmit={send}>
      {children}
      {trouble?.at === 'form' && (
        <p class="error" role="alert">
          {trouble.text}
        </p>
      )}
      <button type="submit" class={`btn ${look} wide`} aria-disabled={busy}>
        {busy ? texts().sending : go}
      </button>
    </form>
  );
}
