import { signal, useSignal } from '@preact/signals';
import type { Request } from '@stammtisch/protocol';

import { client, seatedAt } from '../connection.ts';
import { Sheet } from '../parts/sheet.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { go, pathOf } from '../route.ts';
import { houseTexts } from '../text/texts.ts';

type Wish = Omit<Extract<Request, { type: 'open' }>, 're' | 'type'>;

/** The table that somebody wants who still has a seat at another. */
const wanted = signal<Wish | undefined>(undefined);

/** Opens a table and goes there; whoever has a seat elsewhere is asked first. */
export async function openTable(wish: Wish): Promise<void> {
  if (seatedAt.value !== undefined && wish.leaving !== true) wanted.value = wish;
  else await open(wish);
}

async function open({ game, ...wish }: Wish): Promise<void> {
  const answer = await client.open(game, wish);
  if (answer.ok) go(pathOf(answer.value.table));
  else if (answer.error.code === 'seated-elsewhere') wanted.value = { game, ...wish };
  else toastFailure(answer.error);
}

/** Nobody's game is ended without asking. */
export function AskToLeave() {
  const wish = wanted.value;
  const busy = useSignal(false);
  if (wish === undefined) return null;
  const text = houseTexts().home.leaving;
  const close = () => (wanted.value = undefined);
  const back = () => {
    close();
    if (seatedAt.value !== undefined) go(pathOf(seatedAt.value));
  };
  const leave = async () => {
    if (busy.value) return;
    busy.value = true;
    close();
    await openTable({ ...wish, leaving: true });
    busy.value = false;
  };
  return (
    <Sheet title={text.title} close={close}>
      <p>{text.text}</p>
      <button type="button" class="btn go wide" autofocus onClick={back}>
        {houseTexts().home.back}
      </button>
      <button type="button" class="btn wide" onClick={() => void leave()}>
        {text.leave}
      </button>
    </Sheet>
  );
}
