import { seatedAt } from '../connection.ts';
import { pathOf, route } from '../route.ts';
import { houseTexts } from '../text/texts.ts';
import { Link } from './link.tsx';

/** One's seat, on top of every page but the table itself. */
export function SeatBar() {
  const table = seatedAt.value;
  const here = route.value;
  if (table === undefined || (here.page === 'table' && here.table === table)) return null;
  const text = houseTexts().home;
  return (
    <aside class="seatbar" aria-label={text.resumeTitle}>
      <p>
        <b>{text.resumeTitle}</b> <span class="more">{text.resume}</span>
      </p>
      <Link to={pathOf(table)} kind="btn go">
        {text.back}
      </Link>
    </aside>
  );
}
