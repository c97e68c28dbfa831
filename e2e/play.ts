import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { tap } from './browser.ts';

const MOST_TURNS = 400;

export const hand = (page: Page) => page.locator('#hand button[data-card]');
const isOver = (page: Page) => page.locator('#result').isVisible();
export const cardsOf = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll(cards =>
    cards.map(card => card.getAttribute('data-card') ?? '').toSorted((a, b) => (a < b ? -1 : 1)),
  );

/** Waits until it is this person's turn, or the hand is over. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  await page.waitForFunction(
    () =>
      document.querySelector('.state.you') !== null || document.querySelector('#result') !== null,
    undefined,
    { timeout: 60_000 },
  );
  return (await isOver(page)) ? 'over' : 'turn';
}

/** Whether what is raised may be played. */
async function mayPlay(page: Page): Promise<boolean> {
  const isRaised = (await page.locator('#hand [aria-pressed=true]').count()) > 0;
  return isRaised && (await page.locator('.actions .btn.main.go').isVisible());
}

/** What the player on turn does: takes the hint and plays it, or passes. */
export async function playByClicks(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: /hint|possible/i }));
  if (await mayPlay(page)) await tap(page.locator('.actions .btn.main.go'));
  else await tap(page.getByRole('button', { name: 'Pass', exact: true }));
  await page
    .waitForFunction(
      () =>
        document.querySelector('.state.you') === null || document.querySelector('#result') !== null,
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);
}

export async function playHand(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  let turns = 0;
  while (turns < MOST_TURNS && (await myTurn(page)) === 'turn') {
    await act(page);
    turns++;
  }
  expect(await isOver(page)).toBe(true);
  return turns;
}

/** The same with the keyboard, in any language. */
export async function playByKeys(page: Page): Promise<void> {
  // Into the hand: on another button, Enter would press that.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await page.keyboard.press((await mayPlay(page)) ? 'Enter' : 'p');
  await page.waitForTimeout(100);
}
