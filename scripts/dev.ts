import { spawn } from 'node:child_process';

import { createServer } from 'vite';

/**
 * For working on it: a house that restarts when its sources change, with data of its own, and
 * pages that reload when theirs do. What is said to `/ws` and `/account` goes on to the house.
 */
const HOUSE_PORT = '4748';

const house = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    'server/src/main.ts',
    '--host=127.0.0.1',
    `--port=${HOUSE_PORT}`,
    '--data=data/dev',
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);

const target = `http://127.0.0.1:${HOUSE_PORT}`;
const pages = await createServer({
  configFile: 'web/vite.config.ts',
  server: { proxy: { '/ws': { target, ws: true }, '/account': target, '/health': target } },
});
await pages.listen();
pages.printUrls();

async function close(): Promise<void> {
  house.kill('SIGTERM');
  await pages.close();
  process.exit(0);
}

process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());
