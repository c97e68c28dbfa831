import { useSignal } from '@preact/signals';
import type { OwnTable } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, seatedAt, snapshot } from '../connection.ts';
import { fetched } from '../parts/fetched.tsx';
import { loadTableTexts } from '../text/texts.ts';

const OwnTableRows = fetched(async () => {
  const [{ OwnTableRows }] = await Promise.all([import('./own-table-rows.tsx'), loadTableTexts()]);
  return OwnTableRows;
});

/** Nothing where there are none. */
export function OwnTables() {
  const tables = useOwnTables().filter(({ table }) => table !== seatedAt.value);
  return tables.length === 0 ? null : <OwnTableRows tables={tables} />;
}

function useOwnTables(): readonly OwnTable[] {
  const tables = useSignal<readonly OwnTable[]>([]);
  const { me, connection } = snapshot.value;
  const person = connection === 'open' ? me?.person : undefined;
  useEffect(() => {
    if (person === undefined) return;
    void client.mine().then(answer => {
      if (answer.ok) tables.value = answer.value.tables;
    });
  }, [person, seatedAt.value]);
  return tables.value;
}
