import type { Seat } from '@stammtisch/kernel';

import { CardRow } from '../../parts/card.tsx';
import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { MoreChips } from '../../table/more-chips.tsx';
import { Readies, ReadyBar } from '../../table/readies.tsx';
import { ScoreTable } from '../../table/score-table.tsx';
import { contextOfRound, named, whoIs } from '../../table/table-context.ts';
import { sorted, stampFor, type View, viewOf } from './rules.ts';
import { cardList, texts, worth } from './texts.ts';

type Between = Extract<View, { phase: 'between' | 'over' }>;
type Finished = NonNullable<Between['last']>;

/** A hand is over: what it cost, what it brought, and who is ready for the next. */
export function Result(props: GameUiProps) {
  const { context, act, joining, chatToggle } = props;
  const view = viewOf(context.table.scene);
  const played = contextOfRound(context);
  if (view.phase !== 'between' && view.phase !== 'over') return null;
  const { last, seating } = view;
  const ready = view.phase === 'between' ? view.ready : [];
  const decision = stampFor(view, 'ready');
  const sayReady = (stamp: string) => void act({ decision: stamp, move: { kind: 'ready' } });
  return (
    <div class="res">
      {last && (
        <section class="paper panel" aria-labelledby="result" tabIndex={0}>
          <div class="rhead">
            <CardRow deck="french" kind="fan" cards={view.plays.at(-1)?.cards ?? []} />
            <div role="status">
              <h2 id="result" class="big">
                {texts().result.out(whoIs(played, last.winner))}
              </h2>
            </div>
          </div>
          <Table context={played} view={view} last={last} />
          {view.phase === 'between' && <Readies {...{ context, seating, ready }} />}
          {mayBring(view, context) && <MoreChips context={context} round={view.deals} />}
        </section>
      )}
      <ReadyBar
        {...{ context, seating, ready, joining, chatToggle }}
        label={texts().result.ready}
        sayReady={decision === undefined ? undefined : () => sayReady(decision)}
      />
    </div>
  );
}

/** Between hands, where they are played for money. */
const mayBring = ({ phase, options }: Between, { seat }: TableContext): boolean =>
  phase === 'between' && options.stake > 0 && seat !== undefined;

interface TableProps {
  readonly context: TableContext;
  readonly view: Between;
  readonly last: Finished;
}

function Table({ context, view, last }: TableProps) {
  const text = texts().result;
  const seats = [...last.points.keys()].toSorted((a, b) => last.points[a]! - last.points[b]!);
  return (
    <ScoreTable
      class="result"
      caption={text.caption(view.deals)}
      heads={[text.player, text.left, text.points, text.worth]}
    >
      {seats.map(seat => (
        <PlayerRows key={seat} context={context} view={view} last={last} seat={seat} />
      ))}
    </ScoreTable>
  );
}

function PlayerRows({ context, view, last, seat }: TableProps & { seat: Seat }) {
  const text = texts().result;
  const left = sorted(view.hands[seat] ?? []);
  const account = view.accounts[seat]!;
  const name = named(context, seat);
  return (
    <>
      <tr class={seat === last.winner ? 'win' : undefined}>
        <th scope="row">{name}</th>
        <td>{left.length}</td>
        <td>{last.points[seat]}</td>
        <td class="plus">{worth(view, { gain: last.gains[seat]!, won: last.won[seat]! })}</td>
      </tr>
      <tr class="left">
        <td colSpan={4}>
          <div class="leftline">
            {left.length > 0 && (
              <>
                <CardRow deck="french" kind="openhand" cards={left} />
                <span class="vh">{text.kept(name, cardList(left))}</span>
              </>
            )}
            {account.hands > 1 && (
              <span class="muted sofar">{text.soFar(worth(view, account))}</span>
            )}
          </div>
        </td>
      </tr>
    </>
  );
}
