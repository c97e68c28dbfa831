import { game } from '@stammtisch/watten';

import { toast } from '../../parts/toast.tsx';
import type { FaceProps } from '../../table/face.ts';
import { isOnButton } from '../../table/hand.tsx';
import { useKeys } from '../../table/keys.ts';
import { Confirm } from '../german/confirm.tsx';
import type { Sending } from '../german/sending.ts';
import { namingMove } from './naming-move.ts';
import {
  allows,
  awaitedSeat,
  isNaming,
  type Move,
  type Naming,
  nextValue,
  type View,
} from './rules.ts';
import { bidding, pickedSchlag, pickedTrump, prepareBid, raised } from './selection.ts';
import { say } from './words.ts';

export interface ActionProps extends FaceProps, Sending<Move> {
  readonly view: View;
}

const RAISE: Move = { kind: 'raise' };

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
    <div class="actions">
      {chatToggle}
      {isNaming(view) && awaitedSeat(view) === sight.seat ? (
        <NameIt {...props} view={view} />
      ) : bidding.value && view.phase === 'playing' ? (
        <ConfirmRaise {...props} view={view} />
      ) : (
        <>
          <RaiseButton view={view} />
          <PlayCard {...props} />
        </>
      )}
    </div>
  );
}

function useActionKeys({ view, send }: ActionProps): void {
  useKeys({
    enter: event => {
      if (isOnButton(event)) return false;
      if (bidding.value) return send(RAISE);
      if (isNaming(view)) return send(namingMove(view));
      playRaised(send);
    },
    escape: () => (bidding.value ? prepareBid(false) : false),
    b: () => {
      const refused = game.refusal(view, RAISE);
      if (refused === undefined) prepareBid(!bidding.value);
      else toast(say().refusals[refused]);
    },
  });
}

/** Names what is chosen. */
function NameIt({ view, send, sending }: ActionProps & { view: Naming & View }) {
  const text = say().naming;
  const move = namingMove(view);
  return (
    <button
      type="button"
      class={move ? 'btn main go' : 'btn main'}
      aria-disabled={move === undefined || sending}
      aria-describedby="state"
      onClick={() => send(move)}
    >
      {sending ? say().actions.sending : nameOf(view)}
      {move && <small>{text.note}</small>}
    </button>
  );
}

function nameOf({ phase }: Naming): string {
  const { naming, ranks, suits } = say();
  if (phase === 'schlag')
    return pickedSchlag.value ? naming.say.schlag(ranks[pickedSchlag.value]) : naming.choose;
  return pickedTrump.value ? naming.say.trump(suits[pickedTrump.value]) : naming.choose;
}

/** Among two one opponent is asked, else several. */
const asksMany = ({ seating }: View): boolean => seating.length > 2;

const RaiseButton = ({ view }: { view: View }) =>
  view.phase === 'playing' && allows(view, RAISE) ? (
    <button type="button" class="btn raise alt bid" onClick={() => prepareBid(true)}>
      {say().actions.raise(nextValue(view), asksMany(view))}
    </button>
  ) : null;

type Playing = Extract<View, { phase: 'playing' }>;

function ConfirmRaise({ view, send, sending }: ActionProps & { view: Playing }) {
  const text = say().actions;
  const note = asksMany(view) ? text.raiseNote : text.raiseNoteAlone;
  return (
    <Confirm
      notYet={text.notYet}
      now={text.raiseNow(nextValue(view), asksMany(view))}
      note={note(view.value)}
      sending={sending}
      back={() => prepareBid(false)}
      go={() => send(RAISE)}
    />
  );
}

/** Plays the raised card, or says why not. */
function playRaised(send: ActionProps['send']): void {
  const card = raised.value;
  if (card === undefined) return toast(say().actions.chooseFirst);
  send({ kind: 'card', card });
}

/** Plays the raised card; the state line says why not. */
function PlayCard({ view, send, sending }: ActionProps) {
  const card = raised.value;
  const isWanted = view.phase === 'playing' && awaitedSeat(view) === view.viewer;
  const isPlayable = card !== undefined && allows(view, { kind: 'card', card });
  return (
    <button
      type="button"
      class={isPlayable ? 'btn main go' : 'btn main'}
      aria-disabled={!isPlayable || sending}
      aria-describedby="state"
      onClick={() => playRaised(send)}
    >
      {labelOf(isWanted, card !== undefined, sending)}
      {card && isWanted && <small>{say().cardName(card)}</small>}
    </button>
  );
}

function labelOf(isWanted: boolean, isRaised: boolean, sending: boolean): string {
  const text = say().actions;
  if (sending) return text.sending;
  if (!isWanted) return text.wait;
  return isRaised ? text.play : text.choose;
}
