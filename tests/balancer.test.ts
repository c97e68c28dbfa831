import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
} from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { type Address, Balancer } from '../scripts/balancer.ts';
import { until } from './long/house-process.ts';

const HERE = '127.0.0.1';
const PATIENCE = { within: 20_000 };

/** Any server that says whether it is ready: the balancer knows no more of a house. */
class Upstream {
  readonly server: Server;
  readonly #sockets = new Set<Socket>();
  isReady = true;
  port = 0;

  constructor(answer: RequestListener) {
    this.server = createServer((request, response) => {
      if (request.url === '/readyz') response.writeHead(this.isReady ? 200 : 503).end();
      else answer(request, response);
    }).on('connection', socket => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => this.#sockets.delete(socket));
    });
  }

  async open(): Promise<this> {
    this.server.listen(this.port, HERE);
    await once(this.server, 'listening');
    this.port = portOf(this.server);
    onTestFinished(() => this.die());
    return this;
  }

  die(): void {
    this.server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  get connections(): number {
    return this.#sockets.size;
  }
}

const portOf = (server: { address(): AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port;

const named = (name: string): Promise<Upstream> =>
  new Upstream((_, response) => response.end(name)).open();

/** In front of these, when so many of them are ready. */
async function balanced(nodes: readonly Pick<Address, 'port'>[], ready = nodes.length) {
  const balancer = new Balancer(nodes.map(({ port }) => ({ host: HERE, port })));
  onTestFinished(() => balancer.close());
  balancer.server.listen(0, HERE);
  await once(balancer.server, 'listening');
  await until('the nodes are ready', () => balancer.ready === ready, PATIENCE);
  const { port } = balancer.server.address() as AddressInfo;
  return { balancer, port, url: `http://${HERE}:${port}` };
}

const said = async (url: string): Promise<string> => (await fetch(url)).text();

const answersOf = async (url: string, times: number): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (let at = 0; at < times; at++) answers.push(await said(url));
  return answers;
};

test('nodes that have the same take turns', async () => {
  const { url } = await balanced([await named('a'), await named('b'), await named('c')]);
  expect((await answersOf(url, 6)).toSorted()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
});

test('the node with the fewest connections gets the next', async () => {
  const slow = new Upstream(({ url }, response) => void (url === '/wait' || response.end('slow')));
  const { url } = await balanced([await slow.open(), await named('free')]);
  const waiting = [fetch(`${url}/wait`), fetch(`${url}/`)].map(each => each.catch(() => undefined));
  await waiting[1];
  await until('one waits', () => slow.connections === 1, PATIENCE);
  expect(await answersOf(url, 4)).toEqual(['free', 'free', 'free', 'free']);
  slow.die();
});

test('a node that says it is not ready gets nothing, until it is', async () => {
  const [a, b] = [await named('a'), await named('b')];
  b.isReady = false;
  const { url, balancer } = await balanced([a, b], 1);
  expect(await answersOf(url, 3)).toEqual(['a', 'a', 'a']);
  a.isReady = false;
  b.isReady = true;
  await until('they have changed', () => balancer.ready === 1, PATIENCE);
  await expect.poll(() => said(url), { timeout: PATIENCE.within }).toBe('b');
});

test('without a node that is ready people are told to come again', async () => {
  const a = await named('a');
  a.isReady = false;
  const { url, port } = await balanced([a], 0);
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  const socket = new WebSocket(`ws://${HERE}:${port}`);
  expect(String(await new Promise(resolve => void socket.once('error', resolve)))).toContain('503');
});

test('a dead node is passed over at once, and again used when it is back', async () => {
  const [a, b] = [await named('a'), await named('b')];
  const { url, balancer } = await balanced([a, b]);
  a.die();
  expect(await answersOf(url, 4)).toEqual(['b', 'b', 'b', 'b']);
  expect(balancer.ready).toBe(1);
  await a.open();
  await until('it is back', () => balancer.ready === 2, PATIENCE);
  expect((await answersOf(url, 2)).toSorted()).toEqual(['a', 'b']);
});

test('a node that dies before it has answered is told as such', async () => {
  const a: Upstream = new Upstream(() => a.die());
  const { url } = await balanced([await a.open()]);
  expect((await fetch(url)).status).toBe(502);
});

test('an answer that breaks off breaks off, and does not look whole', async () => {
  const a: Upstream = new Upstream((_, response) => {
    response.write('half');
    setImmediate(() => setTimeout(() => a.die(), 10));
  });
  const { url } = await balanced([await a.open()]);
  const answer = await fetch(url);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('a client that goes away is gone for the node, too', async () => {
  const a = new Upstream((_, response) => void response.write('wait'));
  const { url } = await balanced([await a.open()]);
  const client = new AbortController();
  await fetch(url, { signal: client.signal });
  client.abort();
  await until('nobody waits', () => a.connections === 0, PATIENCE);
  expect(a.connections).toBe(0);
});

test('the node is told who asks, by what and for which host, and not what clients make up', async () => {
  const a = new Upstream(({ headers }, response) => response.end(JSON.stringify(headers)));
  const { port, url } = await balanced([await a.open()]);
  const lies = {
    'X-Forwarded-For': '192.0.2.7',
    'x-forwarded-proto': 'https',
    'X-Forwarded-Host': 'elsewhere',
    Forwarded: 'for=192.0.2.7',
    'X-Real-IP': '192.0.2.7',
  };
  const heard: unknown = JSON.parse(await (await fetch(url, { headers: lies })).text());
  expect(heard).toMatchObject({
    host: `${HERE}:${port}`,
    'x-forwarded-for': HERE,
    'x-forwarded-proto': 'http',
  });
  expect(heard).not.toHaveProperty('x-forwarded-host');
  expect(heard).not.toHaveProperty('forwarded');
  expect(heard).not.toHaveProperty('x-real-ip');
});

test.each(['/', '/a?b=%20c', '//x'])('path %s, status, headers and cookies arrive', async path => {
  const a = new Upstream(({ url, method }, response) => {
    response.writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Path': String(url) });
    response.end(method);
  });
  const { port } = await balanced([await a.open()]);
  const answer = await new Promise<IncomingMessage>(resolve => {
    request({ host: HERE, port, path, method: 'DELETE' }, resolve).end();
  });
  expect(answer.statusCode).toBe(418);
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(answer.headers['x-path']).toBe(path);
  expect(await text(answer)).toBe('DELETE');
});

test.each([
  ['with its length', { 'Content-Length': '10' }],
  ['in chunks', {}],
])('a slow body %s arrives as it is sent', async (_, headers) => {
  let heard = '';
  const a = new Upstream((asked, response) => {
    asked.setEncoding('utf8').on('data', (part: string) => (heard += part));
    asked.once('end', () => response.end(heard));
  });
  const { port } = await balanced([await a.open()]);
  const asked = request({ host: HERE, port, method: 'POST', headers });
  const answer = once(asked, 'response');
  asked.write('first');
  await until('the first half is there', () => heard === 'first', PATIENCE);
  asked.end('later');
  expect(await text(((await answer) as [IncomingMessage])[0])).toBe('firstlater');
});

test('a request without a body has none', async () => {
  const a = new Upstream(async (asked, response) => {
    const { headers } = asked;
    response.end(JSON.stringify([headers['transfer-encoding'], await text(asked)]));
  });
  const { port } = await balanced([await a.open()]);
  for (const method of ['GET', 'POST']) {
    const client = connect(port, HERE);
    client.write(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(await text(client)).toContain('[null,""]');
  }
});

test('an event arrives when it happens, the head before the first of them', async () => {
  let tell: (event: string) => unknown = () => undefined;
  const a = new Upstream((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    tell = event => response.write(event);
  });
  const { url } = await balanced([await a.open()]);
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const events = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
    tell(event);
    expect((await events.read()).value).toBe(event);
  }
  await events.cancel();
});

test('a WebSocket carries both ways, and closes with its code both ways', async () => {
  const a = await named('a');
  const sockets = new WebSocketServer({ server: a.server });
  const codes: number[] = [];
  sockets.on('connection', (socket, { headers }) => {
    socket.send(String(headers['x-forwarded-for']));
    socket.on('message', data => {
      if ((data as Buffer).toString() === 'bye') socket.close(4001);
      else socket.send(data);
    });
    socket.on('close', code => codes.push(code));
  });
  const { port } = await balanced([a]);
  const meet = async (last: (socket: WebSocket) => void): Promise<unknown> => {
    const socket = new WebSocket(`ws://${HERE}:${port}/ws`);
    const next = async () => String(((await once(socket, 'message')) as [Buffer])[0]);
    expect(await next()).toBe(HERE);
    const large = 'x'.repeat(300_000);
    socket.send(large);
    expect(await next()).toBe(large);
    const closed = once(socket, 'close');
    last(socket);
    return ((await closed) as [number])[0];
  };
  expect(await meet(socket => socket.close(4002))).toBe(4002);
  expect(await meet(socket => socket.send('bye'))).toBe(4001);
  await until('the node has heard both', () => codes.length === 2, PATIENCE);
  expect(codes).toEqual([4002, 4001]);
});

test('a refused upgrade is told, and nothing more goes over that connection', async () => {
  const a = await named('a');
  const heard: string[] = [];
  a.server.on('upgrade', (asked: IncomingMessage, socket: Socket) => {
    heard.push(String(asked.url));
    socket.write('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno');
  });
  const { port } = await balanced([a]);
  const client = connect(port, HERE);
  const ask = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  client.write(ask('/first') + ask('/second'));
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n[^]*Connection: close\r\n\r\nno$/);
  expect(heard).toEqual(['/first']);
});

/** A node that takes any upgrade, and then hands over its socket as it is. */
async function upgraded() {
  const a = await named('a');
  const taken = once(a.server, 'upgrade') as Promise<[IncomingMessage, Socket, Buffer]>;
  const { port } = await balanced([a]);
  const client = connect({ port, host: HERE, allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.setEncoding('utf8');
  client.write(
    'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: raw\r\n\r\nbefore it was asked;',
  );
  const [{ headers }, node, head] = await taken;
  expect(String(head)).toBe('');
  onTestFinished(() => void node.destroy());
  expect(headers.upgrade).toBe('raw');
  node.write(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: raw\r\n\r\nfirst;',
  );
  return { client, node };
}

test('who has said all can still hear: half-closed by the client', async () => {
  const { client, node } = await upgraded();
  client.end('all;');
  expect(await text(node)).toBe('before it was asked;all;');
  node.end('and the answer');
  expect(await text(client)).toMatch(/^HTTP\/1\.1 101 [^]*first;and the answer$/);
});

test('who has said all can still hear: half-closed by the node', async () => {
  const { client, node } = await upgraded();
  node.end('all');
  expect(await text(client)).toMatch(/first;all$/);
  const long = 'x'.repeat(5_000_000);
  client.end(long);
  expect((await text(node)).length).toBe('before it was asked;'.length + long.length);
});

test.each(['client', 'node'] as const)('when the %s is gone, so is the other', async gone => {
  const sides = await upgraded();
  const other = sides[gone === 'client' ? 'node' : 'client'];
  other.on('error', () => undefined).resume();
  const closed = once(other, 'close');
  sides[gone].resetAndDestroy();
  other.once('end', () => other.end());
  await closed;
  expect(other.destroyed).toBe(true);
});

test('a node that takes connections and says nothing is not ready', async () => {
  const deaf = createTcpServer(() => undefined).listen(0, HERE);
  onTestFinished(() => void deaf.close());
  await once(deaf, 'listening');
  const { url } = await balanced([{ port: portOf(deaf) }, await named('a')], 1);
  expect(await answersOf(url, 3)).toEqual(['a', 'a', 'a']);
});
