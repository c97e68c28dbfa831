import { game } from '@stammtisch/watten';

import type { GameUiProps } from '../../table/game-ui.ts';
import { type Sending, useSending } from '../../table/send-move.ts';
import { refuse } from './refuse.ts';
import type { Move } from './rules.ts';
import { dropPicks, prepareBid, raise } from './selection.ts';

/** How this visitor makes a move. */
export const useMoves = (props: GameUiProps): Sending<Move> =>
  useSending(game, {
    ...props,
    refuse,
    done: () => {
      raise(undefined);
      prepareBid(false);
      dropPicks();
    },
  });
