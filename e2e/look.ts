import type { Page } from 'playwright-core';

import { axeFindings } from './findings.ts';

const LANGUAGES = ['de', 'it', 'en'] as const;

/** Between a phone and a desktop, and low: what fits on both may not fit here. */
const LOW_SIZES = [
  { width: 800, height: 600 },
  { width: 1_024, height: 600 },
];

/** As if another language were chosen in another tab: whatever is open stays open. */
async function speak(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.evaluate(chosen => {
    const key = 'stammtisch.language';
    dispatchEvent(new StorageEvent('storage', { key, newValue: chosen }));
  }, language);
  await page.waitForFunction(chosen => document.documentElement.lang === chosen, language);
}

/** What is wider than the page or the sheet in front of it, and which words do not fit on their button. */
const widthFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = (each: Element) => `${each.className} "${each.textContent.slice(0, 40)}"`;
    const isWide = (each: Element) => each.scrollWidth > each.clientWidth + 1;
    const boxes = [document.documentElement, ...document.querySelectorAll('.sheet-in, .call')];
    const buttons = [...document.querySelectorAll('.btn')].filter(each => each.checkVisibility());
    const front = document.querySelector('dialog[open]') ?? document.querySelector('.call');
    const cut = [...(front?.querySelectorAll('.btn') ?? [])].filter(each => {
      const { left, right } = each.getBoundingClientRect();
      return each.checkVisibility() && (left < -1 || right > innerWidth + 1);
    });
    return [
      ...boxes.filter(isWide).map(each => `wider than it can be: ${nameOf(each)}`),
      ...buttons.filter(isWide).map(each => `wider than its button: ${nameOf(each)}`),
      ...cut.map(each => `cut off: ${nameOf(each)}`),
    ];
  });

/** Looks at a screen in three languages as it is, and in one of them at the low sizes. */
export async function lookAt(page: Page, screen: string): Promise<readonly string[]> {
  const found: string[] = [];
  const own = page.viewportSize()!;
  for (const language of LANGUAGES) {
    await speak(page, language);
    const where = `${screen}, ${language}, ${own.width}`;
    found.push(...(await axeFindings(page, where)));
    found.push(...(await widthFaults(page)).map(fault => `${where}: ${fault}`));
  }
  for (const size of LOW_SIZES) {
    await page.setViewportSize(size);
    const faults = await widthFaults(page);
    found.push(...faults.map(fault => `${screen}, ${size.width}: ${fault}`));
  }
  await page.setViewportSize(own);
  return found;
}
