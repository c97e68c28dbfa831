import { handOf, passageFrom, placeOf } from '@stammtisch/cluedo';

import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { Status } from '../../table/status.tsx';
import { Actions } from './actions.tsx';
import { Destinations } from './destinations.tsx';
import { Guessing } from './guessing.tsx';
import { type Sending, useMoves } from './moves.ts';
import { Emblem } from './pieces.tsx';
import { Refuting } from './refuting.tsx';
import { allows, type Dealt, isDealt, isWalking, type View, viewOf } from './rules.ts';
import { statusText } from './status-text.ts';
import { pickedIn } from './targets.ts';
import { texts, shortName } from './texts.ts';

/** What is going on, the visitor's cards, and what they can do. */
export function PlayerArea(props: GameUiProps) {
  const { context } = props;
  const view = viewOf(context.table.scene);
  const sending = useMoves(props);
  const isAsked = allows(view, 'show');
  return (
    <section class="mine cluedo" aria-label={texts().yourPlace}>
      {!isAsked && <Status {...statusText(view, context, pickedIn(view))} />}
      {!isDealt(view) ? null : isAsked ? (
        <Refuting view={view} context={context} {...sending} />
      ) : (
        <>
          <Row view={view} context={context} {...sending} />
          <Actions {...props} view={view} {...sending} />
          <Guessing view={view} context={context} {...sending} />
        </>
      )}
    </section>
  );
}

interface RowProps extends Sending {
  readonly view: Dealt & View;
  readonly context: TableContext;
}

/** Where to go, while that is to be chosen; else what one has, and ways to move without the dice. */
function Row(props: RowProps) {
  const { view, context } = props;
  if (isWalking(view) && allows(view, 'walk'))
    return <Destinations view={view} send={props.send} />;
  return context.seat === undefined ? null : <OwnCards {...props} />;
}

const OwnCards = (props: RowProps) => (
  <div class="owncards" tabIndex={0} role="group" aria-label={texts().hand.title}>
    <OtherWays {...props} />
    <span class="ownlabel" aria-hidden="true">
      {texts().hand.title}
    </span>
    <ul>
      {handOf(props.view).map(card => (
        <li key={card} data-card={card}>
          <Emblem card={card} />
          {shortName(card)}
        </li>
      ))}
    </ul>
  </div>
);

/** The secret passage, or staying where one was called to. */
function OtherWays({ view, send, sending }: RowProps) {
  const text = texts().actions;
  const passage = passageFrom(placeOf(view));
  return (
    <>
      {allows(view, 'passage') && (
        <button
          type="button"
          class="btn way"
          aria-disabled={sending}
          onClick={() => send({ kind: 'passage' })}
        >
          {text.passage}
          {passage && <small>{shortName(passage)}</small>}
        </button>
      )}
      {allows(view, 'stay') && (
        <button
          type="button"
          class="btn way"
          aria-disabled={sending}
          onClick={() => send({ kind: 'stay' })}
        >
          {text.stay}
          <small>{text.stayNote}</small>
        </button>
      )}
    </>
  );
}
