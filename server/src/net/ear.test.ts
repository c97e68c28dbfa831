import { PassThrough, type Writable } from 'node:stream';

import { seeded } from '@stammtisch/kernel';
import { LIMITS } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';
import * as ws from 'ws';

import { listenTo } from './ear.ts';

/** Not in the types of `ws`, which are made by others. */
const { Receiver, Sender } = ws as unknown as {
  readonly Receiver: new (options: object) => Writable;
  readonly Sender: { frame(data: Buffer, options: object): Buffer[] };
};

interface Part {
  readonly opcode: number;
  readonly data: string;
  readonly fin?: boolean;
}

/** As a client puts it on the line. */
const framed = ({ opcode, data, fin = true }: Part): Buffer =>
  Buffer.concat(
    Sender.frame(Buffer.from(data), { opcode, fin, mask: true, readOnly: true, rsv1: false }),
  );

const text = (data: string): Buffer => framed({ opcode: 1, data });

/** What is heard of these pieces, and by whom. */
async function heard(pieces: readonly Buffer[], listen = listenTo): Promise<string[]> {
  const socket = new PassThrough();
  const receiver = new Receiver({ isServer: true, maxPayload: LIMITS.messageBytes });
  const said: string[] = [];
  receiver.on('message', (data: Buffer, isBinary: boolean) =>
    said.push(`${isBinary ? 'binary' : 'ws'}: ${data.toString()}`),
  );
  for (const kind of ['ping', 'pong', 'conclude'])
    receiver.on(kind, (data: unknown) => said.push(`${kind}: ${String(data)}`));
  receiver.on('error', ({ message }: Error) => said.push(`error: ${message}`));
  socket.on('data', (piece: Buffer) => receiver.write(piece));
  listen(socket, each => said.push(`directly: ${each}`));
  for (const piece of pieces) socket.emit('data', piece);
  // Streams say a little later what is wrong.
  await new Promise<void>(resolve => void setImmediate(resolve));
  return said;
}

const byWsAlone = (pieces: readonly Buffer[]): Promise<string[]> => heard(pieces, () => undefined);

/** By whom it was heard is nobody's business. */
const words = (said: readonly string[]): string[] =>
  said.map(each => each.replace(/^(directly|ws): /, ''));

describe('an ear', () => {
  test.each([0, 1, 125, 126, 1_000, LIMITS.messageBytes])(
    'hears a text of %i letters directly',
    async length => {
      const said = 'x'.repeat(length);
      expect(await heard([text(said)])).toEqual([`directly: ${said}`]);
    },
  );

  test('hears several that came together, in their order', async () => {
    const pieces = [Buffer.concat([text('one'), text('two'), text('x'.repeat(300))]), text('four')];
    expect(await heard(pieces)).toEqual(
      ['one', 'two', 'x'.repeat(300), 'four'].map(each => `directly: ${each}`),
    );
  });

  test('leaves everything to ws from the first thing that is no plain text', async () => {
    const pieces = [
      Buffer.concat([text('a'), text('Größe ♣'), text('b')]),
      framed({ opcode: 9, data: 'there?' }),
      text('c'),
    ];
    expect(await heard(pieces)).toEqual([
      'directly: a',
      'ws: Größe ♣',
      'ws: b',
      'ping: there?',
      'ws: c',
    ]);
  });

  test('hears nothing more once ws has stopped listening', async () => {
    const socket = new PassThrough();
    const said: string[] = [];
    const once = (): void => {
      said.push('ws');
      socket.removeListener('data', once);
    };
    socket.on('data', once);
    listenTo(socket, each => said.push(each));
    for (const piece of [text('a'), framed({ opcode: 8, data: '' }), text('b')])
      socket.emit('data', piece);
    expect(said).toEqual(['a', 'ws']);
  });

  test('leaves everything to ws once something comes in parts', async () => {
    const long = text('cut in two');
    const pieces = [text('whole'), long.subarray(0, 5), long.subarray(5), text('after it')];
    expect(await heard(pieces)).toEqual(['directly: whole', 'ws: cut in two', 'ws: after it']);
  });

  test.each([
    ['a text that is too long', text('x'.repeat(LIMITS.messageBytes + 1))],
    ['a text that is not masked', Buffer.from([0x81, 1, 0x61])],
    ['a text with an extension', Buffer.from([0xc1, 0x81, 0, 0, 0, 0, 0x61])],
    ['a frame of no kind', Buffer.from([0x83, 0x81, 0, 0, 0, 0, 0x61])],
    ['a text that is no UTF-8', Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff])],
    ['a continuation of nothing', framed({ opcode: 0, data: 'x' })],
    ['a goodbye', framed({ opcode: 8, data: '\u0003\u00e8' })],
  ])('lets ws say what is wrong with %s', async (_, piece) => {
    const alone = await byWsAlone([Buffer.from(piece)]);
    expect(alone).toHaveLength(1);
    expect(await heard([Buffer.from(piece)])).toEqual(alone);
  });

  test('hears what ws alone would hear, whatever is sent and however it is cut', async () => {
    const random = seeded('ear');
    const pick = <T>(items: readonly T[]): T => items[random.below(items.length)]!;
    for (let round = 0; round < 500; round++) {
      const messages = Array.from({ length: 1 + random.below(6) }, (): Buffer => {
        const data = pick(['', 'a', 'ä♣', 'plain', 'x'.repeat(random.below(400))]);
        switch (random.below(6)) {
          case 0:
            return framed({ opcode: pick([2, 9, 10]), data: data.slice(0, 60) });
          case 1:
            return Buffer.concat([
              framed({ opcode: 1, data: 'begun, ', fin: false }),
              framed({ opcode: 9, data: '' }),
              framed({ opcode: 0, data }),
            ]);
          default:
            return text(data);
        }
      });
      const whole = Buffer.concat(messages);
      const cuts = Array.from({ length: random.below(4) }, () => random.below(whole.length));
      const ends = random.below(2) === 0 ? [] : cuts.toSorted((a, b) => a - b);
      const pieces = () =>
        [0, ...ends].map((from, at) => Buffer.from(whole.subarray(from, ends[at] ?? whole.length)));
      expect(words(await heard(pieces()))).toEqual(words(await byWsAlone(pieces())));
    }
  });
});
