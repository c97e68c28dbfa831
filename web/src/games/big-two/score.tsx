import type { Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { type View, viewOf } from './rules.ts';
import { say, worth } from './words.ts';

/** What everybody has from sitting down until now; those who left are at the end. */
export function Score({ sight }: { sight: Sight }) {
  const view = viewOf(sight.table.scene);
  const text = say().result;
  const seats = [...view.accounts.keys()]
    .filter(seat => sight.nameOf(seat) !== '')
    .toSorted((a, b) => order(sight, a) - order(sight, b));
  return (
    <table class="log">
      <thead>
        <tr>
          <th scope="col">{text.player}</th>
          <th scope="col">{text.points}</th>
          <th scope="col">{text.worth}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => (
          <Account
            key={seat}
            name={named(sight, seat)}
            account={view.accounts[seat]!}
            view={view}
          />
        ))}
        {view.closed.map((account, at) => (
          <Account
            key={`closed${at}`}
            name={account.by === 'bot' ? text.formerBot : text.former}
            account={account}
            view={view}
            closed
          />
        ))}
      </tbody>
    </table>
  );
}

/** Oneself first, then as they sit. */
const order = ({ seat, table }: Sight, other: number): number => {
  const { length } = table.scene.room.chairs;
  return (other - (seat ?? 0) + length) % length;
};

interface AccountProps {
  readonly name: string;
  readonly account: View['accounts'][number];
  readonly view: View;
  readonly closed?: boolean;
}

const Account = ({ name, account, view, closed = false }: AccountProps) => (
  <tr class={closed ? 'closed' : undefined}>
    <th scope="row">{name}</th>
    <td>{account.points}</td>
    <td class="plus">{worth(view, account)}</td>
  </tr>
);
