import { useSignal } from '@preact/signals';
import type { Game, GameTypes } from '@stammtisch/kernel';

import type { GameUiProps } from './game-ui.ts';
import { viewReader } from './view-reader.ts';

interface Parts<P extends GameTypes> extends Pick<GameUiProps, 'context' | 'act'> {
  /** Says why the rules refuse a move. */
  readonly refuse: (why: P['Refusal'] | 'not-now') => void;
  /** The house has taken it. */
  readonly done: (move: P['Move']) => void;
}

export interface Sending<Move> {
  readonly send: (move: Move | undefined) => void;
  readonly sending: boolean;
}

/** How a visitor makes a move: one at a time, and what the rules refuse is not sent at all. */
export function useSending<P extends GameTypes>(
  game: Game<P>,
  { context, act, refuse, done }: Parts<P>,
): Sending<P['Move']> {
  const { viewOf, stampFor } = viewReader(game);
  const view = viewOf(context.table.scene);
  const sending = useSignal(false);
  const send = async (move: P['Move'] | undefined) => {
    if (move === undefined || sending.value) return;
    const refused = game.refusal(view, move);
    const decision = stampFor(view, move.kind);
    if (refused !== undefined || decision === undefined) return refuse(refused ?? 'not-now');
    sending.value = true;
    if (await act({ decision, move })) done(move);
    sending.value = false;
  };
  return { send: move => void send(move), sending: sending.value };
}
