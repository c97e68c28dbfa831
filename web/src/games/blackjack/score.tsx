import type { Seat } from '@stammtisch/kernel';

import type { TableContext } from '../../table/game-ui.ts';
import { ownFirst } from '../../table/layout.ts';
import { ScoreTable } from '../../table/score-table.tsx';
import { named } from '../../table/table-context.ts';
import { money } from '../../text/texts.ts';
import { profitOf, type View, viewOf } from './rules.ts';
import { texts } from './texts.ts';

/** What lies before everyone, what the last round brought, and all of them since they sat down. */
export function Score({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  const text = texts().score;
  const seats = ownFirst(context.seat, view.seating.length).filter(
    seat => view.seating[seat] !== 'empty',
  );
  return (
    <ScoreTable class="log" heads={[text.player, text.balance, text.last, text.total]}>
      {seats.map(seat => (
        <Account key={seat} name={named(context, seat)} {...{ view, seat }} />
      ))}
    </ScoreTable>
  );
}

interface AccountProps {
  readonly name: string;
  readonly view: View;
  readonly seat: Seat;
}

function Account({ name, view, seat }: AccountProps) {
  const last = profitOf(view, seat);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{money(view.stacks[seat]!)}</td>
      <td>{last === undefined ? texts().score.none : money(last, { signed: true })}</td>
      <td class="plus">{money(view.won[seat]!, { signed: true })}</td>
    </tr>
  );
}
