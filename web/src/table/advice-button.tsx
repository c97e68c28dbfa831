import { useSignal } from '@preact/signals';
import type { Advice } from '@stammtisch/kernel';

import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import { askAdvice } from './advice-client.ts';
import type { GameUi, TableContext } from './game-ui.ts';
import { peopleIn } from './table-context.ts';

/** Whether advice was had since the last move. */
let hasAdvice = false;

/** Tells it once: the move that follows was made on it. */
export function takeAdvised(): boolean {
  const had = hasAdvice;
  hasAdvice = false;
  return had;
}

interface AdviceProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
}

/** What the strongest player would do and why, with one tap: for whoever plays against computers alone. */
export function AdviceButton({ context, gameUi }: AdviceProps) {
  const isThinking = useSignal(false);
  const { scene } = context.table;
  const { room } = scene;
  const { advice: ui } = gameUi;
  const isOwn = context.seat !== undefined && room.started && !room.closed;
  if (ui === undefined || !isOwn || peopleIn(room) > 1) return null;
  const ask = async (): Promise<void> => {
    if (isThinking.value) return;
    if (!gameUi.isYourTurn(scene)) return toast(tableTexts().advice.notNow, 'computer');
    isThinking.value = true;
    const advice = await askAdvice(room.game, ui.viewOf(scene));
    isThinking.value = false;
    if (advice === undefined) return toast(tableTexts().advice.none, 'computer');
    hasAdvice = true;
    toast(said(advice, ui.inWords(advice, context)), 'computer');
    ui.prepare?.(advice);
  };
  return (
    <button
      type="button"
      class="btn quiet icon advice"
      aria-label={tableTexts().advice.ask}
      title={tableTexts().advice.ask}
      aria-busy={isThinking.value}
      onClick={() => void ask()}
    >
      <Icon name="computer" />
    </button>
  );
}

const said = ({ sure }: Advice, sentences: readonly string[]): string =>
  [tableTexts().advice[sure], ...sentences].join(' ');
