import { useSignal } from '@preact/signals';
import type { OwnTable } from '@stammtisch/protocol';

import { seatedAt } from '../connection.ts';
import { listingOf } from '../games/catalogue.ts';
import { go, pathOf } from '../route.ts';
import { houseTexts, tableTexts } from '../text/texts.ts';
import { type LeaveWish, leaveWish } from './leave-first.ts';
import { Sheet } from './sheet.tsx';

/** What it means for the game that is left. */
function costOf({ game, started, people, leavers }: OwnTable): string {
  const { leaving } = tableTexts().tables;
  const offer = listingOf(game)?.offer;
  if (!started) return leaving.seat;
  if (offer?.againstBank === true) return leaving.bet;
  if (people.length <= 1) return leaving.alone;
  return offer?.canForfeit === true && leavers === 'forfeit' ? leaving.forfeit : leaving.computer;
}

const close = (): void => void (leaveWish.value = undefined);

/** The question, wherever it was asked. */
export function LeaveFirstSheet({ wish }: { wish: LeaveWish }) {
  const busy = useSignal(false);
  const text = tableTexts().tables.leaving;
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
        {text.text} {wish.table === undefined ? text.unknown : costOf(wish.table)}
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
