import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { Client } from '../../bench/client.ts';
import { type BuiltImage, builtImage } from './image-build.ts';

const isRoot = process.getuid?.() === 0;

/** A program in what was built, as a container would run it: as its user, with nothing of this machine's but Node. */
function started(
  image: BuiltImage,
  [, ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const node = join(image.root, 'node');
  const options = {
    cwd: join(image.root, image.workingDirectory),
    env: { ...image.env, ...env },
    ...(isRoot && image.user),
  };
  return spawn(node, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function portOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of child.stdout!) {
    said += String(text);
    const [, port] = /^http:\/\/localhost:(\d+)$/m.exec(said) ?? [];
    if (port !== undefined) return port;
  }
  throw new Error(`the house does not open: ${said}`);
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

test('what the Dockerfile builds is a house that is healthy, as nobody special, and writes only its data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  const image = builtImage('deploy/Dockerfile', '.', folder);
  copyFileSync(process.execPath, join(image.root, 'node'));
  chmodSync(join(image.root, 'node'), 0o755);
  const builtAt = Date.now();

  const house = started(image, image.command, { PORT: '0', HOST: '127.0.0.1' });
  onTestFinished(() => void house.kill('SIGKILL'));
  const port = await portOf(house);
  const health = () => endOf(started(image, image.health, { PORT: port }));
  expect(await health()).toBe(0);
  const home = await fetch(`http://127.0.0.1:${port}/`);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<script')]);
  const guest = await Client.connect(Number(port));
  expect(await guest.ask({ type: 'open', game: 'big-two', listed: true })).toHaveProperty('table');
  guest.close();

  const written = Array.from(filesIn(image.root)).filter(file => statSync(file).mtimeMs > builtAt);
  const data = join(image.root, 'data/');
  expect(written.filter(file => !file.startsWith(data))).toEqual([]);
  expect(existsSync(join(data, 'house.db'))).toBe(true);

  house.kill('SIGTERM');
  expect(await endOf(house)).toBe(0);
  expect(await health()).toBe(1);
});
