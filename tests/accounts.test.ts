import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { CATALOGUE } from '@stammtisch/bots';
import type { Answers, HouseMessage, Request } from '@stammtisch/protocol';
import { type EntryBody, stayingPeople, unfold } from '@stammtisch/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { RealHouse } from '../e2e/house.ts';
import { collected } from '../server/src/collected.ts';
import { SqliteFile } from '../server/src/store/sqlite.ts';
import { Authenticator } from './authenticator.ts';

const PASSWORD = 'drei schöne Karten';
let house: RealHouse;
beforeAll(async () => {
  house = await new RealHouse().open();
});
afterAll(() => house.kill());

type Wish = Request extends infer Each ? (Each extends Request ? Omit<Each, 're'> : never) : never;

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The address it comes from. */
  readonly from: string;
}

interface Told {
  readonly status: number | undefined;
  readonly set: string | null;
  readonly answer: Record<string, string>;
}

/** Not by `fetch`, which chooses host and address itself. */
const posted = (url: string, { headers, body, from }: Posted): Promise<Told> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', headers, localAddress: from }, response => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += String(chunk)));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          set: response.headers['set-cookie']?.[0] ?? null,
          answer: JSON.parse(text) as Record<string, string>,
        }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });

/** A browser without a screen: a cookie, a line, and what was heard on it. */
class Browser {
  cookie = '';
  /** Of a robot. */
  token: string | undefined;
  /** Where it is: this machine has many addresses. */
  address = '127.0.0.1';
  readonly heard: HouseMessage[] = [];
  #socket: WebSocket | undefined;
  #asked = 0;

  async post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const told = await posted(`${house.url}/account/${path}`, {
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      from: this.address,
    });
    if (told.set !== null) this.cookie = told.set.split(';', 1)[0]!;
    return told;
  }

  /** Comes in, with what the browser keeps and perhaps a private id. */
  async hello(resume?: { person: string; secret: string }): Promise<Answers['hello']> {
    const socket = new WebSocket(house.url.replace('http', 'ws') + '/ws', 'stammtisch.3', {
      headers: { cookie: this.cookie },
    });
    socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(String(data))));
    await new Promise(resolve => void socket.once('open', resolve));
    this.#socket = socket;
    const { token } = this;
    const proof = { ...(resume && { resume }), ...(token !== undefined && { token }) };
    return this.ask({ type: 'hello', protocol: 3, ...proof }) as Promise<Answers['hello']>;
  }

  /** Does not wait for the answer, whose number is returned. */
  say(wish: Wish): number {
    const re = ++this.#asked;
    this.#socket?.send(JSON.stringify({ re, ...wish }));
    return re;
  }

  async ask(wish: Wish): Promise<unknown> {
    const re = this.say(wish);
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
    expect(await again.ask({ type: 'balance' })).toEqual({ balance: 100_000, onTables: 0 });
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
    const byProxy = { origin, 'x-forwarded-proto': 'https' };
    const { set } = await new Browser().post('log-in', { name, password: PASSWORD }, byProxy);
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

  test('pages of other houses get nothing done with it, nor do those of another scheme (T7)', async () => {
    const { browser } = await signedUp();
    const { port } = new URL(house.url);
    const host = `localhost:${port}`;
    const logOut = (origin: string, headers: Record<string, string> = {}) =>
      browser.post('log-out', { everywhere: true }, { host, origin, ...headers });
    for (const foreign of [
      'http://evil.example',
      `http://evil-${host}`,
      `http://evil.${host}`,
      `http://${host}0`,
      `http://${host}.evil.example`,
      `https://${host}`,
      `http://127.0.0.1:${port}`,
      'null',
      'http://localhost:1',
    ])
      expect(await logOut(foreign)).toMatchObject({ status: 403, set: null });
    const byProxy = { 'x-forwarded-proto': 'https' };
    expect(await logOut(`http://${host}`, byProxy)).toMatchObject({ status: 403, set: null });
    const still = new Browser();
    still.cookie = browser.cookie;
    expect((await still.hello()).account).toBe(true);
    expect(await logOut(`http://${host}`)).toMatchObject({ status: 200 });
    const safe = { origin: `https://${host}`, host, ...byProxy };
    expect(await browser.post('log-out', {}, safe)).toMatchObject({ status: 200 });
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

  test('cannot be tried for ever, and the same holds for names that nobody has', async () => {
    const { name } = await signedUp();
    for (const tried of [name, newName()]) {
      const codes: unknown[] = [];
      for (let guess = 0; guess < 12; guess++)
        codes.push(
          (await new Browser().post('log-in', { name: tried, password: `wrong ${guess}` })).status,
        );
      expect(codes.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
      expect(codes.at(5)).toBe(429);
    }
  });

  test('is not lost by what others guess: from elsewhere the owner gets in, and finds the account again', async () => {
    const { name, recovery } = await signedUp();
    const [thief, owner] = [new Browser(), new Browser()];
    thief.address = '127.0.0.2';
    owner.address = '127.0.0.3';
    const code = 'x'.repeat(20);
    let last: unknown;
    for (let guess = 0; guess < 12; guess++) {
      last = (await thief.post('log-in', { name, password: `wrong ${guess}` })).status;
      await thief.post('recover', { name, code, password: PASSWORD });
    }
    expect(last).toBe(429);
    expect((await thief.post('recover', { name, code, password: PASSWORD })).status).toBe(429);
    expect((await owner.post('log-in', { name, password: PASSWORD })).status).toBe(200);
    // Nor by guesses with a session that was stolen.
    const stolen = new Browser();
    stolen.address = '127.0.0.2';
    stolen.cookie = owner.cookie;
    for (let guess = 0; guess < 12; guess++)
      await stolen.post('erase', { password: `wrong ${guess}` });
    expect((await stolen.post('erase', { password: PASSWORD })).status).toBe(429);
    const password = 'vier noch schönere';
    expect((await owner.post('password', { old: PASSWORD, password })).status).toBe(200);
    expect((await owner.post('recover', { name, code: recovery, password })).status).toBe(200);
  });

  test('works while somebody else floods the house with log-ins', async () => {
    const { name } = await signedUp();
    const flood = Array.from({ length: 80 }, () => {
      const bot = new Browser();
      bot.address = '127.0.0.2';
      return bot.post('log-in', { name: newName(), password: PASSWORD });
    });
    const owner = new Browser();
    owner.address = '127.0.0.3';
    await Promise.race(flood);
    const entered = await owner.post('log-in', { name, password: PASSWORD });
    expect(entered.status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
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
    // What the thief's browser keeps opens nothing any more.
    expect((await thief.hello()).account).toBe(false);
    expect(await thief.post('data', {})).toMatchObject({ status: 401 });
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

  test('comes to one of those who send the same code at the same moment, and ends all sessions', async () => {
    const { browser, name, person, recovery } = await signedUp();
    const devices = Array.from({ length: 5 }, () => new Browser());
    const answers = await Promise.all(
      devices.map((device, at) =>
        device.post('recover', { name, code: recovery, password: `${OTHER} ${at}` }),
      ),
    );
    const [lucky, ...others] = answers.toSorted((one, other) => one.status! - other.status!);
    expect(lucky).toMatchObject({ status: 200, answer: { person } });
    for (const other of others)
      expect(other).toEqual({ status: 401, set: null, answer: { code: 'wrong-login' } });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await devices[winner]!.hello()).toMatchObject({ person, account: true });
    expect((await browser.hello()).account).toBe(false);
    const entered = [];
    for (const at of devices.keys())
      entered.push(
        (await new Browser().post('log-in', { name, password: `${OTHER} ${at}` })).status,
      );
    expect(entered).toEqual(devices.map((_, at) => (at === winner ? 200 : 401)));
  });
});

describe('a passkey', () => {
  const OTHER = 'vier noch schönere';
  let site: { readonly host: string; readonly origin: string };
  beforeAll(() => {
    const host = `localhost:${new URL(house.url).port}`;
    site = { host, origin: `http://${host}` };
  });

  const post = (browser: Browser, path: string, body: object) =>
    browser.post(`passkey/${path}`, body, site);

  /** What the browser asks for with `fresh`, and what it then makes. */
  async function add(browser: Browser, fresh: object, name = 'Phone') {
    const asked = await post(browser, 'new', fresh);
    if (asked.status !== 200) return asked;
    const key = new Authenticator(site.origin);
    const response = key.make(asked.answer['challenge']!);
    return { ...(await post(browser, 'add', { response, name })), key };
  }

  async function use(browser: Browser, key: Authenticator): Promise<object> {
    const { answer } = await post(browser, 'ask', {});
    return key.use(answer['challenge']!);
  }

  async function added(browser: Browser, name?: string): Promise<Authenticator> {
    const done = await add(browser, { password: PASSWORD }, name);
    if (!('key' in done)) throw new Error(done.answer['code']);
    return done.key;
  }

  /** Somebody with a password and a passkey. */
  async function withPasskey() {
    const { browser, name } = await signedUp();
    return { browser, name, key: await added(browser) };
  }

  const list = async (browser: Browser) =>
    (await post(browser, 'list', {})).answer as unknown as {
      readonly password: boolean;
      readonly passkeys: readonly { id: string; name: string; at: number; usedAt?: number }[];
    };

  test('opens an account and lets in again', async () => {
    const browser = new Browser();
    const { person, secret = '' } = await browser.hello();
    const guest = { person, secret };
    const { answer } = await post(browser, 'new', { guest });
    const key = new Authenticator(site.origin);
    const response = key.make(answer['challenge']!);
    expect(await post(browser, 'add', { guest, response })).toMatchObject({
      status: 200,
      answer: { person, recovery: expect.any(String) },
    });
    const device = new Browser();
    const used = await use(device, key);
    expect(await post(device, 'log-in', { response: used })).toMatchObject({ answer: { person } });
    expect(await device.hello()).toMatchObject({ person, account: true });
    // Every question is good for one answer.
    expect((await post(new Browser(), 'log-in', { response: used })).status).toBe(401);
    expect(await list(device)).toMatchObject({
      password: false,
      passkeys: [{ name: '', usedAt: expect.any(Number) }],
    });
  });

  test('is not added with a session alone: the password or another passkey has to be shown', async () => {
    const { browser, name, key } = await withPasskey();
    const thief = new Browser();
    thief.cookie = browser.cookie;
    for (const fresh of [{}, { password: '' }, { password: 'a wrong one' }])
      expect(await add(thief, fresh)).toMatchObject({ status: 401 });
    // Nor with a passkey of somebody else, nor with a question for somebody else.
    const other = await withPasskey();
    for (const path of ['passkey/new', 'erase']) {
      const passkey = await use(other.browser, other.key);
      expect(await thief.post(path, { passkey }, site)).toMatchObject({ status: 401 });
    }
    const asked = await post(other.browser, 'new', { password: PASSWORD });
    const response = new Authenticator(site.origin).make(asked.answer['challenge']!);
    expect(await post(thief, 'add', { response })).toMatchObject({ status: 401 });
    const { answer } = await post(thief, 'ask', {});
    const made = new Authenticator(site.origin).make(answer['challenge']!);
    expect(await post(thief, 'add', { response: made })).toMatchObject({ status: 401 });
    expect((await list(browser)).passkeys).toHaveLength(1);

    const second = await add(browser, { passkey: await use(browser, key) }, '  Lap\u202etop ');
    expect(second.status).toBe(200);
    expect((await list(browser)).passkeys).toMatchObject([{ name: 'Phone' }, { name: 'Laptop' }]);
    expect((await new Browser().post('log-in', { name, password: PASSWORD })).status).toBe(200);
  });

  test('that was asked for before the password changed is not added after it', async () => {
    const { browser } = await withPasskey();
    const thief = new Browser();
    thief.cookie = browser.cookie;
    const asked = await post(thief, 'new', { password: PASSWORD });
    await browser.post('password', { old: PASSWORD, password: OTHER, dropPasskeys: true });
    thief.cookie = browser.cookie;
    const response = new Authenticator(site.origin).make(asked.answer['challenge']!);
    expect(await post(thief, 'add', { response })).toMatchObject({ status: 401 });
    expect((await list(browser)).passkeys).toEqual([]);
  });

  test('is removed alone, and only by who shows the password or a passkey', async () => {
    const { browser, key } = await withPasskey();
    const lost = await added(browser, 'Lost');
    const id = lost.id.toString('base64url');
    for (const fresh of [{}, { password: 'a wrong one' }])
      expect(await post(browser, 'remove', { id, ...fresh })).toMatchObject({ status: 401 });
    expect((await list(browser)).passkeys).toHaveLength(2);
    const passkey = await use(browser, key);
    expect(await post(browser, 'remove', { id, passkey })).toMatchObject({ status: 200 });
    expect((await list(browser)).passkeys).toMatchObject([{ name: 'Phone' }]);
    const device = new Browser();
    const response = await use(device, lost);
    expect((await post(device, 'log-in', { response })).status).toBe(401);
    expect((await post(device, 'log-in', { response: await use(device, key) })).status).toBe(200);
  });

  test('stays when the password changes, unless it is to go as well; then it lets nobody in', async () => {
    const { browser, key } = await withPasskey();
    await browser.post('password', { old: PASSWORD, password: OTHER });
    const device = new Browser();
    expect((await post(device, 'log-in', { response: await use(device, key) })).status).toBe(200);
    const change = { old: OTHER, password: PASSWORD, dropPasskeys: true };
    expect((await browser.post('password', change)).status).toBe(200);
    expect((await list(browser)).passkeys).toEqual([]);
    expect((await device.hello()).account).toBe(false);
    expect((await post(device, 'log-in', { response: await use(device, key) })).status).toBe(401);
  });

  test('confirms what a password would: another password, and the end of the account', async () => {
    const { browser, name, key } = await withPasskey();
    const change = async () => ({ passkey: await use(browser, key), password: OTHER });
    const confirmed = await browser.post('password', await change(), site);
    expect(confirmed.status).toBe(200);
    expect((await new Browser().post('log-in', { name, password: OTHER })).status).toBe(200);
    const passkey = await use(browser, key);
    expect((await browser.post('erase', { passkey }, site)).status).toBe(200);
    expect((await new Browser().post('log-in', { name, password: OTHER })).status).toBe(401);
  });
});

/** Everything the house has on disk. */
const onDisk = (): string =>
  readdirSync(house.data)
    .map(file => readFileSync(join(house.data, file), 'latin1'))
    .join('\n');

test('nothing lies on disk that opens a door: no password, code, cookie or private id', async () => {
  const { browser, guest, name, recovery } = await signedUp();
  const { person, secret = '' } = await new Browser().hello();
  const disk = onDisk();
  for (const known of [name, person]) expect(disk).toContain(known);
  const token = browser.cookie.split('=')[1]!;
  for (const key of [PASSWORD, recovery, token, guest.secret, secret]) {
    expect(key.length).toBeGreaterThan(16);
    expect(disk).not.toContain(Buffer.from(key).toString('latin1'));
  }
});

describe('robots of one’s own', () => {
  interface Own {
    readonly robots: readonly { readonly person: string; readonly name: string; usedAt?: number }[];
  }
  const ownOf = async (browser: Browser) =>
    (await browser.post('robot/list', {})).answer as unknown as Own;
  const newRobot = () => `Robo ${1_000 + ++people}`;

  const comesWith = async (token: string): Promise<Browser> => {
    const robot = new Browser();
    robot.token = token;
    return robot;
  };

  test('are made by whoever has an account: the token is shown once, and lets the robot in', async () => {
    const { browser, person: owner } = await signedUp();
    const name = newRobot();
    const made = await browser.post('robot/add', { name });
    expect(made).toMatchObject({ status: 200, answer: { name, token: expect.any(String) } });
    const { person, token } = made.answer;
    expect(await ownOf(browser)).toEqual({ robots: [{ person, name, at: expect.any(Number) }] });
    const robot = await comesWith(token!);
    expect(await robot.hello()).toMatchObject({ person, name, robot: true, account: false });
    expect((await ownOf(browser)).robots[0]!.usedAt).toBeGreaterThan(0);
    const { answer: data } = await browser.post('data', {});
    expect(data['robots']).toMatchObject([{ person_id: person, name }]);
    expect(person).not.toBe(owner);
    expect(onDisk()).not.toContain(token);
  });

  test('a few for each, under names that nobody else has', async () => {
    const { browser, name: taken } = await signedUp();
    expect(await browser.post('robot/add', { name: taken })).toMatchObject({
      status: 409,
      answer: { code: 'name-taken' },
    });
    expect(await browser.post('robot/add', { name: '<b>' })).toMatchObject({
      answer: { code: 'bad-name' },
    });
    for (let made = 0; made < 5; made++)
      expect((await browser.post('robot/add', { name: newRobot() })).status).toBe(200);
    expect(await browser.post('robot/add', { name: newRobot() })).toMatchObject({
      status: 409,
      answer: { code: 'too-many-robots' },
    });
  });

  test('are removed by their owner alone, and hung up on by that', async () => {
    const { browser } = await signedUp();
    const { person, token } = (await browser.post('robot/add', { name: newRobot() })).answer;
    const robot = await comesWith(token!);
    await robot.hello();
    const { browser: thief } = await signedUp();
    expect(await thief.post('robot/remove', { robot: person })).toMatchObject({
      answer: { code: 'no-such-person' },
    });
    expect(await ownOf(thief)).toEqual({ robots: [] });
    const guest = new Browser();
    await guest.hello();
    for (const [path, body] of [
      ['robot/list', {}],
      ['robot/add', { name: newRobot() }],
      ['robot/remove', { robot: person }],
    ] as const)
      expect(await guest.post(path, body)).toMatchObject({ status: 401 });
    expect((await browser.post('robot/remove', { robot: person })).status).toBe(200);
    expect(await robot.farewell()).toEqual({ type: 'bye', why: 'logged-out' });
    expect(await ownOf(browser)).toEqual({ robots: [] });
    const again = await comesWith(token!);
    expect(await again.hello()).toMatchObject({ code: 'not-you' });
  });

  test('are erased with their owner', async () => {
    const { browser } = await signedUp();
    const name = newRobot();
    const { token } = (await browser.post('robot/add', { name })).answer;
    const robot = await comesWith(token!);
    await robot.hello();
    await robot.ask({ type: 'open', game: 'big-two', start: true });
    expect((await browser.post('erase', { password: PASSWORD })).status).toBe(200);
    expect(await robot.farewell()).toEqual({ type: 'bye', why: 'logged-out' });
    expect(onDisk()).not.toContain(name);
  });
});

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
    // What the house has told without naming anybody may stay.
    const told = [expect.objectContaining({ house: { kind: 'started' } })];
    expect(visitor.heard).toContainEqual(expect.objectContaining({ type: 'table', chat: told }));
    expect(await visitor.ask({ type: 'rename', name })).toEqual({ name });
  });

  /** What the house keeps of a person beside the logs and the books, which know ids only. */
  function rowsOf(person: string): readonly string[] {
    const database = new DatabaseSync(join(house.data, 'house.db'), { readOnly: true });
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const rows = tables
      .map(({ name }) => String(name))
      .filter(name => !['entry', 'snapshot', 'transfer', 'account'].includes(name))
      .flatMap(name => database.prepare(`SELECT * FROM ${name}`).all());
    database.close();
    return rows.map(row => JSON.stringify(row)).filter(row => row.includes(person));
  }

  /** The open tables where they sit and mean to stay, or wait for a chair, by the logs. */
  async function placesOf(person: string): Promise<readonly string[]> {
    const file = new SqliteFile(join(house.data, 'house.db'), { readOnly: true });
    const tables = await collected(await file.tables.open(), async id => [
      { id, entries: (await file.tables.read(id, 0)).entries },
    ]);
    file.close();
    const places: string[] = [];
    for (const { id, entries } of tables) {
      const body = entries[0]!.body as Extract<EntryBody, { kind: 'opened' }>;
      const table = unfold((await CATALOGUE[body.game]!()).game, entries);
      if ([...stayingPeople(table), ...table.room.waiting].includes(person)) places.push(id);
    }
    return places;
  }

  test('does not come back by what was under way when they were erased (T15)', async () => {
    const { browser: host, table } = await played();
    for (let round = 0; round < 12; round++) {
      const browser = new Browser();
      const { person, secret = '' } = await browser.hello();
      const guest = { person, secret };
      await browser.ask({ type: 'watch', table });
      expect(rowsOf(person)).not.toEqual([]);
      const speak = () => {
        browser.say({ type: 'chat', table, text: 'servus' });
        browser.say({ type: 'notes', table, text: 'servus' });
        browser.say({ type: 'rename', name: newName() });
        browser.say({ type: 'open', game: 'blackjack', start: true });
        browser.say({ type: 'sit', table });
      };
      const erase = () => browser.post('erase', { guest });
      // Before it, beside it, and after it has begun.
      if (round % 3 === 0) speak();
      const erased = erase();
      if (round % 3 === 1) speak();
      else await new Promise(resolve => void setTimeout(resolve, round));
      if (round % 3 === 2) speak();
      expect((await erased).status).toBe(200);
      await browser.farewell();
      // Whatever was asked before is written by the time the house answers somebody else.
      await host.ask({ type: 'notes', table, text: `round ${round}` });
      expect(rowsOf(person)).toEqual([]);
      expect(await placesOf(person)).toEqual([]);
    }
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
