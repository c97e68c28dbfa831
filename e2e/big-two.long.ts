import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { DESKTOP, openBrowser, person, PHONE } from './browser.ts';
import { RealHouse } from './house.ts';
import { cardsOf, hand, myTurn, playByClicks, playByKeys, playHand } from './play.ts';

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

async function quickPlay(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('button', { name: /^Play Big Two/ }).click();
  await hand(page).first().waitFor();
}

/** Anna opens a table, Hannes comes by the link with one tap, and she starts. */
async function meet(anna: Page, hannes: Page): Promise<void> {
  await anna.goto(house.url);
  await anna.getByRole('button', { name: 'Open a table for friends' }).click();
  await anna.getByRole('radio', { name: /^Big Two/ }).check();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.waitForURL(/\/t\//);
  await hannes.goto(anna.url());
  await hannes.getByRole('button', { name: /^Sit down/ }).click();
  await anna
    .getByRole('button', { name: /start|begin|deal/i })
    .first()
    .click();
}

describe('a whole hand', () => {
  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('by clicks, on %s, and then the next one', async (_, size) => {
    const { page, mishaps } = await person(browser, size);
    await quickPlay(page);
    expect(await hand(page).count()).toBe(13);
    expect(await playHand(page, playByClicks)).toBeGreaterThan(0);
    await page.getByRole('button', { name: /ready|next/i }).click();
    await hand(page).first().waitFor();
    expect(await hand(page).count()).toBe(13);
    expect(mishaps).toEqual([]);
    await page.context().close();
  });

  test('by keyboard only', async () => {
    const { page, mishaps } = await person(browser);
    await page.goto(house.url);
    await page.getByRole('button', { name: /^Play Big Two/ }).waitFor();
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (focused.startsWith('Play Big Two')) break;
    }
    await page.keyboard.press('Enter');
    await hand(page).first().waitFor();
    await playHand(page, playByKeys);
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (/ready|next/i.test(focused)) break;
    }
    await page.keyboard.press('Enter');
    await hand(page).first().waitFor();
    expect(mishaps).toEqual([]);
    await page.context().close();
  });
});

describe('friends', () => {
  test('one opens a table, the other comes by the link with one tap, both play, and talk', async () => {
    const { page: anna } = await person(browser);
    const { page: hannes, mishaps } = await person(browser, PHONE);
    await meet(anna, hannes);
    await hand(anna).first().waitFor();
    await hand(hannes).first().waitFor();
    const both = [...(await cardsOf(anna)), ...(await cardsOf(hannes))];
    expect(new Set(both).size).toBe(26);
    await anna.getByRole('textbox', { name: 'Message' }).fill('Servus Hannes!');
    await anna.keyboard.press('Enter');
    await hannes.getByRole('button', { name: 'Chat, 1 new' }).click();
    await hannes.getByText('Servus Hannes!').waitFor();
    await hannes.keyboard.press('Escape');
    await Promise.all([anna, hannes].map(page => playHand(page, playByClicks)));
    expect(mishaps).toEqual([]);
    await anna.context().close();
    await hannes.context().close();
  });
});

describe('nothing is lost', () => {
  test('by loading the page again in the middle of a hand', async () => {
    const { page } = await person(browser);
    await quickPlay(page);
    await myTurn(page);
    const before = await cardsOf(page);
    await page.reload();
    await hand(page).first().waitFor();
    expect(await cardsOf(page)).toEqual(before);
    await page.context().close();
  });

  test('when the house is killed and opened again: both go on without loading anything', async () => {
    const { page: anna } = await person(browser);
    const { page: hannes } = await person(browser, PHONE);
    await meet(anna, hannes);
    await hand(hannes).first().waitFor();
    await anna.evaluate(() => Object.assign(window, { sameWindow: true }));
    const before = await cardsOf(hannes);
    await house.kill();
    await anna.waitForTimeout(1_000);
    expect(await cardsOf(hannes)).toHaveLength(before.length);
    await house.open();
    await Promise.all([anna, hannes].map(page => playHand(page, playByClicks)));
    expect(await anna.evaluate(() => 'sameWindow' in window)).toBe(true);
    await anna.context().close();
    await hannes.context().close();
  });
});
