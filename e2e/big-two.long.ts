import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { choose, DESKTOP, person, PHONE, tap } from './browser.ts';
import { Network } from './network.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { cardsOf, hand, myTurn, playByClicks, playByKeys, playHand } from './play.ts';

openHouseAndBrowser();

async function quickPlay(page: Page): Promise<void> {
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: /^Play Big Two/ }));
  await hand(page).first().waitFor();
}

/** Anna opens a table, Hannes comes by the link with one tap, and she starts. */
async function meet(anna: Page, hannes: Page, way = (url: string): string => url): Promise<void> {
  await anna.goto(house.url);
  await anna.getByRole('button', { name: 'Open a table for friends' }).click();
  await choose(anna.getByRole('radio', { name: /^Big Two/ }));
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.waitForURL(/\/t\//);
  await hannes.goto(way(anna.url()));
  await hannes.getByRole('button', { name: /^Sit down/ }).click();
  await anna
    .getByRole('button', { name: /start|begin|deal/i })
    .first()
    .click();
}

/** What the log tells of those who are nobody's "You", and who have no number behind their name. */
async function playsOfComputers(page: Page): Promise<readonly string[]> {
  await tap(page.getByRole('button', { name: 'What happened' }));
  const lines = await page.locator('.msgs .note').allTextContents();
  const told = lines.map(line => line.replace(/^[\d:]+ /, ''));
  const dealt = told.findLastIndex(line => line.startsWith('The cards are dealt'));
  return told.slice(dealt + 1).filter(line => !/^(You|\p{L}+ \d{3})\b/u.test(line));
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
    await tap(page.getByRole('button', { name: /ready|next/i }));
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

  test('when the network goes away for a while: what was done and said meanwhile is there', async () => {
    const network = new Network(house.url);
    const address = await network.open();
    const { page: anna } = await person(browser);
    const { page: hannes, mishaps } = await person(browser);
    await hannes.goto(address);
    await meet(anna, hannes, url => url.replace(house.url, address));
    await hand(hannes).first().waitFor();
    // Before it is her turn it may be his.
    const first = await Promise.race([anna, hannes].map(page => myTurn(page).then(() => page)));
    if (first === hannes) await playByClicks(hannes);
    await myTurn(anna);
    await hannes.evaluate(() => Object.assign(window, { sameWindow: true }));

    network.cut();
    await hannes.getByText('Connection lost').waitFor();
    await playByClicks(anna);
    await anna.getByRole('textbox', { name: 'Message' }).fill('Where are you, Hannes?');
    await anna.keyboard.press('Enter');
    await anna.getByText('Where are you, Hannes?').waitFor();
    network.mend();

    await hannes.getByText('Where are you, Hannes?').waitFor();
    await myTurn(hannes);
    const [hers, his] = [await playsOfComputers(anna), await playsOfComputers(hannes)];
    expect(his.length).toBeGreaterThanOrEqual(2);
    expect(his).toEqual(hers);
    expect(await hannes.evaluate(() => 'sameWindow' in window)).toBe(true);
    expect(mishaps).toEqual([]);
    network.close();
    await anna.context().close();
    await hannes.context().close();
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
