import { createServer, type Server, type Socket } from 'node:net';

import { LIMITS, type World } from '@stammtisch/protocol';

import type { Admission } from '../net/admission.ts';
import { limitKeyOf } from '../net/client-address.ts';
import { type Rate, RateLimit } from '../rate-limit.ts';
import type { PduClient } from './pdu-client.ts';
import type { PduServer } from './pdu-server.ts';

/** Lines are text, and no longer than any other message. */
const MOST_BYTES = LIMITS.messageBytes;
const BYTES: Rate = { burst: 512 * 1024, perSecond: 128 * 1024 };
/** TCP asks whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000;
/** Whoever has connected and not signed on after so long is sent away. */
const SIGN_ON_MS = 60_000;
const MOST_CONNECTIONS = 2_000;

/** A TCP port where each line is a PDU. */
export function listenForPdus(
  server: PduServer,
  { admission, world }: { readonly admission: Admission; readonly world: World },
): Server {
  const tcp = createServer(socket => {
    socket.on('error', () => socket.destroy());
    const address = socket.remoteAddress ?? '';
    const limits = admission.enter({ address, isForwarded: false });
    if (limits === undefined) return void socket.destroy();
    const client = server.connect(
      {
        write: line => void socket.write(`${line}\n`),
        get waiting() {
          return socket.writableLength;
        },
        close: () => socket.destroySoon(),
      },
      { address: limitKeyOf(address), limits },
    );
    serve(socket, client, world);
  });
  tcp.maxConnections = MOST_CONNECTIONS;
  return tcp;
}

function serve(socket: Socket, client: PduClient, world: World): void {
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  socket.setNoDelay(true);
  const bytes = new RateLimit(BYTES, world.now());
  const lines = new LineReader();
  const late = world.after(SIGN_ON_MS, () => {
    if (client.person === undefined) client.close('nobody has signed on');
  });
  socket.on('data', chunk => {
    if (!bytes.take(world.now(), chunk.length)) return client.close('too many bytes');
    for (const line of lines.read(chunk)) client.receive(line);
    if (lines.isTooLong) client.close(`a line has at most ${MOST_BYTES} bytes`);
  });
  socket.on('close', () => {
    late();
    client.end();
  });
}

const LINE_FEED = 10;

/** Cuts what arrives into lines. */
export class LineReader {
  #rest: Buffer = Buffer.alloc(0);

  get isTooLong(): boolean {
    return this.#rest.length > MOST_BYTES;
  }

  read(chunk: Buffer): readonly string[] {
    const lines: string[] = [];
    let data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (let at = data.indexOf(LINE_FEED); at !== -1; at = data.indexOf(LINE_FEED)) {
      const line = data.subarray(0, at);
      data = data.subarray(at + 1);
      // One that is too long is left where it is, and noticed.
      if (line.length > MOST_BYTES) {
        data = line;
        break;
      }
      const text = line.toString('utf8').trim();
      if (text !== '') lines.push(text);
    }
    this.#rest = Buffer.from(data);
    return lines;
  }
}
