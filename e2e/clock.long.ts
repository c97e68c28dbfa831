import { game, type Move, type View } from '@stammtisch/blackjack';
import { expect, test } from 'vitest';

import { en } from '../web/src/text/en.ts';
import { button, identityOf, visitor } from './account-steps.ts';
import { PHONE, tap } from './browser.ts';
import { AnyGuest } from './guest.ts';
import { letEveryoneIn } from './host-sheet.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

test('whoever has ten seconds sees them run, and hears of it once', async () => {
  const { url } = house;
  const page = await visitor(browser, url);
  const guest = new AnyGuest<View, Move>(url, 'blackjack', game, await identityOf(page));
  await guest.until(() => guest.client.snapshot.me !== undefined);
  const opened = await guest.client.open('blackjack', { seats: 2, clock: 10 });
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  await guest.client.watch(table);
  // Whoever is alone has no clock.
  const friend = await new AnyGuest<View, Move>(url, 'blackjack', game).comeIn('Clockwise');
  await friend.sit(table);
  await guest.until(() => game.decisions(guest.view).length > 0);
  await page.goto(`${url}/t/${table}`);
  await page.locator('.tabletop').waitFor();
  if (guest.may({ kind: 'ready' })) await guest.make({ kind: 'ready' });

  await page.locator('.tabletop[style*="--seconds"]').waitFor();
  const said = page.locator('#announcer p').filter({ hasText: /You have \d+ seconds? left/ });
  await said.waitFor({ state: 'attached' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await tap(button(page, en.table.menu));
  await tap(button(page, en.waiting.rules));
  await page.getByText(en.thinking.is(10), { exact: true }).waitFor();
  expect(await said.count()).toBe(1);
  guest.client.stop();
  friend.client.stop();
  await page.context().close();
});

test('the host of a table chooses how long people may think', async () => {
  const { url } = house;
  const [page, other] = [await visitor(browser, url), await visitor(browser, url)];
  await tap(button(page, en.home.open));
  await tap(page.getByRole('radio', { name: 'Blackjack' }));
  const times = page.getByRole('group', { name: en.thinking.title });
  expect(await times.getByRole('radio', { name: en.thinking.is(30) }).isChecked()).toBe(true);
  await tap(page.getByRole('radio', { name: 'Big Two' }));
  expect(await times.getByRole('radio', { name: en.thinking.noLimit }).isChecked()).toBe(true);
  await tap(times.getByRole('radio', { name: en.thinking.is(120) }));
  await letEveryoneIn(page);
  await tap(button(page, en.home.opening.open));
  await page.getByText(en.thinking.is(120)).waitFor();
  await other.getByText(`${en.thinking.title}: ${en.thinking.is(120)}`).waitFor();
  await Promise.all([page.context().close(), other.context().close()]);
});

test('somebody who thinks is given more time by another who plays', async () => {
  const { url } = house;
  const page = await visitor(browser, url, { size: PHONE });
  const guest = new AnyGuest<View, Move>(url, 'blackjack', game, await identityOf(page));
  await guest.until(() => guest.client.snapshot.me !== undefined);
  const opened = await guest.client.open('blackjack', { seats: 2, clock: 60 });
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  await guest.client.watch(table);
  const friend = await new AnyGuest<View, Move>(url, 'blackjack', game).comeIn('Slowly');
  await friend.sit(table);
  await guest.until(() => game.decisions(guest.view).length > 0);
  if (guest.may({ kind: 'ready' })) await guest.make({ kind: 'ready' });
  await guest.until(() => guest.may({ kind: 'bet', amount: 100 }));
  // Now the table waits for the friend alone.
  await guest.make({ kind: 'bet', amount: 100 });
  const left = () => friend.client.snapshot.table?.clocks[1] ?? 0;
  await friend.until(() => left() > 0);
  const before = left();
  await page.goto(`${url}/t/${table}`);
  await page.locator('.tabletop').waitFor();
  await tap(button(page, en.table.menu));
  await tap(button(page, en.thinking.give('Slowly')));
  await page.getByText(en.thinking.gave('Slowly')).waitFor();
  await friend.until(() => left() > before + 20_000);
  expect(left()).toBeGreaterThan(before + 20_000);
  guest.client.stop();
  friend.client.stop();
  await page.context().close();
});
