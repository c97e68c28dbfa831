import { useSignal } from '@preact/signals';
import { game } from '@stammtisch/blackjack';

import { toast } from '../../parts/toast.tsx';
import type { GameUiProps } from '../../table/game-ui.ts';
import { rememberBet } from './bet.ts';
import { judge } from './helper.ts';
import { type Move, stampFor, type View } from './rules.ts';
import { texts } from './texts.ts';

export interface Sending {
  readonly send: (move: Move) => void;
  readonly sending: boolean;
}

/** One thing at a time is sent; what the rules refuse is not sent at all. */
export function useSending(act: GameUiProps['act'], view: View): Sending {
  const sending = useSignal(false);
  const send = async (move: Move) => {
    if (sending.value) return;
    const refused = game.refusal(view, move);
    const decision = stampFor(view, move.kind);
    if (refused !== undefined || decision === undefined)
      return toast(texts().refusals[refused ?? 'not-now']);
    sending.value = true;
    if (await act({ decision, move })) {
      if (move.kind === 'bet') rememberBet(move.amount);
      judge(view, move);
    }
    sending.value = false;
  };
  return { send: move => void send(move), sending: sending.value };
}
