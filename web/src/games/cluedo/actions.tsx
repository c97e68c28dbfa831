import type { GameUiProps } from '../../table/game-ui.ts';
import { useKeys } from '../../table/keys.ts';
import { MainButton } from '../../table/main-button.tsx';
import { whoIs } from '../../table/table-context.ts';
import { WatchingBar } from '../../table/watching-bar.tsx';
import { isSolved } from './deduction.ts';
import { answerInWords, Three } from './history.tsx';
import type { Sending } from './moves.ts';
import { refuse } from './refuse.ts';
import { allows, type Dealt, isOut, type Move, roomOnTurn, type View } from './rules.ts';
import { asking, PANES, pane } from './selection.ts';
import { pickedIn } from './targets.ts';
import { placeTo, texts } from './texts.ts';

export interface ActionProps extends GameUiProps, Sending {
  readonly view: Dealt & View;
}

/** Every button has its place and keeps it for the whole turn; the one obvious thing is largest. */
export function Actions(props: ActionProps) {
  const { context, chatToggle, view } = props;
  useActionKeys(props);
  if (context.seat === undefined) return <WatchingBar {...props} />;
  return (
    <div class="actions" id="hand" data-means={view.phase}>
      {chatToggle}
      {isOut(view) ? (
        <Solved view={view} />
      ) : view.turn === context.seat && view.phase !== 'refuting' ? (
        <>
          <Main {...props} />
          <End {...props} />
          <Accuse view={view} />
        </>
      ) : (
        <LastAsked view={view} context={context} />
      )}
    </div>
  );
}

/** Whoever accused wrongly has nothing to do any more but to show cards, and knows the solution. */
const Solved = ({ view }: { view: Dealt & View }) =>
  view.solution === 'hidden' ? null : (
    <div class="solved" role="note">
      <p>
        <b>{texts().out.title}</b> {texts().out.text}
      </p>
      <Three guess={view.solution} />
    </div>
  );

/** While others play: what was asked last, where there is no room for the whole case. */
function LastAsked({ view, context }: Pick<ActionProps, 'view' | 'context'>) {
  const last = view.suspicions.at(-1);
  if (last === undefined) return null;
  const asked = texts().facts.suspected(whoIs(context, last.asker), texts().guess(last.guess));
  return (
    <p class="solved asked">
      {asked}. {answerInWords(last, context)}
    </p>
  );
}

type Simple = Extract<Move, { kind: 'roll' | 'passage' | 'stay' | 'end' }>['kind'];

function useActionKeys({ view, send }: ActionProps): void {
  const simple = (kind: Simple) => () => {
    if (allows(view, kind)) send({ kind });
  };
  const ask = (kind: 'suspect' | 'accuse') => () => {
    if (allows(view, kind)) asking.value = kind;
  };
  useKeys({
    r: simple('roll'),
    p: simple('passage'),
    y: simple('stay'),
    e: simple('end'),
    s: ask('suspect'),
    a: ask('accuse'),
    g: () => {
      const to = pickedIn(view);
      if (to !== undefined) send({ kind: 'walk', to });
    },
    ...Object.fromEntries(
      PANES.map((each, at) => [String(at + 1), () => void (pane.value = each)]),
    ),
  });
}

/** What leads on in this turn: rolling, going, suspecting. */
function Main(props: ActionProps) {
  const { view, send, sending } = props;
  switch (view.phase) {
    case 'moving':
    case 'rolling':
      return (
        <button
          type="button"
          key="roll"
          class={allows(view, 'roll') ? 'btn main go' : 'btn main'}
          aria-disabled={!allows(view, 'roll') || sending}
          onClick={() => send({ kind: 'roll' })}
        >
          {texts().actions.roll}
        </button>
      );
    case 'walking':
      return <Go {...props} />;
    case 'acting':
    case 'refuting':
    case 'over':
      return <Suspect view={view} />;
  }
}

/** Walks to where the visitor wants to go. */
function Go({ view, send, sending }: ActionProps) {
  const text = texts().actions;
  const to = pickedIn(view);
  return (
    <MainButton
      key="go"
      isAllowed={to !== undefined}
      sending={sending}
      act={() => to !== undefined && send({ kind: 'walk', to })}
    >
      {to === undefined ? text.choose : text.go}
      {to !== undefined && <small>{placeTo(to)}</small>}
    </MainButton>
  );
}

/** Opens the sheet on which a suspicion is put together, or says why not. */
function Suspect({ view }: Pick<ActionProps, 'view'>) {
  const room = roomOnTurn(view);
  const isAllowed = allows(view, 'suspect') && room !== undefined;
  const ask = () => {
    if (isAllowed) asking.value = 'suspect';
    else refuse(room === undefined ? 'not-in-a-room' : 'not-entitled');
  };
  return (
    <button
      type="button"
      key="suspect"
      class={isAllowed ? 'btn main go suspect' : 'btn main suspect'}
      aria-disabled={!isAllowed}
      onClick={ask}
    >
      {texts().actions.suspect}
      {isAllowed && <small>{texts().rooms[room].in}</small>}
    </button>
  );
}

/** Lit when there is nothing else to do. */
function End({ view, send, sending }: ActionProps) {
  const isAllowed = allows(view, 'end');
  const isLast = isAllowed && !allows(view, 'suspect');
  return (
    <button
      type="button"
      class={isLast ? 'btn end alt go' : 'btn end alt'}
      aria-disabled={!isAllowed || sending}
      onClick={() => send({ kind: 'end' })}
    >
      {texts().actions.end}
    </button>
  );
}

/** The last word in a match, and not the first thing one sees: lit only when the sheet is certain of all three. */
function Accuse({ view }: Pick<ActionProps, 'view'>) {
  const isAllowed = allows(view, 'accuse');
  return (
    <button
      type="button"
      class={isAllowed && isSolved(view) ? 'btn accuse alt go' : 'btn accuse alt'}
      aria-disabled={!isAllowed}
      onClick={() => {
        if (isAllowed) asking.value = 'accuse';
      }}
    >
      {texts().actions.accuse}
    </button>
  );
}
