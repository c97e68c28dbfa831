import { useSignal } from '@preact/signals';
import type { Answers } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';

/** The high scores and one's own record, as soon as the house has told them. */
export function useScores() {
  const list = useSignal<Answers['scores'] | undefined>(undefined);
  const failed = useSignal(false);
  const person = snapshot.value.me?.person;
  const fetch = async () => {
    const answer = await client.scores();
    failed.value = !answer.ok;
    if (answer.ok) list.value = answer.value;
  };
  useEffect(() => {
    if (person !== undefined) void fetch();
  }, [person]);
  return { list: list.value, failed: failed.value && list.value === undefined, fetch };
}
