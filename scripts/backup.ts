import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

import { settingsFrom } from '../server/src/settings.ts';
import { APPLICATION_ID } from '../server/src/store/schema.ts';
import { command, Mistake, print } from './arguments.ts';

const USAGE = `Copies all of a house into one file, also while it is open.

  npm run backup -- [--data DIR] --to FILE`;

/** All pages in one step: what is written meanwhile would make it begin again and again. */
const ALL_PAGES = 2 ** 31 - 1;

command(USAGE, async () => {
  const { values } = parseArgs({ options: { data: { type: 'string' }, to: { type: 'string' } } });
  if (values.to === undefined) throw new Mistake('--to must name a file');
  const { data } = settingsFrom(
    values.data === undefined ? [] : ['--data', values.data],
    process.env,
  );
  const [from, to] = [join(data, 'house.db'), resolve(values.to)];
  if (!existsSync(from)) throw new Mistake(`there is no house in ${data}`);
  if (existsSync(to)) throw new Mistake(`${to} is there already; a backup overwrites nothing`);
  const part = `${to}.part`;
  try {
    await copy(from, part);
    check(part);
    sync(part);
    renameSync(part, to);
    sync(dirname(to));
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(part + rest, { force: true });
  }
  print(`${to} is a copy of ${from}`);
});

async function copy(from: string, part: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    if (source.prepare('PRAGMA application_id').get()?.['application_id'] !== APPLICATION_ID)
      throw new Mistake(`${from} is no house`);
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

function check(path: string): void {
  const copied = new DatabaseSync(path);
  try {
    // One file, without a journal beside it, can be moved like any other.
    copied.exec('PRAGMA journal_mode = DELETE');
    const { quick_check: found } = copied.prepare('PRAGMA quick_check').get() ?? {};
    if (found !== 'ok') throw new Error(`the copy is damaged: ${String(found)}`);
  } finally {
    copied.close();
  }
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
