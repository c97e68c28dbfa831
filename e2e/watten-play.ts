import type { Page } from 'playwright-core';

import { SETTLE_MS } from './browser.ts';
import type { Guest } from './watten-guest.ts';

const QUICK = { timeout: 800 };
const ignore = (): undefined => undefined;

const button = (page: Page) => page.locator('.actions .btn.main.go');

/** Names, answers or plays, whatever is asked; a raise of others is held. */
async function actByClicks(page: Page): Promise<void> {
  if (await page.locator('.ask').isVisible()) {
    await page.waitForTimeout(SETTLE_MS);
    await page.locator('.ask .btn.go').click(QUICK).catch(ignore);
    return;
  }
  const choices = (await page.locator('.picks').isVisible())
    ? page.locator('.pick')
    : page.locator('#hand button:not([data-dim])');
  await choices.first().click(QUICK).catch(ignore);
  await button(page).click(QUICK).catch(ignore);
}

/** The same with the keyboard, in any language. */
export async function actByKeys(page: Page): Promise<void> {
  if (await page.locator('.ask').isVisible()) {
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('a');
    return;
  }
  if (await page.locator('.picks').isVisible()) {
    await page.locator('.pick input').first().focus(QUICK).catch(ignore);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    return;
  }
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Space');
    if (await button(page).isVisible()) break;
    await page.keyboard.press(step === 0 ? 'Home' : 'ArrowRight');
  }
  await page.keyboard.press('Enter');
}

interface Playing {
  readonly guests: readonly Guest[];
  readonly page: Page;
  readonly isDone: () => boolean | Promise<boolean>;
  readonly act?: (page: Page) => Promise<void>;
  /** What a guest does instead of the first thing that will do. */
  readonly special?: (guest: Guest) => Promise<boolean>;
}

/** Everyone does what is asked of them, until `isDone`. */
export async function together(playing: Playing): Promise<void> {
  const { guests, page, isDone, act = actByClicks, special = async () => false } = playing;
  const end = Date.now() + 60_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('the game does not come to its end');
    for (const guest of guests) if (!(await special(guest))) await guest.act();
    if (await isDone()) return;
    if (await page.locator('.startbar .btn.go').isVisible())
      await page.locator('.startbar .btn.go').click(QUICK).catch(ignore);
    else if (await page.locator('.state.you, .ask').first().isVisible()) await act(page);
    await page.waitForTimeout(20);
  }
}
