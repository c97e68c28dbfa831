import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { Guest } from './blind-watten-guest.ts';
import { together } from './blind-watten-play.ts';
import { DESKTOP, pageIn, PHONE, SETTLE_MS, tap } from './browser.ts';
import { axeFindings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { hand } from './play.ts';

const CASES = [
  { locale: 'en-GB', words: en, name: 'phone', size: PHONE, theme: 'light' },
  { locale: 'it-IT', words: it, name: 'phone', size: PHONE, theme: 'contrast' },
  { locale: 'de-DE', words: de, name: 'desktop', size: DESKTOP, theme: 'dark' },
] as const;

openHouseAndBrowser();

/** What axe finds on the screen as it stands, and whether the screen is too wide. */
async function findings(page: Page, screen: string): Promise<readonly string[]> {
  await page.waitForTimeout(150);
  const found = await axeFindings(page, screen);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return isTooWide ? [...found, `${screen}: wider than the screen`] : found;
}

const ME = 2;

test.each(CASES)(
  '$locale, $name, $theme: axe finds nothing on any screen of Blind Watten',
  async ({ locale, words, size, theme }) => {
    const page = await pageIn(browser, { size, locale, theme });
    const found: string[] = [];
    const seen: string[] = [];
    const look = async (screen: string) => {
      if (seen.includes(screen)) return;
      seen.push(screen);
      found.push(...(await findings(page, screen)));
    };
    const guests = await Promise.all(
      ['Anna', 'Sepp', 'Luis'].map((name, at) =>
        new Guest(house.url).comeIn(`${name} ${Date.now() % 10_000}${at}`),
      ),
    );
    const [anna, sepp, luis] = guests as [Guest, Guest, Guest];
    const table = await anna.open();

    await page.goto(house.url);
    await page.getByRole('button', { name: words.home.play('Blind Watten') }).waitFor();
    await page.waitForTimeout(500);
    await look('home with an open table');
    await tap(page.getByRole('button', { name: words.home.open }));
    await tap(page.getByText(words.home.opening.details));
    await look('opening a table');

    await page.goto(`${house.url}/t/${table}`);
    await page.locator('.teamlist').first().waitFor();
    await look('choosing a seat');
    await sepp.sit(table, 1);
    await tap(page.locator('.teamlist .btn').first());
    await luis.sit(table, 3);
    await hand(page).first().waitFor();

    const isMine = () =>
      'dealer' in anna.view && (anna.view.dealer === ME || anna.view.dealer === ME - 1);
    await together(guests, page, async () => {
      if (anna.view.phase === 'announcing' && (await page.locator('.wish').count()) > 0) {
        await hand(page).first().click();
        await look('announcing');
      }
      return anna.view.phase === 'playing' && isMine();
    });
    await look('playing as announcer');
    if (size === PHONE) {
      await tap(page.locator('.fold'));
      await look('what beats what');
      await tap(page.locator('.fold'));
    }
    await tap(page.locator('.bid'));
    await look('bidding');
    await page.keyboard.press('Escape');
    await sepp.make({ kind: 'bet' });
    await page.getByRole('alertdialog').waitFor();
    await look('a bid to answer');
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('a');
    await together(guests, page, () => page.locator('#result').isVisible());
    await look('result');
    await together(guests, page, () => anna.view.phase === 'playing');
    await tap(page.getByRole('button', { name: words.table.menu }));
    await tap(page.getByRole('button', { name: words.waiting.rules }));
    await look('rules');
    await page.keyboard.press('Escape');
    await tap(page.getByRole('button', { name: words.table.leave, exact: true }));
    await look('leaving');
    await tap(page.getByRole('button', { name: words.table.stay }));
    await luis.client.leave(table);
    await page.locator('#paused').waitFor();
    await look('a free seat');

    await page.context().close();
    for (const guest of guests) guest.client.stop();
    expect(found).toEqual([]);
  },
);
