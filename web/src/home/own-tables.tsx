import { useSignal } from '@preact/signals';
import type { OwnTable } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, seatedAt, snapshot } from '../connection.ts';
import { Link } from '../parts/link.tsx';
import { pathOf } from '../route.ts';
import { listingTextsOf } from '../text/games/options.ts';
import { clock, listed, houseTexts } from '../text/texts.ts';

/** Tables at which one has sat and that are kept: the game goes on where it stopped. */
export function OwnTables() {
  const tables = useOwnTables().filter(({ table }) => table !== seatedAt.value);
  if (tables.length === 0) return null;
  return (
    <section class="panel owntables" aria-labelledby="own">
      <h2 id="own">{houseTexts().home.own.title}</h2>
      <p class="muted">{houseTexts().home.own.lead}</p>
      <ul class="rows">
        {tables.map(table => (
          <Row key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

function useOwnTables(): readonly OwnTable[] {
  const tables = useSignal<readonly OwnTable[]>([]);
  const { me, connection } = snapshot.value;
  const person = connection === 'open' ? me?.person : undefined;
  useEffect(() => {
    if (person === undefined) return;
    void client.mine().then(answer => {
      if (answer.ok) tables.value = answer.value.tables;
    });
  }, [person, seatedAt.value]);
  return tables.value;
}

function Row({ table }: { table: OwnTable }) {
  const text = houseTexts().home;
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
