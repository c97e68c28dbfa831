import type { TableSummary } from '@stammtisch/protocol';

import { client, seatedAt, snapshot } from '../house.ts';
import { toastFailure } from '../parts/toast.tsx';
import { go, pathOf } from '../route.ts';
import type { Text } from '../text/en.ts';
import { listed, words } from '../text/words.ts';

export function OpenTables() {
  const text = words().home;
  const { lobby, line } = snapshot.value;
  const tables = lobby?.tables ?? [];
  return (
    <section class="panel opentables" aria-labelledby="tables">
      <h2 id="tables">{text.tables}</h2>
      {tables.length === 0 ? (
        <p class="muted">
          {lobby === undefined && line !== 'lost' ? words().line.connecting : text.noTables}
        </p>
      ) : (
        <ul class="rows">
          {tables.map(table => (
            <Row key={table.table} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ table }: { table: TableSummary }) {
  const text = words().home;
  const free = table.people.length < table.seats && seatedAt.value === undefined;
  const computers = table.bots > 0 ? [text.computers(table.bots)] : [];
  return (
    <li class="row">
      <div class="rt">
        <strong>{text.tableOf(table.host)}</strong>
        <span class="muted">
          {gameName(words(), table.game)} · {table.started ? text.playing : text.waiting}
          <br />
          {listed([...table.people, ...computers])}
        </span>
      </div>
      <span
        class="seatsleft"
        role="img"
        aria-label={text.seatsTaken(table.people.length, table.seats)}
      >
        {Array.from({ length: table.seats }, (_, seat) => (
          <i key={seat} class={seat < table.people.length ? 'on' : ''} />
        ))}
      </span>
      <button
        type="button"
        class="btn"
        aria-label={free ? text.sitAt(table.host) : text.watchAt(table.host)}
        onClick={() => (free ? sitAt(table) : go(pathOf(table.table)))}
      >
        {free ? text.sit : text.watch}
      </button>
    </li>
  );
}

async function sitAt({ table }: TableSummary): Promise<void> {
  const answer = await client.sit(table);
  if (!answer.ok) toastFailure(answer.error);
  go(pathOf(table));
}

/** A game that this page does not know yet is called what the house calls it. */
function gameName({ games }: Text, game: string): string {
  const names: Readonly<Record<string, { readonly name: string }>> = games;
  return names[game]?.name ?? game;
}
