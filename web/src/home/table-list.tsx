import { isObject } from '@stammtisch/kernel';
import {
  hasFreeSeat,
  LIMITS,
  type SeatSummary,
  type TableList as Lobby,
  type TableSummary,
} from '@stammtisch/protocol';

import { seatedAt } from '../connection.ts';
import { listingOf, LISTINGS } from '../games/catalogue.ts';
import { hasTeams, presetOf } from '../games/listing.ts';
import { Switch } from '../parts/choice.tsx';
import { withRobot } from '../parts/robot-mark.tsx';
import { go, pathOf } from '../route.ts';
import { sitDown } from '../table/sit-down.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import {
  clockInWords,
  leaversIfTold,
  optionsInWords,
  skillInWords,
} from '../text/games/options.ts';
import { houseTexts, tableTexts } from '../text/texts.ts';
import { statesOf } from './table-states.ts';
import { onlyFree, rows, shownGame } from './table-wish.ts';

/** The open tables: who sits where, and how they play. */
export function TableList({ lobby: { tables, found } }: { lobby: Lobby }) {
  // At once, before the house has answered.
  const shown = tables.filter(
    table =>
      (shownGame.value === '' || table.game === shownGame.value) &&
      (!onlyFree.value || hasFreeSeat(table)),
  );
  return (
    <>
      <Filters />
      {shown.length === 0 ? (
        <p class="muted">{houseTexts().home.noneSo}</p>
      ) : (
        <ul class="rows">
          {shown.map(table => (
            <Row key={table.table} table={table} />
          ))}
        </ul>
      )}
      <More left={found - tables.length} />
    </>
  );
}

function More({ left }: { left: number }) {
  const next = Math.min(left, LIMITS.tablesShown, LIMITS.tablesShownMost - rows.value);
  if (next <= 0) return null;
  return (
    <button type="button" class="btn wide" onClick={() => (rows.value += LIMITS.tablesShown)}>
      {tableTexts().tables.showMore(next)}
    </button>
  );
}

const Filters = () => {
  const text = tableTexts().tables;
  return (
    <div class="filters">
      <select
        class="field"
        aria-label={text.filterGame}
        value={shownGame.value}
        onChange={({ currentTarget }) => (shownGame.value = currentTarget.value)}
      >
        <option value="">{text.allGames}</option>
        {LISTINGS.map(({ offer: { name } }) => (
          <option key={name} value={name}>
            {listingTextsOf(name)?.name ?? name}
          </option>
        ))}
      </select>
      <Switch label={text.onlyFree} on={onlyFree.value} set={on => (onlyFree.value = on)} />
    </div>
  );
};

function Row({ table }: { table: TableSummary }) {
  const text = tableTexts().tables;
  const free = hasFreeSeat(table) && seatedAt.value === undefined;
  return (
    <li class="row tablerow">
      <div class="rt">
        <strong>{titleOf(table)}</strong>
        <span class="muted">
          {listingTextsOf(table.game)?.name ?? table.game} · {statesOf(table, text).join(' · ')}
          {!table.people.includes(table.host) && ` · ${text.tableOf(named(table, table.host))}`}
        </span>
      </div>
      <button
        type="button"
        class="btn whole-row"
        aria-label={free ? text.sitAt(table.host) : text.watchAt(table.host)}
        onClick={() => (free ? sitAt(table) : go(pathOf(table.table)))}
      >
        {free ? text.sit : text.watch}
      </button>
      <ol class="atchairs" aria-label={text.chairs.title}>
        {table.chairs.map((chair, seat) => (
          <Chair key={seat} chair={chair} table={table} />
        ))}
      </ol>
      <p class="rules">
        {rulesOf(table).join(' · ')}
        {presetName(table) === undefined && <OwnRules table={table} />}
      </p>
    </li>
  );
}

/** A name, and whether it is a robot's. */
const named = ({ robots }: TableSummary, name: string): string =>
  withRobot(name, robots?.includes(name));

function Chair({ chair, table }: { chair: SeatSummary; table: TableSummary }) {
  const text = tableTexts().tables.chairs;
  if ('nobody' in chair) return <li data-who="nobody">{text.free}</li>;
  if ('bot' in chair)
    return (
      <li data-who="bot">
        {chair.bot} <small>{text.computer}</small>
      </li>
    );
  const marks = [
    ...(chair.person === table.host ? [text.host] : []),
    ...(chair.away === true ? [houseTexts().people.away] : []),
  ];
  return (
    <li data-who="person" data-away={chair.away}>
      {named(table, chair.person)} {marks.length > 0 && <small>{marks.join(', ')}</small>}
    </li>
  );
}

const titleOf = ({ number, name, host }: TableSummary): string =>
  number === undefined
    ? tableTexts().tables.tableOf(host)
    : tableTexts().tables.number(number, name ?? '');

/** Where people play in teams, they choose their seat at the table. */
async function sitAt({ table, game, seats }: TableSummary): Promise<void> {
  const offer = listingOf(game)?.offer;
  if (offer && hasTeams(offer, seats)) return go(pathOf(table));
  await sitDown(table);
  go(pathOf(table));
}

function presetName({ game, options }: TableSummary): string | undefined {
  const offer = listingOf(game)?.offer;
  const preset = offer && isObject(options) ? presetOf(offer, options) : undefined;
  return preset === undefined ? undefined : listingTextsOf(game)?.presets[preset]?.name;
}

/** How they play there: by the name of its rules, and what is otherwise than usual. */
function rulesOf(table: TableSummary): readonly string[] {
  const { game, leavers, clock, skill } = table;
  const offer = listingOf(game)?.offer;
  const pairs = [
    ...(clock === undefined ? [] : [clockInWords(clock)]),
    ...(leavers === undefined ? [] : leaversIfTold(offer, leavers)),
    ...(skill === undefined ? [] : skillInWords(offer?.strengths.length ?? 1, skill)),
  ];
  const name = presetName(table) ?? tableTexts().tables.opening.own;
  return [name, ...pairs.map(([what, how]) => `${what}: ${how}`)];
}

/** Where they have rules of their own, all of them; on a phone there is no room for that. */
const OwnRules = ({ table: { game, options } }: { table: TableSummary }) => (
  <span class="tab-up">
    {optionsInWords(game, options)
      .map(([what, how]) => ` · ${what}: ${how}`)
      .join('')}
  </span>
);
