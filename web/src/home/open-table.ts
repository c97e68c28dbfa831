import type { Failure } from '@stammtisch/client';
import type { Request } from '@stammtisch/protocol';

import { client, seatedAt } from '../connection.ts';
import { leaveFirst } from '../parts/leave-first.ts';
import { toastFailure } from '../parts/toast.tsx';
import { go, pathOf } from '../route.ts';

export type OpenWish = Omit<Extract<Request, { type: 'open' }>, 're' | 'type'>;

type Refused = (failure: Failure) => void;

/** Opens a table and goes there; whoever has a seat elsewhere is asked first. */
export async function openTable(wish: OpenWish, refused: Refused = toastFailure): Promise<void> {
  const open = () => openAnyway({ ...wish, leaving: true }, refused);
  if (seatedAt.value !== undefined) await leaveFirst(open);
  else await openAnyway(wish, refused);
}

async function openAnyway({ game, ...wish }: OpenWish, refused: Refused): Promise<void> {
  const answer = await client.open(game, wish);
  if (answer.ok) go(pathOf(answer.value.table));
  else if (answer.error.code === 'seated-elsewhere')
    await leaveFirst(() => openAnyway({ game, ...wish, leaving: true }, refused));
  else refused(answer.error);
}
