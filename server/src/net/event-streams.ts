import type { IncomingMessage, ServerResponse } from 'node:http';

import { EVENTS_PATH, LIMITS, newId, type World } from '@stammtisch/protocol';

import type { House } from '../house.ts';
import { type Rate, RateLimit } from '../rate-limit.ts';
import type { Admission } from './admission.ts';
import { type ClientAddress, isLocal, limitKeyOf } from './client-address.ts';
import { Connection, type Socket } from './connection.ts';
import { tokenIn } from './cookie.ts';
import type { OriginCheck } from './origin.ts';

export interface EventStreamDeps {
  readonly house: House;
  readonly world: World;
  readonly admission: Admission;
  readonly clientOf: (request: IncomingMessage) => ClientAddress;
  readonly isAllowedOrigin: OriginCheck;
}

/** The name of a stream, which only whoever reads it knows. */
const ID_LENGTH = 32;
/** Several messages may come with one request. */
const MOST_BYTES = 8 * LIMITS.messageBytes;
const BYTES: Rate = { burst: 512 * 1024, perSecond: 128 * 1024 };
/** So often something is sent, so that no proxy takes the stream for dead. */
const KEEP_MS = 15_000;

interface Stream {
  readonly connection: Connection;
  readonly bytes: RateLimit;
}

/**
 * The same messages as on the socket, for networks that let no WebSocket through: what the house says
 * as server-sent events, what is said to it by POST.
 */
export class EventStreams {
  readonly #deps: EventStreamDeps;
  readonly #streams = new Map<string, Stream>();

  constructor(deps: EventStreamDeps) {
    this.#deps = deps;
  }

  get count(): number {
    return this.#streams.size;
  }

  /** Whether the request was for here, and was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path !== EVENTS_PATH && !path.startsWith(`${EVENTS_PATH}/`)) return false;
    if (!this.#deps.isAllowedOrigin(request.headers)) end(response, 403);
    else if (path === EVENTS_PATH && request.method === 'GET') this.#open(request, response);
    else if (request.method === 'POST')
      this.#read(path.slice(EVENTS_PATH.length + 1), request, response);
    else end(response, 405);
    return true;
  }

  #open(request: IncomingMessage, response: ServerResponse): void {
    const { admission, clientOf, world } = this.#deps;
    const client = clientOf(request);
    const limits = admission.enter(client);
    if (limits === undefined) return end(response, 429);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
    });
    const write = (text: string): void => void response.write(text);
    const id = this.begin(
      {
        send: text => write(`data: ${text}\n\n`),
        get waiting() {
          return response.writableLength;
        },
        close: () => void response.end(),
        terminate: () => void response.destroy(),
      },
      {
        limits,
        address: limitKeyOf(client.address),
        token: tokenIn(request.headers),
        isLocal: isLocal(client.address),
      },
    );
    write(`data: ${id}\n\n`);
    let cancel = world.after(KEEP_MS, keep);
    function keep(): void {
      write(':\n\n');
      cancel = world.after(KEEP_MS, keep);
    }
    response.on('error', () => response.destroy());
    response.once('close', () => {
      cancel();
      this.end(id);
    });
  }

  /** Somebody reads from now on; returns the name under which they are heard. */
  begin(socket: Socket, arrival: ConstructorParameters<typeof Connection>[3] = {}): string {
    const { house, world } = this.#deps;
    const id = newId(world, ID_LENGTH);
    const connection = new Connection(house, world, socket, arrival);
    this.#streams.set(id, { connection, bytes: new RateLimit(BYTES, world.now()) });
    return id;
  }

  end(id: string): void {
    this.#streams.get(id)?.connection.end();
    this.#streams.delete(id);
  }

  #read(id: string, request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('error', () => response.destroy());
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_BYTES) chunks.push(chunk);
    });
    request.on('end', () => {
      if (size > MOST_BYTES) return end(response, 413);
      return end(response, this.receive(id, Buffer.concat(chunks)) ? 204 : 404);
    });
  }

  /** Each line is a message. False if nobody reads under that name. */
  receive(id: string, body: Buffer): boolean {
    const stream = this.#streams.get(id);
    if (stream === undefined || stream.connection.isOver) return false;
    const { connection, bytes } = stream;
    if (!bytes.take(this.#deps.world.now(), body.length)) {
      connection.dismiss('abuse');
      return false;
    }
    for (const line of body.toString('utf8').split('\n')) if (line !== '') connection.receive(line);
    return true;
  }
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
}
