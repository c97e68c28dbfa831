import { passageFrom, placeOf } from '@stammtisch/cluedo';
import type { ComponentChildren } from 'preact';

import type { FaceProps } from '../../table/face.ts';
import { useKeys } from '../../table/keys.ts';
import { whoIs } from '../../table/sight.ts';
import { answerInWords, Three } from './history.tsx';
import type { Sending } from './moves.ts';
import { allows, type Dealt, isOut, type Move, roomOnTurn, type View } from './rules.ts';
import { asking, PANES, pane } from './selection.ts';
import { pickedIn } from './targets.ts';
import { placeTo, say, shortName } from './words.ts';

export interface ActionProps extends FaceProps, Sending {
  readonly view: Dealt & View;
}

/** Only what this visitor may do now, with the one obvious thing largest. */
export function Actions(props: ActionProps) {
  const { sight, joining, chatToggle, view } = props;
  useActionKeys(props);
  if (sight.seat === undefined)
    return (
      <div class="actions" id="start">
        {chatToggle}
        {joining}
      </div>
    );
  return (
    <div class="actions" id="hand">
      {chatToggle}
      {isOut(view) ? (
        <Solved view={view} />
      ) : (
        view.turn !== sight.seat && <LastAsked view={view} sight={sight} />
      )}
      <MoveButtons {...props} />
      <Go {...props} />
      <ActButtons {...props} />
    </div>
  );
}

/** Whoever accused wrongly has nothing to do any more but to show cards, and knows the solution. */
const Solved = ({ view }: { view: Dealt & View }) =>
  view.solution === 'hidden' ? null : (
    <div class="solved" role="note">
      <p>
        <b>{say().out.title}</b> {say().out.text}
      </p>
      <Three guess={view.solution} />
    </div>
  );

/** While others play: what was asked last, where there is no room for the whole case. */
function LastAsked({ view, sight }: Pick<ActionProps, 'view' | 'sight'>) {
  const last = view.suspicions.at(-1);
  if (last === undefined) return null;
  const asked = say().facts.suspected(whoIs(sight, last.asker), say().guess(last.guess));
  return (
    <p class="solved asked">
      {asked}. {answerInWords(last, sight)}
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

interface ButtonProps extends ActionProps {
  readonly kind: Simple;
  readonly look: string;
  readonly children: ComponentChildren;
}

/** Makes a move that has nothing to choose. */
const MoveButton = ({ view, send, sending, kind, look, children }: ButtonProps) =>
  allows(view, kind) ? (
    <button
      type="button"
      class={`btn ${look}`}
      aria-disabled={sending}
      onClick={() => send({ kind })}
    >
      {children}
    </button>
  ) : null;

/** The beginning of a turn. */
function MoveButtons(props: ActionProps) {
  const text = say().actions;
  const passage = passageFrom(placeOf(props.view));
  return (
    <>
      <MoveButton {...props} kind="roll" look="main go">
        {text.roll}
      </MoveButton>
      <MoveButton {...props} kind="passage" look="main">
        {text.passage}
        {passage && <small>{shortName(passage)}</small>}
      </MoveButton>
      <MoveButton {...props} kind="stay" look="main">
        {text.stay}
        <small>{text.stayNote}</small>
      </MoveButton>
    </>
  );
}

/** Walks to where the visitor wants to go. */
function Go({ view, send, sending }: ActionProps) {
  const text = say().actions;
  if (!allows(view, 'walk')) return null;
  const to = pickedIn(view);
  return (
    <button
      type="button"
      class={to === undefined ? 'btn main' : 'btn main go'}
      aria-disabled={to === undefined || sending}
      aria-describedby="state"
      onClick={() => to !== undefined && send({ kind: 'walk', to })}
    >
      {to === undefined ? text.choose : text.go}
      {to !== undefined && <small>{placeTo(to)}</small>}
    </button>
  );
}

/** What follows the move: suspicion, accusation, the end of the turn. */
function ActButtons(props: ActionProps) {
  const { view } = props;
  const text = say().actions;
  const room = roomOnTurn(view);
  const mayAsk = allows(view, 'suspect') && room !== undefined;
  return (
    <>
      {mayAsk && (
        <button
          type="button"
          class="btn main go suspect"
          onClick={() => (asking.value = 'suspect')}
        >
          {text.suspect}
          <small>{say().rooms[room].in}</small>
        </button>
      )}
      <MoveButton {...props} kind="end" look={mayAsk ? 'end alt' : 'end main go'}>
        {text.end}
      </MoveButton>
      {allows(view, 'accuse') && (
        <button type="button" class="btn raise alt" onClick={() => (asking.value = 'accuse')}>
          {text.accuse}
        </button>
      )}
    </>
  );
}
