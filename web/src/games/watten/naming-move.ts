import type { GameUiProps } from '../../table/game-ui.ts';
import { useMoves } from './moves.ts';
import { type Move, type View, viewOf } from './rules.ts';
import { pickedSchlag, pickedTrump } from './selection.ts';

/** What is chosen, as the move that names it. */
export function namingMove(view: View): Move | undefined {
  if (view.phase === 'schlag' && pickedSchlag.value !== undefined)
    return { kind: 'schlag', schlag: pickedSchlag.value };
  if (view.phase === 'trump' && pickedTrump.value !== undefined)
    return { kind: 'trump', trump: pickedTrump.value };
  return undefined;
}

export function useNaming(props: GameUiProps): { readonly name: () => void } {
  const { send } = useMoves(props);
  const view = viewOf(props.context.table.scene);
  return { name: () => send(namingMove(view)) };
}
