import { effect, signal } from '@preact/signals';
import type { OwnTable } from '@stammtisch/protocol';

import { client, seatedAt, snapshot } from '../connection.ts';

/** The table at which this visitor sits, with its number and its name; undefined until the house has said it. */
export const ownTable = signal<OwnTable | undefined>(undefined);

/** Asks for it whenever one sits down somewhere else. Called once. */
export function followOwnTable(): void {
  effect(() => {
    const seat = seatedAt.value;
    const isOpen = snapshot.value.connection === 'open';
    if (seat === undefined) ownTable.value = undefined;
    else if (isOpen && ownTable.peek()?.table !== seat) void ask(seat);
  });
}

async function ask(seat: string): Promise<void> {
  const answer = await client.mine();
  if (answer.ok) ownTable.value = answer.value.tables.find(({ table }) => table === seat);
}
