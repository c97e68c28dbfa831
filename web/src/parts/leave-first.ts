import { signal } from '@preact/signals';
import type { OwnTable } from '@stammtisch/protocol';

import { client, seatedAt } from '../connection.ts';

export interface LeaveWish {
  /** What somebody wants to do who still has a seat elsewhere. */
  readonly run: () => Promise<void>;
  /** The table they would leave, if the house has told it. */
  readonly table: OwnTable | undefined;
}

export const leaveWish = signal<LeaveWish | undefined>(undefined);

/** Does it only after asking: nobody's game is ended without that. */
export async function leaveFirst(run: () => Promise<void>): Promise<void> {
  const answer = await client.mine();
  const own = answer.ok
    ? answer.value.tables.find(({ table }) => table === seatedAt.value)
    : undefined;
  leaveWish.value = { run, table: own };
}
