import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { ACCOUNT_PATH, type World } from '@stammtisch/protocol';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';

import type { House } from '../house.ts';
import { type Rate, RateLimit } from '../rate-limit.ts';
import { accountRoutes } from './account-routes.ts';
import { Admission } from './admission.ts';
import { pathBelow } from './base-path.ts';
import {
  type ClientAddress,
  clientAddressOf,
  limitKeyOf,
  NO_PROXY,
  type TrustedProxies,
} from './client-address.ts';
import { docsRoutes } from './docs-routes.ts';
import { EventStreams } from './event-streams.ts';
import { type Operator, operatorRoutes } from './operator-routes.ts';
import { originCheck } from './origin.ts';
import { legalPages, pageOf, type Site } from './page.ts';
import { acceptWebSockets, type WebSocketDeps } from './websockets.ts';

const CONTENT_SECURITY = [
  "default-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LONG = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** Where there are pages; everywhere else the page says that there is nothing. */
const PAGES = [
  '/',
  '/t/*',
  '/r/*',
  '/games',
  '/me',
  '/me/*',
  '/scores',
  '/people',
  '/rules',
  '/rules/*',
  '/help',
  '/cards',
  '/house',
];

const keptFor = (time: string) => (_: string, context: Context) => {
  context.header('Cache-Control', time);
};

export interface HttpOptions {
  readonly world: World;
  /** Limits by address, shared by all ports of the house. */
  readonly admission?: Admission;
  readonly isTrustedProxy?: TrustedProxies;
  readonly limits?: HttpLimits;
  readonly site?: Site;
  /** Without it there is no admin page and there are no metrics. */
  readonly operator?: Operator;
}

/** What a TCP connection may take, and how many there may be. */
export interface HttpLimits {
  /** How often slow requests are looked for. */
  readonly checkMs: number;
  /** Until the headers of a request are there, and until all of it is. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** Connections of all clients together, and from one address. */
  readonly mostConnections: number;
  readonly mostFromAddress: number;
}

export const HTTP_LIMITS: HttpLimits = {
  checkMs: 2_000,
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 30_000,
  mostConnections: 12_000,
  mostFromAddress: 300,
};

interface HttpDeps extends WebSocketDeps {
  readonly site: Site;
  readonly operator: Operator | undefined;
  readonly isTrustedProxy: TrustedProxies;
}

const peerOf = (request: IncomingMessage): string => request.socket.remoteAddress ?? '';

/** The pages, the account API and the socket beside them. */
export function serve(
  house: House,
  {
    world,
    admission = new Admission(world),
    isTrustedProxy = NO_PROXY,
    limits = HTTP_LIMITS,
    site = { basePath: '' },
    operator,
  }: HttpOptions,
  pages: string,
): Server {
  const deps: HttpDeps = {
    house,
    world,
    isTrustedProxy,
    site,
    operator,
    basePath: site.basePath,
    isAllowedOrigin: originCheck(site.publicUrl),
    admission,
    clientOf: request =>
      clientAddressOf(peerOf(request), request.headers['x-forwarded-for'], isTrustedProxy),
  };
  const timeouts = {
    connectionsCheckingInterval: limits.checkMs,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
  };
  const streams = new EventStreams(deps);
  const answer = getRequestListener(routes(deps, pages).fetch);
  const server = createServer(timeouts, (request, response) => {
    request.url = pathBelow(site.basePath, request.url);
    if (!streams.answer(request, response)) void answer(request, response);
  });
  server.setTimeout(limits.idleMs);
  server.maxConnections = limits.mostConnections;
  limitConnections(server, deps, limits.mostFromAddress);
  acceptWebSockets(server, deps);
  return server;
}

function routes(deps: HttpDeps, pages: string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Content-Security-Policy'))
      context.header('Content-Security-Policy', CONTENT_SECURITY);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'same-origin');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
  });
  app.use(compress());
  app.route(ACCOUNT_PATH, accountApi(deps));
  app.route('/docs', docsRoutes({ site: deps.site, newsQueueBytes: deps.house.newsQueueBytes }));
  // The process is alive; and whether it can be of use to anybody.
  for (const path of ['/healthz', '/health']) app.get(path, context => context.text('ok'));
  const isReady = readiness(deps);
  app.get('/readyz', async context =>
    (await isReady()) ? context.text('ready') : context.text('not ready', 503),
  );
  if (deps.operator !== undefined) app.route('/', operatorApi(deps, deps.operator));
  // What the bundler named after its content never changes.
  app.use('/assets/*', serveStatic({ root: pages, onFound: keptFor(LONG) }));
  app.use('/decks/*', serveStatic({ root: pages, onFound: keptFor(A_DAY) }));
  const page = pageOf(readFileSync(join(pages, 'index.html'), 'utf8'), deps.site);
  // The page itself is asked for each time: it names the files that go with it.
  for (const path of PAGES)
    app.get(path, context => context.html(page, 200, { 'Cache-Control': 'no-cache' }));
  for (const [path, html] of legalPages(deps.site)) app.get(path, context => context.html(html));
  app.use('/*', serveStatic({ root: pages }));
  // The page knows that there is nothing at this address, and says so in the reader's language.
  app.notFound(context =>
    context.req.header('accept')?.includes('text/html') === true
      ? context.html(page, 404, { 'Cache-Control': 'no-cache' })
      : context.text('there is nothing here', 404),
  );
  app.onError((error, context) => {
    // A client that went away in the middle of its request is nothing to report.
    if (!('code' in error && error.code === 'ECONNRESET')) deps.house.alarm(error);
    return context.text('something went wrong', 500);
  });
  return app;
}

/** How long the store may take to answer, and how long its answer counts. */
const READY_MS = 2_000;
const READY_AGAIN_MS = 1_000;

/** Whether the store answers and the house takes people in. Whoever asks often is told what was true just before. */
function readiness({ house, world }: HttpDeps): () => Promise<boolean> {
  let known: Promise<boolean> | undefined;
  let at = 0;
  const look = (): Promise<boolean> =>
    new Promise(resolve => {
      const cancel = world.after(READY_MS, () => resolve(false));
      house.store.tables
        .seatOf('')
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(cancel);
    });
  return async () => {
    if (house.operations.drain.isOn) return false;
    if (known === undefined || world.now() - at > READY_AGAIN_MS) {
      known = look();
      at = world.now();
    }
    return known;
  };
}

const operatorApi = (deps: HttpDeps, operator: Operator): Hono => {
  const mayTry = triesFrom(deps);
  return operatorRoutes({
    ...deps,
    operator,
    mayTry: context => mayTry(clientOf(context, deps)),
  });
};

const clientOf = (context: Context, { isTrustedProxy }: HttpDeps): ClientAddress =>
  clientAddressOf(
    getConnInfo(context).remote.address ?? '',
    context.req.header('x-forwarded-for'),
    isTrustedProxy,
  );

function accountApi(deps: HttpDeps): Hono {
  const mayTry = triesFrom(deps);
  return accountRoutes({
    accounts: deps.house.accounts,
    passkeys: deps.house.passkeys,
    robots: deps.house.robots,
    world: deps.world,
    mayTry: context => mayTry(clientOf(context, deps)),
    isBlocked: context =>
      deps.house.operations.blocks.isBlocked(limitKeyOf(clientOf(context, deps).address)),
    addressOf: context => clientOf(context, deps).address,
    isAllowedOrigin: deps.isAllowedOrigin,
  });
}

/** Every socket has an error listener from its first moment: a reset connection must not end the process. */
function limitConnections(
  server: Server,
  { admission, isTrustedProxy }: HttpDeps,
  mostFromAddress: number,
): void {
  const counts = new Map<string, number>();
  server.on('connection', socket => {
    socket.on('error', () => socket.destroy());
    const peer = socket.remoteAddress ?? '';
    if (isTrustedProxy(peer) || admission.isExempt({ address: peer, isForwarded: false })) return;
    const key = limitKeyOf(peer);
    const count = counts.get(key) ?? 0;
    if (count >= mostFromAddress) return void socket.destroy();
    counts.set(key, count + 1);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    });
  });
}

/** How often accounts may be asked for from one address. */
const TRIES: Rate = { burst: 30, perSecond: 0.5 };

function triesFrom({ world, admission }: HttpDeps): (client: ClientAddress) => boolean {
  const tries = new Map<string, RateLimit>();
  return client => {
    if (admission.isExempt(client)) return true;
    const now = world.now();
    for (const [other, limit] of tries) if (limit.isFull(now)) tries.delete(other);
    const key = limitKeyOf(client.address);
    const limit = tries.get(key) ?? new RateLimit(TRIES, now);
    tries.set(key, limit);
    return limit.take(now);
  };
}
