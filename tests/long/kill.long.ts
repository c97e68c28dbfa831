import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { game as bigTwo } from '@stammtisch/big-two';
import type { Game } from '@stammtisch/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { collected } from '../../server/src/collected.ts';
import { SqliteFile } from '../../server/src/store/sqlite.ts';
import { checkAll, type Guest } from '../../sim/invariants.ts';
import { KillRun } from './kill-run.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const KILLS = Number(process.env['KILLS'] ?? 20);

const game: Game = bigTwo;

const complaints = (path: string, heard: readonly Guest[]): Promise<readonly string[]> =>
  using(path, file => checkAll(file, heard, { game }));

async function using<T>(path: string, work: (file: SqliteFile) => Promise<T>): Promise<T> {
  const file = new SqliteFile(path);
  return work(file).finally(() => file.close());
}

let run: KillRun;
let witnesses: readonly Guest[];
let ending: Awaited<ReturnType<KillRun['close']>>;

beforeAll(async () => {
  run = new KillRun(game, SEED);
  await run.spend(KILLS);
  witnesses = run.players.map(({ journal, client: { snapshot } }) => ({
    journal,
    client: { snapshot },
  }));
  ending = await run.close();
});

afterAll(() => run.clear());

describe(`a house that is killed ${KILLS} times (seed ${SEED})`, () => {
  test('goes on at every table after every kill', () => {
    expect(run.rounds).toHaveLength(KILLS);
    for (const { moves } of run.rounds) expect(Math.min(...moves)).toBeGreaterThan(0);
  });

  test('keeps I1 to I5: what it acknowledged is in the log once and in its place, the log has no gap and folds, and all that anyone saw is a prefix of it', async () => {
    expect(await complaints(run.file, witnesses)).toEqual([]);
    expect(run.alarms).toEqual([]);
  });

  test('is asked again for moves that a kill cut off, and has written some of them already', async () => {
    const repeated = run.players.flatMap(player => player.repeated);
    const written = await using(run.file, async file =>
      collected(repeated, async move => {
        const version = await file.tables.versionOf(move.table, move.key);
        if (version === undefined) return [];
        const { entries } = await file.tables.read(move.table, version - 1);
        return entries[0]!.at < move.backAt ? [move] : [];
      }),
    );
    const moves = witnesses.flatMap(({ journal }) => journal.acknowledged).length;
    process.stdout.write(
      `${moves} moves acknowledged; ${repeated.length} asked again after a kill, ${written.length} of them written before it\n`,
    );
    expect(repeated.length).toBeGreaterThan(0);
    expect(written.length).toBeGreaterThan(0);
  });

  test('gives everyone the seat they had, and shows them the end of the log', async () => {
    const heads = await using(run.file, async file =>
      collected(run.players, async ({ client: { snapshot } }) => [
        (await file.tables.read(snapshot.table!.table, 0)).entries.length,
      ]),
    );
    for (const [at, { client }] of witnesses.entries()) {
      const { me, table } = client.snapshot;
      const { seat = -1 } = run.players[at]!;
      expect(table?.scene.room.chairs[seat]).toEqual({ person: me!.person });
      expect(table?.version).toBe(heads[at]);
    }
  });

  test('says goodbye when it is asked to close, and is gone within five seconds', () => {
    expect(ending.code).toBe(0);
    expect(ending.after).toBeLessThan(5_000);
    for (const { byes } of run.players) expect(byes).toEqual(['restart']);
  });
});

/** A copy of the database in which something was done that must not be. */
function spoiled(name: string, sql: string, ...values: string[]): string {
  const path = join(run.data, `${name}.db`);
  copyFileSync(run.file, path);
  const database = new DatabaseSync(path);
  const { changes } = database.prepare(sql).run(...values);
  database.close();
  if (changes !== 1) throw new Error(`${name}: nothing was spoiled`);
  return path;
}

function latestMove() {
  const all = witnesses.flatMap(({ journal }) => journal.acknowledged);
  return all.toSorted((a, b) => b.version - a.version)[0]!;
}

describe('the check of a log', () => {
  test('notices an acknowledged move that is missing', async () => {
    const { table, key, version } = latestMove();
    const path = spoiled('missing', 'DELETE FROM entry WHERE table_id = ? AND key = ?', table, key);
    const said = await complaints(path, witnesses);
    expect(said).toContain(`acknowledged move ${key} is not at ${version}`);
  });

  test('notices an acknowledged move that is there under another key', async () => {
    const { table, key, version } = latestMove();
    const sql = `UPDATE entry SET body = json_set(body, '$.key', 'x') WHERE table_id = ? AND key = ?`;
    const said = await complaints(spoiled('other', sql, table, key), witnesses);
    expect(said).toContain(`acknowledged move ${key} is not at ${version}`);
  });

  test('notices an acknowledged move that is in another place', async () => {
    const { table, key, version } = latestMove();
    const { client, journal } = witnesses[0]!;
    const acknowledged = [{ table, key, version: version - 1 }];
    const said = await complaints(run.file, [{ client, journal: { ...journal, acknowledged } }]);
    expect(said).toContain(`acknowledged move ${key} is not at ${version - 1}`);
  });

  test('notices a scene that the log does not lead to', async () => {
    const { client, journal } = witnesses[0]!;
    const [key, sighting] = [...journal.seen].at(-1)!;
    const { table, viewer, version } = sighting;
    const seen = new Map(journal.seen).set(key, { ...sighting, print: 'something else' });
    const said = await complaints(run.file, [{ client, journal: { ...journal, seen } }]);
    expect(said).toContain(`table ${table}: ${viewer} saw something else at ${version}`);
  });
});
