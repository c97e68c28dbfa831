import { game } from '@stammtisch/watten';

import type { FaceProps } from '../../table/face.ts';
import { type Sending, useSending } from '../german/sending.ts';
import { type Move, stampFor, viewOf } from './rules.ts';
import { dropPicks, prepareBid, raise } from './selection.ts';
import { say } from './words.ts';

/** How this visitor makes a move. */
export function useMoves({ sight, act }: FaceProps): Sending<Move> {
  const view = viewOf(sight.table.scene);
  return useSending<Move>({
    act,
    refused: move => {
      const reason = game.refusal(view, move);
      return reason && say().refusals[reason];
    },
    stampFor: ({ kind }) => stampFor(view, kind),
    notNow: say().refusals['not-now'],
    done: () => {
      raise(undefined);
      prepareBid(false);
      dropPicks();
    },
  });
}
