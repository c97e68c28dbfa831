import { game } from '@stammtisch/cluedo';

import type { GameUiProps } from '../../table/game-ui.ts';
import { type Sending as SendingOf, useSending } from '../../table/send-move.ts';
import type { Move } from './rules.ts';
import { asking } from './selection.ts';
import { texts } from './texts.ts';

export type Sending = SendingOf<Move>;

/** How this visitor makes a move. */
export const useMoves = (props: Pick<GameUiProps, 'context' | 'act'>): Sending =>
  useSending(game, {
    ...props,
    refusals: texts().refusals,
    done: () => {
      asking.value = undefined;
    },
  });
