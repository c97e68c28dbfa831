import { expect, test } from 'vitest';

import { de as deHost } from '../web/src/hosting/text/de.ts';
import { en as enHost } from '../web/src/hosting/text/en.ts';
import { it as itHost } from '../web/src/hosting/text/it.ts';
import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { choose, DESKTOP, PHONE, tap } from './browser.ts';
import { axeFindings } from './findings.ts';
import { closeTable, openHostSheet } from './host-sheet.ts';
import { Network } from './network.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { playByKeys, playHand } from './play.ts';

const LANGUAGES = [
  ['en-GB', en, enHost],
  ['de-DE', de, deHost],
  ['it-IT', it, itHost],
] as const;
const SIZES = [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const;

openHouseAndBrowser();

const CASES = LANGUAGES.flatMap(([locale, words, hostWords]) =>
  SIZES.map(([name, size, scheme]) => ({ locale, words, hostWords, name, size, scheme })),
);

test.each(CASES)(
  '$locale, $name, $scheme: axe finds nothing on any screen',
  async ({ locale, words, hostWords, size, scheme }) => {
    const context = await browser.newContext({
      viewport: size,
      locale,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const found: string[] = [];
    const look = async (screen: string) => found.push(...(await axeFindings(page, screen)));

    const network = new Network(house.url);
    const address = await network.open();
    await page.goto(address);
    await page.getByRole('button', { name: words.home.play('Big Two') }).waitFor();
    await look('home');
    await page.goto(`${address}/t/zzzzzzzz`);
    await page.waitForTimeout(300);
    await look('no such table');

    await page.goto(address);
    await tap(page.getByRole('button', { name: words.home.open }));
    await choose(page.getByRole('radio', { name: 'Big Two' }));
    await look('opening a table');
    await tap(page.getByRole('button', { name: words.home.opening.open }));
    await page.getByRole('button', { name: words.waiting.start }).waitFor();
    await look('waiting');
    const guest = await (
      await browser.newContext({ viewport: size, locale, colorScheme: scheme })
    ).newPage();
    await guest.goto(page.url());
    await guest.getByRole('button', { name: words.table.sit }).first().waitFor();
    found.push(...(await axeFindings(guest, 'guest before the start')));

    await tap(page.getByRole('button', { name: words.waiting.start }));
    await page.locator('#hand button').first().waitFor();
    await page.waitForSelector('.state.you', { timeout: 30_000 }).catch(() => undefined);
    await look('playing');
    await tap(page.locator('#hand button').first());
    await look('a raised card');
    await guest.waitForTimeout(200);
    found.push(...(await axeFindings(guest, 'watching')));
    if (size === PHONE) {
      await tap(page.getByRole('button', { name: words.chat.open }).first());
      await page.waitForTimeout(200);
      await look('chat');
      await page.keyboard.press('Escape');
    }
    await tap(page.getByRole('button', { name: words.table.leave, exact: true }));
    await page.getByRole('button', { name: words.table.stay }).waitFor();
    await look('leaving in the middle of a hand');
    await tap(page.getByRole('button', { name: words.table.stay }));
    network.cut();
    await page.getByText(words.connection.lost).waitFor();
    await look('a lost line');
    network.mend();
    await page.getByText(words.connection.lost).waitFor({ state: 'hidden' });
    await playHand(page, playByKeys);
    await look('result');
    await tap(page.getByRole('button', { name: words.table.menu }));
    await page.waitForTimeout(200);
    await look('menu');
    await page.keyboard.press('Escape');
    // By leaving alone nobody closes it: it is kept for whoever comes back.
    await openHostSheet(page, words);
    await closeTable(page, hostWords);
    await guest.locator('#closed').waitFor();
    found.push(...(await axeFindings(guest, 'a closed table')));
    await guest.context().close();
    await context.close();
    network.close();
    expect(found).toEqual([]);
  },
);

test.each(SIZES)('nor on a %s with high contrast', async (_, size) => {
  const context = await browser.newContext({
    viewport: size,
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('stammtisch.theme', 'contrast'));
  await page.goto(house.url);
  await page.getByRole('button', { name: de.home.play('Big Two') }).waitFor();
  const found = [...(await axeFindings(page, 'home'))];
  await tap(page.getByRole('button', { name: de.home.play('Big Two') }));
  await page.locator('#hand button').first().waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('contrast');
  await page.waitForTimeout(300);
  found.push(...(await axeFindings(page, 'playing')));
  await playHand(page, playByKeys);
  found.push(...(await axeFindings(page, 'result')));
  await context.close();
  expect(found).toEqual([]);
});

test('axe would have found something', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.setContent('<html><body><img src="x.png"><button></button></body></html>');
  expect(await axeFindings(page, 'a bad page')).not.toEqual([]);
  await page.close();
});
