import { answererOf, game } from '@stammtisch/watten';

import { Ask } from '../../table/ask.tsx';
import type { GameUiProps } from '../../table/game-ui.ts';
import { GoOn } from '../../table/go-on.tsx';
import { Status } from '../../table/status.tsx';
import { fiveCards } from '../german/five-cards.tsx';
import { type ActionProps, Actions, ConfirmRaise } from './actions.tsx';
import { foulQuestion, raiseQuestion } from './ask.ts';
import { useMoves } from './moves.ts';
import { refuse } from './refuse.ts';
import {
  allows,
  awaitedSeat,
  type Card,
  type Dealt,
  isDealt,
  isFoul,
  type Move,
  stampFor,
  type View,
  viewOf,
} from './rules.ts';
import { bidding, pickedSchlag, pickedTrump, prepareBid, raised, selection } from './selection.ts';
import { statusText } from './status-text.ts';
import { Strip } from './strip.tsx';
import { texts } from './texts.ts';

/** What was named, what is going on or asked, the visitor's cards, and what they can do: each in its place. */
export function PlayerArea(props: GameUiProps) {
  const { context, goOn, chatToggle } = props;
  const view = viewOf(context.table.scene);
  const moves = useMoves(props);
  return (
    <section class="mine watten places" aria-label={texts().yourHand}>
      <Strip context={context} />
      <Question {...props} {...moves} view={view} />
      {context.seat !== undefined && isDealt(view) && <Cards view={view} send={moves.send} />}
      {goOn ? <GoOn {...{ goOn, chatToggle }} /> : <Actions {...props} {...moves} view={view} />}
    </section>
  );
}

/** What has to be answered with two buttons, and else what is going on. */
function Question({ context, view, send, sending }: ActionProps) {
  if (view.phase === 'raised' && answererOf(view) === context.seat)
    return (
      <Ask
        key={stampFor(view, 'answer')}
        {...raiseQuestion(view, context)}
        answer={hold => send({ kind: 'answer', hold })}
      />
    );
  if (bidding.value && isFoul(view))
    return (
      <Ask
        key="foul"
        {...foulQuestion(view)}
        answer={yes => (yes ? send({ kind: 'raise' }) : prepareBid(false))}
      />
    );
  if (bidding.value && isDealt(view)) return <ConfirmRaise {...{ view, send, sending }} />;
  const taken = {
    raised: raised.value,
    schlag: pickedSchlag.value,
    trump: pickedTrump.value,
  };
  return <Status {...statusText(view, context, taken)} />;
}

const Cards = fiveCards<Dealt & View, Card, Move>({
  selection,
  texts,
  awaitedSeat,
  useOf: (view, card) => {
    const move: Move = { kind: 'card', card };
    return allows(view, move) ? move : undefined;
  },
  isBarred: (view, card) => game.refusal(view, { kind: 'card', card }) === 'trump-or-crit',
  refuse: () => refuse('trump-or-crit'),
});
