import { game } from '@stammtisch/big-two';
import { useEffect } from 'preact/hooks';

import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { autoPass } from '../../preferences/at-table.ts';
import { steps } from '../../settings.ts';
import type { GameUiProps } from '../../table/game-ui.ts';
import { isOnButton } from '../../table/hand.tsx';
import { useKeys } from '../../table/keys.ts';
import { MainButton } from '../../table/main-button.tsx';
import { usePremove } from '../../table/premove.ts';
import { useSending } from '../../table/send-move.ts';
import { Status } from '../../table/status.tsx';
import { WatchingBar } from '../../table/watching-bar.tsx';
import { Hand } from './hand.tsx';
import { refuse } from './refuse.ts';
import { allows, type Card, kindOf, mayPass, stampFor, topOf, type View, viewOf } from './rules.ts';
import { hint, hintAt, lowerAll, order, possible, raised, sortNext, toggle } from './selection.ts';
import { nextOrder } from './sort.ts';
import { statusText } from './status-text.ts';
import { texts } from './texts.ts';

/** State line, hand and actions. */
export function PlayerArea(props: GameUiProps) {
  const { context, chatToggle } = props;
  const view = viewOf(context.table.scene);
  const moves = useMoves(props);
  const yourTurn = view.phase === 'playing' && view.turn === context.seat;
  usePremove(yourTurn, () => {
    if (allows(view, { kind: 'play', cards: raised.value })) moves.play(raised.value);
  });
  const isBeaten = yourTurn && possible.value.length === 0 && mayPass(view);
  useEffect(() => {
    if (isBeaten && autoPass.value === 'on') moves.pass();
  }, [isBeaten]);
  return (
    <section class="mine" aria-label={texts().yourHand}>
      <State {...props} />
      {context.seat !== undefined && view.phase === 'playing' && (
        <Hand
          dealer={view.dealer}
          yourTurn={yourTurn}
          tap={card => (isPlayedAtOnce(view, card) ? moves.play([card]) : toggle(card))}
        />
      )}
      {context.seat === undefined ? (
        <WatchingBar {...props} />
      ) : (
        <Actions chatToggle={chatToggle} view={view} {...moves} />
      )}
    </section>
  );
}

/** With one tap, where one card is to be beaten; a lead may become a pair. */
const isPlayedAtOnce = (view: View, card: Card): boolean =>
  steps.value === 'one' &&
  raised.value.length === 0 &&
  view.phase === 'playing' &&
  topOf(view.plays)?.cards.length === 1 &&
  allows(view, { kind: 'play', cards: [card] });

interface Moves {
  readonly play: (cards: readonly Card[]) => void;
  readonly pass: () => void;
  readonly sending: boolean;
}

/** How this visitor makes a move. */
function useMoves(props: GameUiProps): Moves {
  const { send, sending } = useSending(game, {
    ...props,
    refuse,
    done: lowerAll,
  });
  return {
    play: cards => send({ kind: 'play', cards }),
    pass: () => send({ kind: 'pass' }),
    sending,
  };
}

function State({ context }: GameUiProps) {
  const view = viewOf(context.table.scene);
  const chosen = { raised: raised.value, possible: possible.value, hintAt: hintAt.value };
  return <Status {...statusText(view, context, chosen)} />;
}

interface ActionProps extends Moves, Pick<GameUiProps, 'chatToggle'> {
  readonly view: View;
}

function askToChoose(view: View): void {
  if (game.refusal(view, { kind: 'pass' }) === 'not-your-turn') refuse('not-your-turn');
  else toast(texts().chooseFirst);
}

/** Every button has its place and keeps it, whoever is on turn. */
function Actions({ chatToggle, view, play, pass, sending }: ActionProps) {
  const text = texts();
  const playRaised = () =>
    raised.value.length === 0 && view.phase === 'playing' ? askToChoose(view) : play(raised.value);
  const showHint = () => (possible.value.length === 0 ? toast(hintless(view)) : hint());
  useKeys({
    enter: event => (isOnButton(event) ? false : playRaised()),
    p: pass,
    s: sortNext,
    n: showHint,
  });
  return (
    <div class="actions" data-means={stampFor(view, 'pass') ?? stampFor(view, 'play')}>
      {chatToggle}
      <IconButton
        name="sort"
        label={text.sortTo(text.orders[nextOrder(order.value)])}
        run={sortNext}
      />
      <IconButton name="hint" label={text.hint} run={showHint} />
      <PassButton view={view} pass={pass} />
      <PlayButton view={view} play={playRaised} busy={sending} />
    </div>
  );
}

const hintless = (view: View): string => {
  const refused = game.refusal(view, { kind: 'pass' });
  return refused === undefined ? texts().noHint : texts().refusals[refused];
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
      {texts().pass}
    </button>
  );
}

interface PlayButtonProps {
  readonly view: View;
  readonly play: () => void;
  readonly busy: boolean;
}

/** Names what will be played; the state line says why not. */
function PlayButton({ view, play, busy }: PlayButtonProps) {
  const text = texts();
  const cards = raised.value;
  const allowed = cards.length > 0 && allows(view, { kind: 'play', cards });
  const kind = kindOf(cards);
  return (
    <MainButton isAllowed={allowed} sending={busy} act={play}>
      {cards.length === 0 ? text.choose : busy ? text.sending : text.play}
      {cards.length > 0 && kind !== undefined && <small>{text.kinds[kind]}</small>}
    </MainButton>
  );
}
