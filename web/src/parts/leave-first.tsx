import { signal, useSignal } from '@preact/signals';
import type { OwnTable } from '@stammtisch/protocol';

import { client, seatedAt } from '../connection.ts';
import { listingOf } from '../games/catalogue.ts';
import { go, pathOf } from '../route.ts';
import { houseTexts } from '../text/texts.ts';
import { Sheet } from './sheet.tsx';

interface Wish {
  /** What somebody wants to do who still has a seat elsewhere. */
  readonly run: () => Promise<void>;
  /** What that means for the game they are in. */
  readonly cost: string;
}

const wanted = signal<Wish | undefined>(undefined);

/** Does it only after asking: nobody's game is ended without that. */
export async function leaveFirst(run: () => Promise<void>): Promise<void> {
  const { leaving } = houseTexts().home;
  const answer = await client.mine();
  const own = answer.ok
    ? answer.value.tables.find(({ table }) => table === seatedAt.value)
    : undefined;
  wanted.value = { run, cost: own === undefined ? leaving.unknown : costOf(own) };
}

function costOf({ game, started, people, leavers }: OwnTable): string {
  const { leaving } = houseTexts().home;
  const offer = listingOf(game)?.offer;
  if (!started) return leaving.seat;
  if (offer?.againstBank === true) return leaving.bet;
  if (people.length <= 1) return leaving.alone;
  return offer?.canForfeit === true && leavers === 'forfeit' ? leaving.forfeit : leaving.computer;
}

/** The question, wherever it was asked. */
export function LeaveFirst() {
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
    await wish.run();
    busy.value = false;
  };
  return (
    <Sheet title={text.title} close={close}>
      <p>
        {text.text} {wish.cost}
      </p>
      <button type="button" class="btn go wide" autofocus onClick={back}>
        {houseTexts().home.back}
      </button>
      <button type="button" class="btn wide" onClick={() => void leave()}>
        {text.leave}
      </button>
    </Sheet>
  );
}
