import { game } from '@stammtisch/blackjack';

import type { GameUiProps } from '../../table/game-ui.ts';
import { type Sending as SendingOf, useSending } from '../../table/send-move.ts';
import { rememberBet } from './bet.ts';
import { judge } from './helper.ts';
import { refuse } from './refuse.ts';
import { type Move, viewOf } from './rules.ts';

export type Sending = SendingOf<Move>;

/** How this visitor makes a move. */
export const useMoves = (props: GameUiProps): Sending =>
  useSending(game, {
    ...props,
    refuse,
    done: move => {
      if (move.kind === 'bet') rememberBet(move.amount);
      judge(viewOf(props.context.table.scene), move);
    },
  });
