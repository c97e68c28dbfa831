import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { Guest } from './blind-watten-guest.ts';
import { SETTLE_MS } from './browser.ts';

const MOST_TURNS = 200;

const cards = (page: Page) => page.locator('#hand button[data-card]:not([data-dim])');
/** Shown while a computer waits for this person's wish. */
const noWish = (page: Page) => page.getByRole('button', { name: 'No wish' });
const isOver = (page: Page): Promise<boolean> => page.locator('#result').isVisible();

/** Waits until something is asked of this person, or the round is over. */
async function myTurn(page: Page): Promise<'turn' | 'asked' | 'over'> {
  await page.waitForFunction(
    () => document.querySelector('.state.you, .ask, #result') !== null,
    undefined,
    { timeout: 60_000 },
  );
  if (await isOver(page)) return 'over';
  return (await page.locator('.ask').isVisible()) ? 'asked' : 'turn';
}

/** What is on the screen of this question, so that the next one is noticed. */
const situation = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.textContent ?? '');

async function changed(page: Page, before: string): Promise<void> {
  await page
    .waitForFunction(text => (document.querySelector('main')?.textContent ?? '') !== text, before, {
      timeout: 800,
    })
    .catch(() => undefined);
}

/** A computer that waits for a wish need not wait; a tap raises a card, the large button shows or plays it; questions are answered with yes. */
export async function actByClicks(page: Page, what: 'turn' | 'asked'): Promise<void> {
  const before = await situation(page);
  if (what === 'asked') {
    await page.waitForTimeout(SETTLE_MS);
    await page
      .locator('.ask .btn.go')
      .click({ timeout: 800 })
      .catch(() => undefined);
  } else if (await noWish(page).isVisible()) {
    await noWish(page)
      .click({ timeout: 800 })
      .catch(() => undefined);
  } else {
    await cards(page)
      .first()
      .click({ timeout: 800 })
      .catch(() => undefined);
    const go = page.locator('.actions .btn.main.go');
    await go.click({ timeout: 800 }).catch(() => undefined);
  }
  await changed(page, before);
}

/** The same with the keyboard, in any language. */
export async function actByKeys(page: Page, what: 'turn' | 'asked'): Promise<void> {
  const before = await situation(page);
  if (what === 'asked') {
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('a');
  } else if (await noWish(page).isVisible()) {
    await page.keyboard.press('n');
  } else {
    await page.keyboard.press('ArrowRight');
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Space');
      if (await page.locator('.actions .btn.main.go').isVisible()) break;
      await page.keyboard.press(step === 0 ? 'Home' : 'ArrowRight');
    }
    await page.keyboard.press('Enter');
  }
  await changed(page, before);
}

export async function playRound(
  page: Page,
  act: (page: Page, what: 'turn' | 'asked') => Promise<void>,
): Promise<number> {
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const what = await myTurn(page);
    if (what === 'over') return turns;
    await act(page, what);
  }
  expect(await isOver(page)).toBe(true);
  return MOST_TURNS;
}

/** Everyone without a browser does what is asked of them, until `isDone`; the browser's turns are the test's. */
export async function together(
  guests: readonly Guest[],
  page: Page,
  isDone: () => boolean | Promise<boolean>,
  special: (guest: Guest) => Promise<boolean> = async () => false,
): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('the round does not come to its end');
    for (const guest of guests) {
      if (await special(guest)) continue;
      if (guest.may({ kind: 'ready' })) await guest.make({ kind: 'ready' });
      else if (!(await guest.useCard()) && guest.may({ kind: 'answer', accept: true }))
        await guest.make({ kind: 'answer', accept: true });
    }
    if (await isDone()) return;
    if (await page.locator('.startbar .btn.go').isVisible())
      await page
        .locator('.startbar .btn.go')
        .click({ timeout: 800 })
        .catch(() => undefined);
    else if (await page.locator('.state.you').isVisible()) await actByClicks(page, 'turn');
    await page.waitForTimeout(30);
  }
}
