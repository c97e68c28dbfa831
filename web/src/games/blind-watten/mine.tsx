import { answererOf, game } from '@stammtisch/blind-watten';

import { Ask } from '../../table/ask.tsx';
import type { FaceProps } from '../../table/face.ts';
import { GoOn } from '../../table/go-on.tsx';
import { FiveCards } from '../german/five-cards.tsx';
import { useSending } from '../german/sending.ts';
import { State } from '../german/state.tsx';
import { Actions } from './actions.tsx';
import { questionOf } from './ask.tsx';
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
import { hand, prepareBid, raise, raised } from './selection.ts';
import { stateLine } from './state-line.ts';
import { Strip } from './strip.tsx';
import { say } from './words.ts';

/** What only the visitor knows, what is going on, their cards, and what they can do. */
export function Mine(props: FaceProps) {
  const { sight, question, act, goOn, chatToggle } = props;
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
  const isAsked = isAsking(view) && answererOf(view) === sight.seat;
  return (
    <section class="mine watten" aria-label={say().yourHand}>
      <Strip sight={sight} />
      {!question && !isAsked && <State {...stateLine(view, sight, raised.value)} />}
      {sight.seat !== undefined && isDealt(view) && (
        <Cards view={view} dealer={view.dealer} send={send} />
      )}
      {question ??
        (goOn ? (
          <GoOn {...{ goOn, chatToggle }} />
        ) : isAsked ? (
          <Ask
            key={stampFor(view, 'answer')}
            {...questionOf(view, sight)}
            answer={accept => send({ kind: 'answer', accept })}
          />
        ) : (
          <Actions {...props} {...{ view, send, sending }} />
        ))}
    </section>
  );
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
