import { expect, test } from 'vitest';

import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { choose, DESKTOP, pageIn, PHONE, tap } from './browser.ts';
import { findings } from './findings.ts';
import { layoutFaults } from './layout.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { hand } from './play.ts';
import { Guest } from './watten-guest.ts';
import { together } from './watten-play.ts';

/** Every screen once, on a phone and in every theme; the desktop has little of its own. */
const CASES = [
  {
    locale: 'en-GB',
    words: en,
    size: PHONE,
    theme: 'light',
    seats: 3,
    screens: ['opening a table', 'choosing a seat', 'naming', 'rules'],
  },
  {
    locale: 'de-DE',
    words: de,
    size: PHONE,
    theme: 'dark',
    seats: 5,
    screens: ['playing', 'a raise to answer', 'result'],
  },
  {
    locale: 'it-IT',
    words: it,
    size: PHONE,
    theme: 'contrast',
    seats: 6,
    screens: ['hearing what is named', 'what beats what', 'raising'],
  },
  {
    locale: 'de-DE',
    words: de,
    size: DESKTOP,
    theme: 'light',
    seats: 4,
    screens: ['naming', 'playing'],
  },
];

/** Nothing lies in front of the table there. */
const AT_THE_TABLE = ['naming', 'hearing what is named', 'playing', 'raising', 'a raise to answer'];

openHouseAndBrowser();

test.each(CASES)(
  '$locale, $theme: axe finds nothing at a table of Watten for $seats',
  async ({ locale, words, size, theme, seats, screens }) => {
    const page = await pageIn(browser, { size, locale, theme });
    const found: string[] = [];
    const seen = new Set<string>();
    const look = async (screen: string) => {
      if (seen.has(screen) || !screens.includes(screen)) return;
      seen.add(screen);
      await page.waitForTimeout(100);
      found.push(...(await findings(page, screen)));
      if (AT_THE_TABLE.includes(screen))
        found.push(...(await layoutFaults(page)).map(fault => `${screen}: ${fault}`));
    };
    const guests = await Promise.all(
      ['Anna', 'Sepp', 'Rosi', 'Luis', 'Vroni']
        .slice(0, seats - 1)
        .map(name => new Guest(house.url).comeIn(`${name} ${Date.now() % 10_000}`)),
    );
    const [anna] = guests as [Guest];
    const table = await anna.open({}, seats);
    for (const guest of guests.slice(1)) await guest.sit(table);

    const until = (isDone: () => boolean | Promise<boolean>) => together({ guests, page, isDone });
    const isMyTurn = () => page.locator('.bid:not([aria-disabled="true"])').isVisible();
    const steps: readonly (() => Promise<void>)[] = [
      async () => {
        await page.goto(house.url);
        await tap(page.getByRole('button', { name: words.home.open }));
        await choose(page.getByRole('radio', { name: /^Watten/ }));
        await look('opening a table');
      },
      async () => {
        await page.goto(`${house.url}/t/${table}`);
        await page.getByRole('button', { name: words.table.sit }).first().waitFor();
        await look('choosing a seat');
        await tap(page.locator('.startbar .btn.go'));
        await hand(page).first().waitFor();
      },
      () =>
        until(async () => {
          const isNaming = anna.view.phase === 'schlag' || anna.view.phase === 'trump';
          const isMine = await page.locator('.picks').isVisible();
          if (isNaming) await look(isMine ? 'naming' : 'hearing what is named');
          return screens.every(each => seen.has(each) || !/nam/.test(each)) && isMyTurn();
        }),
      () => look('playing'),
      async () => {
        if (!screens.includes('what beats what')) return;
        await tap(page.locator('.fold'));
        await look('what beats what');
        await tap(page.locator('.fold'));
      },
      async () => {
        await tap(page.locator('.bid:not([aria-disabled="true"])'));
        await look('raising');
        await page.keyboard.press('Escape');
      },
      async () => {
        if (!screens.includes('a raise to answer')) return;
        const special = async (guest: Guest) =>
          guest.may({ kind: 'raise' }) && guest.make({ kind: 'raise' });
        const isDone = () => page.locator('.ask').isVisible();
        await together({ guests, page, isDone, special });
        await look('a raise to answer');
      },
      async () => {
        await until(() => page.locator('#result').isVisible());
        await look('result');
      },
      async () => {
        await tap(page.getByRole('button', { name: words.table.menu }));
        await tap(page.getByRole('button', { name: words.waiting.rules }));
        await look('rules');
      },
    ];
    for (const step of steps) if (seen.size < screens.length) await step();

    await page.context().close();
    for (const guest of guests) guest.client.stop();
    expect(found).toEqual([]);
  },
);
