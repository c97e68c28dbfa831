import { game } from '@stammtisch/watten';

import type { GameUiProps } from '../../table/game-ui.ts';
import { type Sending, useSending } from '../german/sending.ts';
import { type Move, stampFor, viewOf } from './rules.ts';
import { dropPicks, prepareBid, raise } from './selection.ts';
import { texts } from './texts.ts';

/** How this visitor makes a move. */
export function useMoves({ context, act }: GameUiProps): Sending<Move> {
  const view = viewOf(context.table.scene);
  return useSending<Move>({
    act,
    refused: move => {
      const reason = game.refusal(view, move);
      return reason && texts().refusals[reason];
    },
    stampFor: ({ kind }) => stampFor(view, kind),
    notNow: texts().refusals['not-now'],
    done: () => {
      raise(undefined);
      prepareBid(false);
      dropPicks();
    },
  });
}
