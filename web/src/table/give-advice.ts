import type { Advice } from '@stammtisch/kernel';

import { toast } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import { askAdvice } from './advice-client.ts';
import { hadAdvice } from './advised.ts';
import type { GameUi, TableContext } from './game-ui.ts';

/** Says what the strongest player would do in one's place, and prepares it. */
export async function giveAdvice(context: TableContext, gameUi: GameUi): Promise<void> {
  const { scene } = context.table;
  const { advice: ui } = gameUi;
  const text = tableTexts().advice;
  if (ui === undefined || !gameUi.isYourTurn(scene)) return toast(text.notNow, 'computer');
  const advice = await askAdvice(scene.room.game, ui.viewOf(scene));
  if (advice === undefined) return toast(text.none, 'computer');
  hadAdvice();
  toast(said(advice, ui.inWords(advice, context)), 'computer');
  ui.prepare?.(advice);
}

const said = ({ sure }: Advice, sentences: readonly string[]): string =>
  [tableTexts().advice[sure], ...sentences].join(' ');
