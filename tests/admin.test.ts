import { request } from 'node:http';

import { isObject } from '@stammtisch/kernel';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

import { RealHouse } from '../e2e/house.ts';
import { until } from './long/house-process.ts';

const TOKEN = 'a-token-of-the-operator';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A request with headers as a test wants them: `fetch` chooses some of them itself. */
function ask(
  house: RealHouse,
  path: string,
  { headers = {}, form }: { headers?: Record<string, string>; form?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const body = form === undefined ? undefined : new URLSearchParams(form).toString();
    const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const asked = request(
      house.url + path,
      { method: body === undefined ? 'GET' : 'POST', headers: { ...type, ...headers } },
      response => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += String(chunk)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Somebody who is connected, and everything they were told. */
class Guest {
  readonly heard: Record<string, unknown>[] = [];
  readonly #socket: WebSocket;
  #last = 0;

  constructor(house: RealHouse, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(`${house.url.replace('http', 'ws')}/ws`, 'stammtisch.3', {
      headers,
    });
    this.#socket.on('message', (data: Buffer) => {
      const message: unknown = JSON.parse(String(data));
      if (isObject(message)) this.heard.push(message);
    });
    this.#socket.on('error', () => undefined);
    onTestFinished(() => this.#socket.terminate());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  async hello(): Promise<Record<string, unknown>> {
    await until('it is open', () => this.isOpen, { within: 5_000 });
    return this.ask({ type: 'hello', protocol: 3 });
  }

  async ask(body: object): Promise<Record<string, unknown>> {
    const re = ++this.#last;
    this.#socket.send(JSON.stringify({ re, ...body }));
    const find = () => this.heard.find(message => message['re'] === re);
    await until('an answer', () => find() !== undefined, { within: 5_000 });
    return find()!;
  }

  async told(type: string): Promise<Record<string, unknown>> {
    const find = () => this.heard.findLast(message => message['type'] === type);
    await until(type, () => find() !== undefined, { within: 5_000 });
    return find()!;
  }
}

const resultOf = (message: Record<string, unknown>): Record<string, unknown> =>
  Object(message['result']) as Record<string, unknown>;

async function opened(where: readonly string[] = ['--host', '127.0.0.1']): Promise<RealHouse> {
  const house = new RealHouse(where, '.', { ADMIN_TOKEN: TOKEN });
  onTestFinished(async () => void (await house.kill()));
  return house.open();
}

const keyIn = ({ text }: Answer): string => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';

/** The operator does something on the page, from this machine. */
async function act(
  house: RealHouse,
  action: string,
  form: Record<string, string> = {},
): Promise<number> {
  const key = keyIn(await ask(house, '/admin'));
  return (await ask(house, `/admin/${action}`, { form: { key, ...form } })).status;
}

const FORWARDED = { 'x-forwarded-for': '192.0.2.1' };

describe('who may see the metrics and the admin page', () => {
  const house = new RealHouse(['--host', '127.0.0.1'], '.', { ADMIN_TOKEN: TOKEN });
  beforeAll(() => house.open());
  afterAll(async () => void (await house.kill()));
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test.each<[string, Record<string, string>, number]>([
    ['from this machine', {}, 200],
    ['through a proxy', FORWARDED, 401],
    ['through a proxy that says little', { via: '1.1 proxy' }, 401],
    ['under the name of another site', { host: 'evil.example' }, 401],
    ['with the token, from anywhere', { ...FORWARDED, ...bearer(TOKEN) }, 200],
    ['with another token', { ...FORWARDED, ...bearer(`${TOKEN}s`) }, 401],
    ['with nothing for a token', { ...FORWARDED, ...bearer('') }, 401],
  ])('%s', async (_, headers, status) => {
    expect((await ask(house, '/metrics', { headers })).status).toBe(status);
    expect((await ask(house, '/admin', { headers })).status).toBe(status);
  });

  test('the token is not printed if the operator chose it', () => {
    expect(house.said).not.toContain(TOKEN);
  });

  test('a page asks for the token and keeps a cookie that no script and no other site can use', async () => {
    const headers = { ...FORWARDED, origin: house.url };
    const wrong = await ask(house, '/admin/log-in', { headers, form: { token: 'wrong' } });
    expect(wrong.status).toBe(401);
    const right = await ask(house, '/admin/log-in', { headers, form: { token: TOKEN } });
    expect(right.status).toBe(303);
    const [cookie = ''] = right.headers['set-cookie'] as string[];
    expect(cookie).toMatch(
      /^stammtisch-admin=[a-z0-9]{32}; Path=\/admin; HttpOnly; SameSite=Strict/,
    );
    const logged = { ...headers, cookie: cookie.split(';')[0]! };
    const page = await ask(house, '/admin', { headers: logged });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const out = { headers: logged, form: { key: keyIn(page) } };
    expect((await ask(house, '/admin/log-out', out)).status).toBe(303);
    expect((await ask(house, '/admin', { headers: logged })).status).toBe(401);
  });

  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['without the key of the form', {}, {}, 403],
    ['with another key', {}, { key: 'abc' }, 403],
    ['from a page of another site', { origin: 'http://evil.example' }, {}, 403],
    ['from elsewhere without having logged in', FORWARDED, {}, 401],
    ['by a program that has the token', { ...FORWARDED, ...bearer(TOKEN) }, {}, 303],
  ])('nothing is done %s', async (_, headers, form, status) => {
    const fields = { text: 'hello', ...form };
    expect((await ask(house, '/admin/announce', { headers, form: fields })).status).toBe(status);
  });

  test('what makes no sense is refused', async () => {
    expect(await act(house, 'nothing')).toBe(400);
    expect(await act(house, 'toString')).toBe(400);
    expect(await act(house, 'block', { address: 'everyone', hours: '1' })).toBe(400);
    expect(await act(house, 'block', { address: '127.0.0.1', hours: '1' })).toBe(400);
    expect(await act(house, 'block', { address: '192.0.2.1', hours: '-1' })).toBe(400);
    expect(await act(house, 'drain', { minutes: '' })).toBe(400);
    expect(await act(house, 'close-table', { table: 'nosuchta' })).toBe(400);
  });

  test('being asked on this machine proves nothing where a proxy must be in front', async () => {
    const other = await opened(['--host', '127.0.0.1', '--public-url', 'https://cards.example']);
    expect((await ask(other, '/metrics')).status).toBe(401);
    expect((await ask(other, '/admin')).status).toBe(401);
    expect((await ask(other, '/metrics', { headers: bearer(TOKEN) })).status).toBe(200);
  });
});

test('a house without a chosen token prints a random one, which opens the page', async () => {
  const house = new RealHouse();
  onTestFinished(async () => void (await house.kill()));
  await house.open();
  await until('the token', () => house.said.includes('(token '), { within: 5_000 });
  const token = /\(token ([a-z0-9]{32})\)/.exec(house.said)?.[1] ?? '';
  const headers = { ...FORWARDED, authorization: `Bearer ${token}` };
  expect((await ask(house, '/metrics', { headers })).status).toBe(200);
});

test('the metrics count people, tables, requests, refusals, moves and commits', async () => {
  const house = await opened();
  const guest = new Guest(house);
  await guest.hello();
  await guest.ask({ type: 'rename', name: '?' });
  const table = resultOf(await guest.ask({ type: 'open', game: 'big-two', start: true }))['table'];
  await guest.ask({ type: 'watch', table });
  const { text } = await ask(house, '/metrics');
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(value('stammtisch_people')).toBe(1);
  expect(value('stammtisch_connections')).toBe(1);
  expect(value('stammtisch_tables_in_memory')).toBe(1);
  expect(value('stammtisch_tables_open')).toBe(1);
  expect(value('stammtisch_requests_total{type="hello"}')).toBe(1);
  expect(value('stammtisch_refusals_total{code="bad-name"}')).toBe(1);
  expect(value('stammtisch_moves_total')).toBeGreaterThan(0);
  expect(value('stammtisch_commit_seconds_count')).toBeGreaterThan(0);
  expect(value('stammtisch_bots_waiting')).toBeGreaterThanOrEqual(0);
  expect(value('stammtisch_event_loop_delay_seconds{stat="max"}')).toBeGreaterThan(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e6);
});

test('an announcement reaches those who are there', async () => {
  const house = await opened();
  const guest = new Guest(house);
  await guest.hello();
  expect(await act(house, 'announce', { text: ' A tournament <b>at eight</b> ' })).toBe(303);
  expect(await guest.told('announcement')).toMatchObject({ text: 'A tournament <b>at eight</b>' });
  expect((await ask(house, '/admin')).text).toContain('A tournament &lt;b&gt;at eight&lt;/b&gt;');
});

test('a table that the operator closes gives everyone back what is theirs', async () => {
  const house = await opened();
  const guest = new Guest(house);
  await guest.hello();
  const balance = async () => resultOf(await guest.ask({ type: 'balance' }));
  const before = await balance();
  const answer = await guest.ask({ type: 'open', game: 'blackjack', start: true });
  const table = String(resultOf(answer)['table']);
  await guest.ask({ type: 'watch', table });
  expect(Number((await balance())['onTables'])).toBeGreaterThan(0);
  const page = await ask(house, '/admin');
  expect(page.text).toContain(`<strong>${table}</strong> blackjack`);
  expect(await act(house, 'close-table', { table })).toBe(303);
  const isClosed = () => guest.heard.some(each => JSON.stringify(each).includes('"closed"'));
  await until('it is closed', isClosed, { within: 5_000 });
  expect(await balance()).toEqual(before);
});

test('a report is listed as text with the chat before it, until it is done', async () => {
  const house = await opened();
  const [anna, bert] = [new Guest(house), new Guest(house)];
  await anna.hello();
  const person = resultOf(await bert.hello())['person'];
  const table = resultOf(await bert.ask({ type: 'open', game: 'big-two' }))['table'];
  await bert.ask({ type: 'watch', table });
  await bert.ask({ type: 'chat', table, text: '<i>rude</i>' });
  expect(await anna.ask({ type: 'report', person, table, text: '<b>He is rude' })).toMatchObject({
    type: 'ok',
  });
  const { text } = await ask(house, '/admin');
  expect(text).toContain('<blockquote>&lt;b&gt;He is rude</blockquote>');
  expect(text).toContain('&lt;i&gt;rude&lt;/i&gt;');
  const report = /name="report" value="(\d+)"/.exec(text)?.[1] ?? '';
  expect(await act(house, 'done', { report })).toBe(303);
  expect((await ask(house, '/admin')).text).not.toContain('He is rude');
});

test('the operator makes robots, whose tokens are shown once, and removes them', async () => {
  const house = await opened();
  const key = keyIn(await ask(house, '/admin'));
  const made = await ask(house, '/admin/add-robot', { form: { key, name: 'Blechbüchse' } });
  const token = /<code>([a-z0-9]{40})<\/code>/.exec(made.text)?.[1] ?? '';
  const robot = new Guest(house);
  await until('it is open', () => robot.isOpen, { within: 5_000 });
  const hello = await robot.ask({ type: 'hello', protocol: 3, token });
  const { person } = resultOf(hello);
  expect(resultOf(hello)).toMatchObject({ name: 'Blechbüchse', robot: true });
  const page = (await ask(house, '/admin')).text;
  expect(page).toContain('of the operator');
  expect(page).not.toContain(token);
  expect(await act(house, 'remove-robot', { robot: 'aaaaaaaaaa' })).toBe(400);
  expect(await act(house, 'remove-robot', { robot: String(person) })).toBe(303);
  expect(await robot.told('bye')).toEqual({ type: 'bye', why: 'logged-out' });
  expect((await ask(house, '/admin')).text).not.toContain('Blechbüchse');
  expect(await act(house, 'add-robot', { name: '<b>' })).toBe(400);
});

test('nobody comes in from a blocked address, also after a restart, until it is lifted', async () => {
  const house = await opened(['--trust-proxy']);
  const from = { 'x-forwarded-for': '2001:db8:1:2::77' };
  const neighbour = { 'x-forwarded-for': '2001:db8:1:3::77' };
  const there = new Guest(house, from);
  expect(await there.hello()).toMatchObject({ type: 'ok' });
  expect(await act(house, 'block', { address: '2001:db8:1:2::1', hours: '1' })).toBe(303);
  expect(await there.told('bye')).toMatchObject({ why: 'blocked' });
  for (let times = 0; times < 2; times++) {
    expect(await new Guest(house, from).hello()).toMatchObject({ code: 'blocked' });
    expect(await new Guest(house, neighbour).hello()).toMatchObject({ type: 'ok' });
    await house.kill('SIGTERM');
    await house.open();
  }
  const account = { headers: { ...from, 'content-type': 'application/json' }, form: {} };
  expect(await ask(house, '/account/log-out', account)).toMatchObject({ status: 403 });
  expect(await act(house, 'unblock', { address: '2001:db8:1:2::/64' })).toBe(303);
  expect(await new Guest(house, from).hello()).toMatchObject({ type: 'ok' });
});

describe('health', () => {
  test('a house that is drained is alive, not ready, and ends by itself', async () => {
    const house = await opened();
    expect(await ask(house, '/healthz')).toMatchObject({ status: 200 });
    expect(await ask(house, '/readyz')).toMatchObject({ status: 200, text: 'ready' });
    const guest = new Guest(house);
    await guest.hello();
    const table = resultOf(await guest.ask({ type: 'open', game: 'big-two', start: true }))[
      'table'
    ];
    await guest.ask({ type: 'watch', table });
    expect(await act(house, 'drain', { minutes: '5' })).toBe(303);
    expect(await guest.told('closing')).toMatchObject({ type: 'closing' });
    expect((await ask(house, '/readyz')).status).toBe(503);
    expect((await ask(house, '/healthz')).status).toBe(200);
    expect(await new Guest(house).hello()).toMatchObject({ code: 'house-closing' });
    expect((await ask(house, '/admin')).text).toContain('Draining.');
    await guest.ask({ type: 'leave', table });
    expect(await house.ended()).toBe(0);
    expect(await guest.told('bye')).toMatchObject({ why: 'restart' });
  });
});
