import { signal } from '@preact/signals';

import { announce } from '../parts/announcer.tsx';
import { tableTexts } from '../text/texts.ts';
import type { GameUi, TableContext } from './game-ui.ts';
import { useKeys } from './keys.ts';
import { log, eventTextsOf } from './log.ts';

/** Whether somebody types a move. */
export const isTyping = signal(false);

/** Keys that say again what the screen shows. */
export function useReadingKeys(context: TableContext, gameUi: GameUi): void {
  useKeys({
    h: () => announce(gameUi.read.hand(context)),
    t: () => announce(gameUi.read.table(context)),
    c: () => announce(gameUi.read.score(context)),
    l: () => announce(lastOf(context, gameUi)),
    m: () => void (isTyping.value = true),
    '?': () =>
      announce(
        keysOf(gameUi)
          .map(([key, what]) => `${key}: ${what}`)
          .join('. '),
      ),
  });
}

/** Every key, and what it does at this table. */
export function keysOf(gameUi: GameUi): readonly (readonly [string, string])[] {
  const text = tableTexts().keys;
  return [
    [text.arrows, text.move],
    ...gameUi.keys(),
    ['H', text.hand],
    ['T', text.table],
    ['C', text.score],
    ['L', text.last],
    ['M', text.type],
    ['?', text.help],
  ];
}

function lastOf(context: TableContext, gameUi: GameUi): string {
  for (const entry of log.peek().toReversed()) {
    const told = eventTextsOf(entry, gameUi, context);
    if (told.length > 0) return told.map(({ text }) => text).join('. ');
  }
  return tableTexts().chat.noEvents;
}
