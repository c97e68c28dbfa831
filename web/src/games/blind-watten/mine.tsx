import { answererOf, game } from '@stammtisch/blind-watten';

import { Ask } from '../../table/ask.tsx';
import type { FaceProps } from '../../table/face.ts';
import { GoOn } from '../../table/go-on.tsx';
import { FiveCards } from '../german/five-cards.tsx';
import { useSending } from '../german/sending.ts';
import { State } from '../german/state.tsx';
import { type ActionProps, Actions } from './actions.tsx';
import { questionOf } from './ask.tsx';
import { ConfirmBid } from './confirm-bid.tsx';
import {
  type Card,
  isAsking,
  isDealt,
  type Move,
  stampFor,
  useOf,
  type View,
  viewOf,
} from './rules.ts';
import { bidding, hand, prepareBid, raise, raised } from './selection.ts';
import { stateLine } from './state-line.ts';
import { Strip } from './strip.tsx';
import { Wishes } from './wishes.tsx';
import { say } from './words.ts';

/** What only the visitor knows or wishes, what is going on or asked, their cards, and what they can do: each in its place. */
export function Mine(props: FaceProps) {
  const { sight, act, goOn, chatToggle } = props;
  const view = viewOf(sight.table.scene);
  const { send, sending } = useSending<Move>({
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
    },
  });
  const moves = { view, send, sending };
  return (
    <section class="mine watten blind" data-phase={view.phase} aria-label={say().yourHand}>
      <Strip sight={sight} />
      <Wishes {...moves} />
      <Doing {...props} {...moves} />
      {sight.seat !== undefined && isDealt(view) && (
        <Cards view={view} dealer={view.dealer} send={send} />
      )}
      {goOn ? <GoOn {...{ goOn, chatToggle }} /> : <Actions {...props} {...moves} />}
    </section>
  );
}

/** What this visitor has to answer or to confirm, and else what is going on. */
function Doing({ view, sight, send, sending }: ActionProps) {
  if (isAsking(view) && answererOf(view) === sight.seat)
    return (
      <Ask
        key={stampFor(view, 'answer')}
        {...questionOf(view, sight)}
        answer={accept => send({ kind: 'answer', accept })}
      />
    );
  if (bidding.value && view.phase === 'playing') return <ConfirmBid {...{ view, send, sending }} />;
  return <State {...stateLine(view, sight, raised.value)} />;
}

interface CardsProps {
  readonly view: View;
  readonly dealer: number;
  readonly send: (move: Move) => void;
}

const Cards = ({ view, dealer, send }: CardsProps) => (
  <FiveCards<Card>
    cards={hand.value}
    label={say().handLabel(hand.value.length)}
    dealer={dealer}
    nameOf={say().cardName}
    raised={raised.value}
    raise={raise}
    barred={card =>
      game.refusal(view, { kind: 'card', card }) === 'must-follow-trump'
        ? { why: say().refusals['must-follow-trump'], inShort: say().mustFollow }
        : undefined
    }
    play={card => {
      const move = useOf(view, card);
      return move && (() => send(move));
    }}
  />
);
