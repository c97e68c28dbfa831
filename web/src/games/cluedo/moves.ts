import { useSignal } from '@preact/signals';
import { game } from '@stammtisch/cluedo';

import { toast } from '../../parts/toast.tsx';
import type { FaceProps } from '../../table/face.ts';
import { type Move, stampFor, viewOf } from './rules.ts';
import { asking } from './selection.ts';
import { say } from './words.ts';

export interface Sending {
  readonly send: (move: Move) => void;
  readonly sending: boolean;
}

/** How this visitor makes a move: one at a time, and what the rules refuse is not sent at all. */
export function useMoves({ sight, act }: Pick<FaceProps, 'sight' | 'act'>): Sending {
  const view = viewOf(sight.table.scene);
  const sending = useSignal(false);
  const send = async (move: Move) => {
    if (sending.value) return;
    const refused = game.refusal(view, move);
    const decision = stampFor(view, move.kind);
    if (refused !== undefined || decision === undefined)
      return toast(say().refusals[refused ?? 'not-now']);
    sending.value = true;
    if (await act({ decision, move })) asking.value = undefined;
    sending.value = false;
  };
  return { send: move => void send(move), sending: sending.value };
}
