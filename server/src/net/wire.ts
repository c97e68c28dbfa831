import type { Duplex } from 'node:stream';

import { WebSocket } from 'ws';

import type { Pulse } from '../pulse.ts';

/**
 * What the house says to one client. Everything said in one beat leaves in one
 * piece, a move's entry and its answer say: `ws` reads what comes in, but would
 * write each message in several pieces of its own.
 */
export class Wire {
  readonly #socket: Duplex;
  readonly #pulse: Pulse;
  readonly #line: Pick<WebSocket, 'readyState'>;
  #texts: string[] = [];
  #length = 0;

  constructor(socket: Duplex, line: Pick<WebSocket, 'readyState'>, pulse: Pulse) {
    this.#socket = socket;
    this.#line = line;
    this.#pulse = pulse;
  }

  send(text: string): void {
    if (this.#texts.length === 0) this.#pulse.atEnd(this.flush);
    this.#texts.push(text);
    this.#length += text.length;
  }

  /** About as many bytes have not left yet. */
  get waiting(): number {
    return this.#socket.writableLength + this.#length;
  }

  readonly flush = (): void => {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    this.#length = 0;
    // Nothing comes after a goodbye.
    if (this.#line.readyState !== WebSocket.OPEN || !this.#socket.writable) return;
    // Each letter is a byte: such a string goes to the socket without a buffer in between.
    this.#socket.write(texts.map(frameOf).join(''), 'latin1');
  };
}

/** The last text and its frame: those who see the same are told one after the other. */
let last: { readonly text: string; readonly frame: string } | undefined;

function frameOf(text: string): string {
  if (last?.text !== text) last = { text, frame: framed(text) };
  return last.frame;
}

/** A message as a server sends it (RFC 6455, 5.2): not masked, not compressed, in one frame. */
function framed(text: string): string {
  const size = Buffer.byteLength(text);
  const letters = size === text.length ? text : Buffer.from(text).toString('latin1');
  return `${String.fromCharCode(WHOLE_TEXT, ...lengthOf(size))}${letters}`;
}

/** The first byte of a frame that is a whole message of text. */
const WHOLE_TEXT = 0x81;

/** In one byte, or behind a first one in two bytes or in eight. */
function lengthOf(size: number): readonly number[] {
  if (size < 126) return [size];
  if (size < 65_536) return [126, size >>> 8, size & 0xff];
  return [127, 0, 0, 0, 0, size >>> 24, (size >>> 16) & 0xff, (size >>> 8) & 0xff, size & 0xff];
}
