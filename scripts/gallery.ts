import { parseArgs } from 'node:util';

import { command, print, wholeNumber } from './arguments.ts';
import { openGallery } from './gallery-server.ts';

const USAGE = `Shows every card and one moment of each phase of each game, at any size, in any theme and language.

  npm run gallery -- [--port 4749]`;

command(USAGE, async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4749' } } });
  const { server, url, keys } = await openGallery(wholeNumber('port', values.port, 0, 65_535));
  print(`${keys.length} moments: ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
});
