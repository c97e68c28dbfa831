import { useSignal } from '@preact/signals';
import { game } from '@stammtisch/big-two';

import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import type { FaceProps } from '../../table/face.ts';
import { isOnButton } from '../../table/hand.tsx';
import { useKeys } from '../../table/keys.ts';
import { Hand } from './hand.tsx';
import { kindOf, mayPass, type Move, stampFor, type View, viewOf } from './rules.ts';
import { hint, hintAt, lowerAll, order, possible, raised, sortNext } from './selection.ts';
import { nextOrder } from './sort.ts';
import { stateLine } from './state-line.ts';
import { say } from './words.ts';

/** State line, hand and actions. */
export function Mine(props: FaceProps) {
  const { sight, question, joining, chatToggle } = props;
  const view = viewOf(sight.table.scene);
  const yourTurn = view.phase === 'playing' && view.turn === sight.seat;
  return (
    <section class="mine" aria-label={say().yourHand}>
      {!question && <State {...props} />}
      {sight.seat !== undefined && view.phase === 'playing' && (
        <Hand dealer={view.dealer} yourTurn={yourTurn} />
      )}
      {question ??
        (sight.seat === undefined ? (
          <div class="actions" id="start">
            {chatToggle}
            {joining}
          </div>
        ) : (
          <Actions {...props} view={view} />
        ))}
    </section>
  );
}

function State({ sight }: FaceProps) {
  const view = viewOf(sight.table.scene);
  const chosen = { raised: raised.value, possible: possible.value, hintAt: hintAt.value };
  const { text, lamp } = stateLine(view, sight, chosen);
  return (
    <p class={lamp ? 'state you' : 'state'} role="status" id="state">
      <span>
        {lamp && <span class="dot" aria-hidden="true" />}
        {text}
      </span>
    </p>
  );
}

function Actions({ act, chatToggle, view }: FaceProps & { view: View }) {
  const text = say();
  const sending = useSignal(false);
  const send = async (move: Move) => {
    const refused = game.refusal(view, move);
    const decision = stampFor(view, move.kind);
    if (refused !== undefined || decision === undefined)
      return toast(text.refusals[refused ?? 'not-now']);
    if (sending.value) return;
    sending.value = true;
    if (await act({ decision, move })) lowerAll();
    sending.value = false;
  };
  const play = () =>
    raised.value.length === 0 && view.phase === 'playing'
      ? toast(
          game.refusal(view, { kind: 'pass' }) === 'not-your-turn'
            ? text.refusals['not-your-turn']
            : text.chooseFirst,
        )
      : void send({ kind: 'play', cards: raised.value });
  const pass = () => void send({ kind: 'pass' });
  const showHint = () => (possible.value.length === 0 ? toast(hintless(view)) : hint());
  useKeys({
    enter: event => (isOnButton(event) ? false : play()),
    p: pass,
    s: sortNext,
    n: showHint,
  });
  return (
    <div class="actions">
      {chatToggle}
      <IconButton
        name="sort"
        label={text.sortTo(text.orders[nextOrder(order.value)])}
        run={sortNext}
      />
      <IconButton name="hint" label={text.hint} run={showHint} />
      {raised.value.length > 0 || !mayPass(view) ? (
        <>
          <PassButton view={view} pass={pass} />
          <PlayButton view={view} play={play} busy={sending.value} />
        </>
      ) : (
        <LonePassButton pass={pass} />
      )}
    </div>
  );
}

const hintless = (view: View): string => {
  const refused = game.refusal(view, { kind: 'pass' });
  return refused === undefined ? say().noHint : say().refusals[refused];
};

interface IconButtonProps {
  readonly name: 'sort' | 'hint';
  readonly label: string;
  readonly run: () => void;
}

const IconButton = ({ name, label, run }: IconButtonProps) => (
  <button type="button" class="btn icon" aria-label={label} title={label} onClick={run}>
    <Icon name={name} />
  </button>
);

function PassButton({ view, pass }: { view: View; pass: () => void }) {
  const allowed = mayPass(view);
  const only = allowed && possible.value.length === 0;
  return (
    <button
      type="button"
      class={only ? 'btn alt go' : 'btn alt'}
      aria-disabled={!allowed}
      onClick={pass}
    >
      {say().pass}
    </button>
  );
}

/** With nothing raised, the one button passes (feature D27). */
const LonePassButton = ({ pass }: { pass: () => void }) => (
  <button
    type="button"
    class={possible.value.length === 0 ? 'btn main go' : 'btn main'}
    aria-describedby="state"
    onClick={pass}
  >
    {say().pass}
  </button>
);

interface PlayButtonProps {
  readonly view: View;
  readonly play: () => void;
  readonly busy: boolean;
}

/** Names what will be played; the state line says why not. */
function PlayButton({ view, play, busy }: PlayButtonProps) {
  const text = say();
  const cards = raised.value;
  const allowed = cards.length > 0 && game.refusal(view, { kind: 'play', cards }) === undefined;
  const kind = kindOf(cards);
  return (
    <button
      type="button"
      class={allowed ? 'btn main go' : 'btn main'}
      aria-disabled={!allowed || busy}
      aria-describedby="state"
      onClick={play}
    >
      {cards.length === 0 ? text.choose : busy ? text.sending : text.play}
      {cards.length > 0 && kind !== undefined && <small>{text.kinds[kind]}</small>}
    </button>
  );
}
