import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

/** Who may import whom. Arrows point down; anything not listed is forbidden. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  protocol: ['kernel'],
  table: ['kernel', 'protocol'],
  bots: ['kernel', 'games'],
  client: ['kernel', 'protocol'],
  server: ['kernel', 'games', 'protocol', 'table', 'bots'],
  web: ['kernel', 'games', 'protocol', 'table', 'bots', 'client'],
};

/** Rules and what is said about them: nothing of Node, and of npm only what is named here. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: [],
  protocol: ['zod'],
  table: [],
  bots: [],
  client: [],
};

/** Which folder of the server may import which other; what all of them need lies beside them. */
const SERVER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  names: [],
  docs: ['people'],
  bus: ['store'],
  nodes: ['store', 'bus'],
  store: ['names'],
  people: ['store', 'names'],
  tables: ['store', 'people', 'names', 'bus'],
  chat: ['store', 'people', 'tables'],
  lobby: ['store', 'people', 'tables'],
  admin: ['bus', 'store', 'people', 'tables', 'chat'],
  replays: ['store', 'people', 'tables'],
  net: ['store', 'people', 'tables', 'chat', 'lobby', 'admin', 'replays', 'docs'],
  pdu: ['store', 'people', 'tables', 'chat', 'lobby', 'admin', 'replays', 'net', 'names'],
};

/** Files beside the folders that put the house together: only the outermost folders know them. */
const COMPOSITION = ['house.ts', 'main.ts', 'requests.ts'];
const OUTERMOST = ['net', 'pdu'];

const GAMES = readdirSync('games');

interface Source {
  readonly path: string;
  readonly layer: string;
  /** The folder of its package: `games/big-two`. */
  readonly home: string;
  readonly text: string;
}

/** What a source does that it may not. */
function offences({ layer, home, path, text }: Source): readonly string[] {
  return importsOf(text).filter(name => {
    if (name.startsWith('.')) return leaves(home, path, name);
    const house = /^@stammtisch\/([^/]+)/.exec(name)?.[1];
    // The schemas are too heavy for a browser, which needs only their types.
    if (/^@stammtisch\/protocol\/(decode|schemas)$/.test(name)) return layer !== 'server';
    if (house !== undefined) return house !== homeName(home) && !allowed(layer, house);
    return isPure(layer, path) && !PURE[layer]!.includes(name);
  });
}

const importsOf = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/(?:^|[\s;}])(?:from\s*|import\s*|import\s*\(\s*)'([^']+)'/g),
    ([, name = '']) => name,
  );

const leaves = (home: string, path: string, name: string): boolean =>
  !join(path, '..', name).startsWith(`${home}/`);

const homeName = (home: string): string => home.split('/').at(-1)!;

const layerOf = (name: string): string => (GAMES.includes(name) ? 'games' : name);

const allowed = (layer: string, name: string): boolean =>
  MAY_IMPORT[layer]!.includes(layerOf(name));

/** Tests and the command line of a pure package may use what they like. */
const isPure = (layer: string, path: string): boolean =>
  layer in PURE && /\/src\//.test(path) && !/\.test\.ts$|\/testing\//.test(path);

/** Imports by which a folder of the server reaches where it may not. */
function strayImports({ path, text }: Pick<Source, 'path' | 'text'>): readonly string[] {
  const [, , folder = ''] = path.split('/');
  const allowed = SERVER_FOLDERS[folder];
  if (allowed === undefined || path.endsWith('.test.ts')) return [];
  return importsOf(text).filter(name => {
    if (!name.startsWith('.')) return false;
    const [, , target = ''] = join(path, '..', name).split('/');
    if (target.endsWith('.ts')) return COMPOSITION.includes(target) && !OUTERMOST.includes(folder);
    return target !== folder && !allowed.includes(target);
  });
}

function sourcesIn(layer: string): readonly Source[] {
  if (!existsSync(layer)) return [];
  return readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/node_modules|dist/.test(file))
    .map(file => {
      const path = join(layer, file);
      const home = layer === 'games' ? path.split('/').slice(0, 2).join('/') : layer;
      return { path, layer, home, text: readFileSync(path, 'utf8') };
    });
}

describe.each(Object.keys(MAY_IMPORT).filter(layer => sourcesIn(layer).length > 0))('%s', layer => {
  test.each(sourcesIn(layer))('$path imports only what it may', source => {
    expect(offences(source)).toEqual([]);
  });
});

describe('within the server', () => {
  test.each(sourcesIn('server'))('$path stays in its rooms', source => {
    expect(strayImports(source)).toEqual([]);
  });

  test('every folder is known', () => {
    const folders = readdirSync('server/src', { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(Object.keys(SERVER_FOLDERS).toSorted());
  });

  test.each([
    ['server/src/store/people.ts', "import { People } from '../people/people.ts';"],
    ['server/src/tables/live-table.ts', "import { Chat } from '../chat/chat.ts';"],
    ['server/src/chat/chat.ts', "import { House } from '../house.ts';"],
  ])('the test can fail: %s', (path, text) => {
    expect(strayImports({ path, text })).toHaveLength(1);
  });
});

describe('the test can fail', () => {
  const source = (path: string, text: string): Source => {
    const [layer = ''] = path.split('/');
    return { path, layer, home: layer === 'games' ? 'games/big-two' : layer, text };
  };

  test.each([
    [
      'kernel/src/game.ts',
      "import { game } from '@stammtisch/big-two';",
      'the kernel knows no game',
    ],
    ['kernel/src/random.ts', "import { randomBytes } from 'node:crypto';", 'nor Node'],
    ['kernel/src/diff.ts', "const zod = await import('zod');", 'nor any package'],
    ['games/big-two/src/bot.ts', "import { arena } from '@stammtisch/bots';", 'games know no bots'],
    [
      'games/big-two/src/bot.ts',
      "export { x } from '../../watten/src/state.ts';",
      'nor each other',
    ],
    ['games/big-two/src/bot.ts', "import 'node:fs';", 'nor the disk'],
    ['server/src/main.ts', "import { App } from '@stammtisch/web';", 'server and web never meet'],
    ['web/src/app.ts', "import type { House } from '@stammtisch/server';", 'not even as types'],
    ['web/src/app.ts', "import { decode } from '@stammtisch/protocol/decode';", 'zod is heavy'],
    ['web/src/app.ts', "import { MESSAGES } from '@stammtisch/protocol/schemas';", 'here, too'],
    ['client/src/client.ts', "import WebSocket from 'ws';", 'a client gets its socket'],
  ])('%s: %s', (path, text) => {
    expect(offences(source(path, text))).toHaveLength(1);
  });

  test('what is allowed passes', () => {
    const text = "import { ok } from '@stammtisch/kernel';\nimport { view } from './view.ts';";
    expect(offences(source('games/big-two/src/rules.ts', text))).toEqual([]);
  });
});
