import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBrowser, tap } from './browser.ts';
import { RealHouse } from './house.ts';
import { layoutFaults } from './layout.ts';

let house: RealHouse;
let browser: Browser;

beforeAll(async () => {
  house = await new RealHouse().open();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await house?.kill('SIGTERM');
});

// Blackjack first: what one has put on a table elsewhere cannot be bet.
const GAMES = ['Blackjack', 'Big Two', 'Cluedo', 'Watten', 'Blind Watten'];
const SIZES = [
  [800, 600],
  [1024, 600],
  [844, 390],
  [768, 1024],
] as const;
/** How many things are done before the table is left. */
const STEPS = 7;

/** Does the first thing that will do, whatever is asked; says whether anything was. */
const act = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isOpen = (element: HTMLElement) =>
      element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true';
    const press = (...selectors: readonly string[]): boolean => {
      const button = selectors
        .flatMap(each => [...document.querySelectorAll<HTMLElement>(each)])
        .find(isOpen);
      button?.click();
      return button !== undefined;
    };
    if (document.querySelector('.ask') !== null)
      return press('.refute .show.go', '.showcard', '.ask .btn.go', '.ask .btn');
    if (document.querySelector('.betting') !== null) return press('.place-bet.go', '.chip-button');
    const isRaised = document.querySelector('#hand [aria-pressed=true]') !== null;
    return (
      (isRaised && press('.actions .btn.main.go')) ||
      press('.plays .go[data-action=stand]', '.startbar .btn.go', '.dests .btn.go') ||
      (document.querySelector('.state.you') !== null &&
        press(
          '.actions .btn.main.go:not(.suspect)',
          '.dests .btn',
          '.pick:not(:has(:checked))',
          '#hand button[data-card]:not([data-dim])',
          '.actions .btn.end',
          '.actions .btn.alt',
        )) ||
      press('.actions .btn.main.go:not(.suspect)')
    );
  });

/** What was wrong at any moment while some moves were made. */
async function faultsWhilePlaying(page: Page, game: string): Promise<readonly string[]> {
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: new RegExp(`^Play ${game}`) }));
  await page.locator('.tabletop').waitFor();
  const faults: string[] = [];
  for (let step = 0, tries = 0; step < STEPS && tries < 40; tries++) {
    if (await act(page)) step++;
    await page.waitForTimeout(60);
    for (const fault of await layoutFaults(page)) faults.push(`${game}: ${fault}`);
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('.bar .leave')?.click());
  await page.waitForTimeout(50);
  if (await page.locator('.sheet').isVisible())
    await page.evaluate(() => document.querySelector<HTMLElement>('.sheet .btn.raise')?.click());
  await page.waitForURL(url => url.pathname === '/');
  return faults;
}

test.each(SIZES)(
  'at %i × %i nothing is cut off, covered or on top of each other',
  async (width, height) => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const game of GAMES) faults.push(...(await faultsWhilePlaying(page, game)));
    await context.close();
    expect([...new Set(faults)]).toEqual([]);
  },
);
