import { choosers, game } from '@stammtisch/blind-watten';

import { toast } from '../../parts/toast.tsx';
import type { FaceProps } from '../../table/face.ts';
import { isOnButton } from '../../table/hand.tsx';
import { useKeys } from '../../table/keys.ts';
import { Confirm } from '../german/confirm.tsx';
import { allows, type Move, nextStake, type Task, useOf, type View, type Wish } from './rules.ts';
import { bidding, prepareBid, raised } from './selection.ts';
import { say } from './words.ts';

export interface ActionProps extends FaceProps {
  readonly view: View;
  readonly send: (move: Move | undefined) => void;
  readonly sending: boolean;
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
    <div class="actions">
      {!bidding.value && <Wishes {...props} />}
      {chatToggle}
      {bidding.value && view.phase === 'playing' ? (
        <ConfirmBid {...props} stake={nextStake(view)} />
      ) : (
        <>
          {view.phase === 'playing' && allows(view, { kind: 'bet' }) && (
            <button type="button" class="btn raise alt bid" onClick={() => prepareBid(true)}>
              {say().actions.bid(nextStake(view))}
            </button>
          )}
          <UseCard {...props} />
        </>
      )}
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
      if (isOnButton(event)) return false;
      if (bidding.value) return send({ kind: 'bet' });
      useRaised(view, send);
    },
    escape: () => (bidding.value ? prepareBid(false) : false),
    b: () => {
      const refused = game.refusal(view, { kind: 'bet' });
      if (refused === undefined) prepareBid(!bidding.value);
      else toast(say().refusals[refused]);
    },
    s: () => ask('schoenere'),
    x: () => ask('schlagtausch'),
  });
}

/** Shows or plays the raised card, or says why not. */
function useRaised(view: View, send: ActionProps['send']): void {
  const card = raised.value;
  if (card === undefined) return toast(say().actions.chooseFirst);
  send(useOf(view, card) ?? fitting(view, card));
}

/** What a card would be used for, if it were allowed. */
const fitting = (view: View, card: NonNullable<typeof raised.value>): Move =>
  view.phase === 'announcing' ? { kind: 'show', card } : { kind: 'card', card };

const WISHES: readonly Wish[] = ['schoenere', 'schlagtausch'];

function Wishes({ view, send }: ActionProps) {
  const open = WISHES.filter(wish => allows(view, { kind: 'ask', wish }));
  if (open.length === 0) return null;
  return (
    <div class="wishes">
      {open.map(wish => (
        <button
          type="button"
          class="btn wish"
          key={wish}
          onClick={() => send({ kind: 'ask', wish })}
        >
          {say().wishes[wish]}
        </button>
      ))}
    </div>
  );
}

function ConfirmBid({ view, send, sending, stake }: ActionProps & { stake: number }) {
  const text = say().actions;
  return (
    <Confirm
      notYet={text.notYet}
      now={text.bidNow(stake)}
      note={text.bidNote(view.phase === 'playing' ? view.stake : stake)}
      sending={sending}
      back={() => prepareBid(false)}
      go={() => send({ kind: 'bet' })}
    />
  );
}

/** Shows or plays the raised card; the state line says why not. */
function UseCard({ view, send, sending }: ActionProps) {
  const text = say().actions;
  const card = raised.value;
  const move = card && useOf(view, card);
  const task = taskOf(view);
  const isWanted = task !== undefined || game.legalMoves(view).some(({ kind }) => kind === 'card');
  return (
    <button
      type="button"
      class={move ? 'btn main go' : 'btn main'}
      aria-disabled={move === undefined || sending}
      aria-describedby="state"
      onClick={() => useRaised(view, send)}
    >
      {labelOf({ isWanted, isRaised: card !== undefined, task, sending, text })}
      {card && isWanted && <small>{say().cardName(card)}</small>}
    </button>
  );
}

interface Label {
  readonly isWanted: boolean;
  readonly isRaised: boolean;
  readonly task: Task | undefined;
  readonly sending: boolean;
  readonly text: ReturnType<typeof say>['actions'];
}

function labelOf({ isWanted, isRaised, task, sending, text }: Label): string {
  if (sending) return text.sending;
  if (!isWanted) return text.wait;
  if (!isRaised) return text.choose;
  return task === undefined ? text.play : text.show[task];
}

/** What the viewer is to show a card for. */
const taskOf = (view: View): Task | undefined =>
  view.phase === 'announcing'
    ? choosers(view).find(({ seat }) => seat === view.viewer)?.what
    : undefined;
