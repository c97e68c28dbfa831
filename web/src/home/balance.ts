import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { client, seatedAt, snapshot } from '../connection.ts';

/** What this visitor has in the account, in cents; undefined until the house has said it. */
export const balance = signal<number | undefined>(undefined);
/** What lies before them on a table. */
export const onTables = signal(0);

async function refresh(): Promise<void> {
  const answer = await client.balance();
  if (!answer.ok) return;
  balance.value = answer.value.balance;
  onTables.value = answer.value.onTables;
}

/** Asks again whenever it may have changed: as somebody else, after a table, on coming back. */
export function useBalance(): number | undefined {
  const { me, connection } = snapshot.value;
  const person = me?.person;
  const isOpen = connection === 'open';
  useEffect(() => {
    if (person === undefined || !isOpen) return;
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [person, isOpen, seatedAt.value]);
  return balance.value;
}
