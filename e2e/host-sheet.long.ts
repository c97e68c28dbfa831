import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en as enHost } from '../web/src/hosting/text/en.ts';
import { en } from '../web/src/text/en.ts';
import { button, visitor, whoIs } from './account-steps.ts';
import { choose, DESKTOP, PHONE, tap } from './browser.ts';
import { axeFindings } from './findings.ts';
import { letEveryoneIn } from './host-sheet.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

async function openTable(page: Page, game: string): Promise<string> {
  await tap(button(page, en.home.open));
  await choose(page.getByRole('radio', { name: game }));
  await letEveryoneIn(page);
  await tap(button(page, en.home.opening.open));
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  return new URL(page.url()).pathname;
}

const hosting = (page: Page) => page.locator('.hosting');
const openHostSheet = async (page: Page): Promise<void> => {
  await tap(button(page, en.waiting.change));
  await hosting(page).waitFor();
};
const sitDown = (page: Page) =>
  tap(page.getByRole('button', { name: new RegExp(`^${en.table.sit}`) }).first());

test.each(SIZES)(
  'the host changes rules and seats, invites, lets in and starts from one sheet, on %s',
  async (_, size) => {
    const host = await visitor(browser, house.url, { size });
    const guest = await visitor(browser, house.url, { size });
    const other = await visitor(browser, house.url, { size });
    const [name, otherName] = [await whoIs(guest), await whoIs(other)];
    const path = await openTable(host, 'Cluedo');
    await openHostSheet(host);

    // Rules and seats, told to everyone at once.
    const rules = hosting(host);
    await choose(rules.getByRole('radio', { name: en.home.opening.seatsOf(5) }));
    await tap(rules.getByRole('button', { name: enHost.saveRules }));
    await host.getByText(enHost.saved).waitFor();
    await host.locator('.msgs .note', { hasText: en.lines.options }).waitFor({ state: 'attached' });
    await choose(rules.getByRole('radio', { name: en.leavers.choice.wait }));

    // C19: whoever is in the house is invited, and sees it on another page of the house.
    await guest.goto(`${house.url}/scores`);
    await tap(rules.getByRole('button', { name: enHost.inviteWhom(name) }));
    await rules.getByText(enHost.isInvited).waitFor();
    await tap(button(guest, en.door.accept));
    await guest.waitForURL(house.url + path);
    await rules.getByText(name).first().waitFor();

    // C18: whoever knocks sees that they wait, also after a reload, and may think better of it.
    await choose(
      rules.getByRole('radio', { name: new RegExp(`^${enHost.door.choice.knock[0]!}`) }),
    );
    await other.goto(house.url + path);
    await sitDown(other);
    await other.getByText(en.door.knocked).first().waitFor();
    await other.reload();
    await other.locator('.startbar').getByText(en.door.knocked).waitFor();
    await tap(button(other, en.door.giveUp));
    await sitDown(other);
    await rules.getByText(enHost.wants.seat).waitFor();
    await tap(rules.getByRole('button', { name: enHost.admit, exact: true }));
    await rules.getByText(otherName).first().waitFor();

    expect(await axeFindings(host, 'the host’s sheet')).toEqual([]);
    const sheet = host.locator('.sheet-in');
    expect(await sheet.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0);

    await tap(rules.getByRole('button', { name: en.waiting.start }));
    const begun = guest.locator('.msgs .note', { hasText: en.lines.started });
    await begun.waitFor({ state: 'attached' });
    // It stays open: whoever runs a table was perhaps not done.
    expect(await hosting(host).isVisible()).toBe(true);
    for (const page of [host, guest, other]) await page.context().close();
  },
);

test.each(SIZES)('handing over, locking, and looking on with consent, on %s', async (_, size) => {
  const host = await visitor(browser, house.url, { size });
  const guest = await visitor(browser, house.url, { size });
  const path = await openTable(host, 'Big Two');
  await openHostSheet(host);
  await hosting(host).getByLabel(enHost.spectators.title).selectOption('ask');

  // One asks to look on, is refused, asks again, and is let in.
  await guest.goto(house.url + path);
  await tap(button(guest, en.door.watch));
  await guest.getByText(en.door.knocked).waitFor();
  await hosting(host).getByText(enHost.wants.view).waitFor();
  await tap(hosting(host).getByRole('button', { name: enHost.refuse }));
  await guest.getByText(en.door.refused).waitFor();
  await tap(button(guest, en.door.watch));
  await tap(hosting(host).getByRole('button', { name: enHost.admit, exact: true }));
  await guest.locator('.seatlist').waitFor();

  // C17: no more players; whoever looks on is told why they cannot sit down.
  await choose(hosting(host).getByRole('switch', { name: enHost.locked }));
  await sitDown(guest);
  await guest.getByText(en.errors['table-locked']).waitFor();
  await hosting(host).getByRole('switch', { name: enHost.locked }).uncheck();
  await guest.waitForTimeout(500);
  await sitDown(guest);
  await guest.locator('.seatlist .row', { hasText: en.waiting.you }).waitFor();

  // The other one runs the table from here on.
  await tap(hosting(host).getByRole('button', { name: enHost.makeHost }));
  await button(guest, en.waiting.change).waitFor();
  await hosting(host).waitFor({ state: 'detached' });
  expect(await button(host, en.waiting.change).count()).toBe(0);
  await host.context().close();
  await guest.context().close();
});
