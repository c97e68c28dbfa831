import { type Game, type GameTypes, isObject } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

/** What every page asks the rules of its game. */
export const viewReader = <P extends GameTypes>(game: Game<P>) => ({
  /** The view of a scene; the house sends nothing else for this game. */
  viewOf: ({ view }: Scene): P['View'] => {
    assertView(view, game);
    return view;
  },
  /** The stamp of the question that a move of this kind would answer. */
  stampFor: (view: P['View'], kind: P['Move']['kind']): string | undefined =>
    game.decisions(view).find(({ kinds }) => kinds.includes(kind))?.stamp,
  allows: (view: P['View'], move: P['Move']): boolean => game.refusal(view, move) === undefined,
});

function assertView<P extends GameTypes>(view: unknown, game: Game<P>): asserts view is P['View'] {
  if (!isObject(view) || typeof view['phase'] !== 'string')
    throw new Error(`this is not a view of ${game.name}`);
}
