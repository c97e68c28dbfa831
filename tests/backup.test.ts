import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { CATALOGUE } from '@stammtisch/bots';
import { seeded } from '@stammtisch/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SqliteFile } from '../server/src/store/sqlite.ts';
import { HouseProcess, until } from './long/house-process.ts';
import { Player } from './long/player.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'stammtisch-backup-'));

interface Ended {
  readonly code: number;
  readonly text: string;
}

/** Beside everything else that goes on. */
const run = (script: string, ...args: string[]): Promise<Ended> =>
  new Promise(resolve => {
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, text: stdout + stderr }),
    );
  });

const data = folder();
const file = join(folder(), 'house.backup');
let player: Player;
let house: HouseProcess;
let port = 0;

const moves = (): number => player.journal.acknowledged.length;
const more = (count: number): Promise<void> => {
  const before = moves();
  return until(`${count} more moves`, () => moves() >= before + count, { within: 30_000 });
};

beforeAll(async () => {
  const { game } = await CATALOGUE['big-two']!();
  house = new HouseProcess(data, 0);
  port = await house.opened();
  player = new Player('Anna', { port, game, random: seeded(1) });
  player.client.start();
  const opened = await player.client.open('big-two', { start: true });
  if (!opened.ok) throw new Error(opened.error.code);
  await player.client.watch(opened.value.table);
  player.settle();
  player.play();
});

afterAll(async () => {
  player.client.stop();
  await house.kill();
});

describe('a backup of a house in which somebody plays (T13)', () => {
  test('has every move that was acknowledged before it, and the house plays on with it', async () => {
    await more(3);
    const acknowledged = [...player.journal.acknowledged];
    const copied = run('backup', '--data', data, '--to', file);
    await more(1);
    expect(await copied).toMatchObject({ code: 0 });
    await more(2);
    player.rest();
    await house.kill();

    const restored = folder();
    expect(await run('restore', '--from', file, '--data', restored)).toMatchObject({
      code: 0,
      text: expect.stringContaining('all replayed'),
    });
    expect(readdirSync(restored)).toEqual(['house.db']);
    const kept = new SqliteFile(join(restored, 'house.db'), { readOnly: true });
    for (const { table, key, version } of acknowledged)
      expect(await kept.tables.versionOf(table, key)).toBe(version);
    kept.close();

    house = new HouseProcess(restored, port);
    await house.opened();
    player.play();
    await more(3);
    expect(house.alarms).toEqual([]);
  });

  test('is one file, and nothing is left beside it', () => {
    expect(readdirSync(join(file, '..'))).toEqual(['house.backup']);
  });
});

describe('nothing is overwritten', () => {
  test('neither a backup', async () => {
    const before = readFileSync(file);
    const { code, text } = await run('backup', '--data', data, '--to', file);
    expect([code, text]).toEqual([1, expect.stringContaining('overwrites nothing')]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('nor a house', async () => {
    const { code, text } = await run('restore', '--from', file, '--data', data);
    expect([code, text]).toEqual([1, expect.stringContaining('is not empty')]);
  });

  test.each([
    [['backup'], '--to must name'],
    [['backup', '--data', folder(), '--to', join(folder(), 'x')], 'there is no house'],
    [['restore'], '--from must name'],
    [['restore', '--from', '/nowhere'], 'there is no /nowhere'],
  ])('%j: %s', async ([script = '', ...args], sentence) => {
    const { code, text } = await run(script, ...args);
    expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
  });
});

describe('a backup that is not sound is not restored', () => {
  const change = (sql: string) => (path: string) => {
    const database = new DatabaseSync(path);
    database.exec(sql);
    database.close();
  };

  test.each<[string, (path: string) => void, string]>([
    ['no database', path => writeFileSync(path, 'x'.repeat(10_000)), 'is no backup'],
    ['another program’s', change('PRAGMA application_id = 7'), 'belongs to another program'],
    [
      'a page is broken',
      path => {
        const bytes = readFileSync(path);
        bytes.fill(0x55, 3 * 4_096, 4 * 4_096);
        writeFileSync(path, bytes);
      },
      'is ',
    ],
    ['a move is missing', change('DELETE FROM entry WHERE version = 5'), 'cannot be replayed'],
    [
      'a move is another one',
      change(
        `UPDATE entry SET body = '{"kind":"move","by":0,"move":{"kind":"x"}}' WHERE version = 9`,
      ),
      'cannot be replayed',
    ],
    [
      'a cent is too many',
      change("UPDATE account SET balance = balance + 1 WHERE id LIKE 'person %'"),
      'not sound',
    ],
  ])('%s', async (_, damage, sentence) => {
    const [path, target] = [join(folder(), 'broken'), folder()];
    copyFileSync(file, path);
    damage(path);
    const { code, text } = await run('restore', '--from', path, '--data', target);
    expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(join(target, 'house.db'))).toBe(false);
    expect(readdirSync(target)).toEqual([]);
  });
});
