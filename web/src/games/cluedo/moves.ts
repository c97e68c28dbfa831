import { game } from '@stammtisch/cluedo';

import type { GameUiProps } from '../../table/game-ui.ts';
import { type Sending as SendingOf, useSending } from '../../table/send-move.ts';
import { refuse } from './refuse.ts';
import type { Move } from './rules.ts';
import { asking } from './selection.ts';

export type Sending = SendingOf<Move>;

/** How this visitor makes a move. */
export const useMoves = (props: Pick<GameUiProps, 'context' | 'act'>): Sending =>
  useSending(game, {
    ...props,
    refuse,
    done: () => {
      asking.value = undefined;
    },
  });
