import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { Load } from './load.ts';
import { measured, pause, quantile } from './process.ts';
import { ATTACKS, type Stranger } from './stranger.ts';

/** What one client at another address can do to the tables of others. */
export interface StrangersCost {
  readonly tables: number;
  /** What the stranger does, and a move's way from being sent to being seen by all four meanwhile. */
  readonly rows: readonly StrangerRow[];
}

interface StrangerRow {
  readonly does: string;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** By how much the house has grown, in MiB. */
  readonly grown: number;
}

const TABLES = 10;
const WARM_MS = 5_000;
/** A limit that was used up fills again. */
const REST_MS = 2_000;

export async function costOfStrangers(seconds: number): Promise<StrangersCost> {
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-bench-'));
  // Not on loopback alone: then this machine's own addresses would have no limits.
  const server = await measured(['server/src/main.ts', '--port', '0', '--data', data]);
  const load = new Load(server.port);
  await load.seat(TABLES);
  const [table = ''] = load.ids;
  await pause(WARM_MS);
  const rows: StrangerRow[] = [];
  for (const does of [undefined, ...Object.keys(ATTACKS)]) {
    const before = server.memory();
    const stranger =
      does === undefined ? undefined : new Worker(new URL('stranger.ts', import.meta.url));
    stranger?.postMessage({ port: server.port, does: does!, table } satisfies Stranger);
    await pause(500);
    load.times = [];
    await pause(seconds * 1_000);
    rows.push({
      does: does ?? 'is not there',
      p50: quantile(load.times, 0.5),
      p99: quantile(load.times, 0.99),
      worst: Math.max(...load.times),
      grown: (server.memory() - before) / 1_024 / 1_024,
    });
    await stranger?.terminate();
    await pause(REST_MS);
  }
  load.close();
  await server.stop();
  rmSync(data, { recursive: true });
  return { tables: TABLES, rows };
}

export function strangersPage({ tables, rows }: StrangersCost): string {
  return [
    `one stranger at another address, ${tables} tables of 4 people: sent to seen by all four`,
    ...rows.map(
      ({ does, p50, p99, worst, grown }) =>
        `  ${does.padEnd(31)}p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${worst.toFixed(0)} ms, memory ${grown < 0 ? '' : '+'}${grown.toFixed(0)} MiB`,
    ),
  ].join('\n');
}
