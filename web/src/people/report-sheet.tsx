import { useSignal } from '@preact/signals';
import { LIMITS, type PersonId, type TableId } from '@stammtisch/protocol';

import { client, snapshot } from '../connection.ts';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import type { PersonProps } from './opened-person.tsx';
import { texts } from './texts.ts';

/** Tells whoever runs the house what somebody has done, and where. */
export function ReportSheet({ person, name, close }: Omit<PersonProps, 'as'>) {
  const text = texts().report;
  const words = useSignal('');
  const table = snapshot.value.table?.table;
  const length = Array.from(words.value.trim()).length;
  const isShort = length > 0 && length < LIMITS.reportMin;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await send(person, words.value.trim(), table)) close();
  };
  return (
    <Sheet title={text.title(name)} close={close}>
      <form class="reportform" onSubmit={event => void submit(event)}>
        <p class="muted">
          {text.lead} {table !== undefined && text.withLines}
        </p>
        <label>
          {text.what}
          <textarea
            class="field"
            rows={4}
            required
            minLength={LIMITS.reportMin}
            maxLength={LIMITS.chat}
            value={words.value}
            onInput={event => (words.value = event.currentTarget.value)}
          />
        </label>
        {isShort && <p class="muted">{text.short(LIMITS.reportMin)}</p>}
        <button type="submit" class="btn raise wide">
          {text.send}
        </button>
      </form>
    </Sheet>
  );
}

async function send(person: PersonId, words: string, table: TableId | undefined): Promise<boolean> {
  const answer = await client.report(person, words, table);
  if (answer.ok) toast(texts().report.sent, 'check');
  else toastFailure(answer.error);
  return answer.ok;
}
