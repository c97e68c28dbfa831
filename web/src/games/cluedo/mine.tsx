import { cardsOf, handOf } from '@stammtisch/cluedo';
import { useEffect, useRef } from 'preact/hooks';

import type { FaceProps, Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { Actions } from './actions.tsx';
import { Destinations } from './destinations.tsx';
import { Guessing } from './guessing.tsx';
import { Three } from './history.tsx';
import { type Sending, useMoves } from './moves.ts';
import { CardPicture, Emblem } from './pieces.tsx';
import { allows, type Dealt, isDealt, isWalking, type View, viewOf } from './rules.ts';
import { stateLine } from './state-line.ts';
import { pickedIn } from './targets.ts';
import { say, shortName } from './words.ts';

/** What is going on, the visitor's cards, and what they can do. */
export function Mine(props: FaceProps) {
  const { sight, question } = props;
  const view = viewOf(sight.table.scene);
  const sending = useMoves(props);
  const isAsked = allows(view, 'show');
  return (
    <section class="mine cluedo" aria-label={say().yourPlace}>
      {!question && !isAsked && <State view={view} sight={sight} />}
      {question ??
        (!isDealt(view) ? null : isAsked ? (
          <Refuting view={view} sight={sight} {...sending} />
        ) : (
          <>
            <Row view={view} sight={sight} {...sending} />
            <Actions {...props} view={view} {...sending} />
            <Guessing view={view} sight={sight} {...sending} />
          </>
        ))}
    </section>
  );
}

function State({ view, sight }: { view: View; sight: Sight }) {
  const { text, lamp } = stateLine(view, sight, pickedIn(view));
  return (
    <p class={lamp ? 'state you' : 'state'} role="status" id="state">
      <span>
        {lamp && <span class="dot" aria-hidden="true" />}
        {text}
      </span>
    </p>
  );
}

interface RowProps extends Sending {
  readonly view: Dealt & View;
  readonly sight: Sight;
}

/** Where to go, while that is to be chosen; else what one has. */
function Row(props: RowProps) {
  const { view, sight } = props;
  if (isWalking(view) && allows(view, 'walk'))
    return <Destinations view={view} send={props.send} />;
  return sight.seat === undefined ? null : <OwnCards view={view} />;
}

const OwnCards = ({ view }: { view: View }) => (
  <ul class="owncards" aria-label={say().hand.title} tabIndex={0}>
    {handOf(view).map(card => (
      <li key={card} data-card={card}>
        <Emblem card={card} />
        {shortName(card)}
      </li>
    ))}
  </ul>
);

/** Whoever can refute chooses what to show; nobody else will see it. */
function Refuting({ view, sight, send, sending }: RowProps) {
  const text = say().refute;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const asked = view.suspicions.at(-1);
  if (asked === undefined) return null;
  const asker = named(sight, asked.asker);
  const named3 = cardsOf(asked.guess);
  return (
    <div
      class="ask refute"
      id="hand"
      role="alertdialog"
      aria-labelledby="refute"
      aria-describedby="refute-text"
      tabIndex={-1}
      ref={box}
    >
      <h2 id="refute">{text.title(asker)}</h2>
      <Three guess={asked.guess} />
      <p id="refute-text">{text.text(asker)}</p>
      <div class="showable">
        {handOf(view)
          .filter(card => named3.includes(card))
          .map(card => (
            <button
              type="button"
              key={card}
              class="showcard"
              data-card={card}
              aria-disabled={sending}
              onClick={() => send({ kind: 'show', card })}
            >
              <span class="vh">{text.show}</span>
              <CardPicture card={card} />
            </button>
          ))}
      </div>
    </div>
  );
}
