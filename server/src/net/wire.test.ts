import { PassThrough, type Writable } from 'node:stream';

import { describe, expect, test } from 'vitest';
import * as ws from 'ws';

import { Pulse } from '../pulse.ts';
import { WORLD } from '../world.ts';
import { Wire } from './wire.ts';

/** Not in the types of `ws`, which are made by others. */
const { Receiver } = ws as unknown as {
  readonly Receiver: new (options: { readonly isServer: boolean }) => Writable;
};

/** What `ws` would do. */
class Line {
  readyState: 1 | 2 = 1;
  readonly did: string[] = [];

  close(code: number): void {
    this.readyState = 2;
    this.did.push(`closed with ${code}`);
  }

  terminate(): void {
    this.did.push('terminated');
  }
}

/** A wire, and what `ws` reads at its other end: messages, and in how many pieces they came. */
function wired() {
  const socket = new PassThrough({ writableHighWaterMark: 16 * 1024 });
  const pulse = new Pulse({ ...WORLD, now: () => 0, rest: () => undefined });
  const receiver = new Receiver({ isServer: false });
  const line = new Line();
  const heard: string[] = [];
  receiver.on('message', (data: Buffer, isBinary: boolean) =>
    heard.push(isBinary ? 'binary' : String(data)),
  );
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    receiver.write(piece);
  });
  return { socket, line, wire: new Wire(socket, line, pulse), heard, pieces };
}

const soon = (): Promise<void> => new Promise(resolve => void setTimeout(resolve, 5));

describe('a wire', () => {
  test.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])(
    'carries a text of %i bytes as any client reads it',
    async length => {
      const { wire, heard } = wired();
      wire.send('x'.repeat(length));
      await soon();
      expect(heard).toEqual(['x'.repeat(length)]);
    },
  );

  test('counts bytes, not letters', async () => {
    const { wire, heard } = wired();
    const words = ['Bube', 'Größe', '♣♦♥♠', '🂡'.repeat(40), 'ä'.repeat(63), 'ä'.repeat(32_768)];
    for (const word of words) wire.send(word);
    await soon();
    expect(heard).toEqual(words);
  });

  test('carries what is said in one beat in one piece, in the order it was said', async () => {
    const { wire, heard, pieces } = wired();
    for (const text of ['a move', 'a move', 'its answer', 'a move']) wire.send(text);
    await soon();
    wire.send('the next');
    await soon();
    expect(heard).toEqual(['a move', 'a move', 'its answer', 'a move', 'the next']);
    expect(pieces).toHaveLength(2);
  });

  test('knows how much has not left yet', async () => {
    const { socket, wire } = wired();
    wire.send('x'.repeat(1_000));
    expect(wire.waiting).toBe(1_004);
    await soon();
    expect(wire.waiting).toBe(0);
    socket.pause();
    for (const size of [40_000, 50_000]) {
      wire.send('x'.repeat(size));
      await soon();
    }
    expect(wire.waiting).toBeGreaterThan(50_000);
    socket.resume();
    await soon();
    expect(wire.waiting).toBe(0);
  });

  test('says nothing after a goodbye', async () => {
    const { line, wire, heard } = wired();
    wire.send('in time');
    await soon();
    line.readyState = 2;
    wire.send('too late');
    await soon();
    expect(heard).toEqual(['in time']);
  });

  test('says everything before it closes the line', async () => {
    const { line, wire, heard } = wired();
    wire.send('goodbye');
    wire.close();
    await soon();
    expect(heard).toEqual(['goodbye']);
    expect(line.did).toEqual(['closed with 1000']);
  });

  test('does not wait for a goodbye from whoever does not read', async () => {
    const { socket, line, wire } = wired();
    socket.pause();
    wire.send('x'.repeat(100_000));
    await soon();
    wire.close();
    expect(line.did).toEqual(['closed with 1000', 'terminated']);
  });

  test('says nothing to whoever has gone', async () => {
    const { socket, wire, heard } = wired();
    socket.destroy();
    wire.send('too late');
    await soon();
    expect(heard).toEqual([]);
  });
});
