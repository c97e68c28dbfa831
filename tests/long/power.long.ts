import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { pick, same, seeded } from '@stammtisch/kernel';
import { afterAll, describe, expect, test } from 'vitest';

import { collected } from '../../server/src/collected.ts';
import { SqliteFile } from '../../server/src/store/sqlite.ts';
import { Disk } from './disk.ts';
import { NODE, ROOT } from './house-process.ts';
import { APPENDS, entryOf, TABLES } from './power-log.ts';
import { type Event, eventsOf, record } from './trace.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const IMAGES = Number(process.env['IMAGES'] ?? 200);

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stammtisch-power-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Manner = 'honest' | 'hasty';

/** A run of the writer, with all that it did to its disk. */
async function recording(
  synchronous: 'default' | 'NORMAL',
  manner: Manner,
): Promise<readonly Event[]> {
  const data = mkdtempSync(join(folder, `${synchronous}-${manner}-`));
  const trace = `${data}.trace`;
  const writer = join(ROOT, 'tests/long/power-writer.ts');
  const path = join(data, 'house.db');
  await record([NODE, writer, path, synchronous, manner], trace);
  const events = await eventsOf(trace, data);
  rmSync(trace);
  expectWhole(data, events);
  return events;
}

/** What was recorded, taken together, is all that was said and what the files hold, byte for byte. */
function expectWhole(data: string, events: readonly Event[]): void {
  const disk = new Disk();
  const acknowledged = new Map<string, number>();
  for (const event of events) {
    disk.apply(event);
    if (event.do === 'say') note(event.text, acknowledged);
  }
  const head = APPENDS.reduce((sum, length) => sum + length);
  expect(acknowledged).toEqual(new Map(TABLES.map(table => [table, head])));
  const files = readdirSync(data).filter(file => !file.endsWith('-shm'));
  const image = disk.asItStands();
  expect(files.toSorted()).toEqual([...image.keys()].toSorted());
  const different = files.filter(file => !readFileSync(join(data, file)).equals(image.get(file)!));
  expect(different).toEqual([]);
}

/** What was found after a loss of power. */
interface Finding {
  /** Tables of which an acknowledged entry is gone. */
  readonly lost: readonly string[];
  /** What must not be, whatever was acknowledged. */
  readonly damage: readonly string[];
}

/** Cuts the power at `IMAGES` points of a recording: half of them right after an acknowledgement. */
function cutPower(events: readonly Event[]): Promise<readonly Finding[]> {
  const random = seeded(SEED, 'points');
  const said = events.flatMap((event, at) => (event.do === 'say' ? [at + 1] : []));
  const points = Array.from({ length: IMAGES }, (_, at) =>
    at % 2 === 0 ? pick(said, random) : random.below(events.length + 1),
  ).toSorted((a, b) => a - b);

  const disk = new Disk();
  const acknowledged = new Map<string, number>();
  let done = 0;
  return collected(points.entries(), async ([at, point]) => {
    for (const event of events.slice(done, point)) {
      disk.apply(event);
      if (event.do === 'say') note(event.text, acknowledged);
    }
    done = point;
    const chance = seeded(SEED, 'image', at);
    const image = disk.afterPowerLoss(pick([0, 10, 50, 90, 100], chance), chance);
    return [await examine(image, acknowledged)];
  });
}

function note(text: string, acknowledged: Map<string, number>): void {
  for (const line of text.trim().split('\n')) {
    const [table = '', version] = line.split(' ');
    acknowledged.set(table, Number(version));
  }
}

/** Starts a house on what is left. */
async function examine(
  image: ReadonlyMap<string, Buffer>,
  acknowledged: ReadonlyMap<string, number>,
): Promise<Finding> {
  const data = mkdtempSync(join(folder, 'image-'));
  const path = join(data, 'house.db');
  for (const [file, bytes] of image) writeFileSync(join(data, file), bytes);
  try {
    const file = new SqliteFile(path);
    const lost = await collected(TABLES, async table =>
      (await headOf(file, table)) < (acknowledged.get(table) ?? 0) ? [table] : [],
    );
    const wrong = await file.transaction(() => collected(TABLES, table => wrongIn(file, table)));
    file.close();
    return { lost, damage: [...wrong, ...integrityOf(path)] };
  } catch (error) {
    return { lost: [], damage: [String(error)] };
  } finally {
    rmSync(data, { recursive: true });
  }
}

const headOf = async (file: SqliteFile, table: string): Promise<number> =>
  (await file.tables.read(table, 0)).entries.at(-1)?.version ?? 0;

/** What is there must be what was written, from the beginning and without a gap, and must take the next entry. */
async function wrongIn(file: SqliteFile, table: string): Promise<readonly string[]> {
  const { entries } = await file.tables.read(table, 0);
  const other = entries.findIndex((entry, at) => !same(entry, entryOf(table, at + 1)));
  const snapshot = (await file.tables.read(table)).snapshot?.version ?? 0;
  const next = [entryOf(table, entries.length + 1)];
  const { ok } = await file.tables.append({ table, entries: next });
  return [
    ...(other === -1 ? [] : [`${table}: entry ${other + 1} is not what was written`]),
    ...(snapshot > entries.length ? [`${table}: a snapshot ahead of the log`] : []),
    ...(ok ? [] : [`${table}: cannot go on`]),
  ];
}

/** More than the house asks of it when it opens: the indexes too. */
function integrityOf(path: string): readonly string[] {
  const database = new DatabaseSync(path);
  const rows = database.prepare('PRAGMA integrity_check').all();
  database.close();
  return rows.map(row => String(row['integrity_check'])).filter(text => text !== 'ok');
}

const losing = (findings: readonly Finding[]): number =>
  findings.filter(({ lost }) => lost.length > 0).length;

const damage = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(finding => finding.damage);

describe(`a log whose disk loses its power at ${IMAGES} points (seed ${SEED})`, () => {
  test('as a house opens its file, loses nothing that was acknowledged, and is intact each time', async () => {
    const events = await recording('default', 'honest');
    const findings = await cutPower(events);
    report('as a house opens it', events, findings);
    expect(damage(findings)).toEqual([]);
    expect(losing(findings)).toBe(0);
    expect(findings).toHaveLength(IMAGES);
  });

  test('at NORMAL is intact, and loses what was acknowledged: the test can fail', async () => {
    const events = await recording('NORMAL', 'honest');
    const findings = await cutPower(events);
    report('NORMAL', events, findings);
    expect(damage(findings)).toEqual([]);
    expect(losing(findings)).toBeGreaterThan(IMAGES / 2);
  });

  test('notices a house that acknowledges before the sync, even as a house opens its file', async () => {
    const events = await recording('default', 'hasty');
    const findings = await cutPower(events);
    report('too early', events, findings);
    expect(damage(findings)).toEqual([]);
    expect(losing(findings)).toBeGreaterThan(IMAGES / 10);
  });
});

function report(title: string, events: readonly Event[], findings: readonly Finding[]): void {
  const checkpoints = events.filter(event => event.do === 'sync' && event.file === 'house.db');
  const count = (which: Event['do']) => events.filter(event => event.do === which).length;
  process.stdout.write(
    `${title}: ${count('write')} writes, ${count('sync')} syncs, ${checkpoints.length} of them of the database; ${losing(findings)} of ${findings.length} images lost acknowledged entries\n`,
  );
}
