import { type AddressInfo, connect, type Socket } from 'node:net';

import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

import { trustedProxies } from '../server/src/net/client-address.ts';
import { HTTP_LIMITS, type HttpLimits, type HttpOptions, serve } from '../server/src/net/http.ts';
import { WORLD } from '../server/src/world.ts';
import { TestHouse } from '../sim/test-house.ts';

let server: ReturnType<typeof serve>;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(
  limits: Partial<HttpLimits> = {},
  options: Partial<HttpOptions> = {},
): Promise<number> {
  const { house } = await new TestHouse().open();
  const pages = new URL('../web/dist', import.meta.url).pathname;
  const own = { world: WORLD, limits: { ...HTTP_LIMITS, ...limits } };
  server = serve(house, { ...own, ...options }, pages);
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A connection from one of this machine's own addresses. */
function dial(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => resolve(socket));
    socket.on('error', () => undefined);
    socket.resume();
  });
}

const closed = (socket: Socket): Promise<true> =>
  new Promise(resolve => void socket.once('close', () => resolve(true)));

/** Whether a request on this connection is answered. */
const isAnswered = (socket: Socket): Promise<boolean> =>
  new Promise(resolve => {
    socket.once('data', data => resolve(String(data).startsWith('HTTP/1.1 200')));
    socket.once('close', () => resolve(false));
    socket.write('GET /health HTTP/1.1\r\nHost: here\r\n\r\n');
  });

test('one address has so many connections and no more, and gets one back when one ends', async () => {
  const port = await listen({ mostFromAddress: 3 });
  const held = await Promise.all([dial(port), dial(port), dial(port)]);
  for (const socket of held) expect(await isAnswered(socket)).toBe(true);
  expect(await isAnswered(await dial(port))).toBe(false);
  expect(await isAnswered(await dial(port, '127.0.0.2'))).toBe(true);
  const left = closed(held[0]);
  held[0].destroy();
  await left;
  await expect.poll(async () => isAnswered(await dial(port))).toBe(true);
});

test('all addresses together have a number of connections, too', async () => {
  const port = await listen({ mostConnections: 2 });
  const held = [await dial(port), await dial(port, '127.0.0.2')];
  for (const socket of held) expect(await isAnswered(socket)).toBe(true);
  expect(await isAnswered(await dial(port, '127.0.0.3'))).toBe(false);
});

test.each<readonly [string, Partial<HttpLimits>, string]>([
  ['half a header', { checkMs: 20, headersMs: 100, requestMs: 100 }, 'GET / HT'],
  [
    'half a body',
    { checkMs: 20, headersMs: 50, requestMs: 100 },
    'POST /account/log-in HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
  ['nothing at all', { idleMs: 100 }, ''],
])('whoever sends %s is not waited for', async (_, limits, text) => {
  const socket = await dial(await listen(limits));
  const end = closed(socket);
  socket.write(text);
  expect(await end).toBe(true);
});

describe('a socket', () => {
  interface Asking {
    /** One of this machine's own addresses. */
    readonly from?: string;
    /** What a proxy says of it, or somebody who plays one. */
    readonly forwarded?: string;
  }

  /** The status that whoever asks for a socket is answered with. */
  function ask(port: number, { from = '127.0.0.2', forwarded }: Asking = {}): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      const options = { localAddress: from, headers };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, 'stammtisch.3', options);
      onTestFinished(() => socket.terminate());
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
      socket.once('error', reject);
    });
  }

  /** How many of two hundred and ten are turned away. */
  async function refused(port: number, asking: (at: number) => Asking): Promise<number> {
    const asked = Array.from({ length: 210 }, (_, at) => ask(port, asking(at)));
    const answers = await Promise.all(asked);
    expect(new Set(answers)).toEqual(new Set(answers.includes(429) ? [101, 429] : [101]));
    return answers.filter(status => status === 429).length;
  }

  test('is one of two hundred from an address, and those from elsewhere do not count', async () => {
    const port = await listen();
    expect(await refused(port, () => ({}))).toBe(10);
    expect(await ask(port, { from: '127.0.0.3' })).toBe(101);
  });

  test('is not had by saying that one is somebody else', async () => {
    const port = await listen();
    expect(await refused(port, at => ({ forwarded: `192.0.2.${at}` }))).toBe(10);
  });

  test('behind a proxy counts for whom the proxy names', async () => {
    const port = await listen({}, { isTrustedProxy: trustedProxies(['127.0.0.2']) });
    expect(await refused(port, at => ({ forwarded: `192.0.2.${at}` }))).toBe(0);
    expect(await refused(port, () => ({ forwarded: '198.51.100.7' }))).toBe(10);
  });
});
