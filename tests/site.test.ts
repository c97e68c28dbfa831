import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { RealHouse } from '../e2e/house.ts';

/** A house below a path of its site, with a proxy in front that may or may not pass the path on. */
const house = new RealHouse(
  ['--host', '127.0.0.1', '--base-path', '/games', '--public-url', 'https://cards.example'],
  '.',
  { IMPRINT: 'Anna <Wirt>\n1 High Street', PRIVACY_URL: 'https://cards.example/privacy' },
);
beforeAll(() => house.open());
afterAll(async () => void (await house.kill()));

const page = async (path: string): Promise<string> => {
  const response = await fetch(house.url + path, { headers: { accept: 'text/html' } });
  return response.text();
};

const filesIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, path = '']) => path);

/** What comes of a socket at a path, from a page of that origin. */
const dial = (path: string, origin?: string): Promise<string> =>
  new Promise(resolve => {
    const url = house.url.replace('http', 'ws') + path;
    const socket = new WebSocket(url, 'stammtisch.3', { ...(origin && { origin }) });
    socket.once('open', () => socket.send('{"re":1,"type":"hello","protocol":3}'));
    socket.once('message', (data: Buffer) => {
      resolve(String(data));
      socket.terminate();
    });
    socket.once('error', error => resolve(error.message));
  });

describe('a house below a path', () => {
  test.each(['/games', '/games/', '/games/t/abcdefgh', '/games/me/log-in', '/games/no/such', '/'])(
    'has its page at %s, with all files below that path',
    async path => {
      const html = await page(path);
      expect(html).toContain('<meta name="base-path" content="/games" />');
      const files = filesIn(html);
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        expect(file).toMatch(/^\/games\//);
        expect((await fetch(house.url + file)).status).toBe(200);
      }
    },
  );

  test('serves files under their names, also where a proxy takes the path away', async () => {
    for (const path of ['/games/cluedo.svg', '/cluedo.svg', '/games/healthz', '/healthz'])
      expect((await fetch(house.url + path)).status).toBe(200);
    expect((await fetch(`${house.url}/gamesx/cluedo.svg`)).status).toBe(404);
  });

  test('says where it is in its documents', async () => {
    const html = await page('/games/docs');
    expect(html).toContain('wss://cards.example/games/ws');
    for (const file of filesIn(html).filter(each => !each.startsWith('#'))) {
      expect(file).toMatch(/^\/games\//);
      expect((await fetch(house.url + file)).status).toBe(200);
    }
    const socket: unknown = JSON.parse(await page('/games/docs/asyncapi.json'));
    expect(socket).toMatchObject({
      servers: { house: { host: 'cards.example', protocol: 'wss' } },
      channels: { house: { address: '/games/ws' } },
    });
    const http: unknown = JSON.parse(await page('/games/docs/openapi.json'));
    expect(http).toMatchObject({ servers: [{ url: 'https://cards.example/games' }] });
  });

  test('has its socket and its accounts there, too', async () => {
    for (const path of ['/games/ws', '/ws']) expect(await dial(path)).toContain('"type":"ok"');
    const response = await fetch(`${house.url}/games/account/log-out`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://cards.example' },
      body: '{}',
    });
    expect(response.status).toBe(200);
  });

  test('tells links that lead to its public address', async () => {
    expect(await dial('/games/ws')).toContain('"reach":"https://cards.example/games"');
    expect(house.said).toContain('https://cards.example/games');
  });

  test.each([
    ['https://cards.example', '"ok"'],
    ['https://cards.example.evil.example', '403'],
    ['http://cards.example', '403'],
    ['https://evil.example', '403'],
    ['null', '403'],
  ])('answers pages from %s: %s', async (origin, answer) => {
    expect(await dial('/games/ws', origin)).toContain(answer);
  });

  test('answers a page that this machine asks for by its own name', async () => {
    expect(await dial('/ws', new URL(house.url).origin)).toContain('"ok"');
  });
});

describe('imprint and privacy', () => {
  test('are told to the page', async () => {
    const html = await page('/games/');
    expect(html).toContain('<meta name="imprint" content="/games/imprint" />');
    expect(html).toContain('<meta name="privacy" content="https://cards.example/privacy" />');
  });

  test('a text has a page of its own, as text', async () => {
    expect(await page('/games/imprint')).toContain('<p>Anna &lt;Wirt&gt;</p><p>1 High Street</p>');
  });
});
