import { CATALOGUE } from '@stammtisch/bots';
import { isObject } from '@stammtisch/kernel';
import { ERROR_CODES } from '@stammtisch/protocol';
import { MESSAGES, REQUESTS } from '@stammtisch/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { RealHouse } from '../e2e/house.ts';
import { EXAMPLES } from '../server/src/docs/examples.ts';
import { type Example, requestOf } from '../server/src/docs/examples/example.ts';
import { MESSAGE_EXAMPLES } from '../server/src/docs/examples/messages.ts';
import { ADA, CLEO, MADE_UP, secretOf, type Who } from '../server/src/docs/examples/names.ts';
import { ACCOUNT_REQUESTS, ERRORS_OF_ACCOUNTS } from '../server/src/people/account-requests.ts';

const ADMIN_TOKEN = 'operator-2345678';
const house = new RealHouse(['--host', '127.0.0.1'], '.', { ADMIN_TOKEN });
beforeAll(() => house.open());
afterAll(async () => void (await house.kill()));

interface Answer {
  readonly re?: number;
  readonly type: string;
  readonly code?: string;
  readonly result?: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const soon = (milliseconds: number) =>
  new Promise<void>(resolve => void setTimeout(resolve, milliseconds));

/** So often somebody gives a sign of life. */
const SIGN_MS = 5_000;

/** A stranger's client: a socket and nothing of ours. */
class Stranger {
  readonly #socket: WebSocket;
  readonly #open: Promise<unknown>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;
  /** What it was told without having asked. */
  readonly heard: Json[] = [];

  constructor(cookie?: string) {
    this.#socket = new WebSocket(`${house.url.replace('http', 'ws')}/ws`, 'stammtisch.3', {
      ...(cookie !== undefined && { headers: { cookie } }),
    });
    this.#open = new Promise(resolve => void this.#socket.once('open', resolve));
    this.#socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as Answer;
      if (message.type === 'ok' || message.type === 'error')
        this.#waiting.get(message.re!)?.(message);
      else this.heard.push({ ...message });
    });
    // Who says nothing for long is taken for gone, and some of them are asked late.
    const signs = setInterval(() => void this.ask(re => ({ re, type: 'ping' })), SIGN_MS);
    this.#socket.on('close', () => {
      clearInterval(signs);
      for (const hear of this.#waiting.values()) hear({ type: 'error', code: 'closed' });
    });
  }

  async ask(request: (re: number) => object): Promise<Answer> {
    await this.#open;
    const re = ++this.#last;
    const answer = new Promise<Answer>(resolve => void this.#waiting.set(re, resolve));
    this.#socket.send(JSON.stringify(request(re)));
    const given = await answer;
    if (given.code !== 'too-fast') return given;
    await soon(1_100);
    return this.ask(request);
  }

  close = (): void => this.#socket.terminate();
}

const SIGNED_UP: Partial<Record<Who, string>> = { dora: 'Dora', emil: 'Emil' };

/** Somebody of the examples comes: with an account, if they are to have one. */
async function arrival(who: Who): Promise<Stranger> {
  const name = SIGNED_UP[who];
  if (name === undefined) return new Stranger();
  const guest = new Stranger();
  const { result } = await guest.ask(re => ({ re, type: 'hello', protocol: 3 }));
  const { person, secret } = result as { readonly person: string; readonly secret: string };
  const signedUp = await fetch(`${house.url}/account/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ guest: { person, secret }, name, password: 'correct horse' }),
  });
  guest.close();
  return new Stranger(signedUp.headers.get('set-cookie')?.split(';', 1)[0]);
}

/** What is otherwise in every house, or from one moment to the next. */
const VARIES = new Set('at since line began ended patch left score hands dealer'.split(' '));

/** Real ids and made-up names, by those of the examples. */
type Names = Map<string, string>;

function fits(example: unknown, real: unknown, names: Names): boolean {
  if (typeof example === 'string' && MADE_UP.includes(example) && typeof real === 'string') {
    if (!names.has(example)) names.set(example, real);
    return names.get(example) === real;
  }
  if (Array.isArray(example))
    return (
      Array.isArray(real) &&
      real.length === example.length &&
      example.every((each, at) => fits(each, real[at], names))
    );
  if (!isObject(example)) return example === real;
  if (!isObject(real) || Object.keys(example).length !== Object.keys(real).length) return false;
  return Object.entries(example).every(([name, each]) => {
    const value = real[names.get(name) ?? name];
    // Something may have happened since; what has to have happened before, is waited for.
    if (name === 'version') return Number(value) >= Number(each);
    return (VARIES.has(name) && typeof each === typeof value) || fits(each, value, names);
  });
}

const translated = (value: object, names: Names): object =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? (names.get(each) ?? each) : each,
  ) as object;

/** Where something happens by itself meanwhile, the answer is what is said a little later. */
const TRIES = 30;

async function answersAsSaid(example: Example, stranger: Stranger, names: Names): Promise<Answer> {
  const said = 'ok' in example.answer ? example.answer.ok : example.answer.error;
  for (let tries = 1; ; tries++) {
    const answer = await stranger.ask(re => translated(requestOf(example, re), names));
    const given = answer.type === 'ok' ? answer.result : answer.code;
    if (tries === TRIES || fits(said, given, new Map(names))) {
      fits(said, given, names);
      return answer;
    }
    await soon(100);
  }
}

const people = new Map<Who, Stranger>();
const names: Names = new Map();
afterAll(() => {
  for (const stranger of people.values()) stranger.close();
});

describe('every example is sent to a house, and is answered as it says', () => {
  test.each(EXAMPLES.map(example => [example.by, example.ask.type, example] as const))(
    '%s: %s',
    async (by, _, example) => {
      if (!people.has(by)) people.set(by, await arrival(by));
      const answer = await answersAsSaid(example, people.get(by)!, names);
      const said = 'ok' in example.answer ? example.answer.ok : example.answer.error;
      const given = answer.type === 'ok' ? answer.result : answer.code;
      expect(fits(said, given, names) ? said : answer).toEqual(said);
    },
    30_000,
  );
});

const read = async (path: string): Promise<Json> => {
  const response = await fetch(house.url + path);
  expect(response.headers.get('content-type')).toContain('application/json');
  return (await response.json()) as Json;
};

/** What a reference within a document leads to. */
const at = (document: unknown, ref: string): unknown =>
  ref
    .slice('#/'.length)
    .split('/')
    .map(name => name.replaceAll('~1', '/'))
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), document);

/** References within a document that lead nowhere, wherever they are. */
function brokenRefs(document: unknown, part: unknown = document): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(each => brokenRefs(document, each));
  if (!isObject(part)) return [];
  const { $ref: ref } = part;
  const own = typeof ref === 'string' && at(document, ref) === undefined ? [ref] : [];
  return [...own, ...Object.values(part).flatMap(each => brokenRefs(document, each))];
}

const fieldOf = (value: unknown, ...path: readonly string[]): Json =>
  path.reduce<unknown>((each, name) => (isObject(each) ? each[name] : undefined), value) as Json;

describe('the document of the socket', () => {
  test('is whole: every reference leads somewhere, and every message has a schema', async () => {
    const document = await read('/docs/asyncapi.json');
    expect(document['asyncapi']).toBe('3.0.0');
    expect(brokenRefs(document)).toEqual([]);
    for (const message of Object.values(fieldOf(document, 'components', 'messages')))
      expect(fieldOf(message, 'payload')).toBeInstanceOf(Object);
    for (const operation of Object.values(fieldOf(document, 'operations'))) {
      expect(['send', 'receive']).toContain(fieldOf(operation)['action']);
      expect(fieldOf(operation, 'channel')['$ref']).toBe('#/channels/house');
    }
    for (const { $ref } of Object.values(fieldOf(document, 'channels', 'house', 'messages')) as {
      readonly $ref: string;
    }[])
      expect($ref).toMatch(/^#\/components\/messages\//);
  });

  test('has every request, every answer and every message', async () => {
    const document = await read('/docs/asyncapi.json');
    const names = Object.values(fieldOf(document, 'components', 'messages')).map(each =>
      String(fieldOf(each)['name']),
    );
    const types = Object.keys(REQUESTS);
    const expected = [
      ...types,
      ...types.map(type => `answer to ${type}`),
      ...Object.keys(MESSAGES),
    ];
    expect(names.toSorted()).toEqual(expected.toSorted());
  });

  test('has an example of every request, of every answer and of every message', async () => {
    const document = await read('/docs/asyncapi.json');
    const bare = Object.values(fieldOf(document, 'components', 'messages')).filter(
      message => (fieldOf(message, 'examples') as unknown as readonly Json[]).length === 0,
    );
    expect(bare.map(message => fieldOf(message)['name'])).toEqual([]);
  });
});

describe('the document of HTTP', () => {
  test('is whole', async () => {
    const document = await read('/docs/openapi.json');
    expect(document['openapi']).toBe('3.1.0');
    expect(brokenRefs(document)).toEqual([]);
    const ids = Object.values(fieldOf(document, 'paths')).flatMap(path =>
      Object.values(path as Json).map(operation => (operation as Json)['operationId']),
    );
    const named = ids.filter(id => id !== undefined);
    expect(new Set(named).size).toBe(named.length);
  });

  test('every path that can be asked for without more is there', async () => {
    const { paths } = await read('/docs/openapi.json');
    for (const [path, operations] of Object.entries(paths as Json)) {
      if (!isObject(operations) || !('get' in operations) || path.includes('{')) continue;
      const leaving = new AbortController();
      const response = await fetch(house.url + path, { signal: leaving.signal });
      const said = Object.keys(fieldOf(operations, 'get', 'responses'));
      expect(said).toContain(String(response.status));
      const content = fieldOf(operations, 'get', 'responses', String(response.status), 'content');
      const [type] = Object.keys(content);
      expect(response.headers.get('content-type')).toContain(type);
      leaving.abort();
    }
  });

  test('an account is opened, used and left as it says', async () => {
    const guest = await new Stranger().ask(re => ({ re, type: 'hello', protocol: 3 }));
    const { person, secret } = guest.result as { person: string; secret: string };
    const login = { name: 'Ottilie', password: 'correct horse' };
    let cookie = '';
    const post = async (name: keyof typeof ACCOUNT_REQUESTS, body: object): Promise<unknown> => {
      const { path, answer, errors } = ACCOUNT_REQUESTS[name];
      const response = await fetch(`${house.url}/account${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify(body),
      });
      cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
      const value = (await response.json()) as { readonly code?: string };
      const known: readonly unknown[] = [...ERRORS_OF_ACCOUNTS, ...errors];
      const isSaid = response.ok ? answer.safeParse(value).success : known.includes(value.code);
      return isSaid ? response.status : { name, value };
    };
    expect(await post('passkeys', {})).toBe(401);
    expect(await post('signUp', { guest: { person, secret }, ...login })).toBe(200);
    expect(await post('signUp', { guest: { person, secret }, ...login })).toBe(401);
    expect(await post('passkeys', {})).toBe(200);
    expect(await post('data', {})).toBe(200);
    expect(await post('robots', {})).toBe(200);
    expect(await post('newRobot', { name: 'Quick Quentin' })).toBe(200);
    expect(await post('removeRobot', { robot: person })).toBe(400);
    expect(await post('usePasskey', {})).toBe(401);
    expect(await post('logOut', {})).toBe(200);
    expect(await post('logIn', { ...login, password: 'wrong horse' })).toBe(401);
    expect(await post('logIn', login)).toBe(200);
    expect(await post('password', { old: login.password, password: 'battery staple' })).toBe(200);
    expect(await post('recover', { name: 'Ottilie', code: 'x', password: 'battery 2' })).toBe(401);
    expect(await post('erase', { password: 'battery staple' })).toBe(200);
    expect(await post('logIn', { ...login, more: 1 })).toBe(400);
  });
});

describe('the page', () => {
  const pageAt = async (path: string) => {
    const response = await fetch(house.url + path);
    return { html: await response.text(), headers: response.headers };
  };

  test('tells of every request, message and error, and no link on it leads nowhere', async () => {
    const { html } = await pageAt('/docs');
    const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    for (const type of Object.keys(REQUESTS)) expect(ids).toContain(type);
    for (const type of Object.keys(MESSAGES))
      expect(ids).toContain(`Message.${type.replaceAll(' ', '-')}`);
    for (const code of ERROR_CODES) expect(ids).toContain(`error-${code}`);
    const links = new Set(Array.from(html.matchAll(/href="([^"]+)"/g), ([, link = '']) => link));
    const dead: string[] = [];
    for (const link of links) {
      const isThere = link.startsWith('#')
        ? ids.has(link.slice(1))
        : (await fetch(house.url + link)).ok;
      if (!isThere) dead.push(link);
    }
    expect(dead).toEqual([]);
  });

  test.each(['/docs', '/docs/cluedo'])('%s needs no script, and may run none', async path => {
    const { html, headers } = await pageAt(path);
    expect(html).not.toContain('<script');
    expect(html).not.toContain(' style=');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the schema of every game is there, and is one', async () => {
    for (const name of Object.keys(CATALOGUE)) {
      const document = await read(`/docs/games/${name}.json`);
      expect(brokenRefs(document)).toEqual([]);
      expect(Object.keys(fieldOf(document, '$defs'))).toEqual(
        expect.arrayContaining(['options', 'wish', 'move', 'view', 'seen']),
      );
    }
    expect((await fetch(`${house.url}/docs/games/chess.json`)).status).toBe(404);
  });

  test('CluedoCommunication is told from its document', async () => {
    const { html } = await pageAt('/docs/cluedo');
    for (const text of ['PlayerAddRequestInfo', 'INVALID_PDU', '<td>5.46</td>', 'C34'])
      expect(html).toContain(text);
  });
});

/** Lists come once a second with whatever has happened until then, announcements are numbered by the time. */
const BY_THE_CLOCK = ['tables', 'visitors', 'announcement'];

describe('every example of what the house says has been said', () => {
  const again: Stranger[] = [];
  const told: Json[] = [];
  afterAll(() => {
    for (const stranger of again) stranger.close();
  });

  const comeBack = async (who: Who, person: string): Promise<void> => {
    const stranger = new Stranger();
    again.push(stranger);
    const resume = { person: names.get(person), secret: names.get(secretOf(who)) };
    await stranger.ask(re => ({ re, type: 'hello', protocol: 3, resume }));
  };

  const operate = async (action: string, form: Record<string, string> = {}): Promise<void> => {
    await fetch(`${house.url}/admin/${action}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  };

  /** What the conversation does not lead to: another page, unread lines, and what the operator does. */
  beforeAll(async () => {
    const ada = people.get('ada')!;
    await comeBack('ada', ADA);
    await ada.ask(re => ({ re, type: 'takeOver' }));
    people.get('cleo')!.close();
    await soon(200);
    await ada.ask(re => ({ re, type: 'message', person: names.get(CLEO), text: 'Servus' }));
    await comeBack('cleo', CLEO);
    await operate('announce', { text: 'The house closes at midnight.' });
    await operate('withdraw');
    await operate('drain', { minutes: '30' });
    await soon(1_500);
    told.push(...[...people.values(), ...again].flatMap(({ heard }) => heard));
  }, 30_000);

  test.each(
    Object.values(MESSAGE_EXAMPLES)
      .flat()
      .map(example => [example.type, example] as const),
  )('%s', (type, example) => {
    const alike = told.filter(message => message['type'] === type);
    const found = alike.some(
      message => BY_THE_CLOCK.includes(type) || fits(example, message, new Map(names)),
    );
    expect(found ? [] : alike).toEqual([]);
    expect(alike).not.toEqual([]);
  });
});
