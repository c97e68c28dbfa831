import { join } from 'node:path';

import { type Random, seeded } from '@stammtisch/kernel';
import { LIMITS } from '@stammtisch/protocol';

import { collected } from '../server/src/collected.ts';
import { SqliteFile } from '../server/src/store/sqlite.ts';
import type { StoredTable } from '../server/src/store/store.ts';
import {
  besideFloor,
  type Both,
  type BothFigures,
  figuresOf,
  measure,
  setPace,
  WARM_TABLES,
  warmUp,
  withBoth,
  withData,
} from './both.ts';
import { pause } from './process.ts';

/** A move early and late in a match, and on a file that is young and one that is old. */
export interface AgeCost {
  readonly rows: readonly AgeRow[];
  /** What the old file holds. */
  readonly entries: number;
  /** Seconds until a house is open on it. */
  readonly startup: number;
}

interface AgeRow extends BothFigures {
  readonly what: string;
  /** Entries in the log of each table. */
  readonly length: number;
  readonly bytes: number;
}

const TABLES = WARM_TABLES;
const PACE_MS = 100;
const FAST_MS = 15;
const SETTLE_MS = 1_000;
/** A long match takes so many times as long as a measurement. */
const LONG = 5;

interface Wish {
  readonly entries: number;
  readonly seconds: number;
}

export const costOfAge = (wish: Wish): Promise<AgeCost> =>
  withData(async data => {
    const young = await withBoth(data, async both => await onYoungFile(both, wish.seconds));
    const entries = await fill(join(data, 'house.db'), wish.entries);
    const started = performance.now();
    return withBoth(data, async both => {
      const startup = (performance.now() - started) / 1_000;
      const old = await onFreshTables('old file, a match begins', both, wish.seconds);
      return { rows: [...young, old], entries, startup };
    });
  });

async function onYoungFile(both: Both, seconds: number): Promise<readonly AgeRow[]> {
  const early = await onFreshTables('young file, a match begins', both, seconds);
  setPace(both, FAST_MS);
  await pause(LONG * seconds * 1_000);
  return [early, await ageRow('young file, a long match', both, seconds)];
}

/** Whoever has warmed the house rests, and others play. */
async function onFreshTables(what: string, both: Both, seconds: number): Promise<AgeRow> {
  const { load, floor } = both;
  await warmUp(both, seconds * 1_000);
  await load.seat(TABLES);
  load.play(TABLES, WARM_TABLES);
  floor.play(TABLES);
  return await ageRow(what, both, seconds);
}

async function ageRow(what: string, both: Both, seconds: number): Promise<AgeRow> {
  setPace(both, PACE_MS);
  await pause(SETTLE_MS);
  const stretch = await measure(both, seconds * 1_000);
  const { length } = both.load;
  return { what, length, bytes: stretch.bytes, ...figuresOf([stretch]) };
}

/** Writes the logs that are there again and again, as those of other open tables. Returns how many entries there are. */
async function fill(path: string, most: number): Promise<number> {
  const file = new SqliteFile(path);
  const tables = await collected(await file.tables.open(), async id => [
    { ...(await file.tables.read(id)), entries: (await file.tables.read(id, 0)).entries },
  ]);
  const names = seeded('age');
  const each = tables.reduce((sum, { entries }) => sum + entries.length, 0);
  const times = Math.ceil(most / each);
  for (let time = 1; time < times; time++)
    await file.transaction(async () => {
      for (const table of tables) await copy(file, table, nameFrom(names));
    });
  file.close();
  return each * times;
}

async function copy(
  file: SqliteFile,
  { entries, snapshot }: StoredTable,
  table: string,
): Promise<void> {
  const answer = await file.tables.append({ table, entries });
  if (!answer.ok) throw new Error(`a copy of a log was refused: ${answer.error}`);
  if (snapshot !== undefined) await file.tables.snapshot(table, snapshot.version, snapshot.table);
}

const nameFrom = (random: Random): string =>
  Array.from({ length: LIMITS.tableId }, () => random.below(36).toString(36)).join('');

export const agePage = ({ rows, entries, startup }: AgeCost): string =>
  [
    `${TABLES} tables, the old file with ${entries} entries, open after ${startup.toFixed(1)} s`,
    ...rows.map(
      ({ what, length, bytes, ...figures }) =>
        `  ${what.padEnd(27)}${besideFloor(figures)}, ${bytes.toFixed(0)} bytes (${length.toFixed(0)} entries in a log)`,
    ),
  ].join('\n');
