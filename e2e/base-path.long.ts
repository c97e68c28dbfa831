import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBrowser, person, tap } from './browser.ts';
import { RealHouse } from './house.ts';

const house = new RealHouse(['--host', '127.0.0.1', '--base-path', '/games'], '.', {
  IMPRINT: 'Anna Wirt',
});
let browser: Browser;
beforeAll(async () => {
  await house.open();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.kill();
});

test('a house below a path is played like any other', async () => {
  const { page, mishaps } = await person(browser);
  await page.goto(`${house.url}/games`);
  expect(await page.getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe(
    '/games/imprint',
  );
  await tap(page.getByRole('button', { name: 'Play Big Two' }));
  await page.waitForURL(/\/games\/t\/[a-z0-9]{8}$/);
  await page.locator('#hand').waitFor();
  expect(await page.locator('#hand use').first().getAttribute('href')).toMatch(/^\/games\/decks\//);
  // The address works by itself, and the way back leads home.
  await page.reload();
  await page.locator('#hand').waitFor();
  await page.goto(`${house.url}/games/me`);
  await page
    .getByRole('link', { name: /^Back to table \d+$/ })
    .first()
    .waitFor();
  await page.goBack();
  await page.locator('#hand').waitFor();
  expect(mishaps).toEqual([]);
});
