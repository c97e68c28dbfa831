import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { de as ofGameDe } from '../web/src/games/blackjack/text/de.ts';
import { en as ofGameEn } from '../web/src/games/blackjack/text/en.ts';
import { it as ofGameIt } from '../web/src/games/blackjack/text/it.ts';
import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { Guest } from './blackjack-guest.ts';
import { ANSWERS, answer, askedOf, letGo, together } from './blackjack-play.ts';
import { choose, DESKTOP, pageIn, PHONE, tap } from './browser.ts';
import { findings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

const CASES = [
  {
    locale: 'en-GB',
    words: en,
    ofGame: ofGameEn,
    size: PHONE,
    theme: 'dark',
    screens: ['betting', 'playing', 'result', 'help'],
  },
  {
    locale: 'de-DE',
    words: de,
    ofGame: ofGameDe,
    size: DESKTOP,
    theme: 'light',
    screens: ['betting', 'playing', 'result'],
  },
  {
    locale: 'it-IT',
    words: it,
    ofGame: ofGameIt,
    size: PHONE,
    theme: 'contrast',
    screens: ['betting', 'playing', 'result', 'rules'],
  },
];

openHouseAndBrowser();

/** What this screen is, while the page is asked something. */
async function screenOf(page: Page): Promise<string | undefined> {
  switch (await askedOf(page)) {
    case 'chip':
    case 'bet':
      return 'betting';
    case 'play':
      return 'playing';
    case 'round':
      return 'result';
    case 'insurance':
    case undefined:
      return undefined;
  }
}

test.each(CASES)(
  '$locale, $theme: axe finds nothing at a table of Blackjack',
  async ({ locale, words, ofGame, size, theme, screens }) => {
    const page = await pageIn(browser, { size, locale, theme });
    const found: string[] = [];
    const seen = new Set<string>();
    const look = async (screen: string) => {
      if (seen.has(screen) || !screens.includes(screen)) return;
      seen.add(screen);
      found.push(...(await findings(page, screen)));
    };
    const guests = await Promise.all(
      ['Anna', 'Sepp', 'Rosi', 'Luis'].map(name =>
        new Guest(house.url).comeIn(`${name} ${Date.now() % 10_000}`),
      ),
    );
    const [anna, sepp] = guests as [Guest, Guest];
    sepp.likes = ['split', 'double', 'hit', 'decline'];
    const table = await anna.open({ peek: true, split: true, betting: 'together' }, 5);
    for (const guest of guests.slice(1)) await guest.sit(table);
    await page.goto(`${house.url}/t/${table}`);
    await tap(page.locator('.startbar .btn.go'));
    await page.locator('.blackjack').waitFor();
    await letGo(page);

    // Before the first bet: sheets over the table.
    if (screens.includes('help')) {
      await tap(page.getByRole('button', { name: ofGame.help.open }));
      await look('help');
      await choose(page.getByRole('switch').first());
      await page.keyboard.press('Escape');
    }
    if (screens.includes('rules')) {
      await tap(page.getByRole('button', { name: words.table.menu }));
      await tap(page.getByRole('button', { name: words.waiting.rules }));
      await look('rules');
      await page.keyboard.press('Escape');
    }
    await letGo(page);
    await together({
      guests,
      page,
      // A screen is looked at before anything is done about it: nobody else can change it.
      act: async () => {
        const screen = await screenOf(page);
        if (screen !== undefined) await look(screen);
        await answer(page, ANSWERS);
      },
      isDone: () => screens.every(each => seen.has(each)),
    });
    await page.context().close();
    for (const guest of guests) guest.client.stop();
    expect(found).toEqual([]);
  },
);
