import { seatedAt } from '../connection.ts';
import { ownTable } from '../menu/own-table.ts';
import { pathOf, route } from '../route.ts';
import { houseTexts } from '../text/texts.ts';
import { Link } from './link.tsx';

/** One's seat, on top of every page but the table itself. */
export function SeatBar() {
  const table = seatedAt.value;
  const here = route.value;
  if (table === undefined || (here.page === 'table' && here.table === table)) return null;
  const { home, nav } = houseTexts();
  const { number, name = '' } = ownTable.value ?? {};
  return (
    <aside class="seatbar" aria-label={home.resumeTitle}>
      <p>
        <b>{number === undefined ? home.resumeTitle : nav.sitting(number, name)}</b>{' '}
        <span class="more">{home.resume}</span>
      </p>
      <Link to={pathOf(table)} kind="btn go">
        {number === undefined ? home.back : nav.backTo(number)}
      </Link>
    </aside>
  );
}
