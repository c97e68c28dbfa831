import type { TableContext } from '../../table/game-ui.ts';
import { ownFirst } from '../../table/layout.ts';
import { ScoreTable } from '../../table/score-table.tsx';
import { named } from '../../table/table-context.ts';
import { type View, viewOf } from './rules.ts';
import { texts, worth } from './texts.ts';

/** What everybody has from sitting down until now; those who left are at the end. */
export function Score({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  const text = texts().result;
  const seats = ownFirst(context.seat, view.accounts.length).filter(
    seat => context.nameOf(seat) !== '',
  );
  return (
    <ScoreTable class="log" heads={[text.player, text.points, text.worth]}>
      {seats.map(seat => (
        <Account
          key={seat}
          name={named(context, seat)}
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
    </ScoreTable>
  );
}

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
