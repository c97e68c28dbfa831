import { useSignal } from '@preact/signals';

import { toast } from '../../parts/toast.tsx';
import type { GameUiProps } from '../../table/game-ui.ts';

interface Rules<Move> {
  readonly act: GameUiProps['act'];
  /** Why the rules refuse it, in words. */
  readonly refused: (move: Move) => string | undefined;
  /** The stamp of the question that this move answers. */
  readonly stampFor: (move: Move) => string | undefined;
  readonly notNow: string;
  readonly done: () => void;
}

export interface Sending<Move> {
  readonly send: (move: Move | undefined) => void;
  readonly sending: boolean;
}

/** One thing at a time is sent; what the rules refuse is not sent at all. */
export function useSending<Move>({ act, ...rules }: Rules<Move>): Sending<Move> {
  const sending = useSignal(false);
  const send = async (move: Move | undefined) => {
    if (move === undefined || sending.value) return;
    const refused = rules.refused(move);
    const decision = rules.stampFor(move);
    if (refused !== undefined || decision === undefined) return toast(refused ?? rules.notNow);
    sending.value = true;
    if (await act({ decision, move })) rules.done();
    sending.value = false;
  };
  return { send: move => void send(move), sending: sending.value };
}
