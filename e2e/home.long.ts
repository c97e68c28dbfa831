import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';

import { en } from '../web/src/text/en.ts';
import { button, visitor } from './account-steps.ts';
import { DESKTOP, PHONE, tap } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

/** On a desktop the button says a little more. */
const play = (page: Page, game: string) =>
  tap(page.getByRole('button', { name: new RegExp(`^${en.home.play(game)}`) }).first());
const atTable = (page: Page) => page.waitForURL(/\/t\/[a-z0-9]+$/);
const bar = (page: Page) => page.locator('.seatbar');

test('a second game asks before it ends the first, and the seat is shown on top of every page', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await play(page, 'Big Two');
  await atTable(page);
  const first = page.url();
  for (const path of ['/', '/scores', '/nowhere']) {
    await page.goto(house.url + path);
    await bar(page).waitFor();
    expect((await bar(page).boundingBox())?.y).toBeLessThan(20);
  }
  await page.goto(house.url);
  await bar(page).waitFor();
  await play(page, 'Watten');
  await page.getByText(en.home.leaving.title).waitFor();
  await tap(page.getByRole('dialog').getByRole('button', { name: en.home.back }));
  await page.waitForURL(first);

  await page.goto(house.url);
  await bar(page).waitFor();
  await play(page, 'Watten');
  await tap(button(page, en.home.leaving.leave));
  await page.waitForURL(url => /\/t\//.test(url.pathname) && url.href !== first);
  await page.context().close();
});

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)(
  'W20: a game against the computers waits for whoever leaves it, with every card where it was, on a %s',
  async (_, size) => {
    const page = await visitor(browser, house.url, { size });
    await play(page, 'Watten');
    await atTable(page);
    const table = page.url();
    const cards = page.locator('#hand li');
    await cards.first().waitFor();
    const held = await cards.allTextContents();
    await tap(button(page, en.table.leave));
    await page.getByText(en.table.leaveKept).waitFor();
    await tap(button(page, en.table.leaveYes));
    await page.getByRole('heading', { name: en.home.own.title }).waitFor();
    await tap(page.getByRole('link', { name: en.home.own.go }));
    await page.waitForURL(table);
    await tap(button(page, en.table.returned.playOn));
    await page.getByText(en.table.returned.title).waitFor({ state: 'detached' });
    expect(await cards.allTextContents()).toEqual(held);
    await page.goto(house.url);
    await bar(page).waitFor();
    await page.context().close();
  },
);

test('a table for oneself is in nobody else’s list', async () => {
  const [page, other] = [await visitor(browser, house.url), await visitor(browser, house.url)];
  await play(page, 'Blackjack');
  await atTable(page);
  await other.getByText(en.home.noTables).waitFor();
  await other.waitForTimeout(1_000);
  expect(await other.getByText(en.home.noTables).isVisible()).toBe(true);
  await page.context().close();
  await other.context().close();
});

test('a house that hangs is noticed within seconds, and so is that it goes on', async () => {
  const page = await visitor(browser, house.url);
  await play(page, 'Big Two');
  await atTable(page);
  await page.locator('.tabletop').waitFor();
  onTestFinished(() => void house.thaw());
  house.freeze();
  await page.getByText(en.connection.unanswered).waitFor({ timeout: 8_000 });
  house.thaw();
  await page.getByText(en.connection.unanswered).waitFor({ state: 'detached' });
  expect(await page.locator('.tabletop').isVisible()).toBe(true);
  await page.context().close();
});

test('an unknown address is said to be one in the words of the house, with a way home', async () => {
  const page = await visitor(browser, house.url);
  const answer = await page.goto(`${house.url}/nowhere/at/all`);
  expect(answer?.status()).toBe(404);
  await page.getByText(en.home.noPage).waitFor();
  await page.getByRole('link', { name: en.home.toHouse }).click();
  await page.getByRole('heading', { name: en.home.title }).waitFor();
  await page.context().close();
});
