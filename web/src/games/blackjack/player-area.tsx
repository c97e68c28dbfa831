import { handsOf, insuranceFor, settledIn } from '@stammtisch/blackjack';
import type { Odds } from '@stammtisch/blackjack/odds';
import type { Seat } from '@stammtisch/kernel';

import { Ask } from '../../table/ask.tsx';
import type { GameUiProps } from '../../table/game-ui.ts';
import { isOnButton } from '../../table/hand.tsx';
import { useKeys } from '../../table/keys.ts';
import { MoreChips } from '../../table/more-chips.tsx';
import { Status } from '../../table/status.tsx';
import { money, inBets } from '../../text/texts.ts';
import { PlayActions } from './actions.tsx';
import { mostOf } from './bet.ts';
import { BetControl, BetShortcuts } from './bet.tsx';
import { Broke } from './broke.tsx';
import { HelpButton } from './help.tsx';
import { lessonOf, useOdds } from './helper.ts';
import { type Sending, useMoves } from './moves.ts';
import { Own } from './own.tsx';
import { revealedAfter } from './reveal.ts';
import { type Insuring, isBroke, isOnTurn, stampFor, type View, viewOf } from './rules.ts';
import { hints } from './settings.ts';
import { statusText } from './status-text.ts';
import { texts } from './texts.ts';

/** State line, the visitor's hand or bet, and what can be done now. */
export function PlayerArea(props: GameUiProps) {
  const { context, joining, chatToggle } = props;
  const view = viewOf(context.table.scene);
  const sending = useMoves(props);
  const odds = useOdds(view);
  const { seat } = context;
  const most = seat === undefined ? undefined : mostOf(view);
  const isAsked = view.phase === 'insuring' && isOnTurn(view, seat);
  return (
    <section class="mine" aria-label={texts().yourPlace}>
      {!isAsked && <State {...props} />}
      <Lesson view={view} />
      {seat !== undefined && <Own view={view} seat={seat} />}
      {most !== undefined && <BetControl {...{ view, most }} {...sending} />}
      {isAsked && seat !== undefined ? (
        <Insurance key={view.round} {...{ view, seat, odds }} {...sending} />
      ) : (
        <div class="actions" id="start">
          {chatToggle}
          {seat === undefined ? (
            joining
          ) : (
            <>
              <HelpButton />
              <div class="choices">
                <ToDo {...{ ...props, view, seat, odds, most }} {...sending} />
              </div>
            </>
          )}
        </div>
      )}
    </section>
  );
}

function State({ context }: GameUiProps) {
  const view = viewOf(context.table.scene);
  // The result is not told before the dealer has drawn.
  const reveal = { late: settledIn(view) !== undefined, afterMs: revealedAfter(view) };
  return <Status {...statusText(view, context)} reveal={reveal} />;
}

/** What the last decision has cost. */
const Lesson = ({ view }: { view: View }) => {
  const lesson = lessonOf(view);
  return lesson === undefined ? null : <p class="lesson">{lesson}</p>;
};

interface InsuranceProps extends Sending {
  readonly view: View & Insuring;
  readonly seat: Seat;
  readonly odds: Odds | undefined;
}

/** Asked before anyone plays, where the dealer looks. */
function Insurance({ view, seat, odds, send }: InsuranceProps) {
  const text = texts().insure;
  const [hand] = handsOf(view, seat);
  const stake = hand === undefined ? 0 : insuranceFor(hand);
  const worth = hints.value === 'on' ? odds?.insurance : undefined;
  useKeys({ i: () => send({ kind: 'insurance' }) });
  return (
    <Ask
      title={text.title}
      why={
        text.why(money(stake)) +
        (worth === undefined ? '' : text.worth(inBets(worth, { signed: true })))
      }
      yes={{ name: text.yes, note: text.yesNote(money(stake), money(2 * stake)) }}
      no={{ name: text.no, note: text.noNote }}
      isRisky
      answer={yes => send({ kind: yes ? 'insurance' : 'decline' })}
    />
  );
}

interface ToDoProps extends GameUiProps, Sending {
  readonly view: View;
  readonly seat: Seat;
  readonly odds: Odds | undefined;
  readonly most: number | undefined;
}

/** What can be done now or later in this round, or why there is nothing. */
function ToDo({ context, view, seat, odds, most, send, sending }: ToDoProps) {
  if (isBroke(view, seat)) return <Broke context={context} round={view.round} />;
  if (most !== undefined) return <BetShortcuts most={most} />;
  if (stampFor(view, 'ready') !== undefined)
    return (
      <>
        <NewRound isFirst={view.round === 0} {...{ send, sending }} />
        <MoreChips context={context} round={view.round} />
      </>
    );
  if (takesPart(view, seat)) return <PlayActions {...{ view, odds, send, sending }} />;
  return <p class="startnote">{noteOf(view)}</p>;
}

/** Whoever has bet sees the actions before they are possible: none of them comes under a finger. */
const takesPart = (view: View, seat: Seat): boolean =>
  view.phase === 'betting'
    ? !view.sittingOut.includes(seat)
    : view.phase !== 'between' && handsOf(view, seat).length > 0;

function noteOf(view: View): string {
  const text = texts().actions;
  return view.phase === 'between' || view.phase === 'shuffling' ? text.begins : text.satOut;
}

function NewRound({ isFirst, send, sending }: Sending & { isFirst: boolean }) {
  const text = texts().actions;
  const begin = () => send({ kind: 'ready' });
  useKeys({ enter: event => (isOnButton(event) ? false : begin()) });
  return (
    <button type="button" class="btn main go" aria-disabled={sending} onClick={begin}>
      {isFirst ? text.firstRound : text.newRound}
      <small>{text.newRoundNote}</small>
    </button>
  );
}
