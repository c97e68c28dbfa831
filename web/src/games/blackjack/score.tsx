import type { Seat } from '@stammtisch/kernel';

import type { TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { money } from '../../text/texts.ts';
import { profitOf, type View, viewOf } from './rules.ts';
import { texts } from './texts.ts';

/** What lies before everyone, what the last round brought, and all of them since they sat down. */
export function Score({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  const text = texts().score;
  const { length } = view.seating;
  const seats = [...view.seating.keys()]
    .filter(seat => view.seating[seat] !== 'empty')
    .toSorted((a, b) => place(context.seat, a, length) - place(context.seat, b, length));
  return (
    <table class="log">
      <thead>
        <tr>
          <th scope="col">{text.player}</th>
          <th scope="col">{text.balance}</th>
          <th scope="col">{text.last}</th>
          <th scope="col">{text.total}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => (
          <Account key={seat} name={named(context, seat)} {...{ view, seat }} />
        ))}
      </tbody>
    </table>
  );
}

/** Oneself first, then as they sit. */
const place = (own: Seat | undefined, seat: Seat, seats: number): number =>
  (seat - (own ?? 0) + seats) % seats;

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
