import { expect, test } from 'vitest';

import { PHONE, person, tap } from './browser.ts';
import { Network } from './network.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { hand, myTurn, playByClicks } from './play.ts';

openHouseAndBrowser();

test('where no WebSocket gets through, one plays all the same, and comes back to the same cards', async () => {
  const network = new Network(house.url, { refusesUpgrades: true });
  const url = await network.open();
  const { page, mishaps } = await person(browser, PHONE);
  await page.goto(url);
  await tap(page.getByRole('button', { name: /^Play Big Two/ }));
  await hand(page).first().waitFor();
  expect(network.refused).toBeGreaterThan(0);
  await myTurn(page);
  await playByClicks(page);
  await myTurn(page);
  const cards = await hand(page).count();

  network.cut();
  await page.getByText('Connection lost').first().waitFor();
  network.mend();
  await page.getByText('Connection lost').first().waitFor({ state: 'hidden' });
  expect(await hand(page).count()).toBe(cards);
  await playByClicks(page);
  await myTurn(page);

  await page.reload();
  await hand(page).first().waitFor();
  await myTurn(page);
  // What the network did is no mishap of the page's.
  expect(mishaps.filter(text => !/WebSocket|ERR_|Failed to load/.test(text))).toEqual([]);
  await page.context().close();
  network.close();
});
