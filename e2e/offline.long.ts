import { expect, test } from 'vitest';

import { en as account } from '../web/src/account/text/en.ts';
import { en as local } from '../web/src/local/text/en.ts';
import { en } from '../web/src/text/en.ts';
import { visitor, whoIs } from './account-steps.ts';
import { answer, ANSWERS } from './blackjack-play.ts';
import { choose, PHONE, tap } from './browser.ts';
import { RealHouse } from './house.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { cardsOf, hand, playByClicks } from './play.ts';

openHouseAndBrowser();

test('with the network cut one plays on this device, comes back after a reload, and keeps the record', async () => {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: en.home.quick.title }));
  await tap(page.getByRole('button', { name: local.play }));
  await page.getByText(local.here).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.reload();
  await tap(page.getByRole('button', { name: new RegExp(`^${en.home.play('Blackjack')}`) }));
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  await page.locator('.betting').waitFor();
  await page.reload();
  await page.locator('.betting').waitFor();
  const { round: _, ...upToTheNextRound } = ANSWERS;
  await expect.poll(() => answer(page, upToTheNextRound), { timeout: 20_000 }).toBe('round');

  await tap(page.getByRole('button', { name: en.table.leave }));
  await page.getByText(local.here).waitFor();
  await page.goto(`${house.url}/games`);
  await page.locator('main a[href^="/r/"]').first().waitFor();

  await context.setOffline(false);
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: local.toHouse }));
  await page.getByText(local.here).waitFor({ state: 'detached' });
  await page
    .locator('.statetext')
    .filter({ hasText: /1 person in the house/ })
    .waitFor();

  // Whoever leaves without a trace leaves none here, either.
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).length);
  expect(await kept()).toBe(1);
  await page.goto(`${house.url}/me/erase`);
  await tap(page.getByRole('button', { name: account.erase.go }));
  await page.getByText(account.notes.erased).waitFor();
  await expect.poll(kept).toBe(0);
  await context.close();
});

test('where the house cannot be reached, the tap that was to begin a game begins it on this device', async () => {
  const gone = await new RealHouse().open();
  const page = await visitor(browser, gone.url, { size: PHONE });
  const name = await whoIs(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await gone.kill();
  await page.getByText(en.connection.lost).waitFor();
  await tap(page.getByRole('button', { name: new RegExp(`^${en.home.play('Big Two')}`) }));
  await page.getByText(local.begun).waitFor();
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  await expect.poll(() => page.locator('#hand button[data-card]').count()).toBe(13);
  await page.goto(gone.url);
  await expect.poll(() => page.locator('.me b').innerText()).toBe(name);
  await page.context().close();
});

test('two people pass one device around: nobody sees the cards of the other', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await tap(page.getByRole('button', { name: en.home.quick.title }));
  await tap(page.getByRole('button', { name: local.play }));
  await page.getByText(local.here).waitFor();
  await tap(page.getByRole('button', { name: en.home.open }));
  await choose(page.getByRole('radio', { name: /^Big Two/ }));
  await tap(page.getByRole('button', { name: en.home.opening.open }));
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  await page.getByRole('textbox', { name: local.name, exact: true }).fill('Rosi B.');
  await tap(page.getByRole('button', { name: local.seat }));
  await page.locator('.seatlist').getByText('Rosi B.').waitFor();
  await tap(page.getByRole('button', { name: /^Start now/ }));

  const hands = new Map<string, readonly string[]>();
  const seenMeanwhile: number[] = [];
  while (hands.size < 2) {
    const mine = page.locator('.state.you');
    const handOver = page.getByRole('button', { name: /^I am / });
    await mine.or(handOver).first().waitFor();
    if (await handOver.isVisible()) {
      seenMeanwhile.push(await hand(page).count());
      await tap(handOver);
      await mine.waitFor();
    }
    const who = await page.evaluate(() => sessionStorage.getItem('stammtisch.local') ?? '');
    hands.set(who, await cardsOf(page));
    await playByClicks(page);
  }
  const [first = [], second = []] = hands.values();
  expect(seenMeanwhile).toContain(0);
  expect(Math.max(...seenMeanwhile)).toBe(0);
  expect(first.filter(card => second.includes(card))).toEqual([]);

  // Another window of this browser has the house on the device from now on; this one can have it back.
  const other = await page.context().newPage();
  await other.goto(house.url);
  await tap(other.getByRole('button', { name: en.home.quick.title }));
  await tap(other.getByRole('button', { name: local.play }));
  await other.getByText(local.here).waitFor();
  await page.getByText(en.connection.replaced).waitFor();
  await page.getByRole('button', { name: en.connection.here }).click();
  await other.getByText(en.connection.replaced).waitFor();
  await page.context().close();
});
