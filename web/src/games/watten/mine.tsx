import { answererOf, game } from '@stammtisch/watten';

import { Ask } from '../../table/ask.tsx';
import type { FaceProps } from '../../table/face.ts';
import { GoOn } from '../../table/go-on.tsx';
import { FiveCards } from '../german/five-cards.tsx';
import { State } from '../german/state.tsx';
import { Actions } from './actions.tsx';
import { foulQuestion, raiseQuestion } from './ask.ts';
import { useMoves } from './moves.ts';
import {
  allows,
  type Card,
  isDealt,
  isFoul,
  markOf,
  type Move,
  stampFor,
  type View,
  viewOf,
} from './rules.ts';
import {
  bidding,
  hand,
  pickedSchlag,
  pickedTrump,
  prepareBid,
  raise,
  raised,
} from './selection.ts';
import { stateLine } from './state-line.ts';
import { Strip } from './strip.tsx';
import { say } from './words.ts';

/** What was named, what is going on, the visitor's cards, and what they can do. */
export function Mine(props: FaceProps) {
  const { sight, question, goOn, chatToggle } = props;
  const view = viewOf(sight.table.scene);
  const { send, sending } = useMoves(props);
  const asked = askedOf(view, sight.seat);
  return (
    <section class="mine watten" aria-label={say().yourHand}>
      <Strip sight={sight} />
      {!question && !asked && (
        <State
          {...stateLine(view, sight, {
            raised: raised.value,
            schlag: pickedSchlag.value,
            trump: pickedTrump.value,
          })}
        />
      )}
      {sight.seat !== undefined && isDealt(view) && (
        <Cards view={view} dealer={view.dealer} send={send} />
      )}
      {question ??
        (goOn ? (
          <GoOn {...{ goOn, chatToggle }} />
        ) : asked === 'raise' && view.phase === 'raised' ? (
          <Ask
            key={stampFor(view, 'answer')}
            {...raiseQuestion(view, sight, isAlone(view))}
            answer={hold => send({ kind: 'answer', hold })}
          />
        ) : asked === 'foul' ? (
          <Ask
            key="foul"
            {...foulQuestion(view)}
            answer={yes => (yes ? send({ kind: 'raise' }) : prepareBid(false))}
          />
        ) : (
          <Actions {...props} {...{ view, send, sending }} />
        ))}
    </section>
  );
}

/** What this visitor has to answer with two buttons. */
function askedOf(view: View, seat: number | undefined): 'raise' | 'foul' | undefined {
  if (view.phase === 'raised' && answererOf(view) === seat) return 'raise';
  return bidding.value && isFoul(view) ? 'foul' : undefined;
}

/** Whether the visitor has no partner in this round. */
const isAlone = (view: View): boolean =>
  [...view.seating.keys()].filter(seat => markOf(view, seat) === markOf(view, Number(view.viewer)))
    .length === 1;

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
      game.refusal(view, { kind: 'card', card }) === 'trump-or-crit'
        ? { why: say().refusals['trump-or-crit'], inShort: say().mustFollow }
        : undefined
    }
    play={card => {
      const move: Move = { kind: 'card', card };
      return allows(view, move) ? () => send(move) : undefined;
    }}
  />
);
