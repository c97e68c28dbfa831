import { announce } from '../parts/announcer.tsx';
import { tableTexts } from '../text/texts.ts';
import type { GameUi, TableContext } from './game-ui.ts';
import { useKeys } from './keys.ts';
import { log, eventTextsOf } from './log.ts';

/** Keys that say again what the screen shows. */
export function useReadingKeys(context: TableContext, gameUi: GameUi): void {
  useKeys({
    h: () => announce(gameUi.read.hand(context)),
    t: () => announce(gameUi.read.table(context)),
    c: () => announce(gameUi.read.score(context)),
    l: () => announce(lastOf(context, gameUi)),
  });
}

function lastOf(context: TableContext, gameUi: GameUi): string {
  for (const entry of log.peek().toReversed()) {
    const told = eventTextsOf(entry, gameUi, context);
    if (told.length > 0) return told.map(({ text }) => text).join('. ');
  }
  return tableTexts().chat.noEvents;
}
