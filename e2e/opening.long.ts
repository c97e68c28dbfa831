import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en as enHost } from '../web/src/hosting/text/en.ts';
import { en } from '../web/src/text/en.ts';
import { button, visitor, whoIs } from './account-steps.ts';
import { DESKTOP, PHONE, tap } from './browser.ts';
import { axeFindings } from './findings.ts';
import { letEveryoneIn } from './host-sheet.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const rowOf = (page: Page, name: string) => page.locator('.tablerow', { hasText: name });
const atTable = (page: Page) => page.waitForURL(/\/t\/[a-z0-9]+$/);

test.each([
  ['a phone', 'a desktop', PHONE, DESKTOP],
  ['a desktop', 'a phone', DESKTOP, PHONE],
] as const)(
  'W10, C18: a table is opened with a name and a password on %s, and joined with it on %s',
  async (_, __, size, otherSize) => {
    const name = `Stube ${size.width}`;
    const host = await visitor(browser, house.url, { size });
    const guest = await visitor(browser, house.url, { size: otherSize });
    const [hostName, guestName] = [await whoIs(host), await whoIs(guest)];
    await tap(button(host, en.home.open));
    // It has a name already, which one can take or change.
    expect(await field(host, enHost.name).inputValue()).toMatch(/^\p{Lu}/u);
    await field(host, enHost.name).fill(name);
    await host.getByRole('combobox', { name: enHost.door.title }).selectOption('password');
    expect(await axeFindings(host, 'opening with a password')).toEqual([]);
    // Not without one.
    await tap(button(host, en.home.opening.open));
    expect(new URL(host.url()).pathname).toBe('/');
    await field(host, enHost.door.password).fill('Enzian');
    await tap(button(host, en.home.opening.open));
    await atTable(host);

    // W12: who sits where, and how one gets in; a tap anywhere on the row.
    const row = rowOf(guest, name);
    await row.getByText(en.home.access.password).waitFor();
    const chairs = row.locator('.atchairs li');
    expect((await chairs.first().innerText()).trim()).toBe(`${hostName} ${en.home.chairs.host}`);
    expect(await chairs.last().innerText()).toBe(en.home.chairs.free);
    await row.locator('.rules').scrollIntoViewIfNeeded();
    await guest.waitForTimeout(500);
    await row.locator('.rules').click({ force: true, position: { x: 8, y: 8 } });
    await atTable(guest);
    await tap(guest.getByRole('button', { name: new RegExp(`^${en.table.sit}`) }).first());
    await field(guest, en.door.password).fill('Enzian');
    await tap(button(guest, en.door.come));
    await host.locator('.seatlist .row', { hasText: guestName }).waitFor();

    // Somebody else has the name now.
    const third = await visitor(browser, house.url, { size });
    await tap(button(third, en.home.open));
    await field(third, enHost.name).fill(name);
    await tap(button(third, en.home.opening.open));
    await third.getByText(enHost.nameTaken).waitFor();
    await field(third, enHost.name).fill(`${name} zwei`);
    await tap(button(third, en.home.opening.open));
    await atTable(third);
    for (const page of [host, guest, third]) await page.context().close();
  },
);

test('W12: the list says that people are gone, and is filtered by the house', async () => {
  const host = await visitor(browser, house.url);
  const guest = await visitor(browser, house.url, { size: PHONE });
  await tap(button(host, en.home.open));
  await field(host, enHost.name).fill('Alte Post');
  await letEveryoneIn(host);
  await tap(button(host, en.home.opening.open));
  await host.locator('.seatlist').waitFor();
  const row = rowOf(guest, 'Alte Post');
  await row.getByText(en.home.free).waitFor();
  expect(await row.innerText()).not.toContain(en.home.inactive);
  await host.context().close();
  await row.getByText(en.home.inactive).waitFor();

  const games = guest.getByRole('combobox', { name: en.home.filterGame });
  await games.selectOption('cluedo');
  await row.waitFor({ state: 'detached' });
  await guest.getByText(en.home.noneSo).waitFor();
  await games.selectOption('');
  await row.waitFor();
  await guest.getByRole('switch', { name: en.home.onlyFree }).check();
  await row.waitFor();
  await guest.context().close();
});

test('J5: on a phone the number of the table stays in the bar while the game runs', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await tap(button(page, en.home.play('Watten')));
  await atTable(page);
  await page.locator('.tabletop').waitFor();
  const number = page.locator('.bar .tablenumber');
  await number.waitFor();
  expect(await number.innerText()).toMatch(/\d/);
  const box = (await number.boundingBox())!;
  expect(box.x + box.width).toBeLessThan(PHONE.width);
  await page.context().close();
});
