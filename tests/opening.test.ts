import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

import { RealHouse } from '../e2e/house.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'stammtisch-'));

const open = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['server/src/main.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 20_000,
  });

/** A house that is closed with its test, also with one that fails: nothing ends while it is open. */
function openHouse(where?: readonly string[]): Promise<RealHouse> {
  const house = new RealHouse(where);
  onTestFinished(async () => void (await house.kill()));
  return house.open();
}

/** The status of a request that is said to come from an address. */
async function post(url: string, body: object, from: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

/** One sentence, no stack, exit code 1. */
function refuses(args: readonly string[], sentence: string, env: NodeJS.ProcessEnv = {}): void {
  const { stderr, status } = open(args, env);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
}

describe('a house that cannot open says why in one sentence', () => {
  test('the port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>(resolve => {
      other.listen(0, () => resolve(Number(Object(other.address()).port)));
    });
    refuses(['--port', String(port), '--data', folder()], `port ${port} is in use`);
    other.close();
  });

  test.each([
    [['--port', 'tavern'], 'must be a number'],
    [['--port', '70000'], 'must be a number'],
    [['--colour', 'blue'], 'use: npm start'],
  ])('%j: %s', (args, sentence) => {
    refuses(args, sentence);
  });

  test('the environment is read as well', () => {
    refuses([], 'must be a number', { PORT: 'x' });
  });

  test('the data directory is a file', () => {
    const path = join(folder(), 'file');
    writeFileSync(path, 'mine');
    refuses(['--port', '0', '--data', path], 'cannot be written to');
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  test.skipIf(process.platform !== 'linux')('the data directory can never be made', () => {
    refuses(['--port', '0', '--data', '/proc/house/data'], 'cannot be written to');
  });

  test('the database is no database, and is left as it was', () => {
    const data = folder();
    const text = 'Dear diary, '.repeat(100);
    writeFileSync(join(data, 'house.db'), text);
    refuses(['--port', '0', '--data', data], 'database');
    expect(readFileSync(join(data, 'house.db'), 'utf8')).toBe(text);
  });

  test('the database is from the future', () => {
    const data = folder();
    const database = new DatabaseSync(join(data, 'house.db'));
    database.exec('PRAGMA application_id = 1398033748; PRAGMA user_version = 99');
    database.close();
    refuses(['--port', '0', '--data', data], 'newer Stammtisch');
  });

  test('another house is open on the same data, until it is gone', async () => {
    const house = await openHouse();
    refuses(['--port', '0', '--data', house.data], 'another house is open on these data');
    expect(await (await fetch(`${house.url}/health`)).text()).toBe('ok');
    await house.kill('SIGKILL');
    await house.open();
  });
});

describe('an open house', () => {
  test('prints its address on a line of its own, and where the data lie', async () => {
    const data = folder();
    const child = spawn(process.execPath, ['server/src/main.ts', '--port', '0', '--data', data]);
    onTestFinished(() => void child.kill('SIGKILL'));
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
    while (!text.includes('Data: ')) await new Promise(resolve => void setTimeout(resolve, 50));
    expect(text).toMatch(/^http:\/\/localhost:\d+$/m);
    expect(text).toContain(join(data, 'house.db'));
  });

  test('closes within five seconds when it is told to, and says goodbye', async () => {
    const house = await openHouse();
    const socket = new WebSocket(house.url.replace('http', 'ws') + '/ws', 'stammtisch.3');
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(String(data)));
    await new Promise(resolve => void socket.once('open', resolve));
    socket.send(JSON.stringify({ re: 1, type: 'hello', protocol: 3 }));
    await new Promise(resolve => void setTimeout(resolve, 300));
    const started = performance.now();
    expect(await house.kill('SIGTERM')).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(heard.at(-1)).toBe('{"type":"bye","why":"restart"}');
  });

  test('finishes closing when it is told to twice', async () => {
    const args = ['server/src/main.ts', '--port', '0', '--data', folder()];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
    const said = async (word: string): Promise<void> => {
      while (!text.includes(word)) await new Promise(resolve => void setTimeout(resolve, 1));
    };
    const ending = new Promise(resolve => void child.once('exit', code => resolve(code)));
    await said('Data: ');
    child.kill('SIGTERM');
    await said('closing');
    child.kill('SIGTERM');
    expect(await ending).toBe(0);
  });

  test('does not mind that nobody reads what it says', async () => {
    const args = ['server/src/main.ts', '--port', '0', '--data', folder()];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await new Promise(resolve => void child.stdout.once('data', resolve));
    child.stdout.destroy();
    await new Promise(resolve => void setTimeout(resolve, 500));
    const code = new Promise(resolve => void child.once('exit', resolve));
    // It says that, too.
    child.kill('SIGTERM');
    expect(await code).toBe(0);
  });

  test('tells a page of an older house that it is one', async () => {
    const house = await openHouse();
    const socket = new WebSocket(house.url.replace('http', 'ws') + '/ws', 'stammtisch.1');
    socket.on('open', () => socket.send('{"re":1,"type":"hello","protocol":1}'));
    const heard = await new Promise(resolve => void socket.once('message', resolve));
    expect(String(heard)).toBe('{"type":"error","re":1,"code":"other-protocol"}');
    socket.terminate();
  });

  test('lets only its own pages open a socket, and nobody send what is too large or binary', async () => {
    const house = await openHouse();
    const url = house.url.replace('http', 'ws') + '/ws';
    const outcome = (origin?: string, host?: string) =>
      new Promise<string>(resolve => {
        const headers = host === undefined ? {} : { host };
        const socket = new WebSocket(url, 'stammtisch.3', { headers, ...(origin && { origin }) });
        socket.once('open', () => resolve('open'));
        socket.once('error', error => resolve(error.message));
      });
    const own = new URL(house.url);
    expect(await outcome()).toBe('open');
    expect(await outcome(own.origin)).toBe('open');
    for (const origin of ['http://evil.example', 'null', 'http://localhost:1'])
      expect(await outcome(origin)).toContain('403');
    // By name: in front of a number nothing can stand.
    expect(await outcome('http://cards.example', 'cards.example')).toBe('open');
    for (const origin of [
      'http://evil-cards.example',
      'http://evil.cards.example',
      'http://cards.example.evil.example',
    ])
      expect(await outcome(origin, 'cards.example')).toContain('403');

    const codeAfter = (data: string | Buffer) =>
      new Promise<number>(resolve => {
        const socket = new WebSocket(url, 'stammtisch.3');
        socket.once('open', () => socket.send(data));
        socket.once('close', resolve);
        socket.on('error', () => undefined);
      });
    expect(await codeAfter('x'.repeat(8_193))).toBe(1_009);
    expect(await codeAfter(Buffer.from([1, 2, 3]))).toBe(1_000);
  });

  test.each<[string, readonly string[], boolean]>([
    ['that others can reach limits everyone, whoever they say they are', [], true],
    ['behind a proxy believes its word about who asks', ['--trust-proxy'], false],
    ['for this machine alone limits nobody', ['--host', '127.0.0.1'], false],
  ])('%s', async (_, where, isLimited) => {
    const { url } = await openHouse(where);
    const statuses: number[] = [];
    for (let at = 1; at <= 60; at++)
      statuses.push(await post(`${url}/account/log-out`, {}, `192.0.2.${at}`));
    expect(new Set(statuses)).toEqual(new Set(isLimited ? [200, 429] : [200]));
  });

  test('takes all of a household behind IPv6 for one, and its neighbour for another', async () => {
    const { url } = await openHouse(['--trust-proxy']);
    const logIn = (from: string) =>
      post(`${url}/account/log-in`, { name: 'Anna', password: 'not the password' }, from);
    const guesses: number[] = [];
    for (let at = 1; at <= 6; at++) guesses.push(await logIn(`2001:db8:0:1::${at}`));
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await logIn('2001:db8:0:2::1')).toBe(401);
    const asked: number[] = [];
    for (let at = 1; at <= 60; at++)
      asked.push(await post(`${url}/account/log-out`, {}, `2001:db8:0:3::${at}`));
    expect(asked.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(asked).toContain(429);
    expect(await post(`${url}/account/log-out`, {}, '2001:db8:0:4::1')).toBe(200);
  });

  test('serves its pages with a strict policy, and knows nothing outside them', async () => {
    const house = await openHouse();
    const page = await fetch(`${house.url}/t/abcdefgh`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${house.url}/health`)).status).toBe(200);
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/../../package.json',
      '/house.db',
    ])
      expect((await fetch(house.url + path)).status).not.toBe(200);
  });
});
