import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { de as deHost } from '../web/src/hosting/text/de.ts';
import { en as enHost } from '../web/src/hosting/text/en.ts';
import { it as itHost } from '../web/src/hosting/text/it.ts';
import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { button, visitor, whoIs } from './account-steps.ts';
import { choose, DESKTOP, PHONE, tap } from './browser.ts';
import { axeFindings } from './findings.ts';
import { closeTable, hosting, letEveryoneIn, openHostSheet } from './host-sheet.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
  ['800×600', { width: 800, height: 600 }],
  ['1024×600', { width: 1_024, height: 600 }],
] as const;

/** A table that strangers find, with its host at it. */
async function openTable(page: Page, texts = en, hostTexts = enHost): Promise<string> {
  await tap(button(page, texts.home.open));
  await letEveryoneIn(page, hostTexts);
  await tap(button(page, texts.home.opening.open));
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  return new URL(page.url()).pathname;
}

const closeSheet = (page: Page) => tap(button(page, en.close));
const chooseRule = (page: Page, name: string) =>
  choose(page.getByRole('radio', { name: new RegExp(`^${name}`) }));
const row = (page: Page) => page.locator('.tablerow').last();

test.each(SIZES)('knocking, handing over, sending away and closing, on %s', async (_, size) => {
  const host = await visitor(browser, house.url, { size });
  const guest = await visitor(browser, house.url, { size });
  const name = await whoIs(guest);
  const path = await openTable(host);

  // C18: whoever wants a chair knocks, and the host opens.
  await openHostSheet(host);
  await chooseRule(host, enHost.door.choice.knock[0]!);
  await closeSheet(host);
  await row(guest).getByText(en.home.access.knock).waitFor();
  await guest.goto(house.url + path);
  await tap(guest.getByRole('button', { name: new RegExp(`^${en.table.sit}`) }).first());
  await host.getByText(en.door.knocks(name)).waitFor();
  await tap(button(host, en.door.letIn));
  await guest.getByText(en.door.admitted).waitFor();

  // What happened stands in the chat, for both, also after a reload (J13).
  await guest.reload();
  await guest.locator('.chat-toggle').first().waitFor();
  const line = guest.locator('.msgs .note', { hasText: en.lines.admitted(name) });
  await line.waitFor({ state: 'attached' });

  // C20: the host sends somebody away; they are asked first, and the guest is told.
  await openHostSheet(host);
  await tap(hosting(host).getByRole('button', { name: enHost.remove, exact: true }).first());
  await host.getByText(enHost.sure(name)).waitFor();
  await tap(hosting(host).getByRole('button', { name: enHost.ban, exact: true }));
  await guest.getByText(en.door.away.banned).waitFor();
  await guest.goto(house.url + path);
  await guest.getByText(en.errors.banned).waitFor();
  await tap(hosting(host).getByRole('button', { name: enHost.unban, exact: true }));
  await guest.reload();
  await guest.locator('.seatlist').waitFor();

  // C16: closed, and everyone sees it.
  await closeTable(host);
  await guest.getByText(en.lines.closed).first().waitFor({ state: 'attached' });
  expect(new URL(guest.url()).pathname).toBe(path);
  await host.context().close();
  await guest.context().close();
});

test('a table has a name, a number that leads to it, and a password', async () => {
  const host = await visitor(browser, house.url);
  const guest = await visitor(browser, house.url, { size: PHONE });
  const path = await openTable(host);
  await openHostSheet(host);
  await host.getByRole('textbox', { name: enHost.name }).fill('Alte Post');
  await tap(hosting(host).getByRole('button', { name: enHost.save }).first());
  await host.getByText(enHost.saved).waitFor();
  await chooseRule(host, enHost.door.choice.password[0]!);
  await host.getByRole('textbox', { name: enHost.door.password }).fill('Enzian');
  await tap(hosting(host).getByRole('button', { name: enHost.save }).last());
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

test.each([
  ['en-GB', en, enHost],
  ['de-DE', de, deHost],
  ['it-IT', it, itHost],
] as const)('axe finds nothing in what the host sees: %s', async (locale, texts, hostTexts) => {
  const page = await visitor(browser, house.url, { locale });
  await openTable(page, texts, hostTexts);
  await openHostSheet(page, texts);
  await choose(
    page.getByRole('radio', { name: new RegExp(`^${hostTexts.door.choice.password[0]!}`) }),
  );
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page, `host at ${size.width}`)).toEqual([]);
    const sheet = page.locator('.sheet-in');
    expect(await sheet.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0);
  }
  await page.context().close();
});
