import type { Seat } from '@stammtisch/kernel';

import { client } from '../../house.ts';
import { toastFailure } from '../../parts/toast.tsx';
import type { FaceProps, Sight } from '../../table/face.ts';
import { PauseBar, PauseHelp, PauseNote } from '../../table/paused.tsx';
import { Readies, ReadyBar } from '../../table/readies.tsx';
import { named } from '../../table/sight.ts';
import { History } from './history.tsx';
import { CardPicture, Emblem, Pawn } from './pieces.tsx';
import { type Card, isOver, type Over, stampFor, type View, viewOf } from './rules.ts';
import { Won } from './score.tsx';
import { say, shortName } from './words.ts';

/** The match is over: who has won, the solution, and who held what. */
export function Result(props: FaceProps) {
  const { sight } = props;
  const view = viewOf(sight.table.scene);
  if (!isOver(view)) return null;
  const isMissing = sight.table.scene.room.chairs.some(holder => 'nobody' in holder);
  const { seating, ready } = view;
  return (
    <div class="res">
      <section class="paper panel clres" aria-labelledby="result" tabIndex={0}>
        {isMissing && <PauseNote />}
        <div role="status">
          <h2 id="result" class="big">
            {headline(view, sight)}
          </h2>
          {view.solution !== 'hidden' && (
            <p class="why">
              {say().result.solution} {say().guess(view.solution)}.
            </p>
          )}
        </div>
        <Solution view={view} />
        {isMissing ? (
          <PauseHelp sight={sight} teamOf={undefined} />
        ) : (
          <Readies {...{ sight, seating, ready }} />
        )}
        {!isMissing && <AtOnce view={view} sight={sight} />}
        <Hands view={view} sight={sight} />
        <Won sight={sight} />
        <section class="narrow-only">
          <h3>{say().history.title}</h3>
          <History view={view} sight={sight} />
        </section>
      </section>
      <Bar {...props} view={view} isMissing={isMissing} />
    </div>
  );
}

interface OverProps {
  readonly view: Over & View;
  readonly sight: Sight;
}

function headline({ outcome, accusations }: Over, sight: Sight): string {
  const text = say().result;
  const [winner] = outcome.winners;
  if (winner === undefined) return text.nobody;
  const isYou = winner === sight.seat;
  if (!accusations.some(({ seat, right }) => right && seat === winner))
    return isYou ? text.last : text.lastBy(sight.nameOf(winner));
  return isYou ? text.won : text.wonBy(sight.nameOf(winner));
}

function Solution({ view: { solution } }: Pick<OverProps, 'view'>) {
  if (solution === 'hidden') return null;
  const cards: readonly Card[] = [solution.who, solution.how, solution.where];
  return (
    <div class="solution" aria-hidden="true">
      {cards.map(card => (
        <CardPicture key={card} card={card} />
      ))}
    </div>
  );
}

const Hands = ({ view, sight }: OverProps) => (
  <section>
    <h3>{say().result.hands}</h3>
    <ul class="hands">
      {view.hands.map((hand, seat) => (
        <li key={seat}>
          <Holder view={view} sight={sight} seat={seat} />
          <span class="held">
            {typeof hand === 'object' &&
              hand.map(card => (
                <span key={card}>
                  <Emblem card={card} />
                  {shortName(card)}
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Holder = ({ view, sight, seat }: OverProps & { seat: Seat }) => {
  const token = view.tokens[seat];
  return (
    <b>
      {token && <Pawn token={token} />}
      {named(sight, seat)}
    </b>
  );
};

/** The host need not wait for everyone. */
function AtOnce({ view, sight }: OverProps) {
  const { room } = sight.table.scene;
  const isWaiting = view.seating.some(
    (holder, seat) => holder === 'person' && seat !== sight.seat && !view.ready.includes(seat),
  );
  if (room.host !== sight.me || !isWaiting) return null;
  return (
    <button type="button" class="btn atonce" onClick={() => void startNow(sight)}>
      {say().result.now}
    </button>
  );
}

async function startNow({ table }: Sight): Promise<void> {
  const answer = await client.startGame(table.table);
  if (!answer.ok) toastFailure(answer.error);
}

interface BarProps extends FaceProps {
  readonly view: Over & View;
  readonly isMissing: boolean;
}

function Bar({ sight, act, joining, chatToggle, view, isMissing }: BarProps) {
  if (isMissing) return <PauseBar {...{ sight, joining, chatToggle }} />;
  const { seating, ready } = view;
  const decision = stampFor(view, 'ready');
  return (
    <ReadyBar
      {...{ sight, seating, ready, joining, chatToggle }}
      label={say().result.ready}
      sayReady={
        decision === undefined ? undefined : () => void act({ decision, move: { kind: 'ready' } })
      }
    />
  );
}
