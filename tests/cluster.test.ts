import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { game } from '@stammtisch/big-two';
import { seeded } from '@stammtisch/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';

import { EmbeddedPostgres } from '../server/src/store/embedded-postgres.ts';
import { until } from './long/house-process.ts';
import { Player } from './long/player.ts';

const PATIENCE = { within: 40_000 };

/** A directory that PostgreSQL's own user may go through. */
function scratch(): string {
  const directory = mkdtempSync(join(tmpdir(), 'stammtisch-cluster-'));
  chmodSync(directory, 0o755);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** `npm run cluster`, whose temporary directories are made in a place of its own. */
class Cluster {
  readonly temporary = scratch();
  readonly #child: ChildProcess;
  said = '';

  constructor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(
      process.execPath,
      ['scripts/cluster.ts', '--port=0', '--nodes=1', ...args],
      {
        env: { ...process.env, TMPDIR: this.temporary, THINKING_MS: '30', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    onTestFinished(async () => void (await this.end()));
  }

  hears = (what: RegExp): Promise<void> =>
    until(`${what} in ${this.said}`, () => what.test(this.said), PATIENCE);

  found = (what: RegExp): number => Number(what.exec(this.said)?.[1]);

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    const over = once(child, 'close');
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    await over;
    return child.exitCode;
  }

  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null) await once(this.#child, 'close');
    return this.#child.exitCode;
  }
}

/** Processes that were started with this in what they were told. */
const processesWith = (text: string): readonly string[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        return false;
      }
    });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('npm run cluster', () => {
  test(
    'is one house on one address, which outlives its nodes and, with --data, itself',
    { timeout: 120_000 },
    async () => {
      const data = join(scratch(), 'kept');
      const opened = async (port: number) => {
        const cluster = new Cluster(['--data', data, '--port', String(port)]);
        await cluster.hears(/^What has ended/m);
        const pids = [/node 1: .* pid (\d+)/, /PostgreSQL: pid (\d+)/].map(cluster.found);
        return { cluster, pids, port: cluster.found(/^http:\/\/localhost:(\d+)$/m) };
      };
      const first = await opened(0);
      const player = new Player('Anna', { port: first.port, game, random: seeded(7, 'Anna') });
      onTestFinished(() => player.client.stop());
      const { client } = player;
      const isIn = (): boolean => client.snapshot.connection === 'open';
      client.start();
      await until('Anna is in', isIn, PATIENCE);
      const table = await client.open(game.name);
      if (!table.ok) throw new Error(table.error.code);

      process.kill(first.pids[0]!, 'SIGKILL');
      await first.cluster.hears(/^node 1 has ended; it is started again in \d+ seconds$/m);
      await first.cluster.hears(/^node 1 is back: http:\S+, pid (\d+)$/m);
      first.pids.push(first.cluster.found(/^node 1 is back: .*pid (\d+)/m));
      await until('Anna is back', isIn, PATIENCE);
      expect(await client.watch(table.value.table)).toMatchObject({ ok: true });

      expect(await first.cluster.end('SIGINT')).toBe(0);
      expect(first.pids.filter(isAlive)).toEqual([]);
      expect(isIn()).toBe(false);
      const again = await opened(first.port);
      await until('Anna is back once more', isIn, PATIENCE);
      expect(await client.watch(table.value.table)).toMatchObject({ ok: true });
      expect(player.journal.complaints).toEqual([]);
      client.stop();
      expect(await again.cluster.end()).toBe(0);
      expect(again.pids.filter(isAlive)).toEqual([]);
      expect(readdirSync(data)).toEqual(expect.arrayContaining(['data', 'password']));
      expect(readdirSync(again.cluster.temporary)).toEqual([]);
    },
  );

  test.each([
    ['PostgreSQL is being made', /^data\.part$/],
    ['PostgreSQL starts', /^data$/],
  ])('leaves nothing behind when it is ended while %s', async (_, step) => {
    const cluster = new Cluster([]);
    const directories = () => readdirSync(cluster.temporary);
    const isThere = () =>
      directories().some(name =>
        readdirSync(join(cluster.temporary, name)).some(each => step.test(each)),
      );
    await until('it has come so far', isThere, PATIENCE);
    expect(await cluster.end()).toBe(0);
    expect(cluster.said).toBe('');
    expect(directories()).toEqual([]);
    expect(processesWith(cluster.temporary)).toEqual([]);
  });

  test('says in one sentence why a node does not open, and leaves nothing behind', async () => {
    const cluster = new Cluster([], { MOST_PEOPLE: 'all' });
    expect(await cluster.ended()).toBe(1);
    expect(cluster.said).toMatch(/^node 1 does not open: the most-people must be a number.*\n$/);
    expect(readdirSync(cluster.temporary)).toEqual([]);
    expect(processesWith(cluster.temporary)).toEqual([]);
  });

  test('says in one sentence that its port is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const cluster = new Cluster(['--port', String(port)]);
    expect(await cluster.ended()).toBe(1);
    expect(cluster.said).toBe(`port ${port} is in use; choose another with --port\n`);
  });

  test('leaves a directory alone that has other things in it', async () => {
    const data = scratch();
    writeFileSync(join(data, 'letters'), '');
    const cluster = new Cluster(['--data', data]);
    expect(await cluster.ended()).toBe(1);
    expect(cluster.said).toBe(`${data} is not empty, and no PostgreSQL was made there\n`);
    expect(readdirSync(data)).toEqual(['letters']);
  });
});

test('a PostgreSQL that is kept is there again, and is not started twice', async () => {
  const directory = join(scratch(), 'kept');
  const first = await EmbeddedPostgres.start({ directory });
  onTestFinished(() => first.stop());
  await first.query('CREATE TABLE kept AS SELECT 7 AS what');
  await expect(EmbeddedPostgres.start({ directory })).rejects.toThrow(
    'PostgreSQL does not start: lock file "postmaster.pid" already exists',
  );
  expect(await first.query('SELECT what FROM kept')).toEqual([{ what: '7' }]);
  await first.stop();
  const again = await EmbeddedPostgres.start({ directory });
  onTestFinished(() => again.stop());
  expect(await again.query('SELECT what FROM kept')).toEqual([{ what: '7' }]);
  await again.stop();
});
