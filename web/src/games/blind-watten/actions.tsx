import { choosers, game, wishAwaited } from '@stammtisch/blind-watten';

import { toast } from '../../parts/toast.tsx';
import { confirming } from '../../preferences/at-table.ts';
import type { GameUiProps } from '../../table/game-ui.ts';
import { isOnButton } from '../../table/hand.tsx';
import { useKeys } from '../../table/keys.ts';
import { MainButton } from '../../table/main-button.tsx';
import type { Sending } from '../../table/send-move.ts';
import { WatchingBar } from '../../table/watching-bar.tsx';
import { refuse } from './refuse.ts';
import {
  allows,
  isUnseen,
  type Move,
  nextStake,
  type Task,
  useOf,
  type View,
  type Wish,
} from './rules.ts';
import { bidding, prepareBid, raised } from './selection.ts';
import { texts } from './texts.ts';

export interface ActionProps extends GameUiProps, Sending<Move> {
  readonly view: View;
}

/**
 * The bid, or "no wish" before it, on the left, the one obvious thing on the right.
 * Both places stay where they are, and the bid's stays empty when there is none.
 */
export function Actions(props: ActionProps) {
  const { context, chatToggle } = props;
  useActionKeys(props);
  if (context.seat === undefined) return <WatchingBar {...props} />;
  return (
    <div class="actions">
      {chatToggle}
      <SideButton {...props} />
      <UseCard {...props} />
    </div>
  );
}

function useActionKeys({ view, send }: ActionProps): void {
  const ask = (wish: Wish) => {
    const move: Move = { kind: 'ask', wish };
    return allows(view, move) ? send(move) : false;
  };
  useKeys({
    enter: event => {
      if (isAsked(view) || isOnButton(event)) return false;
      if (bidding.value) return send({ kind: 'bet' });
      useRaised(view, send);
    },
    escape: () => (bidding.value ? prepareBid(false) : false),
    b: () => {
      const refused = game.refusal(view, BET);
      if (refused !== undefined) refuse(refused);
      else if (bidding.value) prepareBid(false);
      else startBid(send);
    },
    n: () => (wishAwaited(view) === view.viewer ? send({ kind: 'noWish' }) : false),
    s: () => ask('schoenere'),
    x: () => ask('schlagtausch'),
  });
}

const BET: Move = { kind: 'bet' };

/** The first step of a bid, and the only one for those who want it so. */
function startBid(send: ActionProps['send']): void {
  if (confirming.value === 'on') prepareBid(true);
  else send(BET);
}

/** Shows or plays the raised card, or says why not. */
function useRaised(view: View, send: ActionProps['send']): void {
  const card = raised.value;
  if (card === undefined) return toast(texts().actions.chooseFirst);
  send(useOf(view, card) ?? fitting(view, card));
}

/** What a card would be used for, if it were allowed. */
const fitting = (view: View, card: NonNullable<typeof raised.value>): Move =>
  view.phase === 'announcing' ? { kind: 'show', card } : { kind: 'card', card };

/** What may be said beside playing a card. */
function SideButton({ view, send }: ActionProps) {
  const text = texts().actions;
  if (bidding.value)
    return (
      <button type="button" class="btn alt bid" onClick={() => prepareBid(false)}>
        {text.notYet}
      </button>
    );
  if (view.phase === 'playing' && allows(view, { kind: 'bet' }))
    return (
      <button type="button" class="btn raise alt bid" onClick={() => startBid(send)}>
        {text.bid(nextStake(view))}
      </button>
    );
  if (wishAwaited(view) === view.viewer)
    return (
      <button type="button" class="btn alt bid" onClick={() => send({ kind: 'noWish' })}>
        {text.noWish}
      </button>
    );
  return <span class="bid" />;
}

/** Shows or plays the raised card; the state line says why not. */
function UseCard({ view, send, sending }: ActionProps) {
  const card = raised.value;
  const move = card && useOf(view, card);
  return (
    <MainButton
      isAllowed={move !== undefined}
      sending={sending}
      hasState={!bidding.value && !isAsked(view)}
      act={() => useRaised(view, send)}
    >
      {sending ? texts().actions.sending : labelOf(view)}
      {card && isWanted(view) && <small>{texts().cardName(card)}</small>}
    </MainButton>
  );
}

function labelOf(view: View): string {
  const text = texts().actions;
  if (isAsked(view)) return text.answerFirst;
  if (!isWanted(view)) return text.wait;
  if (raised.value === undefined) return text.choose;
  const task = taskOf(view);
  return task === undefined ? text.play : (isUnseen(view) ? text.pick : text.show)[task];
}

const mayMake = (view: View, wanted: Move['kind']): boolean =>
  game.legalMoves(view).some(({ kind }) => kind === wanted);

const isAsked = (view: View): boolean => mayMake(view, 'answer');

/** Whether a card of this visitor is waited for. */
const isWanted = (view: View): boolean => mayMake(view, 'show') || mayMake(view, 'card');

/** What the viewer is to show a card for. */
const taskOf = (view: View): Task | undefined =>
  view.phase === 'announcing'
    ? choosers(view).find(({ seat }) => seat === view.viewer)?.what
    : undefined;
