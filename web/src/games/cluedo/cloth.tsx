import { useSignal } from '@preact/signals';
import type { Partly, Suspicion } from '@stammtisch/cluedo';
import { useEffect } from 'preact/hooks';

import { Icon } from '../../parts/icon.tsx';
import type { FaceProps, Sight } from '../../table/face.ts';
import { Board } from './board.tsx';
import { certainties } from './deduction.ts';
import { History } from './history.tsx';
import { useMoves } from './moves.ts';
import { saveOnLeaving } from './notes.ts';
import { CardPicture, Glyph } from './pieces.tsx';
import { type Dealt, isDealt, roomOnTurn, type View, viewOf } from './rules.ts';
import { beginAnew, type Pane, pane, PANES, putAway } from './selection.ts';
import { DetectiveSheet } from './sheet.tsx';
import { say } from './words.ts';

/** The plan, the detective's sheet and the case so far. */
export function Cloth(props: FaceProps) {
  const view = viewOf(props.sight.table.scene);
  useEffect(saveOnLeaving, []);
  useEffect(beginAnew, [props.sight.table.table]);
  if (!isDealt(view)) return null;
  return <Panes {...props} view={view} />;
}

interface PanesProps extends FaceProps {
  readonly view: Dealt & View;
}

function Panes({ view, sight, act }: PanesProps) {
  const { send } = useMoves({ sight, act });
  return (
    <div class="panes" data-pane={pane.value}>
      <PaneChoice view={view} />
      <section class="boardpane" aria-label={say().panes.board}>
        <Board view={view} go={to => send({ kind: 'walk', to })} />
      </section>
      <DetectiveSheet view={view} sight={sight} />
      <section class="casepane panel" aria-labelledby="case" tabIndex={0}>
        <h2 id="case">{say().history.title}</h2>
        <History view={view} sight={sight} />
      </section>
      <Shown view={view} sight={sight} />
    </div>
  );
}

/** Which of the three a small screen shows; the badges count what is new on the others. */
function PaneChoice({ view }: { view: Dealt & View }) {
  const text = say().panes;
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
    <div class="seg panechoice" role="group" aria-label={text.label}>
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
                <span class="vh"> {say().news(news)}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** What the visitor's own suspicion has brought: the card, large, until it is put away. */
function Shown({ view, sight }: { view: Dealt; sight: Sight }) {
  const text = say().shown;
  const last = view.suspicions.at(-1);
  const key = `${view.match}.${view.suspicions.length}`;
  if (last === undefined || !isAnswered(view, last, sight) || putAway.value === key) return null;
  const { by, card } = last;
  return (
    <div class="shown" role="status">
      <p class="head">{by === undefined ? text.nobody : text.by(sight.nameOf(by))}</p>
      {card === undefined || card === 'hidden' ? (
        <span class="ccard none">
          <Glyph of="envelope" />
        </span>
      ) : (
        <CardPicture card={card} />
      )}
      <p>{by === undefined ? text.nobodyNote : text.only}</p>
      <button type="button" class="btn" onClick={() => (putAway.value = key)}>
        <Icon name="check" />
        {text.close}
      </button>
    </div>
  );
}

/** Whoever is in a room and may not suspect there has done so in this turn. */
const isAnswered = (view: Dealt, { asker, guess }: Suspicion<Partly>, { seat }: Sight): boolean =>
  view.phase === 'acting' &&
  !view.maySuspect &&
  view.turn === seat &&
  asker === seat &&
  roomOnTurn(view) === guess.where;
