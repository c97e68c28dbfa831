import type { Seat } from '@stammtisch/kernel';

import { client } from '../../connection.ts';
import { toastFailure } from '../../parts/toast.tsx';
import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { PauseBar, PauseHelp, PauseNote } from '../../table/paused.tsx';
import { Readies, ReadyBar } from '../../table/readies.tsx';
import { contextOfRound, named } from '../../table/table-context.ts';
import { History } from './history.tsx';
import { CardPicture, Emblem, Pawn } from './pieces.tsx';
import { type Card, isOver, type Over, stampFor, type View, viewOf } from './rules.ts';
import { Won } from './score.tsx';
import { texts, shortName } from './texts.ts';

/** The match is over: who has won, the solution, and who held what. */
export function Result(props: GameUiProps) {
  const { context } = props;
  const view = viewOf(context.table.scene);
  if (!isOver(view)) return null;
  const isMissing = context.table.scene.room.chairs.some(holder => 'nobody' in holder);
  const { seating, ready } = view;
  const played = contextOfRound(context);
  return (
    <div class="res">
      <section class="paper panel clres" aria-labelledby="result" tabIndex={0}>
        {isMissing && <PauseNote />}
        <div role="status">
          <h2 id="result" class="big">
            {headline(view, played)}
          </h2>
          {view.solution !== 'hidden' && (
            <p class="why">
              {texts().result.solution} {texts().guess(view.solution)}.
            </p>
          )}
        </div>
        <Solution view={view} />
        {isMissing ? (
          <PauseHelp context={context} teamOf={undefined} />
        ) : (
          <Readies {...{ context, seating, ready }} />
        )}
        {!isMissing && <AtOnce view={view} context={context} />}
        <Hands view={view} context={played} />
        <Won context={played} />
        <section class="narrow-only">
          <h3>{texts().history.title}</h3>
          <History view={view} context={played} />
        </section>
      </section>
      <Bar {...props} view={view} isMissing={isMissing} />
    </div>
  );
}

interface OverProps {
  readonly view: Over & View;
  readonly context: TableContext;
}

function headline({ outcome, accusations }: Over, context: TableContext): string {
  const text = texts().result;
  const [winner] = outcome.winners;
  if (winner === undefined) return text.nobody;
  const isYou = winner === context.seat;
  if (!accusations.some(({ seat, right }) => right && seat === winner))
    return isYou ? text.last : text.lastBy(context.nameOf(winner));
  return isYou ? text.won : text.wonBy(context.nameOf(winner));
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

const Hands = ({ view, context }: OverProps) => (
  <section>
    <h3>{texts().result.hands}</h3>
    <ul class="hands">
      {view.hands.map((hand, seat) => (
        <li key={seat}>
          <Holder view={view} context={context} seat={seat} />
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

const Holder = ({ view, context, seat }: OverProps & { seat: Seat }) => {
  const token = view.tokens[seat];
  return (
    <b>
      {token && <Pawn token={token} />}
      {named(context, seat)}
    </b>
  );
};

/** The host need not wait for everyone. */
function AtOnce({ view, context }: OverProps) {
  const { room } = context.table.scene;
  const isWaiting = view.seating.some(
    (holder, seat) => holder === 'person' && seat !== context.seat && !view.ready.includes(seat),
  );
  if (room.host !== context.me || !isWaiting) return null;
  return (
    <button type="button" class="btn atonce" onClick={() => void startNow(context)}>
      {texts().result.now}
    </button>
  );
}

async function startNow({ table }: TableContext): Promise<void> {
  const answer = await client.startGame(table.table);
  if (!answer.ok) toastFailure(answer.error);
}

interface BarProps extends GameUiProps {
  readonly view: Over & View;
  readonly isMissing: boolean;
}

function Bar({ context, act, joining, chatToggle, view, isMissing }: BarProps) {
  if (isMissing) return <PauseBar {...{ context, joining, chatToggle }} />;
  const { seating, ready } = view;
  const decision = stampFor(view, 'ready');
  return (
    <ReadyBar
      {...{ context, seating, ready, joining, chatToggle }}
      label={texts().result.ready}
      sayReady={
        decision === undefined ? undefined : () => void act({ decision, move: { kind: 'ready' } })
      }
    />
  );
}
