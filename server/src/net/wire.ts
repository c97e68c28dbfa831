import type { Duplex } from 'node:stream';

import type { Pulse } from '../pulse.ts';

/**
 * What the house says to one client. Everything said in one beat leaves in one
 * piece, a move's entry and its answer say: `ws` reads what comes in, but would
 * write each message in several pieces of its own.
 */
export class Wire {
  readonly #socket: Duplex;
  readonly #pulse: Pulse;
  #texts: string[] = [];
  #length = 0;

  constructor(socket: Duplex, pulse: Pulse) {
    this.#socket = socket;
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
    if (!this.#socket.writable) return;
    this.#socket.write(texts.length === 1 ? frameOf(texts[0]!) : Buffer.concat(texts.map(frameOf)));
  };
}

/** The last text and its frame: those who see the same are told one after the other. */
let last: { readonly text: string; readonly frame: Buffer } | undefined;

function frameOf(text: string): Buffer {
  if (last?.text !== text) last = { text, frame: framed(text) };
  return last.frame;
}

/** The first byte of a frame that is a whole message of text (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
/** Lengths from here on are written behind the second byte, in two bytes or in eight. */
const [IN_TWO, IN_EIGHT] = [126, 65_536];

/** A message as a server sends it: not masked, not compressed, in one frame. */
function framed(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = headOf(size);
  const frame = Buffer.allocUnsafe(head + size);
  writeHead(frame, size);
  frame.write(text, head);
  return frame;
}

const headOf = (size: number): number => (size < IN_TWO ? 2 : size < IN_EIGHT ? 4 : 10);

function writeHead(frame: Buffer, size: number): void {
  frame[0] = WHOLE_TEXT;
  frame[1] = size < IN_TWO ? size : size < IN_EIGHT ? 126 : 127;
  if (size >= IN_EIGHT) frame.writeBigUInt64BE(BigInt(size), 2);
  else if (size >= IN_TWO) frame.writeUInt16BE(size, 2);
}
