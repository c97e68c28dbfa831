import { parentPort, workerData } from 'node:worker_threads';

import { BadDatabase } from './bad-database.ts';
import { type Call, type FromWriter, type Outcome, perform, type ToWriter } from './calls.ts';
import { SqliteFile, type SqliteOptions } from './sqlite.ts';

/**
 * The writer thread. What arrives while one commit is being synced goes into
 * the next one together. The file is synchronous, and here nobody minds.
 */
const { path, options } = workerData as { path: string; options: SqliteOptions };
const port = parentPort!;
const tell = (message: FromWriter): void => port.postMessage(message);

/** Calls after which nothing may be left of what they have removed. */
const REMOVING: readonly string[] = ['erase', 'removeOlder'];

/** One transaction for all; if one of them fails by surprise, each on its own. */
async function performAll(file: SqliteFile, calls: readonly Call[]): Promise<readonly Outcome[]> {
  try {
    return await file.transaction(async () => {
      const outcomes: Outcome[] = [];
      for (const call of calls) outcomes.push({ value: await perform(file, call) });
      return outcomes;
    });
  } catch (error) {
    if (calls.length === 1) return [{ error: String(error) }];
    const outcomes: Outcome[] = [];
    for (const call of calls) outcomes.push(...(await performAll(file, [call])));
    return outcomes;
  }
}

/** If the disk does not let it happen now, the next one empties the journal too. */
function scrub(file: SqliteFile): void {
  try {
    file.scrub();
  } catch {
    // What was committed stays committed.
  }
}

try {
  const file = new SqliteFile(path, options);
  tell('ready');
  const carryOut = async (calls: readonly Call[]): Promise<void> => {
    const outcomes = await performAll(file, calls);
    // Before anyone hears that it is done.
    if (calls.some(({ name }) => REMOVING.includes(name))) scrub(file);
    tell({ outcomes });
  };
  port.on('message', (message: ToWriter) => {
    if (message !== 'close') return void carryOut(message.calls);
    file.close();
    tell('closed');
    port.close();
    return undefined;
  });
} catch (error) {
  tell({ failed: error instanceof BadDatabase ? error.message : String(error) });
}
