import { isAscii } from 'node:buffer';
import type { Duplex } from 'node:stream';

import { LIMITS } from '@stammtisch/protocol';

/**
 * Hears what a client says. Nearly all of it are short texts, whole and in plain
 * letters, and those are read here. The first time it is anything else, whoever
 * listened to the socket before, which is `ws`, reads from then on.
 */
export function listenTo(socket: Duplex, hear: (text: string) => void): void {
  const others = socket.rawListeners('data');
  socket.removeAllListeners('data');
  const read = (piece: Buffer): void => {
    let at = 0;
    for (let frame = frameIn(piece, at); frame !== undefined; frame = frameIn(piece, at)) {
      const text = textOf(piece, frame);
      if (text === undefined) break;
      hear(text);
      at = frame.end;
    }
    if (at === piece.length) return;
    socket.off('data', read);
    for (const other of others) {
      const listen = (rest: Buffer): void => void Reflect.apply(other, socket, [rest]);
      socket.on('data', Object.assign(listen, { listener: other }));
      listen(piece.subarray(at));
    }
  };
  socket.on('data', read);
}

/** Where a whole frame lies in a piece (RFC 6455, 5.2). */
interface Frame {
  readonly mask: number;
  readonly start: number;
  readonly end: number;
}

/** The first byte of a text that is whole and without extensions. */
const WHOLE_TEXT = 0x81;
const MASKED = 0x80;
/** In place of a length: it is in the next two bytes. */
const TWO_BYTES = 126;
const MASK_BYTES = 4;

/** Undefined if what begins at `at` is anything but a masked text that has come whole. */
function frameIn(piece: Buffer, at: number): Frame | undefined {
  const second = piece[at + 1] ?? 0;
  if (piece[at] !== WHOLE_TEXT || (second & MASKED) === 0) return undefined;
  const short = second ^ MASKED;
  const mask = at + (short === TWO_BYTES ? 4 : 2);
  const start = mask + MASK_BYTES;
  if (short > TWO_BYTES || start > piece.length) return undefined;
  const length = short === TWO_BYTES ? piece.readUInt16BE(at + 2) : short;
  const end = start + length;
  if (length > LIMITS.messageBytes || end > piece.length) return undefined;
  return { mask, start, end };
}

/** Undefined if it is not in plain letters; then it is as it was. */
function textOf(piece: Buffer, frame: Frame): string | undefined {
  unmask(piece, frame);
  const letters = piece.subarray(frame.start, frame.end);
  if (isAscii(letters)) return letters.toString('latin1');
  unmask(piece, frame);
  return undefined;
}

/** Done twice, it is undone. */
function unmask(piece: Buffer, { mask, start, end }: Frame): void {
  for (let at = start; at < end; at++) piece[at]! ^= piece[mask + ((at - start) & 3)]!;
}
