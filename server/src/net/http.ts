import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import {
  ACCOUNT_PATH,
  isSubprotocol,
  LIMITS,
  SOCKET_PATH,
  SUBPROTOCOL,
  type World,
} from '@stammtisch/protocol';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';

import type { House } from '../house.ts';
import type { Pulse } from '../pulse.ts';
import { accountRoutes } from './account-routes.ts';
import { Bucket, type Rate } from './bucket.ts';
import { tokenIn } from './cookie.ts';
import { Doorkeeper, type Gate, isOwn } from './doorkeeper.ts';
import { listenTo } from './ear.ts';
import { Visit } from './visit.ts';
import { Wire } from './wire.ts';

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

const keptFor = (time: string) => (_: string, context: Context) => {
  context.header('Cache-Control', time);
};

/** The pages, and the socket beside them. */
export function serve(
  house: House,
  { world, pulse }: { readonly world: World; readonly pulse: Pulse },
  pages: string,
): Server {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', CONTENT_SECURITY);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'same-origin');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
  });
  app.use(compress());
  app.route(
    ACCOUNT_PATH,
    accountRoutes({ ...house.desk, world, mayTry: triesFrom(world), addressOf }),
  );
  app.get('/health', context => context.text('ok'));
  // What the bundler named after its content never changes.
  app.use(
    '/assets/*',
    serveStatic({
      root: pages,
      onFound: keptFor(LONG),
    }),
  );
  app.use(
    '/decks/*',
    serveStatic({
      root: pages,
      onFound: keptFor(A_DAY),
    }),
  );
  // The page itself is asked for each time: it names the files that go with it.
  const page = serveStatic({ root: pages, path: 'index.html', onFound: keptFor('no-cache') });
  app.get('/', page);
  app.get('/t/*', page);
  app.get('/me', page);
  app.get('/me/*', page);
  app.get('/scores', page);
  app.use('/*', serveStatic({ root: pages }));

  const server = createServer(getRequestListener(app.fetch));
  server.on('connection', () => pulse.hurry());
  server.on('request', () => pulse.hurry());
  acceptSockets(server, { house, world, pulse });
  return server;
}

interface Reception {
  readonly house: House;
  readonly world: World;
  readonly pulse: Pulse;
}

function acceptSockets(server: Server, reception: Reception): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    // A page of an older house is let in, and then told that it is one.
    handleProtocols: offered =>
      offered.has(SUBPROTOCOL) ? SUBPROTOCOL : ([...offered].find(isSubprotocol) ?? false),
  });
  const door = new Doorkeeper(reception.world);
  server.on('upgrade', (request, socket, head) => {
    if (!isOurs(request)) return refuse(socket, '403 Forbidden');
    const gate = door.enter(request.socket.remoteAddress ?? '');
    if (gate === undefined) return refuse(socket, '429 Too Many Requests');
    let isReceived = false;
    sockets.handleUpgrade(request, socket, head, webSocket => {
      isReceived = true;
      const token = tokenIn(request.headers);
      receive(webSocket, { ...reception, gate, token, socket });
    });
    // What is no WebSocket after all is turned away before it has become a visit.
    if (!isReceived) gate.leave();
    return undefined;
  });
}

/** How often accounts may be asked for from one address. */
const TRIES: Rate = { burst: 30, perSecond: 0.5 };

const addressOf = (context: Context): string => getConnInfo(context).remote.address ?? '';

function triesFrom(world: World): (context: Context) => boolean {
  const tries = new Map<string, Bucket>();
  return context => {
    const now = world.now();
    const address = addressOf(context);
    if (isOwn(address)) return true;
    for (const [other, bucket] of tries) if (bucket.isFull(now)) tries.delete(other);
    const bucket = tries.get(address) ?? new Bucket(TRIES, now);
    tries.set(address, bucket);
    return bucket.take(now);
  };
}

const refuse = (socket: Duplex, why: string): unknown =>
  socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\n\r\n`);

/** Only pages of this house may open a socket; programs, which send no origin, may too. */
function isOurs({ url = '', headers: { origin, host } }: IncomingMessage): boolean {
  if (url.split('?', 1)[0] !== SOCKET_PATH) return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** With the default settings of `ws`, every message is one buffer. */
const textOf = (data: RawData): string => (data instanceof Buffer ? data.toString('utf8') : '');

interface Arrival extends Reception {
  readonly gate: Gate;
  /** What the browser keeps of an account. */
  readonly token: string | undefined;
  /** What `ws` sits on. */
  readonly socket: Duplex;
}

function receive(webSocket: WebSocket, arrival: Arrival): void {
  const { house, world, pulse, gate, token, socket } = arrival;
  const wire = new Wire(socket, webSocket, pulse);
  const visit = new Visit(house, world, wire, { gate, token });
  const hear = (text: string): void => {
    pulse.heard();
    visit.receive(text);
  };
  webSocket.on('message', (data, isBinary) =>
    isBinary ? visit.dismiss('abuse') : hear(textOf(data)),
  );
  listenTo(socket, hear);
  webSocket.on('close', () => visit.end());
  // A broken frame or one that is too large: ws closes the line itself, with the reason.
  webSocket.on('error', () => visit.end());
}
