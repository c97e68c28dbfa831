import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Answers, HouseMessage, Request } from '@stammtisch/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { RealHouse } from '../e2e/house.ts';

const PASSWORD = 'drei schöne Karten';
let house: RealHouse;
beforeAll(async () => {
  house = await new RealHouse().open();
});
afterAll(() => house.kill());

type Wish = Request extends infer Each ? (Each extends Request ? Omit<Each, 're'> : never) : never;

/** A browser without a screen: a cookie, a line, and what was heard on it. */
class Browser {
  cookie = '';
  readonly heard: HouseMessage[] = [];
  #socket: WebSocket | undefined;
  #asked = 0;

  async post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${house.url}/account/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0]!;
    const answer = (await response.json()) as Record<string, string>;
    return { status: response.status, set, answer };
  }

  /** Comes in, with what the browser keeps and perhaps a private id. */
  async hello(resume?: { person: string; secret: string }): Promise<Answers['hello']> {
    const socket = new WebSocket(house.url.replace('http', 'ws') + '/ws', 'stammtisch.2', {
      headers: { cookie: this.cookie },
    });
    socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(String(data))));
    await new Promise(resolve => void socket.once('open', resolve));
    this.#socket = socket;
    return this.ask({ type: 'hello', protocol: 2, ...(resume && { resume }) }) as Promise<
      Answers['hello']
    >;
  }

  async ask(wish: Wish): Promise<unknown> {
    const re = ++this.#asked;
    this.#socket?.send(JSON.stringify({ re, ...wish }));
    for (;;) {
      const found = this.heard.find(message => 're' in message && message.re === re);
      if (found?.type === 'ok') return found.result;
      if (found?.type === 'error') return found;
      await new Promise(resolve => void setTimeout(resolve, 5));
    }
  }

  /** Until the house has hung up; what it said last. */
  async farewell(): Promise<unknown> {
    while (this.#socket?.readyState !== WebSocket.CLOSED)
      await new Promise(resolve => void setTimeout(resolve, 5));
    return this.heard.at(-1);
  }
}

let people = 0;
const newName = () => `Rosina ${1_000 + ++people}`;

/** A guest who has come in and opened an account. */
async function signedUp() {
  const browser = new Browser();
  const { person, secret = '' } = await browser.hello();
  const name = newName();
  const guest = { person, secret };
  const { answer, set, status } = await browser.post('sign-up', {
    guest,
    name,
    password: PASSWORD,
  });
  expect(status).toBe(200);
  return { browser, guest, name, person, recovery: answer['recovery']!, set: set! };
}

describe('signing up', () => {
  test('a guest keeps who they are and what they have; the private id is worth nothing from then on', async () => {
    const { browser, guest, name, person } = await signedUp();
    expect(await browser.farewell()).toEqual({ type: 'bye', why: 'restart' });
    const again = new Browser();
    again.cookie = browser.cookie;
    expect(await again.hello()).toMatchObject({ person, name, account: true });
    expect(await again.ask({ type: 'purse' })).toEqual({ balance: 100_000 });
    const thief = new Browser();
    expect(await thief.hello(guest)).toMatchObject({ type: 'error', code: 'not-you' });
    const other = await browser.post('sign-up', { guest, name, password: PASSWORD });
    expect(other).toMatchObject({ status: 401, answer: { code: 'not-you' } });
  });

  test('needs a free name and a password that is one', async () => {
    const { name: taken } = await signedUp();
    const browser = new Browser();
    const { person, secret = '' } = await browser.hello();
    const guest = { person, secret };
    const name = newName();
    for (const [wish, code] of [
      [{ name, password: 'short' }, 'bad-password'],
      [{ name, password: 'x'.repeat(201) }, 'bad-password'],
      [{ name, password: name.toUpperCase() }, 'bad-password'],
      [{ name: taken, password: PASSWORD }, 'name-taken'],
      [{ name: '<b>', password: PASSWORD }, 'bad-name'],
      [{ name, password: 12_345_678 }, 'bad-message'],
      [{ name, password: PASSWORD, admin: true }, 'bad-message'],
    ] as const)
      expect(await browser.post('sign-up', { guest, ...wish })).toMatchObject({ answer: { code } });
    const stranger = { person, secret: 'a'.repeat(32) };
    expect(
      await browser.post('sign-up', { guest: stranger, name, password: PASSWORD }),
    ).toMatchObject({ status: 401 });
    expect(browser.cookie).toBe('');
  });

  test('what is no request at all is refused and changes nothing', async () => {
    const browser = new Browser();
    for (const body of ['', '{', '[]', 'null', '"x"', '{}'])
      expect(await browser.post('log-in', body)).toMatchObject({ status: 400 });
    const huge = JSON.stringify({ name: 'x', password: 'x'.repeat(20_000) });
    expect(await browser.post('log-in', huge)).toMatchObject({ answer: { code: 'too-large' } });
  });
});

describe('the cookie', () => {
  test('is for this house alone: no script reads it, no other site sends it', async () => {
    const { set } = await signedUp();
    expect(set).toMatch(
      /^stammtisch=[a-z0-9]{40}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
    );
  });

  test('over TLS it is sent over TLS only', async () => {
    const { name } = await signedUp();
    const origin = house.url.replace('http:', 'https:');
    const { set } = await new Browser().post('log-in', { name, password: PASSWORD }, { origin });
    expect(set).toMatch(/^__Host-stammtisch=[a-z0-9]{40}; .*; Secure$/);
  });

  test('cannot be chosen by somebody else beforehand, and is new with every log-in', async () => {
    const { name, browser } = await signedUp();
    const victim = new Browser();
    victim.cookie = `stammtisch=${'a'.repeat(40)}`;
    await victim.post('log-in', { name, password: PASSWORD });
    expect(victim.cookie).not.toContain('a'.repeat(40));
    const first = victim.cookie;
    await victim.post('log-in', { name, password: PASSWORD });
    expect(new Set([first, victim.cookie, browser.cookie]).size).toBe(3);
    const attacker = new Browser();
    for (const stolen of [`stammtisch=${'a'.repeat(40)}`, first]) {
      attacker.cookie = stolen;
      expect((await attacker.hello()).account).toBe(false);
    }
  });

  test('pages of other houses get nothing done with it', async () => {
    const { browser } = await signedUp();
    const { host, origin } = new URL(house.url);
    for (const foreign of [
      'http://evil.example',
      `http://evil.${host}`,
      `${origin}.evil.example`,
      'null',
      'http://localhost:1',
    ])
      expect(
        await browser.post('log-out', { everywhere: true }, { origin: foreign }),
      ).toMatchObject({ status: 403, set: null });
    const still = new Browser();
    still.cookie = browser.cookie;
    expect((await still.hello()).account).toBe(true);
    expect(await browser.post('log-out', {}, { origin })).toMatchObject({ status: 200 });
  });
});

describe('logging in', () => {
  test('says the same for a wrong password and for nobody of that name', async () => {
    const { name } = await signedUp();
    const wrong = await new Browser().post('log-in', { name, password: 'not the password' });
    const nobody = await new Browser().post('log-in', { name: newName(), password: PASSWORD });
    expect(wrong).toEqual({ status: 401, set: null, answer: { code: 'wrong-login' } });
    expect(nobody).toEqual(wrong);
  });

  test('works with the name as people write it, on any number of devices', async () => {
    const { name, person } = await signedUp();
    for (const written of [name, ` ${name.toLowerCase()} `]) {
      const device = new Browser();
      await device.post('log-in', { name: written, password: PASSWORD });
      expect(await device.hello()).toMatchObject({ person, name, account: true });
    }
  });

  test('cannot be tried for ever', async () => {
    const name = newName();
    const codes: unknown[] = [];
    for (let guess = 0; guess < 12; guess++)
      codes.push((await new Browser().post('log-in', { name, password: `wrong ${guess}` })).status);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(codes.at(-1)).toBe(429);
  });
});

describe('logging out', () => {
  test('closes the lines of that browser, and what it kept opens nothing any more', async () => {
    const { name } = await signedUp();
    const [here, there] = [new Browser(), new Browser()];
    for (const device of [here, there]) {
      await device.post('log-in', { name, password: PASSWORD });
      await device.hello();
    }
    const stolen = here.cookie;
    await here.post('log-out', {});
    expect(await here.farewell()).toEqual({ type: 'bye', why: 'logged-out' });
    expect(here.cookie).toBe('stammtisch=');
    expect(await there.ask({ type: 'ping' })).toEqual({});
    here.cookie = stolen;
    expect((await here.hello()).account).toBe(false);
  });

  test('everywhere means everywhere', async () => {
    const { name, browser } = await signedUp();
    const devices = [new Browser(), new Browser()];
    for (const device of devices) {
      await device.post('log-in', { name, password: PASSWORD });
      await device.hello();
    }
    await browser.post('log-out', { everywhere: true });
    for (const device of devices) {
      expect(await device.farewell()).toEqual({ type: 'bye', why: 'logged-out' });
      expect((await device.hello()).account).toBe(false);
    }
  });
});

describe('another password', () => {
  const OTHER = 'vier noch schönere';

  test('needs the old one, and logs out whoever had it', async () => {
    const { browser, name, person } = await signedUp();
    const thief = new Browser();
    thief.cookie = browser.cookie;
    await thief.hello();
    const refused = await browser.post('password', { old: 'a wrong one', password: OTHER });
    expect(refused.answer).toEqual({ code: 'wrong-login' });
    expect(await browser.post('password', { old: PASSWORD, password: 'kurz' })).toMatchObject({
      answer: { code: 'bad-password' },
    });
    expect((await browser.post('password', { old: PASSWORD, password: OTHER })).status).toBe(200);
    expect(await thief.farewell()).toEqual({ type: 'bye', why: 'logged-out' });
    expect(await browser.hello()).toMatchObject({ person, account: true });
    expect((await thief.post('log-in', { name, password: PASSWORD })).status).toBe(401);
    expect((await thief.post('log-in', { name, password: OTHER })).status).toBe(200);
  });

  test('comes with the recovery code, which is good for once', async () => {
    const { name, person, recovery } = await signedUp();
    const browser = new Browser();
    const written = recovery.toUpperCase().replaceAll(/(....)/g, '$1 ');
    for (const [wish, code] of [
      [{ name, code: 'x'.repeat(20), password: OTHER }, 'wrong-login'],
      [{ name: newName(), code: recovery, password: OTHER }, 'wrong-login'],
    ] as const)
      expect((await browser.post('recover', wish)).answer).toEqual({ code });
    const { answer } = await browser.post('recover', { name, code: written, password: OTHER });
    expect(await browser.hello()).toMatchObject({ person, account: true });
    expect(answer['recovery']).not.toBe(recovery);
    const late = await browser.post('recover', { name, code: recovery, password: PASSWORD });
    expect(late.answer).toEqual({ code: 'wrong-login' });
  });
});

/** Everything the house has on disk. */
const onDisk = (): string =>
  readdirSync(house.data)
    .map(file => readFileSync(join(house.data, file), 'latin1'))
    .join('\n');

describe('what is kept of a person', () => {
  /** Plays Big Two against the computer, and says something. */
  async function played() {
    const { browser, name, person } = await signedUp();
    await browser.hello();
    const opened = await browser.ask({ type: 'open', game: 'big-two', start: true });
    const { table } = opened as Answers['open'];
    await browser.ask({ type: 'watch', table });
    await browser.ask({ type: 'chat', table, text: `Grüße von ${name}!` });
    await browser.ask({ type: 'notes', table, text: `${name} weiß etwas` });
    return { browser, name, person, table };
  }

  test('can be taken away by them, and by nobody else', async () => {
    const { browser, name, table } = await played();
    const { answer } = await browser.post('data', {});
    expect(answer).toMatchObject({
      person: [{ name }],
      chat: [{ table_id: table, text: `Grüße von ${name}!` }],
      notes: [{ text: `${name} weiß etwas` }],
      tables: [table],
    });
    expect(JSON.stringify(answer)).not.toMatch(/argon|recovery|password|secret/);
    expect(await new Browser().post('data', {})).toMatchObject({ status: 401 });
  });

  test('is erased when they want it: the name is nowhere, and their games can still be seen', async () => {
    const { browser, name, table } = await played();
    expect(onDisk()).toContain(name);
    expect(await browser.post('erase', { password: 'a wrong one' })).toMatchObject({ status: 401 });
    expect((await browser.post('erase', { password: PASSWORD })).status).toBe(200);
    expect(await browser.farewell()).toEqual({ type: 'bye', why: 'logged-out' });
    expect(onDisk()).not.toContain(name);
    expect((await browser.post('log-in', { name, password: PASSWORD })).status).toBe(401);

    await house.kill('SIGTERM');
    await house.open();
    expect(onDisk()).not.toContain(name);
    const visitor = new Browser();
    await visitor.hello();
    expect(await visitor.ask({ type: 'watch', table })).toMatchObject({
      version: expect.any(Number),
    });
    expect(visitor.heard).toContainEqual(expect.objectContaining({ type: 'table', chat: [] }));
    expect(await visitor.ask({ type: 'rename', name })).toEqual({ name });
  });

  test('guests can be erased as well', async () => {
    const browser = new Browser();
    const { person, secret = '', name } = await browser.hello();
    const guest = { person, secret };
    expect(
      await new Browser().post('erase', { guest: { ...guest, secret: 'b'.repeat(32) } }),
    ).toMatchObject({
      status: 401,
    });
    expect((await browser.post('erase', { guest })).status).toBe(200);
    expect(onDisk()).not.toContain(name);
    expect(await new Browser().hello(guest)).toMatchObject({ code: 'not-you' });
  });
});
