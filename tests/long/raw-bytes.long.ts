import { connect } from 'node:net';

import { pick, type Random, seeded } from '@stammtisch/kernel';
import { expect, onTestFinished, test } from 'vitest';

import { RealHouse } from '../../e2e/house.ts';

const CONNECTIONS = 100_000;
const AT_ONCE = 64;

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const HEADS = [
  'GET / HTTP/1.1\r\nHost: h\r\n\r\n',
  'GET /assets/none.js HTTP/1.0\r\n\r\n',
  'POST /account/log-in HTTP/1.1\r\nHost: h\r\nContent-Length: 40\r\nOrigin: http://h\r\n\r\n{"name":"a"',
  'POST /account/log-in HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nx\r\n',
  `GET /ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n${KEY}\r\nSec-WebSocket-Protocol: stammtisch.3\r\n\r\n`,
  `GET /elsewhere HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n${KEY}\r\n\r\n`,
  'GET /ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];
const HELLO = '{"re":1,"type":"hello","protocol":2}';

/** A masked frame, its mask being zero. */
const frame = (first: number, text: string): string =>
  String.fromCharCode(first, 0x80 | text.length, 0, 0, 0, 0) + text;

const FRAMES = [
  frame(0x81, HELLO),
  frame(0x81, '{"re":2,"type":"open","game":"big-two","start":true}'),
  frame(0x89, 'ping'),
  frame(0x8a, ''),
  frame(0x01, 'half'),
  frame(0x80, 'rest'),
  frame(0x82, 'binary'),
  frame(0x88, '\x03\xe8'),
  frame(0xf1, 'reserved'),
  '\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff',
];

/** Something that begins like what the house understands, with errors, and ends anywhere. */
function bytesFrom(random: Random): Buffer {
  const frames = Array.from({ length: random.below(5) }, () => pick(FRAMES, random));
  const bytes = Buffer.from([pick(HEADS, random), ...frames].join(''), 'latin1');
  for (let errors = random.below(3); errors > 0; errors--)
    bytes[random.below(bytes.length)] = random.below(256);
  return bytes.subarray(0, random.below(bytes.length + 1));
}

/** Sends it, and ends the connection in one of the ways in which connections end. */
function visit(port: number, random: Random): Promise<void> {
  const bytes = bytesFrom(random);
  const end = pick(['reset', 'reset after an answer', 'end', 'stop reading'] as const, random);
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    socket.write(bytes, () => {
      if (end === 'reset') return void socket.resetAndDestroy();
      if (end === 'end') socket.end();
      if (end === 'stop reading') socket.pause();
      else socket.once('data', () => socket.resetAndDestroy());
      return void setTimeout(() => socket.resetAndDestroy(), 4);
    });
  });
}

test(`${CONNECTIONS} connections with any bytes, cut anywhere, leave the house open`, async () => {
  const house = await new RealHouse().open();
  onTestFinished(async () => void (await house.kill()));
  const port = Number(new URL(house.url).port);
  const random = seeded('raw bytes', 1);
  let left = CONNECTIONS;
  const visitor = async (): Promise<void> => {
    while (left-- > 0) await visit(port, random);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  expect((await fetch(`${house.url}/health`)).status).toBe(200);
  expect(await house.kill('SIGTERM')).toBe(0);
});
