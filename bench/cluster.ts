import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { seeded } from '@stammtisch/kernel';

import { command, print, wholeNumber } from '../scripts/arguments.ts';
import { EmbeddedPostgres } from '../server/src/store/embedded-postgres.ts';
import { PostgresConnection } from '../server/src/store/postgres-connection.ts';
import { ChaosHouse } from '../tests/long/chaos.ts';
import { Load } from './load.ts';
import { type Measured, measured, pause, quantile } from './process.ts';

const USAGE = `Measures a house of one and of several nodes on this machine.

  npm run bench:cluster -- [--tables 100] [--seconds 10] [--json]`;

const TOKEN = 'bench-cluster-token';
const WARM_MS = 3_000;
/** A move a second at each table. */
const PACE_MS = 1_000;
const ROLLING_TABLES = 8;
const ROLLS = 2;

/** A house in a file, or of so many nodes on PostgreSQL. */
type Kind = 'SQLite' | 1 | 2 | 3;

interface Figures {
  /** In closed loop: the next move as soon as all four have seen the last. */
  readonly movesPerSecond: number;
  /** Processor time of all nodes, without PostgreSQL, in microseconds. */
  readonly cpuPerMove: number;
  /** At a move a second at each table: from sending it to all four having seen it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of a hundred appends, so many were decided anew because another node was faster: at that pace, and in closed loop. */
  readonly conflicts: number;
  readonly conflictsInClosedLoop: number;
  /** In PostgreSQL, with its indexes. */
  readonly bytesPerEntry?: number;
}

interface Wish {
  readonly tables: number;
  readonly seconds: number;
}

const pageOf = (
  name: string,
  { movesPerSecond, cpuPerMove, p50, p99, conflicts, conflictsInClosedLoop }: Figures,
) =>
  [
    name,
    `  closed loop     ${movesPerSecond.toFixed(0)} moves a second, ${cpuPerMove.toFixed(0)} µs of processor each, ${conflictsInClosedLoop.toFixed(2)} % decided anew`,
    `  a move a second p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${conflicts.toFixed(2)} % decided anew`,
  ].join('\n');

async function costOf(kind: Kind, wish: Wish): Promise<Figures> {
  if (kind === 'SQLite') {
    const data = mkdtempSync(join(tmpdir(), 'stammtisch-bench-'));
    try {
      return await costOn([await node({ DATA_DIR: data })], wish);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
  const postgres = await EmbeddedPostgres.start();
  try {
    const url = await postgres.database();
    const env = { DATABASE_URL: url };
    const nodes: Measured[] = [];
    while (nodes.length < kind) nodes.push(await node(env));
    const figures = await costOn(nodes, wish);
    return { ...figures, bytesPerEntry: await bytesPerEntry(url) };
  } finally {
    await postgres.remove();
  }
}

const node = (env: NodeJS.ProcessEnv): Promise<Measured> =>
  measured(['server/src/main.ts', '--port', '0', '--host', '127.0.0.1'], {
    ADMIN_TOKEN: TOKEN,
    LOG_LEVEL: 'silent',
    ...env,
  });

async function costOn(nodes: readonly Measured[], { tables, seconds }: Wish): Promise<Figures> {
  const load = new Load(...nodes.map(({ port }) => port));
  try {
    load.thinking = 0;
    await load.seat(tables);
    await pause(WARM_MS);
    const [entries, cpu, counts] = [load.entries, cpuOf(nodes), await countsOf(nodes)];
    const since = performance.now();
    await pause(seconds * 1_000);
    const moves = load.entries - entries;
    const passed = (performance.now() - since) / 1_000;
    const spent = cpuOf(nodes) - cpu;
    const after = await countsOf(nodes);
    load.thinking = PACE_MS;
    await pause(WARM_MS);
    load.times = [];
    const paced = await countsOf(nodes);
    await pause(seconds * 1_000);
    return {
      movesPerSecond: moves / passed,
      cpuPerMove: spent / moves,
      p50: quantile(load.times, 0.5),
      p99: quantile(load.times, 0.99),
      conflicts: conflictsBetween(paced, await countsOf(nodes)),
      conflictsInClosedLoop: conflictsBetween(counts, after),
    };
  } finally {
    load.close();
    await Promise.all(nodes.map(each => each.stop()));
  }
}

async function bytesPerEntry(url: string): Promise<number> {
  const connection = await PostgresConnection.open(url, 'bench');
  const row = await connection.get(
    "SELECT pg_total_relation_size('entry') / count(*) AS bytes FROM entry",
  );
  await connection.close();
  return Number(row?.['bytes']);
}

const cpuOf = (nodes: readonly Measured[]): number =>
  nodes.flatMap(each => Object.values(each.cpu())).reduce((sum, time) => sum + time, 0);

interface Counts {
  readonly moves: number;
  readonly conflicts: number;
}

function conflictsBetween(before: Counts, after: Counts): number {
  const conflicts = after.conflicts - before.conflicts;
  return (100 * conflicts) / Math.max(1, after.moves - before.moves + conflicts);
}

async function countsOf(nodes: readonly Measured[]): Promise<Counts> {
  const texts = await Promise.all(
    nodes.map(async ({ port }) => {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
    }),
  );
  const sumOf = (name: string): number =>
    texts.reduce(
      (sum, text) => sum + Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0),
      0,
    );
  return {
    moves: sumOf('stammtisch_moves_total'),
    conflicts: sumOf('stammtisch_conflicts_total'),
  };
}

async function costOfRolling(): Promise<{
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
}> {
  const house = await ChaosHouse.open({ tables: ROLLING_TABLES });
  try {
    const before = house.times.length;
    for (let roll = 0; roll < ROLLS; roll++) await house.suffer(['roll'], seeded('roll', roll));
    const times = house.times.slice(before);
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), moves: times.length };
  } finally {
    await house.close();
  }
}

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      tables: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const wish = {
    tables: wholeNumber('tables', values.tables, 1, 2_000),
    seconds: wholeNumber('seconds', values.seconds, 1, 600),
  };
  const kinds: readonly Kind[] = ['SQLite', 1, 2, 3];
  const figures: Record<string, Figures> = {};
  for (const kind of kinds) {
    const name = kind === 'SQLite' ? kind : `PostgreSQL, nodes: ${kind}`;
    figures[name] = await costOf(kind, wish);
    if (!values.json) print(pageOf(name, figures[name]));
  }
  const rolling = await costOfRolling();
  if (values.json) print(JSON.stringify({ ...wish, ...figures, rolling }));
  else
    print(
      `three nodes closed and opened again, one after the other: a move takes p50 ${rolling.p50.toFixed(0)} ms, p99 ${rolling.p99.toFixed(0)} ms (${rolling.moves} moves)`,
    );
});
