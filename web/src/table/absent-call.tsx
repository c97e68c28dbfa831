import { useSignal } from '@preact/signals';
import type { Seat } from '@stammtisch/kernel';
import { useEffect } from 'preact/hooks';

import { client } from '../connection.ts';
import { Call } from '../parts/call.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

/** Whoever is gone for less may be back before the question is read. */
const PATIENCE_MS = 20_000;

/** Whether the computer should play for them. */
export function AbsentCall({ context, seat }: { context: TableContext; seat: Seat }) {
  const isDue = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isDue.value = true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue.value) return null;
  const text = tableTexts().table.gone;
  const letPlay = async () => {
    const { table } = context.table;
    const answer = await client.rule({ type: 'chair', table, seat, holder: 'computer' });
    if (!answer.ok) toastFailure(answer.error);
  };
  const wait = () => {
    isDue.value = false;
    return Promise.resolve();
  };
  return (
    <Call
      text={text.ask(context.nameOf(seat))}
      yes={[text.letPlay, letPlay]}
      no={[text.wait, wait]}
    />
  );
}
