import type { HouseMessage, PersonId, TableId } from '@stammtisch/protocol';
import { stayingPeople } from '@stammtisch/table';

import type { Connections } from '../connections.ts';
import type { People } from '../people/people.ts';
import type { BlockedAddress, Store, StoredLine, StoredRobot } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_ROWS = 200;

export interface TableRow {
  readonly table: TableId;
  readonly game: string;
  readonly people: readonly string[];
  readonly bots: number;
  readonly watching: number;
  readonly state: 'waiting' | 'playing' | 'over' | 'closed';
  readonly openedAt: number;
  /** When something last happened there. */
  readonly at: number;
}

interface PersonRow {
  readonly person: PersonId;
  readonly name: string;
  readonly robot?: true;
  readonly connections: number;
  readonly addresses: readonly string[];
}

interface NamedLine extends StoredLine {
  readonly name: string;
}

interface ReportRow {
  readonly report: number;
  readonly from: string;
  readonly about: string;
  readonly aboutId: PersonId;
  readonly table?: TableId;
  readonly at: number;
  readonly text: string;
  readonly lines: readonly NamedLine[];
}

/** What the admin page shows. */
export interface Overview {
  readonly tables: readonly TableRow[];
  /** Also those that are not in memory. */
  readonly tablesOpen: number;
  readonly people: readonly PersonRow[];
  readonly connections: number;
  readonly reports: readonly ReportRow[];
  readonly blocks: readonly BlockedAddress[];
  readonly robots: readonly RobotRow[];
  readonly announcement?: string;
  readonly closing?: Extract<HouseMessage, { type: 'closing' }>;
}

interface RobotRow extends StoredRobot {
  /** Absent for the operator's. */
  readonly ownerName?: string;
}

export interface OverviewDeps {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  readonly connections: Connections;
}

type Rows = Pick<
  Overview,
  'tables' | 'tablesOpen' | 'people' | 'connections' | 'reports' | 'robots'
>;

export async function rowsOf(deps: OverviewDeps): Promise<Rows> {
  const { store, tables, connections } = deps;
  const live = [...tables.all].slice(0, MOST_ROWS);
  const here = [...connections.people].slice(0, MOST_ROWS);
  const reports = await store.moderation.openReports(MOST_ROWS);
  return {
    tables: await Promise.all(live.map(table => tableRow(table, deps))),
    tablesOpen: (await store.tables.open()).length,
    people: await Promise.all(here.map(each => personRow(each, deps))),
    connections: connections.count,
    reports: await Promise.all(reports.map(report => reportRow(report, deps))),
    robots: await Promise.all((await store.robots.all()).map(robot => robotRow(robot, deps))),
  };
}

async function robotRow(robot: StoredRobot, { people }: OverviewDeps): Promise<RobotRow> {
  const { owner } = robot;
  return owner === undefined ? robot : { ...robot, ownerName: await people.nameOf(owner) };
}

async function tableRow(live: LiveTable, { store, people }: OverviewDeps): Promise<TableRow> {
  const { id, table, watching } = live;
  const names = await Promise.all(stayingPeople(table).map(person => people.nameOf(person)));
  return {
    table: id,
    game: table.room.game,
    people: names,
    bots: table.room.chairs.filter(holder => 'bot' in holder).length,
    watching,
    state: stateOf(live),
    openedAt: (await store.tables.openedAt(id)) ?? table.at,
    at: table.at,
  };
}

function stateOf({ table: { room, game, state } }: LiveTable): TableRow['state'] {
  if (room.closed) return 'closed';
  if (!room.started) return 'waiting';
  return game.outcome(state) === undefined ? 'playing' : 'over';
}

type Here = readonly [PersonId, ReadonlySet<{ readonly address: string }>];

async function personRow([person, clients]: Here, { people }: OverviewDeps): Promise<PersonRow> {
  return {
    person,
    name: await people.nameOf(person),
    ...people.robotMark(person),
    connections: clients.size,
    addresses: [...new Set(Array.from(clients, ({ address }) => address))],
  };
}

type Report = Awaited<ReturnType<Store['moderation']['openReports']>>[number];

async function reportRow(report: Report, { people }: OverviewDeps): Promise<ReportRow> {
  const { about, from, lines, ...rest } = report;
  const named = lines.map(async line => ({ ...line, name: await people.nameOf(line.from) }));
  return {
    ...rest,
    from: await people.nameOf(from),
    about: await people.nameOf(about),
    aboutId: about,
    lines: await Promise.all(named),
  };
}
