import type { Seat } from '@stammtisch/kernel';
import { game } from '@stammtisch/watten';

import { toast } from '../../parts/toast.tsx';
import { confirming } from '../../preferences/at-table.ts';
import type { GameUiProps } from '../../table/game-ui.ts';
import { isOnButton } from '../../table/hand.tsx';
import { useKeys } from '../../table/keys.ts';
import { MainButton } from '../../table/main-button.tsx';
import type { Sending } from '../../table/send-move.ts';
import { WatchingBar } from '../../table/watching-bar.tsx';
import { Confirm } from '../german/confirm.tsx';
import { raiseTexts } from './ask.ts';
import { namingMove } from './naming-move.ts';
import { refuse } from './refuse.ts';
import {
  allows,
  awaitedSeat,
  type Dealt,
  isDealt,
  isFoul,
  isNaming,
  type Move,
  type Naming,
  type View,
} from './rules.ts';
import { bidding, pickedSchlag, pickedTrump, prepareBid, raised } from './selection.ts';
import { texts } from './texts.ts';

export interface ActionProps extends GameUiProps, Sending<Move> {
  readonly view: View;
}

const RAISE: Move = { kind: 'raise' };

/** A raise on the left, the one obvious thing on the right. Both are always there: nothing else comes under a finger. */
export function Actions(props: ActionProps) {
  const { context, chatToggle, view } = props;
  useActionKeys(props);
  if (context.seat === undefined) return <WatchingBar {...props} />;
  return (
    <div class="actions">
      {chatToggle}
      {isDealt(view) && <RaiseButton view={view} seat={context.seat} send={props.send} />}
      {isNaming(view) && awaitedSeat(view) === context.seat ? (
        <NameIt {...props} view={view} />
      ) : (
        <PlayCard {...props} />
      )}
    </div>
  );
}

function useActionKeys({ view, send }: ActionProps): void {
  useKeys({
    enter: event => {
      if (isOnButton(event)) return false;
      // A foul is answered with its own keys.
      if (bidding.value) return isFoul(view) ? false : send(RAISE);
      if (isNaming(view)) return send(namingMove(view));
      playRaised(send);
    },
    escape: () => (bidding.value ? prepareBid(false) : false),
    b: () => (bidding.value ? prepareBid(false) : startRaise(view, send)),
  });
}

/** Names what is chosen. */
function NameIt({ view, send, sending }: ActionProps & { view: Naming & View }) {
  const text = texts().naming;
  const move = namingMove(view);
  return (
    <MainButton isAllowed={move !== undefined} sending={sending} act={() => send(move)}>
      {sending ? texts().actions.sending : nameOf(view)}
      {move && <small class="tab-up">{text.note}</small>}
    </MainButton>
  );
}

function nameOf({ phase }: Naming): string {
  const { naming, ranks, suits } = texts();
  if (phase === 'schlag')
    return pickedSchlag.value ? naming.say.schlag(ranks[pickedSchlag.value]) : naming.choose;
  return pickedTrump.value ? naming.say.trump(suits[pickedTrump.value]) : naming.choose;
}

/** The first step of a raise, and the only one for those who want it so, unless it is a foul; or why it is not possible. */
function startRaise(view: View, send: ActionProps['send']): void {
  const refused = game.refusal(view, RAISE);
  if (refused !== undefined) refuse(refused);
  else if (confirming.value === 'on' || isFoul(view)) prepareBid(true);
  else send(RAISE);
}

interface RaiseProps extends Pick<ActionProps, 'send'> {
  readonly view: Dealt & View;
  readonly seat: Seat;
}

const RaiseButton = ({ view, seat, send }: RaiseProps) => (
  <button
    type="button"
    class="btn raise alt bid"
    aria-disabled={!allows(view, RAISE)}
    onClick={event => {
      // The second step takes the focus.
      if (allows(view, RAISE)) event.currentTarget.blur();
      startRaise(view, send);
    }}
  >
    {raiseTexts(view, seat).raise}
  </button>
);

/** The second step of a raise, where nothing was to be tapped before. */
export function ConfirmRaise({ view, send, sending }: Sending<Move> & { view: Dealt & View }) {
  const { now, note } = raiseTexts(view, Number(view.viewer));
  return (
    <div class="confirm">
      <Confirm
        notYet={texts().actions.notYet}
        now={now}
        note={note}
        sending={sending}
        back={() => prepareBid(false)}
        go={() => send(RAISE)}
      />
    </div>
  );
}

/** Plays the raised card, or says why not. */
function playRaised(send: ActionProps['send']): void {
  const card = raised.value;
  if (card === undefined) return toast(texts().actions.chooseFirst);
  send({ kind: 'card', card });
}

/** Plays the raised card; the state line says why not. */
function PlayCard({ view, send, sending }: ActionProps) {
  const card = raised.value;
  const isWanted = view.phase === 'playing' && awaitedSeat(view) === view.viewer;
  const isPlayable = card !== undefined && allows(view, { kind: 'card', card });
  return (
    <MainButton isAllowed={isPlayable} sending={sending} act={() => playRaised(send)}>
      {labelOf(isWanted, card !== undefined, sending)}
      {card && isWanted && <small>{texts().cardName(card)}</small>}
    </MainButton>
  );
}

function labelOf(isWanted: boolean, isRaised: boolean, sending: boolean): string {
  const text = texts().actions;
  if (sending) return text.sending;
  if (!isWanted) return text.wait;
  return isRaised ? text.play : text.choose;
}
