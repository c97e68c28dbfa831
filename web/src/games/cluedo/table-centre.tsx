import { useSignal } from '@preact/signals';
import type { Partly, Suspicion } from '@stammtisch/cluedo';
import { useEffect } from 'preact/hooks';

import { Icon } from '../../parts/icon.tsx';
import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { Board } from './board.tsx';
import { certainties } from './deduction.ts';
import { History } from './history.tsx';
import { useMoves } from './moves.ts';
import { saveOnLeaving } from './notes.ts';
import { CardPicture, Glyph } from './pieces.tsx';
import { type Dealt, isDealt, roomOnTurn, type View, viewOf } from './rules.ts';
import { beginAnew, type Pane, pane, PANES, putAway } from './selection.ts';
import { DetectiveSheet } from './sheet.tsx';
import { texts } from './texts.ts';

/** The plan, the detective's sheet and the case so far. */
export function TableCentre(props: GameUiProps) {
  const view = viewOf(props.context.table.scene);
  useEffect(saveOnLeaving, []);
  useEffect(beginAnew, [props.context.table.table]);
  if (!isDealt(view)) return null;
  return <Panes {...props} view={view} />;
}

interface PanesProps extends GameUiProps {
  readonly view: Dealt & View;
}

function Panes({ view, context, act }: PanesProps) {
  const { send } = useMoves({ context, act });
  return (
    <div class="panes" data-pane={pane.value}>
      <PaneChoice view={view} />
      <section class="boardpane" aria-label={texts().panes.board}>
        <Board view={view} go={to => send({ kind: 'walk', to })} />
      </section>
      <DetectiveSheet view={view} context={context} />
      <section class="casepane panel" data-look="use" aria-labelledby="case" tabIndex={0}>
        <h2 id="case">{texts().history.title}</h2>
        <History view={view} context={context} />
      </section>
      <Shown view={view} context={context} />
    </div>
  );
}

/** Which of the three a small screen shows; the badges count what is new on the others. */
function PaneChoice({ view }: { view: Dealt & View }) {
  const text = texts().panes;
  const counts: Readonly<Record<Pane, number>> = {
    board: 0,
    sheet: certainties(view),
    history: view.suspicions.length + view.accusations.length,
  };
  const read = useSignal(counts);
  useEffect(() => {
    read.value = { ...read.value, [pane.value]: counts[pane.value] };
  }, [pane.value, counts[pane.value]]);
  return (
    <div class="seg panechoice" role="group" data-look="use" aria-label={text.label}>
      {PANES.map(each => {
        const news = pane.value === each ? 0 : Math.max(0, counts[each] - read.value[each]);
        return (
          <button
            type="button"
            key={each}
            class="has-badge"
            aria-pressed={pane.value === each}
            onClick={() => (pane.value = each)}
          >
            {text[each]}
            {news > 0 && (
              <span class="badge">
                {news}
                <span class="vh"> {texts().news(news)}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** What the visitor's own suspicion has brought: the card, large, until it is put away. */
function Shown({ view, context }: { view: Dealt; context: TableContext }) {
  const text = texts().shown;
  const last = view.suspicions.at(-1);
  const key = `${view.match}.${view.suspicions.length}`;
  if (last === undefined || !isAnswered(view, last, context) || putAway.value === key) return null;
  const { by, card } = last;
  return (
    <div class="shown" role="status">
      <p class="head">{by === undefined ? text.nobody : text.by(context.nameOf(by))}</p>
      {card === undefined || card === 'hidden' ? (
        <span class="ccard none">
          <Glyph of="envelope" />
        </span>
      ) : (
        <CardPicture card={card} />
      )}
      <p>{by === undefined ? text.nobodyNote : text.only}</p>
      <button type="button" class="btn" data-look="use" onClick={() => (putAway.value = key)}>
        <Icon name="check" />
        {text.close}
      </button>
    </div>
  );
}

/** Whoever is in a room and may not suspect there has done so in this turn. */
const isAnswered = (
  view: Dealt,
  { asker, guess }: Suspicion<Partly>,
  { seat }: TableContext,
): boolean =>
  view.phase === 'acting' &&
  !view.maySuspect &&
  view.turn === seat &&
  asker === seat &&
  roomOnTurn(view) === guess.where;
