import { parentPort, workerData } from 'node:worker_threads';

import { ring } from '../pulse.ts';
import { BadDatabase } from './database.ts';
import { type Call, type Outcome, packedOutcomes, unpacked } from './parcel.ts';
import { SqliteFile, type SqliteOptions } from './sqlite.ts';

/**
 * The writer thread. What arrives while one commit is being synced goes into
 * the next one together. The file is synchronous, and here nobody minds.
 */
const { path, options, bell } = workerData as {
  path: string;
  options: SqliteOptions;
  bell?: Int32Array;
};
const port = parentPort!;

function perform(file: SqliteFile, { name, args }: Call): Outcome {
  // The two sides of the port agree on names and arguments by their types.
  const method = file[name] as (...args: unknown[]) => unknown;
  return { value: method.apply(file, [...args]) };
}

/** One transaction for all; if one of them fails by surprise, each on its own. */
function performAll(file: SqliteFile, calls: readonly Call[]): readonly Outcome[] {
  try {
    return file.transaction(() => calls.map(call => perform(file, call)));
  } catch (error) {
    if (calls.length === 1) return [{ error: String(error) }];
    return calls.flatMap(call => performAll(file, [call]));
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
  port.postMessage('ready');
  port.on('message', (message: string) => {
    if (message !== 'close') {
      const calls = unpacked(message);
      const outcomes = performAll(file, calls);
      // Before anyone hears that it is done.
      if (calls.some(({ name }) => name === 'erase')) scrub(file);
      port.postMessage(packedOutcomes(outcomes));
      if (bell !== undefined) ring(bell);
      return undefined;
    }
    file.close();
    port.postMessage('closed');
    port.close();
    return undefined;
  });
} catch (error) {
  port.postMessage({ failed: error instanceof BadDatabase ? error.message : String(error) });
}
