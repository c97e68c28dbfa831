import { useSignal } from '@preact/signals';
import { LIMITS } from '@stammtisch/protocol';
import { useRef } from 'preact/hooks';

import { Icon } from '../parts/icon.tsx';
import { tableTexts } from '../text/texts.ts';

interface ComposeProps {
  readonly say: (text: string) => Promise<boolean>;
  /** Of its field, where there are two on a page. */
  readonly id?: string;
}

/** Enter sends; with Shift or Control it breaks the line. */
export function Compose({ say, id = 'say' }: ComposeProps) {
  const text = tableTexts().chat;
  const draft = useSignal('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = async () => {
    const message = draft.value.trim();
    if (message === '') return;
    draft.value = '';
    if (!(await say(message))) draft.value = message;
    field.current?.focus();
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || event.shiftKey) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) breakLine(field.current);
    else void send();
  };
  return (
    <form
      class="compose"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="vh" for={id}>
        {text.message}
      </label>
      <textarea
        ref={field}
        class="field"
        id={id}
        rows={Math.min(4, draft.value.split('\n').length)}
        maxLength={LIMITS.chat}
        placeholder={text.placeholder}
        enterkeyhint="send"
        value={draft.value}
        onInput={event => (draft.value = event.currentTarget.value)}
        onKeyDown={typed}
      />
      <button type="submit" class="btn icon" aria-label={text.send}>
        <Icon name="next" />
      </button>
    </form>
  );
}

function breakLine(field: HTMLTextAreaElement | null): void {
  if (field === null) return;
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
