import { answererOf, game } from '@stammtisch/blind-watten';

import { Ask } from '../../table/ask.tsx';
import type { GameUiProps } from '../../table/game-ui.ts';
import { GoOn } from '../../table/go-on.tsx';
import { useSending } from '../../table/send-move.ts';
import { Status } from '../../table/status.tsx';
import { fiveCards } from '../german/five-cards.tsx';
import { type ActionProps, Actions } from './actions.tsx';
import { questionOf } from './ask.tsx';
import { ConfirmBid } from './confirm-bid.tsx';
import { refuse } from './refuse.ts';
import {
  type Card,
  type Dealt,
  awaitedSeat,
  isAsking,
  isDealt,
  type Move,
  stampFor,
  useOf,
  type View,
  viewOf,
} from './rules.ts';
import { bidding, prepareBid, raise, raised, selection } from './selection.ts';
import { statusText } from './status-text.ts';
import { Strip } from './strip.tsx';
import { texts } from './texts.ts';
import { Wishes } from './wishes.tsx';

/** What only the visitor knows or wishes, what is going on or asked, their cards, and what they can do: each in its place. */
export function PlayerArea(props: GameUiProps) {
  const { context, goOn, chatToggle } = props;
  const view = viewOf(context.table.scene);
  const { send, sending } = useSending(game, {
    ...props,
    refuse,
    done: () => {
      raise(undefined);
      prepareBid(false);
    },
  });
  const moves = { view, send, sending };
  return (
    <section class="mine watten blind" data-phase={view.phase} aria-label={texts().yourHand}>
      <Strip context={context} />
      <Wishes {...moves} />
      <Doing {...props} {...moves} />
      {context.seat !== undefined && isDealt(view) && <Cards view={view} send={send} />}
      {goOn ? <GoOn {...{ goOn, chatToggle }} /> : <Actions {...props} {...moves} />}
    </section>
  );
}

/** What this visitor has to answer or to confirm, and else what is going on. */
function Doing({ view, context, send, sending }: ActionProps) {
  if (isAsking(view) && answererOf(view) === context.seat)
    return (
      <Ask
        key={stampFor(view, 'answer')}
        {...questionOf(view, context)}
        answer={accept => send({ kind: 'answer', accept })}
      />
    );
  if (bidding.value && view.phase === 'playing') return <ConfirmBid {...{ view, send, sending }} />;
  return <Status {...statusText(view, context, raised.value)} />;
}

const Cards = fiveCards<Dealt & View, Card, Move>({
  selection,
  texts,
  awaitedSeat,
  useOf,
  isBarred: (view, card) => game.refusal(view, { kind: 'card', card }) === 'must-follow-trump',
  refuse: () => refuse('must-follow-trump'),
});
