import type { Duplex } from 'node:stream';

import { WebSocket } from 'ws';

import type { Pulse } from '../pulse.ts';
import { QUEUE, type Socket } from './visit.ts';

/**
 * What the house says to one client. Everything said in one beat leaves in one
 * piece, a move's entry and its answer say: `ws` reads what comes in, but would
 * write each message in several pieces of its own.
 */
export class Wire implements Socket {
  readonly #socket: Duplex;
  readonly #pulse: Pulse;
  readonly #line: Line;
  /** What has been said in this beat: frames, one behind the other. */
  #frames = '';
  /** Whether the socket has taken all that was said before. */
  #isFree = true;

  constructor(socket: Duplex, line: Line, pulse: Pulse) {
    // Each letter is a byte: such a string goes to the socket without a buffer in between.
    this.#socket = socket.setDefaultEncoding('latin1');
    this.#line = line;
    this.#pulse = pulse;
  }

  send(text: string): void {
    if (this.#frames === '') this.#pulse.atEnd(this.#flush);
    this.#frames += framed(text);
  }

  /** About as many bytes have not left yet. Of a socket that takes everything nothing need be asked. */
  get waiting(): number {
    return this.#frames.length + (this.#isFree ? 0 : this.#socket.writableLength);
  }

  close(): void {
    this.#flush();
    this.#line.close(1000);
    // Whoever does not read does not close either.
    if (this.waiting > QUEUE.news) this.#line.terminate();
  }

  readonly #flush = (): void => {
    const frames = this.#frames;
    this.#frames = '';
    // Nothing comes after a goodbye.
    if (frames === '' || this.#line.readyState !== WebSocket.OPEN || !this.#socket.writable) return;
    this.#isFree = this.#socket.write(frames);
  };
}

/** What a wire asks of `ws`. */
type Line = Pick<WebSocket, 'readyState' | 'close' | 'terminate'>;

/** A message as a server sends it (RFC 6455, 5.2): not masked, not compressed, in one frame. */
function framed(text: string): string {
  const size = Buffer.byteLength(text);
  const letters = size === text.length ? text : Buffer.from(text).toString('latin1');
  return headOf(size) + letters;
}

/** The first byte says: a whole message of text. The length is in one byte, or behind a mark in two or in eight. */
function headOf(size: number): string {
  if (size < 126) return String.fromCharCode(0x81, size);
  if (size < 65_536) return String.fromCharCode(0x81, 126, size >>> 8, size & 0xff);
  const last = [size >>> 24, (size >>> 16) & 0xff, (size >>> 8) & 0xff, size & 0xff];
  return String.fromCharCode(0x81, 127, 0, 0, 0, 0, ...last);
}
