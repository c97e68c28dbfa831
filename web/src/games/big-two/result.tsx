import type { Seat } from '@stammtisch/kernel';

import { CardRow } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { FaceProps, Sight } from '../../table/face.ts';
import { isHere, personAt } from '../../table/sight.ts';
import { listed, money, signed } from '../../text/words.ts';
import { sorted, stampFor, type View, viewOf } from './rules.ts';
import { named, whoIs } from './tell.ts';
import { cardList, say } from './words.ts';

type Between = Extract<View, { phase: 'between' | 'over' }>;
type Finished = NonNullable<Between['last']>;

/** A hand is over: what it cost, what it brought, and who is ready for the next. */
export function Result(props: FaceProps) {
  const { sight } = props;
  const view = viewOf(sight.table.scene);
  if (view.phase !== 'between' && view.phase !== 'over') return null;
  const { last } = view;
  return (
    <div class="res">
      {last && (
        <section class="paper panel" aria-labelledby="result" tabIndex={0}>
          <div class="rhead">
            <CardRow kind="fan" cards={view.plays.at(-1)?.cards ?? []} />
            <div role="status">
              <h2 id="result" class="big">
                {say().result.out(whoIs(sight, last.winner))}
              </h2>
            </div>
          </div>
          <Table sight={sight} view={view} last={last} />
          <Readies sight={sight} view={view} />
        </section>
      )}
      <ReadyBar {...props} view={view} />
    </div>
  );
}

interface TableProps {
  readonly sight: Sight;
  readonly view: Between;
  readonly last: Finished;
}

function Table({ sight, view, last }: TableProps) {
  const text = say().result;
  const seats = [...last.points.keys()].toSorted((a, b) => last.points[a]! - last.points[b]!);
  return (
    <table class="result">
      <caption class="vh">{text.caption(view.deals)}</caption>
      <thead>
        <tr>
          <th scope="col">{text.player}</th>
          <th scope="col">{text.left}</th>
          <th scope="col">{text.points}</th>
          <th scope="col">{text.gain}</th>
          <th scope="col">{text.money}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => (
          <PlayerRows key={seat} sight={sight} view={view} last={last} seat={seat} />
        ))}
      </tbody>
    </table>
  );
}

function PlayerRows({ sight, view, last, seat }: TableProps & { seat: Seat }) {
  const text = say().result;
  const left = sorted(view.hands[seat] ?? []);
  const account = view.accounts[seat]!;
  const name = named(sight, seat);
  return (
    <>
      <tr class={seat === last.winner ? 'win' : undefined}>
        <th scope="row">{name}</th>
        <td>{left.length}</td>
        <td>{last.points[seat]}</td>
        <td class="num">{signed(last.gains[seat]!)}</td>
        <td class="plus">{money(last.won[seat]!, { signed: true })}</td>
      </tr>
      <tr class="left">
        <td colSpan={5}>
          <div class="leftline">
            {left.length > 0 && (
              <>
                <CardRow kind="openhand" cards={left} />
                <span class="vh">{text.kept(name, cardList(left))}</span>
              </>
            )}
            <span class="muted sofar">
              {text.soFar(signed(account.gain), money(account.won, { signed: true }))}
            </span>
          </div>
        </td>
      </tr>
    </>
  );
}

/** Those the next hand waits for: people who are there. */
function peopleOf({ table }: Sight, view: Between): readonly Seat[] {
  const { room } = table.scene;
  return [...view.seating.keys()].filter(seat => {
    const person = personAt(room, seat);
    return view.seating[seat] === 'person' && person !== undefined && isHere(table.people, person);
  });
}

const isReady = (view: Between, seat: Seat): boolean =>
  view.phase === 'between' && view.ready.includes(seat);

function Readies({ sight, view }: { sight: Sight; view: Between }) {
  const text = say().result;
  const people = peopleOf(sight, view);
  if (people.length < 2 || view.phase === 'over') return null;
  return (
    <ul class="readies" aria-label={text.whoReady}>
      {people.map(seat => (
        <li key={seat} class={isReady(view, seat) ? 'yes' : undefined}>
          <Icon name={isReady(view, seat) ? 'check' : 'waiting'} />
          {named(sight, seat)}
          <span class="vh">, {isReady(view, seat) ? text.isReady : text.notReady}</span>
        </li>
      ))}
    </ul>
  );
}

function ReadyBar({ sight, act, joining, chatToggle, view }: FaceProps & { view: Between }) {
  const text = say().result;
  const decision = stampFor(view, 'ready');
  const missing = peopleOf(sight, view).filter(seat => !isReady(view, seat));
  const ready = (stamp: string) => void act({ decision: stamp, move: { kind: 'ready' } });
  return (
    <div class="startbar" id="start">
      {chatToggle}
      {sight.seat === undefined ? (
        joining
      ) : decision === undefined ? (
        <p class="startnote" role="status">
          {missing.length > 0
            ? text.waitsFor(listed(missing.map(seat => named(sight, seat))))
            : say().state.dealing}
        </p>
      ) : (
        <button type="button" class="btn go main" onClick={() => ready(decision)}>
          {text.ready}
        </button>
      )}
    </div>
  );
}
