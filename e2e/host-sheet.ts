import type { Page } from 'playwright-core';

import { en as enHost } from '../web/src/hosting/text/en.ts';
import { en } from '../web/src/text/en.ts';
import { button } from './account-steps.ts';
import { tap } from './browser.ts';

/** What the host of a table sees of it, and nobody else. */
export const hosting = (page: Page) => page.locator('.hosting');

export async function openHostSheet(page: Page, texts = en): Promise<void> {
  await tap(button(page, texts.table.menu));
  await tap(button(page, texts.door.host));
  await hosting(page).waitFor();
}

/** One part of the sheet, which is folded until it is wanted. */
export async function openPart(page: Page, title: string): Promise<void> {
  const part = hosting(page).locator('.part', {
    has: page.getByRole('heading', { name: title, exact: true }),
  });
  if ((await part.getAttribute('open')) === null) await tap(part.locator('> summary'));
}

/** For good: with the sheet already open. */
export async function closeTable(page: Page, texts = enHost): Promise<void> {
  await tap(hosting(page).getByRole('button', { name: texts.close, exact: true }));
  await tap(button(page, texts.closeYes));
}

/** While a table is opened: strangers find it and may sit down. */
export async function letEveryoneIn(page: Page, texts = enHost): Promise<void> {
  await page.getByRole('combobox', { name: texts.door.title }).selectOption('open');
}
