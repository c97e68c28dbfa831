import { useSignal } from '@preact/signals';
import type { Failure } from '@stammtisch/client';
import type { TableId } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { Link } from '../parts/link.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { houseTexts, tableTexts } from '../text/texts.ts';
import { sitDown } from './sit-down.ts';

interface DoorProps {
  readonly table: TableId;
  readonly failure: Failure;
  /** Look again: one may have been let in. */
  readonly again: () => void;
}

/** In front of a table that not everyone may look at. */
export function Door({ table, failure, again }: DoorProps) {
  const text = tableTexts().door;
  const hasKnocked = useSignal(false);
  const answer = snapshot.value.knockAnswer;
  useEffect(() => {
    if (answer?.table !== table) return;
    hasKnocked.value = false;
    if (answer.admitted) again();
  }, [answer]);
  const knock = async () => {
    const done = await client.knock(table);
    if (done.ok) hasKnocked.value = true;
    else toastFailure(done.error);
  };
  const sit = () => void sitDown(table, { done: again, knocked: () => (hasKnocked.value = true) });
  const giveUp = async () => {
    const done = await client.leave(table);
    if (done.ok) hasKnocked.value = false;
    else toastFailure(done.error);
  };
  return (
    <main class="nowhere">
      <h1>{text.closed}</h1>
      <p role="status">
        {hasKnocked.value ? houseTexts().door.knocked : houseTexts().errors[failure.code]}
      </p>
      {failure.code === 'must-knock' && !hasKnocked.value && (
        <button type="button" class="btn wide" onClick={() => void knock()}>
          {text.watch}
        </button>
      )}
      {hasKnocked.value ? (
        <button type="button" class="btn wide" onClick={() => void giveUp()}>
          {text.giveUp}
        </button>
      ) : (
        <button type="button" class="btn go wide" onClick={sit}>
          {text.sit}
        </button>
      )}
      <Link to="/" kind="btn wide">
        {houseTexts().home.toHouse}
      </Link>
    </main>
  );
}
