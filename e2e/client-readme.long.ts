import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBrowser } from './browser.ts';
import { ADMIN_TOKEN, OUTPUT, PROGRAM, robotToken } from './client-readme.ts';
import { RealHouse } from './house.ts';

const house = new RealHouse(['--host', '127.0.0.1'], '.', { ADMIN_TOKEN });
let browser: Browser;
let folder: string;
let TOKEN: string;
beforeAll(async () => {
  // Within the project, from where the client is found.
  folder = mkdtempSync(join('e2e', 'built-'));
  await house.open();
  TOKEN = await robotToken(house.url);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.kill();
  rmSync(folder, { recursive: true });
});

/** The program and the client in one file, as somebody would build it for a page. */
async function built(): Promise<string> {
  const entry = join(folder, 'program.js');
  writeFileSync(entry, PROGRAM);
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'esnext',
      outDir: join(folder, 'dist'),
      lib: { entry, formats: ['es'], fileName: 'program' },
    },
  });
  return readFileSync(join(folder, 'dist', 'program.js'), 'utf8');
}

test('the examples of the client are a program that plays in a page', async () => {
  const program = await built();
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', message => void said.push(message.text()));
  page.on('pageerror', error => void said.push(String(error)));
  await page.addInitScript(env => void Object.assign(globalThis, { process: { env } }), { TOKEN });
  await page.route(`${house.url}/program.js`, route =>
    route.fulfill({ contentType: 'text/javascript', body: program }),
  );
  // An address of the house whose page is empty but for a word.
  await page.goto(`${house.url}/healthz`);
  await page.addScriptTag({ type: 'module', url: '/program.js' });
  await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(OUTPUT.length);
  expect(said).toEqual(OUTPUT);
});
