import type { OwnTable } from '@stammtisch/protocol';

import { Link } from '../parts/link.tsx';
import { pathOf } from '../route.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import { clock, listed, tableTexts } from '../text/texts.ts';

/** Tables at which one has sat and that are kept: the game goes on where it stopped. */
export function OwnTableRows({ tables }: { tables: readonly OwnTable[] }) {
  return (
    <section class="panel owntables" aria-labelledby="own">
      <h2 id="own">{tableTexts().tables.own.title}</h2>
      <p class="muted">{tableTexts().tables.own.lead}</p>
      <ul class="rows">
        {tables.map(table => (
          <Row key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table }: { table: OwnTable }) {
  const text = tableTexts().tables;
  const name = listingTextsOf(table.game)?.name ?? table.game;
  const { number } = table;
  const title = number === undefined ? name : text.number(number, table.name ?? '');
  const people = table.people.length === 0 ? text.own.nobody : listed(table.people);
  return (
    <li class="row">
      <div class="rt">
        <strong>{title}</strong>
        <span class="muted">
          {title === name ? '' : `${name} · `}
          {text.own.last(clock(table.at))} · {people}
        </span>
      </div>
      <Link to={pathOf(table.table)} kind="btn">
        {text.own.go}
        <span class="vh"> {title}</span>
      </Link>
    </li>
  );
}
