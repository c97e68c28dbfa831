import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

import { settingsFrom } from '../server/src/settings.ts';
import { BadDatabase } from '../server/src/store/bad-database.ts';
import { command, Mistake, print } from './arguments.ts';
import { allGames, type CheckedHouse, type Games, houseComplaints } from './check-house.ts';
import { type HouseDatabase, open } from './house-database.ts';

const USAGE = `Puts a backup into an empty directory, after looking whether all of it is sound:
the file, the log of every table, the books.

  npm run restore -- --from FILE [--data DIR]`;

command(USAGE, async () => {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, from: { type: 'string' } },
  });
  if (values.from === undefined) throw new Mistake('--from must name a backup');
  const from = resolve(values.from);
  if (!existsSync(from)) throw new Mistake(`there is no ${from}`);
  const { data } = settingsFrom(
    values.data === undefined ? [] : ['--data', values.data],
    process.env,
  );
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new Mistake(`${data} is not empty; a backup overwrites nothing`);
  mkdirSync(data, { recursive: true });
  const part = join(data, 'restoring.db');
  try {
    copyFileSync(from, part);
    const { tables, entries } = await checked(part, await allGames());
    sync(part);
    renameSync(part, join(data, 'house.db'));
    sync(data);
    print(`${data} holds the house again: ${tables} tables with ${entries} entries, all replayed`);
  } finally {
    for (const rest of ['', '-wal', '-shm', '-lock']) rmSync(part + rest, { force: true });
  }
});

/** Complains in one sentence about whatever is not sound. */
async function checked(path: string, games: Games): Promise<CheckedHouse> {
  checkPages(path);
  const file = await opened(path);
  try {
    const found = await houseComplaints(file, games);
    if (found.complaints.length > 0)
      throw new Mistake(`the backup is not sound:\n${found.complaints.join('\n')}`);
    return found;
  } finally {
    await file.close();
  }
}

function checkPages(path: string): void {
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const { integrity_check: found } = database.prepare('PRAGMA integrity_check').get() ?? {};
      if (found !== 'ok') throw new Mistake(`the backup is damaged: ${String(found)}`);
      database.prepare('SELECT 1 FROM entry LIMIT 1').get();
    } finally {
      database.close();
    }
  } catch (cause) {
    if (cause instanceof Mistake) throw cause;
    throw new Mistake('that is no backup of a house', { cause });
  }
}

/** As the house itself opens it: an older backup becomes one of this version. */
async function opened(path: string): Promise<HouseDatabase> {
  try {
    return await open(path);
  } catch (error) {
    throw error instanceof BadDatabase ? new Mistake(error.message, { cause: error }) : error;
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
