import { expect, test } from 'vitest';

import { DESKTOP, PHONE } from './browser.ts';
import { findings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const CASES = [
  { name: 'phone', viewport: PHONE },
  { name: 'desktop', viewport: DESKTOP },
].flatMap(size => (['light', 'dark'] as const).map(colorScheme => ({ ...size, colorScheme })));

test.each(CASES)(
  'on a $name, $colorScheme: axe finds nothing on the pages about the protocol, and they are no wider than the screen',
  async ({ viewport, colorScheme }) => {
    const context = await browser.newContext({ viewport, colorScheme });
    const page = await context.newPage();
    for (const path of ['/docs/cluedo', '/docs']) {
      await page.goto(house.url + path);
      expect(await findings(page, path)).toEqual([]);
      await page.evaluate(() => {
        for (const example of document.querySelectorAll('details')) example.open = true;
      });
      expect(await findings(page, `${path}, with all examples open`)).toEqual([]);
    }
    await context.close();
  },
);
