import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBrowser, person, tap } from './browser.ts';
import { RealHouse } from './house.ts';

const FIXTURE = 'tests/fixtures/sixth-game';
const root = mkdtempSync(join(tmpdir(), 'stammtisch-sixth-'));
const inRoot = (command: string, ...args: readonly string[]): unknown =>
  execFileSync(resolve('node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });

/** This project as somebody has it who is about to add a game. */
function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file === '' || file.startsWith(FIXTURE)) continue;
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file));
  }
}

/** What `npm install` does: the packages of others as they are, our own from this copy. */
function install(): void {
  mkdirSync(join(root, 'node_modules/@stammtisch'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '@stammtisch' && name !== '.cache')
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  const workspaces = ['kernel', 'bots', 'protocol', 'table', 'client', 'server', 'web'];
  const games = readdirSync(join(root, 'games')).map(name => `games/${name}`);
  for (const folder of [...workspaces, ...games]) {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
    };
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
  }
}

/** A line of a catalogue, after the one that is named. */
function addLine(file: string, after: string, line: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(after);
  writeFileSync(path, text.replace(after, `${after}\n${line}`));
}

/** CONTRIBUTING, "Adding a game": its folders, and its line in every catalogue. */
function addGame(): void {
  cpSync(FIXTURE, root, { recursive: true });
  addLine(
    'bots/src/catalogue.ts',
    "  cluedo: () => import('@stammtisch/cluedo'),",
    "  nim: () => import('@stammtisch/nim'),",
  );
  addLine(
    'web/src/games/catalogue.ts',
    "import type { Listing } from './listing.ts';",
    "import { listing as nim } from './nim/listing/index.ts';",
  );
  addLine('web/src/games/catalogue.ts', '  cluedo,', '  nim,');
  for (const language of ['en', 'de', 'it']) {
    const file = `web/src/text/games/${language}.ts`;
    const line = `import { ${language} as watten } from '../../games/watten/listing/${language}.ts';`;
    addLine(file, line, line.replaceAll('watten', 'nim'));
    addLine(file, '  cluedo,', '  nim,');
  }
}

const house = new RealHouse(undefined, root);

beforeAll(() => {
  copyProject();
  addGame();
  install();
});

afterAll(async () => {
  await house.kill('SIGTERM');
  rmSync(root, { recursive: true });
});

test('a sixth game is its two folders and a line in every catalogue: it compiles, and is played to its end', async () => {
  inRoot('tsc', '-b');
  inRoot('node', 'web/scripts/sprites.ts', '--quiet');
  inRoot('vite', 'build', 'web', '--logLevel', 'warn');
  await house.open();
  const browser = await openBrowser();
  const { page, mishaps } = await person(browser);
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: 'Play Nim' }));
  const state = page.locator('#state');
  for (let moves = 0; !/You have/.test((await state.textContent()) ?? ''); moves++) {
    expect(moves).toBeLessThan(10);
    const left = await state.textContent();
    await tap(page.getByRole('button', { name: 'Take 1' }));
    await page.waitForFunction(
      before => document.querySelector('#state')?.textContent !== before,
      left,
    );
    await page.waitForTimeout(500);
  }
  // The computer counts; whoever always takes one loses.
  expect(await state.textContent()).toBe('You have lost');
  expect(mishaps).toEqual([]);
  await browser.close();
});
