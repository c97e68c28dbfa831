import { writeSync } from 'node:fs';

import { game } from '@stammtisch/big-two';
import { type LogEntry, unfold } from '@stammtisch/table';

import { openSqlite } from '../../server/src/store/store-client.ts';
import { type Store } from '../../server/src/store/store.ts';
import { APPENDS, entryOf, TABLES } from './power-log.ts';

/**
 * Writes to a log as a house does, several tables at once, and says what was
 * acknowledged: `power-writer.ts FILE default|NORMAL honest|hasty`.
 * The hasty one says so before it is true.
 */
const [path = '', synchronous, manner] = process.argv.slice(2);

const SNAPSHOT_EVERY = 20;

/** One write, with everything it has to say. */
const say = (table: string, entries: readonly LogEntry[]): void =>
  void writeSync(1, entries.map(({ version }) => `${table} ${version}\n`).join(''));

async function append(store: Store, table: string, entries: readonly LogEntry[]): Promise<void> {
  const answer = store.tables.append({ table, entries });
  if (manner === 'hasty') say(table, entries);
  const written = await answer;
  if (!written.ok) throw new Error(`${table}: ${written.error}`);
  if (manner === 'honest') say(table, entries);
}

/** A few entries at a time, and now and then a snapshot and a line of chat in between. */
async function write(store: Store, table: string): Promise<void> {
  const { game: _, ...state } = unfold(game, [entryOf(table, 1)]);
  let version = 0;
  for (const [count, length] of APPENDS.entries()) {
    const entries = Array.from({ length }, () => entryOf(table, ++version));
    await append(store, table, entries);
    if (count % SNAPSHOT_EVERY !== SNAPSHOT_EVERY - 1) continue;
    await store.tables.snapshot(table, version, { ...state, version });
    await store.chat.add(table, { from: 'p', text: `line ${count}`, at: count });
  }
}

const store = await openSqlite(path, {
  ...(synchronous === 'NORMAL' && { synchronous }),
});
await Promise.all(TABLES.map(table => write(store, table)));
// Nothing is closed: what the disk holds now is what the trace must account for.
process.kill(process.pid, 'SIGKILL');
