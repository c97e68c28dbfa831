import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { openBrowser } from './browser.ts';
import { RealHouse } from './house.ts';

/** What the tests of one file share, while they run. */
export let house: RealHouse;
export let browser: Browser;

/** Opens a house and a browser before the first test of a file, and closes them after the last. */
export function openHouseAndBrowser(): void {
  beforeAll(async () => {
    house = await new RealHouse().open();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await house?.kill('SIGTERM');
  });
}
