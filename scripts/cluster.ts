import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { EmbeddedPostgres } from '../server/src/store/embedded-postgres.ts';
import { command, print, wholeNumber } from './arguments.ts';
import { Balancer } from './balancer.ts';
import { NodeProcess } from './node-process.ts';

const USAGE = `Opens a house of several nodes on a PostgreSQL of its own, behind a balancer on one address.

  npm run cluster -- [--nodes 3] [--port 4747] [--host 127.0.0.1] [--data DIR]

Everything is gone when it ends, unless --data says where to keep it.`;

const HERE = '127.0.0.1';
const DATABASE = 'house';
const MOST_NODES = 16;
/** After so long whoever has died is started again. */
const AGAIN_SECONDS = 3;
const LOOK_MS = 100;

interface Plan {
  readonly nodes: number;
  readonly port: number;
  readonly host: string;
  /** Where PostgreSQL is kept; else it is taken away at the end. */
  readonly data: string | undefined;
}

/** What stands in the way of opening, said in one sentence. */
class CannotOpen extends Error {}

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      nodes: { type: 'string', default: '3' },
      port: { type: 'string', default: '4747' },
      host: { type: 'string', default: HERE },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(USAGE);
  const plan = {
    nodes: wholeNumber('nodes', values.nodes, 1, MOST_NODES),
    port: wholeNumber('port', values.port, 0, 65_535),
    host: values.host,
    data: values.data,
  };
  const ending = new AbortController();
  // Not `once`: npm passes on what the terminal has sent already.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ending.abort());
  try {
    await run(plan, ending);
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
});

/** What is to be done at the end, the last first. */
type Closing = (() => Promise<unknown>)[];

async function run(plan: Plan, ending: AbortController): Promise<void> {
  const { signal } = ending;
  const aborted = once(signal, 'abort');
  const closing: Closing = [];
  try {
    await open(plan, signal, closing);
    await aborted;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    ending.abort();
    for (const close of closing.toReversed()) await close();
  }
}

async function open(plan: Plan, signal: AbortSignal, closing: Closing): Promise<void> {
  const token = process.env['ADMIN_TOKEN'] || crypto.randomUUID();
  const ports = await freePorts(plan.nodes);
  const balancer = new Balancer(ports.map(port => ({ host: HERE, port })));
  closing.push(() => balancer.close());
  const port = await listen(balancer.server, plan);
  const postgres = await openPostgres(plan, signal, closing);
  const env = environment(await databaseIn(postgres), token);
  const nodes = ports.map((at, index) => {
    const name = `node ${index + 1}`;
    return new NodeProcess(name, { port: at, env, say: quietAfter(signal, name) });
  });
  await allOpen(nodes, signal, closing);
  while (balancer.ready < plan.nodes) await pause(LOOK_MS, undefined, { signal });
  announce({ plan, port, token, nodes, postgres });
}

const quietAfter =
  (signal: AbortSignal, name: string) =>
  (line: string): void => {
    if (!signal.aborted) print(`${name}: ${line}`);
  };

async function openPostgres(
  { data }: Plan,
  signal: AbortSignal,
  closing: Closing,
): Promise<EmbeddedPostgres> {
  const where = data === undefined ? {} : { directory: data };
  const postgres = await EmbeddedPostgres.start({ ...where, signal }).catch(cannotOpen());
  const kept = keep(
    {
      name: 'PostgreSQL',
      ended: () => postgres.ended(),
      open: () => postgres.start(),
      where: () => `pid ${postgres.pid}`,
    },
    signal,
  );
  closing.push(async () => {
    await (data === undefined ? postgres.remove() : postgres.stop());
    await kept;
  });
  return postgres;
}

/** What was kept from the last time, else a new one. */
async function databaseIn(postgres: EmbeddedPostgres): Promise<string> {
  const known = await postgres.query(`SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`);
  return known.length > 0 ? postgres.url(DATABASE) : postgres.database('template0', DATABASE);
}

/** What all nodes are told; empty is what would be wrong for all of them. */
const environment = (databaseUrl: string, token: string): NodeJS.ProcessEnv => ({
  LOG_LEVEL: 'warn',
  ...process.env,
  ADMIN_TOKEN: token,
  BASE_PATH: '',
  CLUEDO_PORT: '',
  DATABASE_URL: databaseUrl,
  HOST: HERE,
  LOG_FORMAT: 'json',
  PUBLIC_URL: '',
  TRUST_PROXY: '1',
});

async function allOpen(
  nodes: readonly NodeProcess[],
  signal: AbortSignal,
  closing: Closing,
): Promise<void> {
  signal.throwIfAborted();
  const kept: Promise<void>[] = [];
  closing.push(async () => {
    await Promise.all(nodes.map(node => node.close()));
    await Promise.all(kept);
  });
  const opening = nodes.map(node => node.open().catch(cannotOpen(node.name)));
  await Promise.race([Promise.all(opening), once(signal, 'abort')]);
  signal.throwIfAborted();
  kept.push(...nodes.map(node => keep(node, signal)));
}

interface Kept {
  readonly name: string;
  /** Fulfilled when it has ended. */
  ended(): Promise<unknown>;
  open(): Promise<unknown>;
  where(): string;
}

/** Starts it again when it has ended, until everything ends. */
async function keep(each: Kept, signal: AbortSignal): Promise<void> {
  const { name } = each;
  for (;;) {
    await each.ended();
    if (signal.aborted) return;
    print(`${name} has ended; it is started again in ${AGAIN_SECONDS} seconds`);
    await pause(AGAIN_SECONDS * 1_000, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await each.open();
      print(`${name} is back: ${each.where()}`);
    } catch (error) {
      if (!signal.aborted) print(`${name} does not open: ${messageOf(error)}`);
    }
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const cannotOpen =
  (name?: string) =>
  (cause: unknown): never => {
    const who = name === undefined ? '' : `${name} does not open: `;
    throw new CannotOpen(`${who}${messageOf(cause)}`, { cause });
  };

async function listen(server: Server, { port, host }: Plan): Promise<number> {
  const failed = once(server, 'error').then(([error]) => Promise.reject(error));
  server.listen(port, host);
  await Promise.race([once(server, 'listening'), failed]).catch((error: NodeJS.ErrnoException) =>
    cannotOpen()(
      error.code === 'EADDRINUSE'
        ? new Error(`port ${port} is in use; choose another with --port`)
        : error,
    ),
  );
  return portOf(server);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** All at once: none is free twice. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, HERE));
  await Promise.all(servers.map(server => once(server, 'listening')));
  const ports = servers.map(portOf);
  await Promise.all(servers.map(server => new Promise(resolve => void server.close(resolve))));
  return ports;
}

interface House {
  readonly plan: Plan;
  readonly port: number;
  readonly token: string;
  readonly nodes: readonly NodeProcess[];
  readonly postgres: EmbeddedPostgres;
}

function announce({ plan, port, token, nodes, postgres }: House): void {
  const { host, data } = plan;
  const first = nodes[0]!;
  print(`Stammtisch is open, on ${nodes.length} ${nodes.length === 1 ? 'node' : 'nodes'}.`);
  print(`http://${host === HERE ? 'localhost' : host}:${port}`);
  for (const node of nodes) print(`  ${node.name}: ${node.where()}`);
  const kept = data === undefined ? 'taken away at the end' : 'kept';
  print(`  PostgreSQL: pid ${postgres.pid}, in ${postgres.directory} (${kept})`);
  print(`Lose a node:    kill -9 ${first.pid}`);
  print(`Let it hang:    kill -STOP ${first.pid}; sleep 10; kill -CONT ${first.pid}`);
  print(
    `Drain it:       curl -H "Authorization: Bearer ${token}" -d minutes=1 ${first.url}/admin/drain`,
  );
  print(`What has ended is started again after ${AGAIN_SECONDS} seconds. Ctrl+C ends all of it.`);
}
