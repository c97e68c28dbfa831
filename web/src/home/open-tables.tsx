import { isObject } from '@stammtisch/kernel';
import type { TableSummary } from '@stammtisch/protocol';

import { client, seatedAt, snapshot } from '../connection.ts';
import { listingOf } from '../games/catalogue.ts';
import { hasTeams, presetOf } from '../games/listing.ts';
import { toastFailure } from '../parts/toast.tsx';
import { go, pathOf } from '../route.ts';
import {
  clockInWords,
  leaversInWords,
  optionsInWords,
  skillInWords,
  listingTextsOf,
} from '../text/games/options.ts';
import { listed, houseTexts } from '../text/texts.ts';

export function OpenTables() {
  const text = houseTexts().home;
  const { lobby, connection } = snapshot.value;
  const tables = lobby?.tables ?? [];
  return (
    <section class="panel opentables" aria-labelledby="tables">
      <h2 id="tables">{text.tables}</h2>
      {tables.length === 0 ? (
        <p class="muted">
          {lobby === undefined && connection !== 'lost'
            ? houseTexts().connection.connecting
            : text.noTables}
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
  const text = houseTexts().home;
  const free = table.people.length < table.seats && seatedAt.value === undefined;
  const computers = table.bots > 0 ? [text.computers(table.bots)] : [];
  return (
    <li class="row">
      <div class="rt">
        <strong>{text.tableOf(table.host)}</strong>
        <span class="muted">
          {listingTextsOf(table.game)?.name ?? table.game} ·{' '}
          {table.started ? text.playing : text.waiting}
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
      <p class="rules">{rulesOf(table).join(' · ')}</p>
    </li>
  );
}

/** Where people play in teams, they choose their seat at the table. */
async function sitAt({ table, game, seats }: TableSummary): Promise<void> {
  const offer = listingOf(game)?.offer;
  if (offer && hasTeams(offer, seats)) return go(pathOf(table));
  const answer = await client.sit(table);
  if (!answer.ok) toastFailure(answer.error);
  go(pathOf(table));
}

/** How they play there, all of it: by its name, and then in full. */
function rulesOf({ game, options, leavers, clock, skill }: TableSummary): readonly string[] {
  const offer = listingOf(game)?.offer;
  const preset = offer && isObject(options) ? presetOf(offer, options) : undefined;
  const name = preset === undefined ? undefined : listingTextsOf(game)?.presets[preset]?.name;
  return [
    ...(name === undefined ? [] : [name]),
    ...[
      ...optionsInWords(game, options),
      ...(offer?.canForfeit === true ? [leaversInWords(leavers)] : []),
      clockInWords(clock),
      ...skillInWords(offer?.strengths.length ?? 1, skill),
    ].map(([what, how]) => `${what}: ${how}`),
  ];
}
