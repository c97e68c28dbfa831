import { LIMITS } from '@stammtisch/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { Client } from '../bench/client.ts';
import { en as enHost } from '../web/src/hosting/text/en.ts';
import { en } from '../web/src/text/en.ts';
import { button, visitor } from './account-steps.ts';
import { choose, DESKTOP, PHONE, tap } from './browser.ts';
import { hosting, letEveryoneIn, openHostSheet, openPart } from './host-sheet.ts';
import { lookAt } from './look.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const row = (page: Page) => page.locator('.tablerow').last();

test('a table has a name, a number that leads to it, and a password', async () => {
  const host = await visitor(browser, house.url);
  const guest = await visitor(browser, house.url, { size: PHONE });
  await tap(button(host, en.home.open));
  await letEveryoneIn(host);
  await tap(button(host, en.home.opening.open));
  await host.waitForURL(/\/t\/[a-z0-9]+$/);
  const path = new URL(host.url()).pathname;
  await openHostSheet(host);
  await openPart(host, enHost.name);
  await host.getByRole('textbox', { name: enHost.name }).fill('Alte Post');
  await tap(hosting(host).getByRole('button', { name: enHost.save }).first());
  await host.getByText(enHost.saved).waitFor();
  await openPart(host, enHost.door.title);
  await choose(
    host.getByRole('radio', { name: new RegExp(`^${enHost.door.choice.password[0]!}`) }),
  );
  await host.getByRole('textbox', { name: enHost.door.password }).fill('Enzian');
  await tap(hosting(host).getByRole('button', { name: enHost.save }).first());
  await row(guest).getByText('Alte Post').waitFor();
  await row(guest).getByText(en.home.access.password).waitFor();
  const title = await row(guest).locator('strong').innerText();
  const number = /\d+/.exec(title)![0];
  expect(await host.locator('.bar .title').innerText()).toContain(number);

  await guest.getByRole('textbox', { name: en.door.number }).fill(number);
  await tap(button(guest, en.door.go));
  await guest.waitForURL(house.url + path);
  await tap(guest.getByRole('button', { name: new RegExp(`^${en.table.sit}`) }).first());
  const field = guest.getByRole('textbox', { name: en.door.password });
  await field.fill('Edelweiß');
  await tap(button(guest, en.door.come));
  await guest.getByText(en.errors['wrong-password']).waitFor();
  await field.fill('Enzian');
  await tap(button(guest, en.door.come));
  await guest.locator('.seatlist .row', { hasText: en.waiting.you }).waitFor();
  await host.context().close();
  await guest.context().close();
});

test('J5: a long list shows its first part, the next when it is wanted, and new tables in both', async () => {
  const port = Number(new URL(house.url).port);
  const openTables = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const host = await Client.connect(port);
        await host.ask({ type: 'open', game: 'cluedo', listed: true });
        return host;
      }),
    );
  const MORE = 3;
  const pages = [
    await visitor(browser, house.url, { size: PHONE }),
    await visitor(browser, house.url, { size: DESKTOP }),
  ];
  const before = await pages[0]!.locator('.tablerow').count();
  const hosts = await openTables(LIMITS.tablesShown - before + MORE);
  const found: string[] = [];
  for (const page of pages) {
    const rows = page.locator('.tablerow');
    const more = button(page, en.home.showMore(MORE));
    await more.waitFor();
    expect(await rows.count()).toBe(LIMITS.tablesShown);
    found.push(...(await lookAt(page, 'a long list')));
    await tap(more);
    await rows.nth(LIMITS.tablesShown + MORE - 1).waitFor();
    expect(await more.count()).toBe(0);
  }
  hosts.push(...(await openTables(1)));
  for (const page of pages) {
    await page
      .locator('.tablerow')
      .nth(LIMITS.tablesShown + MORE)
      .waitFor();
    await page.context().close();
  }
  for (const host of hosts) host.close();
  expect(found).toEqual([]);
});
