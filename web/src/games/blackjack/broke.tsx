import { useSignal } from '@preact/signals';
import { FIRST_BALANCE } from '@stammtisch/protocol';

import { client, snapshot } from '../../house.ts';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { go, pathOf } from '../../route.ts';
import type { Sight } from '../../table/face.ts';
import { money } from '../../text/words.ts';
import { viewOf } from './rules.ts';
import { say } from './words.ts';

/** Without chips one watches, until one takes new ones. */
export function BeginAgain({ sight }: { sight: Sight }) {
  const busy = useSignal(false);
  const text = say();
  const run = async () => {
    if (busy.value) return;
    busy.value = true;
    await beginAgain(sight);
    busy.value = false;
  };
  return (
    <button type="button" class="btn go main" aria-disabled={busy.value} onClick={run}>
      {busy.value ? text.actions.sending : text.broke.again(money(FIRST_BALANCE))}
    </button>
  );
}

/**
 * The house gives new chips only to those who have none on a table: so one gets
 * up, takes them, and sits down again. A table that nobody stayed at has closed
 * meanwhile; then a new one is opened that plays alike.
 */
async function beginAgain({ table, seat }: Sight): Promise<void> {
  const left = await client.leave(table.table);
  if (!left.ok && left.error.code !== 'not-seated') return toastFailure(left.error);
  const purse = await client.purse(true);
  if (!purse.ok) return toastFailure(purse.error);
  const isClosed = snapshot.value.table?.scene.room.closed === true;
  const sat = isClosed ? undefined : await client.sit(table.table, seat);
  if (sat?.ok) return;
  if (sat && sat.error.code !== 'table-closed') return toastFailure(sat.error);
  const { options } = viewOf(table.scene);
  const opened = await client.open('blackjack', {
    start: true,
    options,
    listed: table.scene.room.listed,
    seats: table.scene.room.chairs.length,
  });
  if (!opened.ok) return toastFailure(opened.error);
  go(pathOf(opened.value.table));
  toast(say().broke.newTable, 'check');
}
