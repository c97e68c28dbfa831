import { useSignal } from '@preact/signals';
import { game } from '@stammtisch/cluedo';

import { toast } from '../../parts/toast.tsx';
import type { GameUiProps } from '../../table/game-ui.ts';
import { type Move, stampFor, viewOf } from './rules.ts';
import { asking } from './selection.ts';
import { texts } from './texts.ts';

export interface Sending {
  readonly send: (move: Move) => void;
  readonly sending: boolean;
}

/** How this visitor makes a move: one at a time, and what the rules refuse is not sent at all. */
export function useMoves({ context, act }: Pick<GameUiProps, 'context' | 'act'>): Sending {
  const view = viewOf(context.table.scene);
  const sending = useSignal(false);
  const send = async (move: Move) => {
    if (sending.value) return;
    const refused = game.refusal(view, move);
    const decision = stampFor(view, move.kind);
    if (refused !== undefined || decision === undefined)
      return toast(texts().refusals[refused ?? 'not-now']);
    sending.value = true;
    if (await act({ decision, move })) asking.value = undefined;
    sending.value = false;
  };
  return { send: move => void send(move), sending: sending.value };
}
