import { client } from '../connection.ts';
import { toastFailure } from '../parts/toast.tsx';
import { houseTexts, tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

/** Whether one waits for the host to open. */
export const isKnocking = ({ table, me }: TableContext): boolean =>
  table.scene.room.knocks?.some(({ person }) => person === me) === true;

/** The host has not answered yet: one sees that, and can think better of it. */
export const KnockWaits = ({ context }: { context: TableContext }) => (
  <>
    <p class="startnote" role="status">
      {houseTexts().door.knocked}
    </p>
    <button type="button" class="btn alt" onClick={() => void giveUp(context)}>
      {tableTexts().door.giveUp}
    </button>
  </>
);

/** No longer waits for a chair, or for the host to open. */
export async function giveUp({ table }: TableContext): Promise<void> {
  const answer = await client.leave(table.table);
  if (!answer.ok) toastFailure(answer.error);
}
