import { useSignal } from '@preact/signals';

import { lazy } from '../lazy.ts';
import { Icon } from '../parts/icon.tsx';
import { tableTexts } from '../text/texts.ts';
import type { GameUi, TableContext } from './game-ui.ts';
import { peopleIn } from './table-context.ts';

interface AdviceProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
}

/** What the strongest player would do and why, with one tap: for whoever plays against computers alone. */
export function AdviceButton({ context, gameUi }: AdviceProps) {
  const isThinking = useSignal(false);
  const { room } = context.table.scene;
  const isOwn = context.seat !== undefined && room.started && !room.closed;
  if (gameUi.advice === undefined || !isOwn || peopleIn(room) > 1) return null;
  const ask = async (): Promise<void> => {
    if (isThinking.value) return;
    isThinking.value = true;
    const { giveAdvice } = await lazy(() => import('./give-advice.ts'));
    await giveAdvice(context, gameUi);
    isThinking.value = false;
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
