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

import { collected } from '../server/src/collected.ts';
import { settingsFrom } from '../server/src/settings.ts';
import { BadDatabase } from '../server/src/store/database.ts';
import { SqliteFile } from '../server/src/store/sqlite.ts';
import { command, Mistake, print } from './arguments.ts';
import { allGames, type Games, moneyComplaints, replayed } from './check-house.ts';

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

interface Found {
  readonly tables: number;
  readonly entries: number;
}

/** Complains in one sentence about whatever is not sound. */
async function checked(path: string, games: Games): Promise<Found> {
  const ids = tablesIn(path);
  const file = opened(path);
  try {
    const open = new Set(await file.tables.open());
    let entries = 0;
    const wrong = await collected(ids, async id => {
      const table = await replayed(file, games, id);
      if (typeof table === 'string') return [table];
      entries += table.version;
      return open.has(id) ? moneyComplaints(file, id, table) : [];
    });
    const complaints = [...(await file.audit()), ...wrong];
    if (complaints.length > 0)
      throw new Mistake(`the backup is not sound:\n${complaints.join('\n')}`);
    return { tables: ids.length, entries };
  } finally {
    file.close();
  }
}

/** Every table that has a log, also those that are closed. */
function tablesIn(path: string): readonly string[] {
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const { integrity_check: found } = database.prepare('PRAGMA integrity_check').get() ?? {};
      if (found !== 'ok') throw new Mistake(`the backup is damaged: ${String(found)}`);
      const rows = database.prepare('SELECT DISTINCT table_id FROM entry').all();
      return rows.map(row => String(row['table_id']));
    } finally {
      database.close();
    }
  } catch (cause) {
    if (cause instanceof Mistake) throw cause;
    throw new Mistake('that is no backup of a house', { cause });
  }
}

/** As the house itself opens it: an older backup becomes one of this version. */
function opened(path: string): SqliteFile {
  try {
    return new SqliteFile(path);
  } catch (error) {
    throw error instanceof BadDatabase ? new Mistake(error.message, { cause: error }) : error;
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
