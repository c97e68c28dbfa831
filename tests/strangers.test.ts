import { connect, type Socket } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { RealHouse } from '../e2e/house.ts';

/** What strangers send to a real house: it stays open, and others are answered. */
const house = new RealHouse();
beforeAll(() => house.open());
afterAll(async () => void (await house.kill()));

const port = (): number => Number(new URL(house.url).port);
const soon = (milliseconds: number) =>
  new Promise<void>(resolve => void setTimeout(resolve, milliseconds));

function dial(): Promise<Socket> {
  return new Promise(resolve => {
    const socket = connect(port(), '127.0.0.1', () => resolve(socket));
    socket.on('error', () => undefined);
  });
}

const upgrade = (path: string, more = ''): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port()}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `${more}\r\n\r\n`,
  ].join('\r\n');

const isOpen = async (): Promise<boolean> => (await fetch(`${house.url}/health`)).ok;

test.each([
  ['an upgrade at a wrong path', () => upgrade('/nowhere')],
  ['an upgrade from a foreign page', () => upgrade('/ws', 'Origin: http://evil.example\r\n')],
  ['an upgrade without a key', () => upgrade('/ws').replace(/Sec-WebSocket-Key.*\r\n/, '')],
  ['an upgrade to something else', () => upgrade('/ws').replace('websocket', 'h2c')],
  ['half a request', () => 'GET / HT'],
  ['the beginning of a TLS handshake', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])('%s, reset before it is answered, ends nothing', async (_, text) => {
  for (let times = 0; times < 50; times++) {
    const socket = await dial();
    socket.write(text());
    socket.resetAndDestroy();
  }
  expect(await isOpen()).toBe(true);
});

/** A client that is connected, and can put raw frames on the wire. */
async function webSocket(): Promise<{ readonly client: WebSocket; readonly raw: Socket }> {
  const client = new WebSocket(`ws://127.0.0.1:${port()}/ws`, 'stammtisch.3', { autoPong: false });
  client.on('error', () => undefined);
  let raw: Socket | undefined;
  client.on('upgrade', response => (raw = response.socket));
  await new Promise(resolve => void client.once('open', resolve));
  return { client, raw: raw! };
}

const closed = (client: WebSocket): Promise<void> =>
  new Promise(resolve => void client.once('close', () => resolve()));

/** A masked frame without content. */
const frame = (opcode: number, count: number): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from([opcode, 0x80, 0, 0, 0, 0])));

test.each([
  ['pings', 0x89],
  ['pongs', 0x8a],
])('a flood of %s is cut off', async (_, opcode) => {
  const { client, raw } = await webSocket();
  raw.write(frame(opcode, 1_000));
  await closed(client);
  expect(await isOpen()).toBe(true);
});

test('a ping now and then is answered', async () => {
  const { client } = await webSocket();
  client.ping('here?');
  const pong = await new Promise(resolve => void client.once('pong', resolve));
  expect(String(pong)).toBe('here?');
  client.terminate();
});

test('a message in many fragments, or one that never ends, is cut off', async () => {
  const { client, raw } = await webSocket();
  raw.write(Buffer.concat([frame(0x01, 1), frame(0x00, 40)]));
  await closed(client);
  expect(await isOpen()).toBe(true);
});

test('whoever pings and does not read is cut off, too', async () => {
  const { client, raw } = await webSocket();
  raw.pause();
  const isCut = new Promise(resolve => void raw.once('close', resolve));
  for (let times = 0; times < 200 && !raw.destroyed; times++) {
    raw.write(frame(0x89, 2_000));
    await soon(5);
  }
  await isCut;
  client.terminate();
  expect(await isOpen()).toBe(true);
});

test('more than half a megabyte at once is cut off, however few messages it is', async () => {
  const { client } = await webSocket();
  const isCut = closed(client);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  const message = JSON.stringify({ type: 'ping', re: 1, padding: 'x'.repeat(8_000) });
  for (let count = 0; count < 70; count++) client.send(message);
  await isCut;
  // Not because of the number of requests: then it would have been told so.
  expect(heard.join()).not.toContain('abuse');
});
