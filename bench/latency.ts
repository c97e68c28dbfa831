import { open } from 'node:fs/promises';
import { join } from 'node:path';

import {
  besideFloor,
  type Both,
  type BothFigures,
  figuresOf,
  measure,
  play,
  seatBoth,
  setPace,
  warmUp,
  WARM_TABLES,
  withBoth,
  withData,
} from './both.ts';
import { pause, quantile } from './process.ts';

/** From sending a move to all four having seen it, by how many play and how fast. */
export interface LatencyCost {
  /** What the disk alone takes to keep a page, in milliseconds. */
  readonly sync: { readonly p50: number; readonly p99: number };
  readonly rows: readonly LatencyRow[];
}

interface LatencyRow extends BothFigures {
  readonly tables: number;
  /** Milliseconds from one move at a table to the next. */
  readonly pace: number;
}

const TABLES = [1, 50, 500, 2_000];
/** As people play, and fast. */
const PACES = [3_000, 1_000];
const SYNCS = 500;

export const costOfLatency = (seconds: number): Promise<LatencyCost> =>
  withData(async data => ({
    sync: await timeOfSync(data),
    rows: await withBoth(data, both => rowsOf(both, seconds)),
  }));

async function rowsOf(both: Both, seconds: number): Promise<readonly LatencyRow[]> {
  await warmUp(both, seconds * 1_000);
  const rows: LatencyRow[] = [];
  let seated = WARM_TABLES;
  for (const tables of TABLES) {
    await seatBoth(both, Math.max(0, tables - seated));
    seated = Math.max(seated, tables);
    for (const pace of PACES) rows.push(await latencyOf(both, { tables, pace, seconds }));
  }
  return rows;
}

async function latencyOf(
  both: Both,
  { tables, pace, seconds }: { tables: number; pace: number; seconds: number },
): Promise<LatencyRow> {
  setPace(both, pace);
  play(both, tables);
  await pause(1.5 * pace);
  // A single table needs longer, or there is nothing to count.
  const longer = (2 * seconds * pace) / tables;
  const stretch = await measure(both, Math.max(seconds * 1_000, longer));
  play(both, 0);
  return { tables, pace, ...figuresOf([stretch]) };
}

async function timeOfSync(data: string): Promise<LatencyCost['sync']> {
  const file = await open(join(data, 'sync'), 'w');
  const times: number[] = [];
  for (let at = 0; at < SYNCS; at++) {
    const started = performance.now();
    await file.write(Buffer.alloc(4_096));
    await file.datasync();
    times.push(performance.now() - started);
  }
  await file.close();
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

export const latencyPage = ({ sync, rows }: LatencyCost): string =>
  [
    `a move from being sent to being seen by all four; a sync of the disk alone p50 ${sync.p50.toFixed(2)} p99 ${sync.p99.toFixed(1)} ms`,
    ...rows.map(
      row =>
        `  ${`${row.tables} tables, a move in ${row.pace / 1_000} s`.padEnd(27)}${besideFloor(row)} (${row.house.moves.toFixed(0)} moves)`,
    ),
  ].join('\n');
