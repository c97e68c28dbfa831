import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import type { Server } from 'node:net';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

import { chanceOf, newId, type World } from '@stammtisch/protocol';
import { renderUnicodeCompact } from 'uqr';

import { Metrics } from './admin/metrics.ts';
import type { Bus } from './bus/bus.ts';
import { openNatsBus } from './bus/nats-bus.ts';
import { openPostgresBus } from './bus/postgres-bus.ts';
import { House, type HouseDeps } from './house.ts';
import { logBy } from './log.ts';
import { localAddresses } from './net/addresses.ts';
import { Admission } from './net/admission.ts';
import { isLoopback, NO_PROXY, trustedProxies } from './net/client-address.ts';
import { serve } from './net/http.ts';
import type { Operator, ProcessGauges } from './net/operator-routes.ts';
import type { Note } from './note.ts';
import { PDU_VERSION } from './pdu/infos.ts';
import { PduServer } from './pdu/pdu-server.ts';
import { listenForPdus } from './pdu/tcp.ts';
import { Mistake, type Settings, settingsFrom } from './settings.ts';
import { BadDatabase } from './store/bad-database.ts';
import { inDatabaseTime } from './store/database-time.ts';
import { openPostgres } from './store/postgres.ts';
import { type DistantStore, type ObserveBatch, openSqlite } from './store/store-client.ts';
import { BotPool } from './tables/bot-pool.ts';
import { WORLD } from './world.ts';

/** After so long a house that was asked to close is closed, finished or not. */
const GRACE_MS = 4_000;

/** 32 characters of 5 bits each. */
const TOKEN_LENGTH = 32;

const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Never to the file itself, which would end the house if nobody reads it any more. */
const noteBy = ({ logLevel, logFormat }: Settings): Note =>
  logBy({
    level: logLevel,
    format: logFormat ?? (process.stdout.isTTY ? 'text' : 'json'),
    write: text => process.stdout.write(text),
  });

async function main(): Promise<void> {
  // A house stays open when nobody reads any more what it says here.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const settings = settingsFrom(process.argv.slice(2), process.env);
  if (!existsSync(join(PAGES, 'index.html')))
    throw new Mistake('the pages are not built; open the house with npm start');
  const note = noteBy(settings);
  const metrics = new Metrics();
  const { store, place, bus, world } = await openStore(settings, () => {
    const sentAt = performance.now();
    return batch => metrics.committed({ ...batch, seconds: (performance.now() - sentAt) / 1_000 });
  });
  const bots = new BotPool(WORLD, { alarm: error => note(String(error), { level: 'error' }) });
  // Known only once the house is open.
  const opened = { port: 0 };
  const house = new House({
    world,
    store,
    ...(bus && { bus }),
    chooseMove: bots.chooseMove,
    chance: chanceOf(WORLD),
    thinking: settings.thinking,
    note,
    metrics,
    arena: settings.arena,
    ...limitsIn(settings),
    reach: remembered(() => (opened.port === 0 ? undefined : reachOf(settings, opened.port))),
  });
  await house.begin();
  await house.operations.blocks.load();
  await house.robots.load();
  const tables = await house.tables.wake();
  const token = settings.adminToken ?? newId(WORLD, TOKEN_LENGTH);
  const { servers, port, pduPort } = await openPorts(house, settings, {
    world,
    operator: { token, gauges: gaugesOf(bots) },
  });
  opened.port = port;
  // Before it says that it is open: from then on anybody may tell it to close.
  closeInTime({ house, store, bots, servers, note });
  announce(settings, port, { place, tables });
  if (pduPort !== undefined) say(`CluedoCommunication ${PDU_VERSION} on port ${pduPort}`);
  if (settings.adminToken === undefined)
    say(`Admin: http://localhost:${port}${settings.basePath}/admin (token ${token})`);
}

interface Ports {
  readonly servers: readonly Server[];
  readonly port: number;
  /** For CluedoCommunication, where it is wanted. */
  readonly pduPort?: number;
}

async function openPorts(
  house: House,
  settings: Settings,
  { world, operator }: { readonly world: World; readonly operator: Operator },
): Promise<Ports> {
  const { host = '', trustedProxies: proxies, cluedoPort } = settings;
  const admission = new Admission(world, {
    isLocalOnly: isLoopback(host) || host === 'localhost',
    isInUse: house.tables.isInUse,
  });
  const isTrustedProxy = proxies === undefined ? NO_PROXY : trustedProxies(proxies);
  const options = { world, admission, isTrustedProxy, site: settings, operator };
  const server = serve(house, options, PAGES);
  const port = await listen(server, settings);
  if (cluedoPort === undefined) return { servers: [server], port };
  const pdus = listenForPdus(new PduServer({ house, world }), { admission, world });
  const pduPort = await listen(pdus, { port: cluedoPort, host: settings.host });
  return { servers: [server, pdus], port, pduPort };
}

/** What only the process knows of itself. Delays of the event loop count from one look to the next. */
function gaugesOf(bots: BotPool): () => ProcessGauges {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const eventLoopDelay = {
      p50: delays.percentile(50) / 1e9,
      p99: delays.percentile(99) / 1e9,
      max: delays.max / 1e9,
    };
    delays.reset();
    return {
      botsWaiting: bots.waiting,
      residentBytes: rss,
      heapBytes: heapUsed,
      eventLoopDelay,
    };
  };
}

/** What an operator may set and the house has to know. */
const limitsIn = ({
  mostPeople,
  chatDays,
  newsQueueBytes,
  welcome,
}: Settings): Pick<HouseDeps, 'mostPeople' | 'chatDays' | 'newsQueueBytes' | 'welcome'> => ({
  newsQueueBytes,
  ...(mostPeople !== undefined && { mostPeople }),
  ...(chatDays !== undefined && { chatDays }),
  ...(welcome !== undefined && { welcome }),
});

interface Opened {
  readonly house: House;
  readonly store: DistantStore;
  readonly bots: BotPool;
  readonly servers: readonly Server[];
  readonly note: Note;
}

/** Closes the house when it is told to, or when it can write no more; and for no other reason. */
function closeInTime({ house, store, bots, servers, note }: Opened): void {
  let isClosing = false;
  const close = async (why: string, code = 0): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    note(`${why}: closing`, code === 0 ? {} : { level: 'error' });
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    for (const server of servers) server.close();
    await house.moveOut();
    await house.close();
    await bots.close();
    process.exit(code);
  };
  // A promise that nobody waits for must not end the house; what was acknowledged is on disk.
  process.on('unhandledRejection', house.alarm);
  void house.operations.drain.over.then(() => close('drained'));
  // Not `once`: a second signal, which npm passes on beside systemd's own, must not cut the closing off.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
  // A house that can keep nothing is better opened anew: its people come back by themselves.
  void store.lost.then(({ message }) => close(`nothing can be written any more (${message})`, 1));
}

interface Kept {
  readonly store: DistantStore;
  readonly place: string;
  /** With the time that all nodes share. */
  readonly world: World;
  /** Where other nodes may be at work on the same store. */
  readonly bus?: Bus;
}

/** In PostgreSQL where there is one, else in a file. */
async function openStore(
  { databaseUrl, natsUrl, data }: Settings,
  observe: ObserveBatch,
): Promise<Kept> {
  if (databaseUrl === undefined) {
    const file = fileIn(data);
    return { store: await openSqlite(file, {}, observe), place: file, world: WORLD };
  }
  const { hostname, pathname } = new URL(databaseUrl);
  const store = await openPostgres(databaseUrl, { world: WORLD, observe, isShared: true });
  const bus = await (natsUrl === undefined
    ? openPostgresBus(databaseUrl, WORLD)
    : openNatsBus(natsUrl, WORLD).catch(cannotReachNats));
  const world = await inDatabaseTime(databaseUrl, WORLD);
  return { store, bus, world, place: `PostgreSQL ${hostname}${pathname}` };
}

function cannotReachNats(cause: unknown): never {
  throw new Mistake('the NATS server of NATS_URL cannot be reached', { cause });
}

function fileIn(directory: string): string {
  try {
    makeDirectory(directory);
    accessSync(directory, constants.W_OK);
    return join(directory, 'house.db');
  } catch (cause) {
    throw new Mistake(`the data directory ${directory} cannot be written to`, { cause });
  }
}

/**
 * Not by `recursive`, which never ends where a directory cannot be made, in /proc say,
 * and leaves those in between to luck: each is there for good once its parent is on disk.
 */
function makeDirectory(directory: string): void {
  const parent = dirname(directory);
  if (!existsSync(directory)) {
    makeDirectory(parent);
    mkdirSync(directory);
  }
  if (!statSync(directory).isDirectory()) throw new Error(`${directory} is no directory`);
  syncDirectory(parent);
}

function syncDirectory(directory: string): void {
  const opened = openSync(directory, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host?: string | undefined },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new Mistake(`port ${port} is in use; choose another with --port`));
      else if (error.code === 'EACCES')
        reject(new Mistake(`port ${port} may not be used; choose one above 1023`));
      else reject(error);
    });
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** An address that others can use: never this machine's own name for itself. */
function reachOf({ host, publicUrl, basePath }: Settings, port: number): string | undefined {
  if (publicUrl !== undefined) return publicUrl;
  const [address] = host === undefined ? localAddresses() : [];
  return address === undefined ? undefined : `http://${address}:${port}${basePath}`;
}

const REACH_MS = 10_000;

/** Every connection asks for it, looking it up is expensive, and it hardly ever changes. */
function remembered<T>(look: () => T | undefined): () => T | undefined {
  let known: { readonly value: T | undefined; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (known?.value === undefined || now > known.until)
      known = { value: look(), until: now + REACH_MS };
    return known.value;
  };
}

function announce(
  settings: Settings,
  port: number,
  { place, tables }: { place: string; tables: number },
): void {
  say('Stammtisch is open.');
  say(`http://localhost:${port}${settings.basePath}`);
  const url = reachOf(settings, port);
  if (url !== undefined) {
    say(`${settings.publicUrl === undefined ? 'In your network' : 'For everyone'}: ${url}`);
    say(renderUnicodeCompact(url));
  }
  say(`Data: ${place} (${tables} open ${tables === 1 ? 'table' : 'tables'})`);
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof Mistake || error instanceof BadDatabase;
  process.stderr.write(
    `${isPlain ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
