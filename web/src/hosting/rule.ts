import type { Ruling } from '@stammtisch/client';

import { client } from '../connection.ts';
import { toastFailure } from '../parts/toast.tsx';

/** Asks for something that only a host may do; says why if it is not done. */
export async function rule(ruling: Ruling): Promise<boolean> {
  const answer = await client.rule(ruling);
  if (!answer.ok) toastFailure(answer.error);
  return answer.ok;
}
