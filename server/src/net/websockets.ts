import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { isSubprotocol, LIMITS, SOCKET_PATH, SUBPROTOCOL, type World } from '@stammtisch/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';

import type { House } from '../house.ts';
import { type Rate, RateLimit } from '../rate-limit.ts';
import type { Admission } from './admission.ts';
import { pathBelow } from './base-path.ts';
import { type ClientAddress, isLocal, limitKeyOf } from './client-address.ts';
import { Connection, type Socket } from './connection.ts';
import { tokenIn } from './cookie.ts';
import type { OriginCheck } from './origin.ts';

export interface WebSocketDeps {
  readonly house: House;
  readonly world: World;
  readonly admission: Admission;
  readonly clientOf: (request: IncomingMessage) => ClientAddress;
  readonly isAllowedOrigin: OriginCheck;
  /** Below which path of its site the house lives. */
  readonly basePath: string;
}

const MOST_FRAGMENTS = 16;
/** A client that is told goodbye and does not close by itself is cut off. */
const CLOSE_TIMEOUT_MS = 2_000;
/** Pings and pongs of the WebSocket protocol: browsers send none of their own. */
const CONTROL_FRAMES: Rate = { burst: 20, perSecond: 2 };
/** Twenty requests a second of at most 8 KiB, most of them far smaller. */
const BYTES: Rate = { burst: 512 * 1024, perSecond: 128 * 1024 };
/** A pong is not sent to a client that does not read what it was sent before. */
const MOST_WAITING_FOR_PONG = 16 * 1024;

/** Answers upgrade requests at the socket's path and turns everything else away. */
export function acceptWebSockets(server: Server, deps: WebSocketDeps): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    maxFragments: MOST_FRAGMENTS,
    perMessageDeflate: false,
    autoPong: false,
    // A page of an older house is let in, and then told that it is one.
    handleProtocols: offered =>
      offered.has(SUBPROTOCOL) ? SUBPROTOCOL : ([...offered].find(isSubprotocol) ?? false),
  });
  server.on('upgrade', (request, socket, head) => {
    if (!isOurs(request, deps)) return refuse(socket, '403 Forbidden');
    const client = deps.clientOf(request);
    const limits = deps.admission.enter(client);
    if (limits === undefined) return refuse(socket, '429 Too Many Requests');
    let isAccepted = false;
    sockets.handleUpgrade(request, socket, head, webSocket => {
      isAccepted = true;
      const connection = new Connection(deps.house, deps.world, socketOf(webSocket, deps.world), {
        limits,
        address: limitKeyOf(client.address),
        token: tokenIn(request.headers),
        isLocal: isLocal(client.address),
      });
      connect(webSocket, socket, { connection, world: deps.world });
    });
    // What is no WebSocket after all is turned away before there is a connection.
    if (!isAccepted) limits.release();
    return undefined;
  });
}

function connect(
  webSocket: WebSocket,
  socket: Duplex,
  { connection, world }: { readonly connection: Connection; readonly world: World },
): void {
  const control = new RateLimit(CONTROL_FRAMES, world.now());
  const bytes = new RateLimit(BYTES, world.now());
  const cut = (): void => {
    connection.end();
    webSocket.terminate();
  };
  webSocket.on('message', (data, isBinary) =>
    isBinary ? connection.dismiss('abuse') : connection.receive(textOf(data)),
  );
  webSocket.on('ping', data => {
    if (!control.take(world.now())) return cut();
    if (webSocket.bufferedAmount < MOST_WAITING_FOR_PONG) webSocket.pong(data);
    return undefined;
  });
  webSocket.on('pong', () => {
    if (!control.take(world.now())) cut();
  });
  socket.on('data', (chunk: Buffer) => {
    if (!bytes.take(world.now(), chunk.length)) cut();
  });
  webSocket.on('close', () => connection.end());
  // A broken or too large frame: `ws` closes the socket itself, with the reason.
  webSocket.on('error', () => connection.end());
}

const socketOf = (webSocket: WebSocket, world: World): Socket => ({
  send: text => webSocket.send(text),
  get waiting() {
    return webSocket.bufferedAmount;
  },
  close() {
    webSocket.close(1000);
    const cancel = world.after(CLOSE_TIMEOUT_MS, () => webSocket.terminate());
    webSocket.once('close', cancel);
  },
  terminate: () => webSocket.terminate(),
});

/** With the default settings of `ws`, every message is one buffer. */
const textOf = (data: RawData): string => (data instanceof Buffer ? data.toString('utf8') : '');

const refuse = (socket: Duplex, why: string): unknown =>
  socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\n\r\n`, () => socket.destroy());

const isOurs = (
  { url, headers }: IncomingMessage,
  { basePath, isAllowedOrigin }: WebSocketDeps,
): boolean => pathBelow(basePath, url).split('?', 1)[0] === SOCKET_PATH && isAllowedOrigin(headers);
