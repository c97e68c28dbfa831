import { useSignal } from '@preact/signals';
import type { Failure } from '@stammtisch/client';
import { useEffect } from 'preact/hooks';

import { client } from '../connection.ts';
import { goInstead, pathOf } from '../route.ts';
import { houseTexts, tableTexts } from '../text/texts.ts';
import { Nowhere } from './nowhere.tsx';

/** A table by its number. */
export function ByNumber({ number }: { number: number }) {
  const failure = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    void client.find(number).then(answer => {
      if (answer.ok) goInstead(pathOf(answer.value.table.table));
      else failure.value = answer.error;
    });
  }, [number]);
  if (failure.value) return <Nowhere why={houseTexts().errors[failure.value.code]} />;
  return (
    <main class="nowhere">
      <p role="status">{tableTexts().table.looking}</p>
    </main>
  );
}
